import NavigationModel

extension Idiom {
  static let appKitTypes = Idiom(
    name: "appkit-types", framework: "AppKit",
    summary: "The controllers of AppKit and their contents.",
    types: [
      FrameworkType("NSViewController", superclass: "NSResponder", role: .controller, framework: .appkit),
      FrameworkType(
        "NSWindowController", superclass: "NSResponder", role: .controller, framework: .appkit,
        contents: ["window": .root]),
      // An item of a collection view is a cell, although AppKit makes it a controller.
      FrameworkType("NSCollectionViewItem", superclass: "NSResponder", role: .other),
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
      FrameworkType(
        "NSPanel", superclass: "NSWindow", role: .container, framework: .appkit,
        contents: ["contentViewController": .root]),
      FrameworkType("NSStoryboard", role: .other), FrameworkType("NSStoryboardSegue", role: .other),
      FrameworkType("NSApplicationDelegate", role: .entry),
      FrameworkType("NSApplication", superclass: "NSResponder", role: .other),
      // The global variable with the application is not a type, but has the members of one.
      FrameworkType("NSApp", superclass: "NSApplication", role: .other),
      FrameworkType("NSDocument", role: .other),
      FrameworkType("NSPopover", role: .other),
      FrameworkType("NSResponder", superclass: "NSObject", role: .other),
      FrameworkType("NSView", superclass: "NSResponder", role: .other, framework: .appkit),
      FrameworkType(
        "NSSplitViewItem", role: .hosting, framework: .appkit,
        contents: [
          "viewController": .column, "sidebarWithViewController": .column, "contentListWithViewController": .column,
          "inspectorWithViewController": .column,
        ]),
      FrameworkType("NSTabViewItem", role: .hosting, framework: .appkit, contents: ["viewController": .tab]),
    ],
    members: [
      FrameworkMember("NSApplication", "shared", "NSApplication"),
      FrameworkMember("NSApplication", "mainWindow", "NSWindow"),
      FrameworkMember("NSApplication", "keyWindow", "NSWindow"),
      FrameworkMember("NSApplication", "windows", "NSWindow"),
      FrameworkMember("NSApplication", "orderedWindows", "NSWindow"),
      FrameworkMember("NSApplication", "delegate", "NSApplicationDelegate"),
      FrameworkMember("NSWindowController", "window", gives: .itselfAs("NSWindow")),
      FrameworkMember("NSWindowController", "contentViewController", "NSViewController"),
      FrameworkMember("NSViewController", "view", "NSView"),
      FrameworkMember("NSViewController", "parent", "NSViewController"),
      FrameworkMember("NSViewController", "presentingViewController", "NSViewController"),
      FrameworkMember("NSView", "window", "NSWindow"),
      FrameworkMember("NSWindow", "contentViewController", "NSViewController"),
      FrameworkMember("NSWindow", "windowController", "NSWindowController"),
      FrameworkMember("NSStoryboard", "main", "NSStoryboard"),
      FrameworkMember("NSWindowController", "storyboard", "NSStoryboard"),
      FrameworkMember("NSViewController", "storyboard", "NSStoryboard"),
      FrameworkMember("NSWindow", "attachedSheet", "NSWindow"),
      FrameworkMember("NSSplitViewController", "splitView", "NSView"),
      FrameworkMember("NSTabViewController", "tabView", "NSView"),
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
