import NavigationModel

extension Idiom {
  static let appKitTypes = Idiom(
    name: "appkit-types", framework: "AppKit",
    summary: "The controllers of AppKit and what they hold.",
    types: [
      FrameworkType("NSViewController", superclass: "NSResponder", role: .controller, framework: .appkit),
      FrameworkType(
        "NSWindowController", superclass: "NSResponder", role: .controller, framework: .appkit,
        contents: ["window": .root]),
      FrameworkType("NSPageController", superclass: "NSViewController", role: .container, framework: .appkit),
      FrameworkType("NSTabViewController", superclass: "NSViewController", role: .container, framework: .appkit),
      FrameworkType("NSSplitViewController", superclass: "NSViewController", role: .container, framework: .appkit),
      FrameworkType(
        "NSHostingController", superclass: "NSViewController", role: .hosting, framework: .appkit,
        contents: ["rootView": .root]),
      FrameworkType(
        "NSHostingView", superclass: "NSView", role: .hosting, framework: .appkit, contents: ["rootView": .root]),
      FrameworkType(
        "NSWindow", superclass: "NSResponder", role: .container, framework: .appkit,
        contents: ["contentViewController": .root]),
      FrameworkType("NSPanel", superclass: "NSWindow", role: .container, framework: .appkit),
      FrameworkType("NSStoryboard", role: .other), FrameworkType("NSStoryboardSegue", role: .other),
      FrameworkType("NSApplicationDelegate", role: .entry),
      FrameworkType("NSAlert", role: .alert, framework: .appkit),
      FrameworkType("NSDocument", role: .other),
      FrameworkType("NSOpenPanel", superclass: "NSSavePanel", role: .systemScreen, framework: .appkit),
      FrameworkType("NSSavePanel", superclass: "NSPanel", role: .systemScreen, framework: .appkit),
      FrameworkType("NSPopover", role: .other), FrameworkType("NSResponder", role: .other),
      FrameworkType("NSView", superclass: "NSResponder", role: .other),
      FrameworkType(
        "NSSplitViewItem", role: .hosting, framework: .appkit,
        contents: [
          "viewController": .column, "sidebarWithViewController": .column, "contentListWithViewController": .column,
          "inspectorWithViewController": .column,
        ]),
      FrameworkType("NSTabViewItem", role: .hosting, framework: .appkit, contents: ["viewController": .tab]),
    ],
    members: [
      FrameworkMember("NSWindowController", "window", "NSWindow"),
      FrameworkMember("NSWindowController", "contentViewController", "NSViewController"),
      FrameworkMember("NSViewController", "view", "NSView"),
      FrameworkMember("NSViewController", "parent", "NSViewController"),
      FrameworkMember("NSViewController", "presentingViewController", "NSViewController"),
      FrameworkMember("NSView", "window", "NSWindow"),
      FrameworkMember("NSWindow", "contentViewController", "NSViewController"),
      FrameworkMember("NSWindow", "windowController", "NSWindowController"),
      FrameworkMember("NSWindowController", "storyboard", "NSStoryboard"),
      FrameworkMember("NSViewController", "storyboard", "NSStoryboard"),
      FrameworkMember("NSStoryboardSegue", "destinationController", "NSViewController"),
    ],
    example: Example(
      source: """
        class AppDelegate: NSObject, NSApplicationDelegate {
          let settings = SettingsWindowController()
          func openSettings() { settings.showWindow(nil) }
        }
        class SettingsWindowController: NSWindowController {}
        """,
      edges: ["AppDelegate window SettingsWindowController"]))
}
