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
    #expect(app.graph.nodes.areThereAndAll { $0.framework == .appkit })
  }

  @Test(
    "shows in a window what is put into the plain view that fills it",
    arguments: [
      ("NSView(frame: .zero)", "backdrop.addSubview(Hosts.detail.view)", "Detail"),
      ("NSVisualEffectView()", "let detail = Detail()\n    backdrop.addSubview(detail.view)", "Detail"),
      ("NSBox()", "let detail = Detail()\n    let view = detail.view\n    backdrop.addSubview(view)", "Detail"),
      ("NSView()", "backdrop.addSubview(NSTextField())\n    backdrop.addSubview(Detail().view)", "Detail"),
      ("NSStackView()", "backdrop.addArrangedSubview(NSHostingView(rootView: Note()))", "Note"),
      ("NSView()", "let host = NSHostingView(rootView: Note())\n    backdrop.addSubview(host)", "Note"),
      ("NSView()", "backdrop.addSubview(NSTextField())", ""),
      ("NSView()", "other.addSubview(Detail().view)", ""),
      ("NSView()", "later { backdrop.addSubview(Detail().view) }", ""),
      ("Backdrop()", "backdrop.addSubview(NSHostingView(rootView: Note()))", ""),
    ])
  func plainViews(_ view: String, _ code: String, _ content: String) {
    let app = Fixture(
      """
      enum Hosts { static let detail = Detail() }
      class Backdrop: NSView {}
      class Detail: NSViewController {}
      struct Note: View { var body: some View { Text("a") } }
      class Opener: NSObject {
        func open(over other: NSView) {
          let backdrop = \(view)
          \(code)
          let window = NSWindow()
          window.contentView = backdrop
          window.makeKeyAndOrderFront(nil)
        }
      }
      class Home: NSViewController { @objc func tap() { Opener().open(over: view) } }
      """)
    #expect(app.missing(content.isEmpty ? "" : "Home root \(content)") == [])
    #expect(content.isEmpty == (app.found("Home root Detail\nHome root Note") == []))
    #expect(app.reasons(of: "contentView") == (content.isEmpty ? ["own: it shows no screen"] : []))
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

  @Test(
    "has controllers that only their names tell, whatever else the program declares",
    arguments: [
      "", "enum Choice: UInt32 { case text = 1 }", "enum Size: UInt { case small }",
      "protocol UIState {}; struct Idle: UIState {}", "class Page: UIViewController {}",
    ])
  func controllersKnownByName(_ others: String) {
    let app = Fixture(
      """
      import AppKit
      import SwiftUI
      \(others)
      struct Status: View { var body: some View { Text("Ready") } }
      class Main: NSWindowController {
        override func windowDidLoad() {
          let accessory = NSTitlebarAccessoryViewController()
          accessory.view = NSHostingView(rootView: Status())
          window?.addTitlebarAccessoryViewController(accessory)
        }
      }
      """)
    #expect(app.differences(from: "Main child Status") == [])
  }

  @Test(
    "means the window controller by its window",
    arguments: [
      "window.beginSheet(settings.window!)", "NSApp.mainWindow?.beginSheet(settings.window!)",
      "NSApplication.shared.beginSheet(settings.window!, modalFor: window, modalDelegate: nil, didEnd: nil)",
      "settings.run(on: window)", "settings.ask(on: window)",
    ])
  func sheetsOfWindowControllers(_ call: String) {
    let app = Fixture(
      """
      class Main: NSViewController {
        let settings = SettingsPanel(windowNibName: "Settings")
        func open(_ window: NSWindow) { \(call) }
      }
      class SettingsPanel: NSWindowController {
        func run(on host: NSWindow) {
          guard let window = window else { return }
          host.beginSheet(window)
        }
        func ask(on host: NSWindow) {
          guard let panel = window else { return }
          host.beginSheet(panel)
        }
      }
      """)
    #expect(app.differences(from: "Main sheet SettingsPanel") == [])
  }

  @Test(
    "was there where it is one of the windows of the application, through one hand and two",
    arguments: [
      (
        "for window in NSApplication.shared.orderedWindows { window.makeKeyAndOrderFront(nil) }",
        "own: it shows a screen that was already there"
      ),
      ("if let window = NSApp.windows.first { raise(window) }", "own: it shows a screen that was already there"),
      ("raise(load())", "unresolved: the window that it brings to the front is unknown"),
      (
        "if isOld { raise(NSApp.windows[0]) } else { raise(load()) }",
        "unresolved: the window that it brings to the front is unknown"
      ),
    ])
  func windowsOfApplication(line: String, reason: String) {
    let app = Fixture(
      """
      class Home: NSViewController {
        func focus() { \(line) }
        \(line.contains("raise(") ? "func raise(_ window: NSWindow) { window.makeKeyAndOrderFront(nil) }" : "")
      }
      """)
    #expect(app.reasons(of: "makeKeyAndOrderFront") == [reason])
    #expect(app.edges.map(\.ends) == [])
  }

  @Test(
    "shows as a sheet the window that a document lays out, by the name of its outlet",
    arguments: [
      ("window!.beginSheet(saveSheet)", "Filters sheet saveSheet"),
      ("window!.beginSheet(self.newSheet) { _ in }", "Filters sheet newSheet"),
      ("NSApp.beginSheet(saveSheet, modalFor: window!)", "Filters sheet saveSheet"),
      ("window!.beginSheet(keySheet)", "Filters sheet KeyWindow"),
      ("window!.beginSheet(made)", "Filters sheet ?"),
      ("let saveSheet = load(); window!.beginSheet(saveSheet)", "Filters sheet ?"),
    ])
  func outlets(line: String, edge: String) {
    let app = Fixture(
      """
      class Filters: NSWindowController {
        @IBOutlet var saveSheet: NSWindow!
        @IBOutlet weak var newSheet: NSPanel!
        @IBOutlet var keySheet: KeyWindow!
        var made: NSWindow!
        func ask() { \(line) }
      }
      class KeyWindow: NSWindow {}
      """)
    #expect(app.differences(from: edge) == [])
  }

  @Test("shows a window controller that shows its own window for whoever asks it to")
  func ownWindow() {
    let app = Fixture(
      """
      class Main: NSViewController {
        let log = LogWindowController()
        func open() { log.reveal() }
        func wait() { NSApp.runModal(for: log.window!) }
      }
      class LogWindowController: NSWindowController {
        override func showWindow(_ sender: Any?) {
          super.showWindow(sender)
          window?.makeKeyAndOrderFront(sender)
        }
        func reveal() { window?.makeKeyAndOrderFront(nil) }
        func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) {}
      }
      """)
    #expect(
      app.differences(from: "Main window LogWindowController\nMain present LogWindowController") == [])
  }

  @Test(
    "shows a window that is ordered to the front",
    arguments: [
      "panel?.orderFront(nil)", "panel!.orderFrontRegardless()", "panel?.reveal()", "panel?.setIsVisible(true)",
      "panel?.toggle(on: true)", "guard let shown = panel else { return }; shown.setIsVisible(!shown.isVisible)",
      "panel?.order(.above, relativeTo: 0)", "panel!.order(NSWindow.OrderingMode.below, relativeTo: number)",
      "panel?.order(number == 0 ? .above : .out, relativeTo: number)", "panel?.join(number)",
      "Panel.join(panel!, number)",
    ])
  func orderedWindows(_ statement: String) {
    let app = Fixture(
      """
      class Main: NSViewController {
        var panel: Panel?
        let number = 0
        func open() {
          panel = Panel()
          \(statement)
        }
      }
      class Panel: NSPanel {
        func reveal() { orderFrontRegardless() }
        func join(_ number: Int) { order(.below, relativeTo: number) }
        static func join(_ panel: Panel, _ number: Int) { panel.join(number) }
        func toggle(on isShown: Bool) { setIsVisible(isShown) }
      }
      """)
    #expect(app.differences(from: "Main window Panel") == [])
  }

  @Test("shows a window that its class keeps and puts above the others for whoever asks")
  func sharedWindowInOrder() {
    let app = Fixture(
      """
      class Tiles: NSPanel {
        override func keyDown(with event: NSEvent) { Preview.show("a") }
      }
      class Preview: NSPanel {
        static let shared = Preview()
        static func show(_ name: String) {
          shared.title = name
          shared.order(.above, relativeTo: 0)
        }
      }
      """)
    #expect(app.differences(from: "Tiles window Preview") == [])
  }

  @Test(
    "shows no window that is told not to be visible",
    arguments: [
      "panel?.setIsVisible(false)", "panel?.hide()", "panel?.order(.out, relativeTo: 0)",
      "panel?.order(NSWindow.OrderingMode.out, relativeTo: 0)", "panel?.order(by: .above)", "panel?.orderBack(nil)",
    ])
  func hiddenWindows(_ statement: String) {
    let app = Fixture(
      """
      class Main: NSViewController {
        var panel: Panel?
        func close() {
          panel = Panel()
          \(statement)
        }
      }
      class Panel: NSPanel {
        func hide() { setIsVisible(false) }
        func order(by mode: NSWindow.OrderingMode) { level = .floating }
      }
      """)
    #expect(app.differences(from: "") == [])
  }

  @Test(
    "follows what the program's own initializers of windows put into them",
    arguments: [
      "NSPanel(view: About())", "NSPanel(view: About().padding(), title: \"About\")",
    ])
  func convenienceInitializers(_ expression: String) {
    let app = Fixture(
      """
      class Main: NSViewController {
        func open() {
          let panel = \(expression)
          panel.makeKeyAndOrderFront(nil)
        }
      }
      struct About: View { var body: some View { Text("About") } }
      extension NSPanel {
        convenience init(view: some View, title: String? = nil) {
          let controller = NSHostingController(rootView: view)
          self.init(contentViewController: controller)
        }
      }
      """)
    #expect(app.differences(from: "Main root About") == [])
  }

  @Test(
    "are shown by a method of libraries that is given nothing, and by none of that name that is given something",
    arguments: ["NSWindow & Paged", "NSPanel", "Tools"])
  func shownWithoutArguments(type: String) {
    let windows = ["show()", "show(page: .help)", "show(.help)", "show(at: page) { page in open(page) }"].map { call in
      Fixture(
        """
        enum Page { case help }
        protocol Paged: AnyObject { func show(page: Page) }
        class Tools: NSPanel {}
        class Form: NSViewController {
          func open(_ panel: \(type)) { panel.\(call) }
        }
        """
      ).edges(.window).count
    }
    #expect(windows == [1, 0, 0, 0])
  }

  @Test(
    "makes what a plain window shows the root for who opens the window, and shows it as the sheet that it is",
    arguments: [
      ("window.makeKeyAndOrderFront(nil)", "root"), ("NSWindowController(window: window).showWindow(nil)", "root"),
      ("view.window?.beginSheet(window)", "sheet"),
    ])
  func plainWindows(_ opening: String, _ kind: String) {
    let app = Fixture(
      """
      class Main: NSViewController {
        func fill() {
          let window = NSWindow()
          window.contentView = NSHostingView(rootView: Log())
          \(opening)
        }
        func make() {
          let window = NSWindow(contentViewController: NSHostingController(rootView: About()))
          \(opening)
        }
      }
      struct Log: View { var body: some View { Text("Log") } }
      struct About: View { var body: some View { Text("About") } }
      """)
    #expect(app.differences(from: "Main \(kind) Log\nMain \(kind) About") == [])
    #expect(!app.graph.nodes.contains { $0.kind == .container })
  }

  @Test("says of a plain window whose content is no screen that nothing is known of it")
  func windowsWithoutScreens() {
    let app = Fixture(
      """
      class Shade {
        func dim() {
          let window = NSWindow(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)
          window.makeKeyAndOrderFront(nil)
        }
      }
      """)
    #expect(app.graph.edges.map(\.reason) == ["nothing is known of what the window shows"])
  }

  @Test(
    "has no screen in a window whose view only lays out or shows a picture",
    arguments: [
      "let image = NSImageView(); window.contentView = image",
      "window.contentView = NSVisualEffectView()",
      "let box = NSVisualEffectView(); box.addSubview(NSTextField()); window.contentView = box",
    ])
  func plainContents(_ fill: String) {
    let app = Fixture(
      """
      class Overlay {
        func dim() {
          let window = DimWindow()
          \(fill)
          window.makeKeyAndOrderFront(nil)
        }
        func show() {
          let window = DimWindow()
          window.contentView = NSHostingView(rootView: Page())
          window.makeKeyAndOrderFront(nil)
        }
      }
      class DimWindow: NSPanel {}
      struct Page: View { var body: some View { Text("…") } }
      """)
    #expect(!app.graph.nodes.contains { $0.name.contains("ImageView") || $0.name.contains("EffectView") })
    #expect(app.edges.contains { $0.source == "Overlay" && $0.kind == .window })
    #expect(app.edges(.root).contains { $0.hasSuffix("root Page") })
  }

  @Test("opens the window that the same object fills elsewhere, and the window of a class of the program's own")
  func windowsFilledElsewhere() {
    let app = Fixture(
      """
      class Logs {
        var controller: NSWindowController?
        func make() {
          controller = NSWindowController(window: NSWindow())
          controller?.contentViewController = LogController()
        }
        func open() { controller?.showWindow(nil) }
      }
      class Notes { func open() { NSWindowController(window: NoteWindow()).showWindow(nil) } }
      class LogController: NSViewController {}
      class NoteWindow: NSWindow {}
      """)
    #expect(app.differences(from: "Logs root LogController\nNotes window NoteWindow") == [])
  }

  @Test("puts the children of split and tab controllers into their columns and tabs")
  func childrenOfContainers() {
    let app = Fixture(
      """
      class Columns: NSSplitViewController {
        override func viewDidLoad() {
          children = [Sidebar()]
          insertChild(Page(), at: 1)
        }
      }
      class Tabs: NSTabViewController { override func viewDidLoad() { children = [Page()] } }
      class Plain: NSViewController { override func viewDidLoad() { children = [Page()] } }
      class Sidebar: NSViewController {}
      class Page: NSViewController {}
      """)
    #expect(
      app.differences(
        from: """
          Columns column Page
          Columns column Sidebar
          Plain child Page
          Tabs tab Page
          """) == [])
  }

  @Test("shows views of SwiftUI that are the whole content, and no other views")
  func hostedViews() {
    let app = Fixture(
      """
      class Main: NSViewController {
        override func loadView() { view = NSHostingView(rootView: Library()) }
        func open(_ window: NSWindow) {
          window.contentView = NSHostingView(rootView: Reader())
          window.contentView = NSView()
          view.addSubview(NSHostingView(rootView: Badge()))
        }
      }
      struct Library: View { var body: some View { Text("Library") } }
      struct Reader: View { var body: some View { Text("Reader") } }
      struct Badge: View { var body: some View { Text("New") } }
      """)
    #expect(app.differences(from: "Main child Library\nMain root Reader") == [])
  }

  @Test("shows the views that a window is given by those who fill it, and no other views")
  func givenViews() {
    let app = Fixture(
      """
      class Hover: NSPanel {
        func showReader() { show(Reader()) }
        func showIcon() { put(NSImageView()) }
        private func show(_ view: some View) { contentView = NSHostingView(rootView: view) }
        private func put(_ view: NSView) { contentView = view }
      }
      struct Reader: View { var body: some View { Text("Reader") } }
      """)
    #expect(app.differences(from: "Hover root Reader") == [])
  }

  @Test(
    "shows the controller whose view becomes the own one of another",
    arguments: [
      ("view = library.view", "Main child Library"), ("self.view = library.view", "Main child Library"),
      ("let page = library.view; view = page", "Main child Library"),
      ("let host = NSHostingController(rootView: Reader()); view = host.view", "Main child Reader"),
      ("view = NSHostingController(rootView: Reader().padding()).view", "Main child Reader"),
      ("take(library)", "Main child Library"), ("view = badge.view", ""), ("view = plain.view", ""),
    ])
  func viewsOfControllers(_ statement: String, _ edge: String) {
    let app = Fixture(
      """
      class Main: NSViewController {
        let library = Library()
        let badge = Badge()
        let plain = NSViewController()
        override func loadView() { \(statement) }
        private func take(_ page: NSViewController) { view = page.view }
      }
      class Library: NSViewController {}
      class Badge { let view = NSView() }
      struct Reader: View { var body: some View { Text("Reader") } }
      """)
    #expect(app.differences(from: edge) == [])
  }

  @Test(
    "fills a window with the controller whose view it gets",
    arguments: [
      ("NSHostingController(rootView: Reader())", "Main root Reader"), ("Library()", "Main root Library"),
    ])
  func windowsWithViewsOfControllers(_ expression: String, _ edge: String) {
    let app = Fixture(
      """
      class Main: NSViewController {
        func open() {
          let window = NSWindow()
          let content = \(expression)
          window.contentView = content.view
          window.makeKeyAndOrderFront(nil)
        }
      }
      class Library: NSViewController {}
      struct Reader: View { var body: some View { Text("Reader") } }
      """)
    #expect(app.differences(from: edge) == [])
  }

  @Test(
    "brings panels of the system",
    arguments: [
      ("NSColorPanel.shared.orderFront(nil)", "system NSColorPanel"),
      ("NSFontPanel.shared.orderBack(nil)", "system NSFontPanel"),
      ("NSFontPanel.shared.makeKeyAndOrderFront(nil)", "system NSFontPanel"),
      (
        "NSSharingServicePicker(items: []).show(relativeTo: .zero, of: view, preferredEdge: .minY)",
        "system NSSharingServicePicker"
      ),
      ("NSOpenPanel().begin { _ in }", "system NSOpenPanel"),
      ("NSApplication.shared.presentError(error)", "alert NSAlert"),
      ("NSApp.presentError(error)", "alert NSAlert"),
      ("presentError(error)", "alert NSAlert"),
    ])
  func systemPanels(_ call: String, _ edge: String) {
    let app = Fixture(
      """
      //- Mac.swift
      class Main: NSViewController {
        func open(_ error: Error) { \(call) }
      }
      //- Phone.swift
      extension UIViewController {
        func presentError(_ error: Error) { present(ErrorScreen(), animated: true) }
      }
      class ErrorScreen: UIViewController {}
      """)
    #expect(app.missing("Main \(edge)") == [])
    #expect(app.found("Main present ErrorScreen") == [])
  }

  @Test("names storyboards and scenes by texts with a type of their own")
  func names() {
    let storyboard = Storyboard(.screen("Editor", identifier: "edit")).description
      .replacingOccurrences(of: "CocoaTouch", with: "Cocoa")
    let app = Fixture(
      """
      //- Main.storyboard
      \(storyboard)
      //- App.swift
      class Main: NSViewController {
        func open() {
          let storyboard = NSStoryboard(name: NSStoryboard.Name("Main"), bundle: nil)
          let identifier = NSStoryboard.SceneIdentifier("edit")
          presentAsSheet(storyboard.instantiateController(withIdentifier: identifier) as! NSViewController)
        }
      }
      class Editor: NSViewController {}
      """)
    #expect(app.differences(from: "Main sheet Editor") == [])
  }

  @Test(
    "shows nothing where a screen brings its own window to the front",
    arguments: [
      "view.window?.makeKeyAndOrderFront(nil)", "view.window?.windowController?.showWindow(nil)",
      "let window = view.window; window?.makeKeyAndOrderFront(nil)",
      "let field = NSTextField(); field.window?.makeKeyAndOrderFront(nil)",
      "ErrorPresenter.show(from: self)",
    ])
  func ownWindow(_ line: String) {
    let app = Fixture(
      """
      class Editor: NSViewController {
        func fail() {
          \(line)
        }
      }
      enum ErrorPresenter {
        static func show(from source: NSViewController) { source.view.window!.makeKeyAndOrderFront(nil) }
      }
      """)
    #expect(app.edges.map(\.ends) == [])
  }

  @Test("ends with names that mean each other")
  func circularWindow() {
    let app = Fixture(
      """
      class Editor: NSViewController {
        func show() {
          var first = second
          var second = first
          first = second
          first.makeKeyAndOrderFront(nil)
        }
      }
      """)
    #expect(app.graph.nodes.map(\.name) == ["Editor"])
  }

  @Test("shows nothing where a window comes to the front that others have opened, unless it is one of the system's")
  func windowsOfOthers() {
    let app = Fixture(
      """
      class AddFeed {
        let host: NSWindow
        init(host: NSWindow) { self.host = host }
        func done() { host.makeKeyAndOrderFront(nil) }
        func pick() { NSColorPanel.shared.makeKeyAndOrderFront(nil) }
      }
      class Main: NSViewController {
        func add() { if let host = findWindow() { AddFeed(host: host).done() } }
        func findWindow() -> NSWindow? { NSApp.windows.first }
      }
      """)
    #expect(app.edges.map(\.ends).filter { $0.contains("?") } == [])
    #expect(app.edges.map(\.ends).contains { $0.hasPrefix("AddFeed") && $0.hasSuffix("NSColorPanel") })
  }

  @Test("shows the panel of the system that runs, not the window that it belongs to")
  func panelsOfWindows() {
    let app = Fixture(
      """
      class Printer {
        var operation: NSPrintOperation?
        func run() {
          let window = NSApplication.shared.mainWindow
          operation?.runModal(for: window!, delegate: nil, didRun: nil, contextInfo: nil)
        }
        func check(_ trust: SecTrust) {
          let panel: SFCertificateTrustPanel = .shared()
          panel.runModal(for: trust, message: "")
        }
        func ask(_ question: Question) { NSApp.runModal(for: question) }
      }
      class Question: NSWindow {}
      """)
    #expect(
      app.edges.map(\.ends) == [
        "Printer present Question", "Printer system NSPrintOperation", "Printer system SFCertificateTrustPanel",
      ])
  }

  @Test(
    "shows no window for which a loop runs that is on screen already",
    arguments: [
      "alert.beginSheetModal(for: window) { _ in NSApp.stopModal() }; NSApp.runModal(for: window)",
      "window.beginSheet(panel) { _ in NSApp.stopModal() }; NSApp.runModal(for: window)",
      "NSApp.runModal(for: view.window!)",
      "guard let own = view.window else { return }; NSApp.runModal(for: own)",
      "let session = NSApp.beginModalSession(for: self.view.window!)",
    ])
  func modalLoops(lines: String) {
    let app = Fixture(
      """
      class Main: NSViewController {
        let alert = NSAlert()
        func fail() { run(in: view.window!) }
        func run(in window: NSWindow) { \(lines) }
      }
      """)
    #expect(app.edges(.present) == [])
    #expect(!app.account.contains { $0.hasPrefix("unexplained") && $0.contains("Modal") })
  }

  @Test("shows the window for which a loop runs where the sheet is another one's")
  func modalWindows() {
    let app = Fixture(
      """
      class Main: NSViewController {
        let alert = NSAlert()
        func ask() {
          let window = Question()
          NSApp.runModal(for: window)
          alert.beginSheetModal(for: view.window!)
        }
      }
      class Question: NSWindow {}
      """)
    #expect(app.edges(.present) == ["Main present Question"])
  }

  @Test("has cells that are controllers, and no screens")
  func collectionItems() {
    let app = Fixture(
      """
      class AvatarItem: NSCollectionViewItem { override func viewDidLoad() { super.viewDidLoad() } }
      class About: NSWindowController {
        func item(_ view: NSCollectionView, at path: IndexPath) -> NSCollectionViewItem {
          view.makeItem(withIdentifier: .init("avatar"), for: path) as! AvatarItem
        }
        func show(_ sender: Any) { Help().showWindow(sender) }
      }
      class Help: NSWindowController {}
      """)
    #expect(app.nodes(.screen) == ["About", "Help"])
  }

  /// A window controller around any view, and two views that it is made with.
  private static func framing(_ members: String, _ home: String) -> Fixture {
    Fixture(
      """
      final class Host<Content>: NSWindowController where Content: View {
        \(members)
      }
      struct Wizard: View { var body: some View { Text("wizard") } }
      struct Session: View { var body: some View { Text("session") } }
      class Help: NSWindowController {}
      struct Home: View {
        \(home)
      }
      """)
  }

  @Test(
    "has window controllers that are no place but that of whatever view they are made with",
    arguments: [
      """
      init(rootView: Content) {
        super.init(window: NSWindow())
        contentViewController = NSHostingController(rootView: rootView)
      }
      """,
      """
      init(id: String? = nil, rootView: Content, makeWindow: (() -> NSWindow)? = nil) {
        let window = makeWindow?() ?? Self.makeWindow()
        super.init(window: window)
        let controller = NSHostingController(rootView: rootView.padding())
        contentViewController = controller
        window.delegate = self
      }
      static func makeWindow() -> NSWindow { OwnWindow() }
      override func showWindow(_ sender: Any?) { super.showWindow(sender); window?.center() }
      class OwnWindow: NSWindow {}
      """,
    ],
    [
      """
      var body: some View {
        Button("wizard") { Host(rootView: Wizard()).showWindow(nil) }
        Button("session") { let host = Host(rootView: Session()); host.showWindow(nil) }
      }
      """,
      """
      var body: some View {
        Button("wizard") { open { Wizard() } }
        Button("session") { open { Session() } }
      }
      func open<Shown: View>(@ViewBuilder _ content: @escaping () -> Shown) { keep(Host(rootView: content())) }
      func keep(_ controller: NSWindowController) { controller.showWindow(nil) }
      """,
    ])
  func framingWindows(_ members: String, _ home: String) {
    let app = Self.framing(members, home)
    #expect(app.missing("Home root Session\nHome root Wizard") == [])
    #expect(app.edges(.window) == [])
    #expect(!app.nodes(.screen).contains { $0 == "Host" || $0.hasPrefix("Host(") })
  }

  @Test(
    "has window controllers around any view that are places where others inherit from them",
    arguments: [
      "Panel(rootView: Session()).showWindow(nil)", "let panel = Panel(rootView: Session()); panel.showWindow(nil)",
    ])
  func inheritedWindows(_ opening: String) {
    let app = Fixture(
      """
      class Host<Content: View>: NSWindowController {
        init(rootView: Content) {
          super.init(window: NSWindow())
          contentViewController = NSHostingController(rootView: rootView)
        }
      }
      class Panel: Host<Session> {}
      struct Wizard: View { var body: some View { Text("wizard") } }
      struct Session: View { var body: some View { Text("session") } }
      class Delegate: NSObject, NSApplicationDelegate {
        func applicationDidFinishLaunching(_ note: Notification) {
          Host(rootView: Wizard()).showWindow(nil)
          \(opening)
        }
      }
      """)
    #expect(app.edges(.window) == ["Delegate window Host", "Delegate window Panel"])
    #expect(
      app.edges(.root).filter { $0.hasSuffix("Session") || $0.hasSuffix("Wizard") } == [
        "Host root Session", "Host root Wizard",
      ])
  }

  @Test("has window controllers around any view that are places where they lead on by themselves")
  func leadingWindows() {
    let app = Self.framing(
      """
      init(rootView: Content) {
        super.init(window: NSWindow())
        contentViewController = NSHostingController(rootView: rootView)
      }
      @objc func help() { Help().showWindow(nil) }
      """, #"var body: some View { Button("wizard") { Host(rootView: Wizard()).showWindow(nil) } }"#)
    #expect(app.missing("Home window Host\nHost window Help") == [])
  }

  @Test("shows what a window controller is made around as its own, whoever makes it")
  func contentOfInitializer() {
    let app = Fixture(
      """
      class PlayerWindow: NSWindowController {
        init(player: Player) {
          super.init(window: nil)
          contentViewController = player
        }
      }
      class Player: NSViewController {
        func detach() { PlayerWindow(player: self).showWindow(nil) }
      }
      """)
    #expect(app.differences(from: "Player window PlayerWindow\nPlayerWindow root Player [inferred]") == [])
  }

  @Test(
    "has window controllers that give their window to the initializer that they inherit",
    arguments: [
      "convenience init() { let panel = NSPanel(contentViewController: Find()); self.init(window: panel) }",
      "init() { super.init(window: NSPanel(contentViewController: Find())) }",
    ])
  func inheritedInitializers(initializer: String) {
    let app = Fixture(
      """
      class FindPanel: NSWindowController {
        static let shared = FindPanel()
        \(initializer)
      }
      class Find: NSViewController {}
      class Main: NSViewController { func find() { FindPanel.shared.showWindow(nil) } }
      """)
    #expect(app.differences(from: "FindPanel root Find\nMain window FindPanel") == [])
  }

  @Test("begins sheets with views, and none with what runs when a sheet has ended")
  func sheets() {
    let app = Fixture(
      """
      class Editor: NSViewController {
        func goTo() { view.window?.beginSheet { GoTo() } }
        func ask() { view.window?.beginSheet(panel) { response in finish(response) } }
        let panel = AskPanel()
      }
      class AskPanel: NSPanel {}
      struct GoTo: View { var body: some View { Text("go to") } }
      """)
    #expect(app.edges(.sheet).contains("Editor sheet GoTo"))
    #expect(app.edges(.sheet).count == 2)
  }

  @Test("has windows of classes of the app's own that show what the code which makes them puts into them")
  func contentOfOwnWindow() {
    let app = Fixture(
      """
      import AppKit
      class NoticeWindow: NSWindow {}
      struct Notice: View { var body: some View { Text("…") } }
      class AppDelegate: NSObject, NSApplicationDelegate {
        func warn() {
          let window = NoticeWindow()
          window.contentView = NSHostingView(rootView: Notice())
          window.makeKeyAndOrderFront(nil)
        }
      }
      """)
    #expect(app.edges(.window) == ["AppDelegate window NoticeWindow(Notice)"])
    #expect(app.edges(.root).contains("NoticeWindow(Notice) root Notice"))
  }

  @Test("means the window controller by its window, where a method that the program adds to windows shows it")
  func ownMethodsOfWindows() {
    let app = Fixture(
      """
      class Main: NSViewController {
        func open() {
          let window = SettingsPanel.shared.window
          window?.bringToFront()
        }
        func focus() { view.window?.bringToFront() }
      }
      class SettingsPanel: NSWindowController {
        static let shared = SettingsPanel(windowNibName: "Settings")
      }
      extension NSWindow {
        func bringToFront() { makeKeyAndOrderFront(nil) }
      }
      """)
    #expect(app.differences(from: "Main window SettingsPanel via NSWindow") == [])
  }

  @Test("has windows with a view that hosts a view of SwiftUI which it makes itself")
  func ownHostingViews() {
    let app = Fixture(
      """
      final class SearchHost: NSHostingView<AnyView> {
        init(title: String) { super.init(rootView: AnyView(SearchView(title: title))) }
      }
      struct SearchView: View { let title: String; var body: some View { Text(title) } }
      final class SearchPanel: NSPanel {
        func fill() {
          let host = SearchHost(title: "All")
          contentView = host
        }
        func clear() { contentView = NSView() }
      }
      """)
    #expect(
      app.differences(
        from: """
          SearchHost root SearchView
          SearchPanel root SearchHost
          """) == [])
  }

  @Test(
    "has windows with what the closure puts into them that configures them",
    arguments: ["NSWindow", "NSPanel"],
    ["lazy var notice = configure(WINDOW()) {", "lazy var notice = WINDOW().then {"])
  func configuredWindows(_ window: String, _ beginning: String) {
    let app = Fixture(
      """
      func configure<T>(_ value: T, _ change: (inout T) -> Void) -> T {
        var copy = value
        change(&copy)
        return copy
      }
      struct Notice: View { var body: some View { Text("…") } }
      class AppDelegate: NSObject, NSApplicationDelegate {
        \(beginning.replacingOccurrences(of: "WINDOW", with: window))
          $0.title = "Notice"
          $0.contentView = NSHostingView(rootView: Notice())
        }
        func warn() { notice.makeKeyAndOrderFront(nil) }
      }
      """)
    #expect(app.differences(from: "AppDelegate root Notice") == [])
  }

  @Test("has panels that show what the code which makes them puts into them, also by the controller that keeps them")
  func keptPanels() {
    let app = Fixture(
      """
      class HintController {
        private var controller: NSWindowController?
        func open() {
          if let known = controller {
            known.window?.orderFrontRegardless()
            return
          }
          let panel = NSPanel(contentRect: .zero, styleMask: [], backing: .buffered, defer: true)
          panel.contentView = NSHostingView(rootView: Hint())
          panel.orderFrontRegardless()
          controller = .init(window: panel)
        }
      }
      struct Hint: View { var body: some View { Text("…") } }
      """)
    #expect(app.edges(.root) == ["HintController root Hint"])
  }

  @Test(
    "shows the windows of libraries that are made around a view",
    arguments: [
      "window?.show()", "window?.makeKeyAndOrderFront(nil)", "self.window?.orderFrontRegardless()",
    ])
  func windowsOfLibraries(_ statement: String) {
    let app = Fixture(
      """
      class Notes {
        var window: GlassWindow?
        func open() {
          window = GlassWindow(radius: 20) { Note() }
          \(statement)
        }
      }
      struct Note: View { var body: some View { Text("…") } }
      """)
    #expect(app.differences(from: "Notes window Note") == [])
  }

  @Test(
    "shows the windows of libraries that functions give",
    arguments: [
      "let panel = make(); panel.orderFrontRegardless()", "make().makeKeyAndOrderFront(nil)",
      "let panel = pass(); panel.orderFront(nil)", "kept = make(); kept?.orderFrontRegardless()",
    ], ["NSWindow", "NSPanel", "GlassPanel"])
  func givenWindowsOfLibraries(_ statement: String, _ result: String) {
    let app = Fixture(
      """
      class Notes {
        private var kept: \(result)?
        func open() { \(statement) }
        private func pass() -> \(result) { make() }
        private func make() -> \(result) {
          let panel = GlassPanel(radius: 20) { Note() }
          panel.level = .floating
          return panel
        }
      }
      struct Note: View { var body: some View { Text("…") } }
      """)
    #expect(app.differences(from: "Notes window Note") == [])
  }

  @Test(
    "shows no window that a function gives which is none by its class, or is made around no view",
    arguments: [
      ("GlassShelf", "GlassShelf { Note() }"), ("TimePanel", "TimePanel { Date() }"), ("NSWindow", "NSWindow()"),
    ])
  func givenOtherObjects(_ result: String, _ value: String) {
    let app = Fixture(
      """
      class Notes {
        func open() {
          let panel = make()
          panel.orderFrontRegardless()
        }
        private func make() -> \(result) { \(value) }
      }
      struct Note: View { var body: some View { Text("…") } }
      """)
    #expect(app.found("Notes window Note") == [])
  }

  @Test("shows no window where a library's object is none by its name, or is made around no view")
  func otherObjectsOfLibraries() {
    let app = Fixture(
      """
      class Notes {
        var shelf: GlassShelf?
        var window: TimeWindow?
        func open() {
          shelf = GlassShelf { Note() }
          shelf?.show()
          window = TimeWindow { Date() }
          window?.show()
        }
      }
      struct Note: View { var body: some View { Text("…") } }
      """)
    #expect(app.edges(.window) == [])
  }

  @Test(
    "runs the windows of a storyboard's window controllers that have no class of their own",
    arguments: [
      ("NSApp.runModal(for: window)", "present"), ("NSApp.runModal(for: controller.window!)", "present"),
      ("_ = NSApp.beginModalSession(for: window)", "present"), ("view.window?.beginSheet(window)", "sheet"),
      ("view.window?.beginCriticalSheet(window) { _ in }", "sheet"), ("controller.showWindow(nil)", "window"),
      ("window.makeKeyAndOrderFront(nil)", "window"),
      ("view.window?.addChildWindow(window, ordered: .above)", "window"),
    ])
  func windowControllersOfStoryboards(_ statement: String, _ kind: String) {
    let text = Storyboard(
      .container(
        "windowController", id: "wnd", identifier: "edit",
        .relationship("window.shadowedContentViewController", to: "Editor")),
      .screen("Editor")
    ).description.replacingOccurrences(of: "CocoaTouch", with: "Cocoa")
    let app = Fixture(
      """
      //- Main.storyboard
      \(text)
      //- App.swift
      import Cocoa
      class Browser: NSViewController {
        func edit() {
          guard let controller = NSStoryboard.main?.instantiateController(withIdentifier: "edit") as? NSWindowController,
            let window = controller.window
          else { return }
          \(statement)
        }
      }
      class Editor: NSViewController {}
      """)
    #expect(app.differences(from: "Browser \(kind) Main:wnd\nMain:wnd root Editor") == [])
  }

  @Test(
    "shows what a library's window is made around, which the program knows as a window",
    arguments: [
      "PaperWindow(styleMask: [.titled], content: page)", "PaperWindow(rootView: page)",
      "PaperWindow(styleMask: [.titled]) { page }", "PaperWindow(styleMask: [.titled], content: page.padding())",
      "PaperWindow(styleMask: [.titled], content: makePage())",
    ])
  func libraryWindows(_ window: String) {
    let app = Fixture(
      """
      import Papers
      protocol Fitting: NSWindow {}
      extension PaperWindow: Fitting {}
      class AppDelegate: NSObject, NSApplicationDelegate {
        func openMain() { Opener().open() }
      }
      final class Opener {
        var window: NSWindow?
        func open() {
          let page = Page(title: "…").environmentObject(Store())
          let window = \(window)
          window.makeKeyAndOrderFront(nil)
          self.window = window
        }
        func makePage() -> some View { Page(title: "…") }
      }
      final class Store: ObservableObject {}
      struct Page: View {
        let title: String
        var body: some View { Text(title) }
      }
      """)
    #expect(
      app.missing(
        """
        AppDelegate window PaperWindow
        Opener window PaperWindow
        PaperWindow root Page
        """) == [])
  }

  @Test(
    "shows nothing that a library's window is made with and that is no view",
    arguments: ["content: Letter()", "content: text", "rootView: NSView()", "letter: page"])
  func otherContent(_ argument: String) {
    let app = Fixture(
      """
      import Papers
      protocol Fitting: NSWindow {}
      extension PaperWindow: Fitting {}
      final class Opener {
        func open(text: String) {
          let page = Page()
          PaperWindow(\(argument)).makeKeyAndOrderFront(nil)
        }
      }
      struct Letter {}
      struct Page: View { var body: some View { Text("…") } }
      """)
    #expect(app.edges(.root) == [])
    #expect(app.edges(.window).count == 1)
  }

  @Test(
    "has window controllers that get their window later, with what is in it",
    arguments: [
      (
        "window = StatusPanel(contentViewController: Menu())",
        ["Status root StatusPanel(Menu)", "StatusPanel(Menu) root Menu"]
      ),
      (
        "let panel = StatusPanel(contentViewController: Menu()); self.window = panel",
        ["Status root StatusPanel(Menu)", "StatusPanel(Menu) root Menu"]
      ),
      ("window = NSWindow(contentViewController: Menu())", ["Status root Menu"]),
      ("let panel = NSPanel(); panel.contentViewController = Menu(); window = panel", ["Status root Menu"]),
      ("window = NSWindow(contentRect: .zero, styleMask: [], backing: .buffered, defer: false)", []),
      ("window = nil", []),
    ])
  func windowsOfControllers(statement: String, edges: [String]) {
    let app = Fixture(
      """
      import AppKit
      class App: NSObject, NSApplicationDelegate {
        let controller = Status(window: nil)
        func open() { controller.showWindow(self) }
      }
      class Menu: NSViewController {}
      class StatusPanel: NSPanel {}
      class Status: NSWindowController { override func windowDidLoad() { \(statement) } }
      """)
    #expect(app.edges(.root) == edges)
    #expect(!app.account.contains { $0.hasPrefix("unexplained window") })
  }

  @Test("has window controllers that make a window for the content which they get, whoever has it made")
  func windowsOfContents() {
    let app = Fixture(
      """
      import AppKit
      class Menu: NSViewController {}
      class StatusPanel: NSPanel {}
      class Status: NSWindowController {
        override var contentViewController: NSViewController? {
          didSet {
            if let controller = contentViewController { window = StatusPanel(contentViewController: controller) }
          }
        }
        func update() { contentViewController = Menu() }
      }
      class Main: NSViewController {
        let status = Status(window: nil)
        func open() { status.window = StatusPanel() }
      }
      """)
    #expect(app.edges(.root).contains { $0.hasPrefix("Status root StatusPanel") })
    #expect(!app.edges(.root).contains { $0.hasPrefix("Main") })
    #expect(app.reasons(of: "StatusPanel") == [])
  }

  @Test(
    "has windows of the app's own into which a controller puts itself",
    arguments: ["detached.contentViewController = self", "self.detached?.contentViewController = self"])
  func ownContents(statement: String) {
    let app = Fixture(
      """
      import AppKit
      class PlayerWindow: NSWindowController {}
      class Player: NSViewController {
        var detached: PlayerWindow!
        @objc func enter(_ sender: Any?) { detach() }
        func detach() {
          detached = PlayerWindow(window: NSWindow())
          \(statement)
          detached.showWindow(self)
        }
      }
      class Main: NSViewController { func play(_ player: Player) { player.detach() } }
      """)
    #expect(app.edges(.root) == ["PlayerWindow root Player"])
  }

  @Test(
    "show the window that a local window controller gets, whatever else their own class does with its window",
    arguments: [
      "let other = NSWindowController(); other.window = panel; other.showWindow(nil)",
      "let other = controller(of: panel); other.showWindow(nil)",
    ])
  func windowsOfLocals(code: String) {
    let app = Fixture(
      """
      class Editor: NSWindowController {
        let content = Page()
        func showHelp() {
          let panel = NSWindow()
          panel.contentViewController = Help()
          \(code)
        }
        private func controller(of panel: NSWindow) -> NSWindowController {
          let made = NSWindowController()
          made.window = panel
          return made
        }
        func setUp() {
          let own = NSWindow(contentViewController: content)
          window = own
        }
      }
      class Page: NSViewController {}
      class Help: NSViewController {}
      class Menu: NSViewController {
        func open() {
          let editor = Editor()
          editor.setUp()
          editor.showWindow(nil)
        }
      }
      """)
    #expect(app.missing("Editor root Help\nEditor root Page\nMenu window Editor") == [])
    #expect(app.reasons == [])
  }

  @Test(
    "shows no window that only gives itself a window controller while it is made",
    arguments: [
      ("controller.loadWindow()", "SupportWindow().show()", ["Main window SupportWindow"]),
      ("controller.loadWindow()", "made().show()", ["Main window SupportWindow"]),
      ("controller.loadWindow()", "let window = made(); window.show()", ["Main window SupportWindow"]),
      ("controller.loadWindow()", "window = SupportWindow()", []),
      ("controller.showWindow(nil)", "window = SupportWindow()", ["Main root SupportWindow"]),
    ])
  func ownControllers(begin: String, ask: String, edges: [String]) {
    let app = Fixture(
      """
      import AppKit
      class SupportWindow: NSWindow {
        init() {
          super.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: true)
          contentViewController = SupportController()
          let controller = NSWindowController()
          controller.window = self
          \(begin)
        }
        func show() { makeKeyAndOrderFront(nil) }
      }
      class SupportController: NSViewController {}
      class Main: NSViewController {
        var window: SupportWindow?
        @objc func help() { \(ask) }
        func made() -> SupportWindow { SupportWindow() }
      }
      """)
    let found = (app.edges(.root) + app.edges(.window)).filter { $0.hasPrefix("Main") }
    #expect(found == edges)
  }

  @Test(
    "has the members that a program gives to all objects, by which it finds a scene under the name of a class",
    arguments: ["NSObject", "NSResponder"])
  func membersOfAllObjects(_ superclass: String) {
    let text = Storyboard(
      .container(
        "windowController", id: "wnd", identifier: "NSWindowController",
        .relationship("window.shadowedContentViewController", to: "Editor")),
      .screen("Editor")
    ).description.replacingOccurrences(of: "CocoaTouch", with: "Cocoa")
    let app = Fixture(
      """
      //- Main.storyboard
      \(text)
      //- App.swift
      import Cocoa
      extension \(superclass) { class var plainName: String { String(describing: self) } }
      extension NSWindowController { static var sceneIdentifier: String { plainName } }
      extension NSStoryboard {
        func make<T: NSWindowController>(_ type: T.Type) -> T {
          guard let controller = instantiateController(withIdentifier: T.sceneIdentifier) as? T else { fatalError() }
          return controller
        }
      }
      class Browser: NSViewController {
        func edit() { NSStoryboard.main?.make(NSWindowController.self).showWindow(nil) }
      }
      class Editor: NSViewController {}
      """)
    #expect(app.differences(from: "Browser window Main:wnd\nMain:wnd root Editor") == [])
  }

  @Test(
    "knows the window around a control, whichever it is",
    arguments: [
      "NSTextField", "NSSearchField", "NSSecureTextField", "NSSlider", "NSSwitch", "NSStepper", "NSLevelIndicator",
      "NSButton",
    ])
  func windowsOfControls(_ superclass: String) {
    let app = Fixture(
      """
      import AppKit
      class Suggestions: NSWindowController {}
      class AddressBar: \(superclass) {
        let suggestions = Suggestions()
        func suggest() {
          guard let window = window, let inner = suggestions.window else { return }
          window.addChildWindow(inner, ordered: .above)
        }
      }
      class Browser: NSViewController {
        let bar = AddressBar()
        override func viewDidLoad() { bar.suggest() }
      }
      """)
    #expect(app.missing("AddressBar window Suggestions\nBrowser window Suggestions") == [])
    #expect(app.account.filter { $0.hasPrefix("unexplained") } == [])
  }
}
