import TestSupport
import Testing

@Suite("AppKit")
struct AppKitTests {
  @Test("shows sheets, windows and popovers")
  func presentations() {
    let app = Fixture(
      """
      class Main: NSViewController {
        let preferences = PreferencesWindowController()
        func run(_ sender: NSView) {
          presentAsSheet(Editor())
          presentAsModalWindow(Inspector())
          present(Info(), asPopoverRelativeTo: .zero, of: sender, preferredEdge: .minY, behavior: .transient)
          preferences.showWindow(nil)
        }
      }
      class Editor: NSViewController {}
      class Inspector: NSViewController {}
      class Info: NSViewController {}
      class PreferencesWindowController: NSWindowController {}
      """)
    #expect(
      app.differences(
        from: """
          Main popover Info
          Main present Inspector
          Main sheet Editor
          Main window PreferencesWindowController
          """) == [])
    #expect(app.graph.nodes.allSatisfy { $0.framework == .appkit })
  }

  @Test("has windows with a content, also from storyboards")
  func storyboards() {
    let text = Storyboard(
      initial: "wnd",
      .container("windowController", id: "wnd", .relationship("window.shadowedContentViewController", to: "split")),
      .container(
        "splitViewController", id: "split", type: "Split", .relationship("splitItems", to: "Sidebar"),
        .relationship("splitItems", to: "Content")),
      .screen("Sidebar", .segue("sheet", to: "Editor", identifier: "edit")), .screen("Content"), .screen("Editor")
    ).description.replacingOccurrences(of: "CocoaTouch", with: "Cocoa")
    let app = Fixture(
      """
      //- Main.storyboard
      \(text)
      //- App.swift
      class Split: NSSplitViewController {}
      class Sidebar: NSViewController { func edit() { performSegue(withIdentifier: "edit", sender: self) } }
      class Content: NSViewController {}
      class Editor: NSViewController {}
      """)
    #expect(
      app.differences(
        from: """
          Main:wnd root Split
          Sidebar sheet Editor
          Split column Content
          Split column Sidebar
          """) == [])
  }
}
