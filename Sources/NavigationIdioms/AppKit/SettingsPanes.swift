import NavigationModel

extension Idiom {
  static let settingsPanes = Idiom(
    name: "settings-panes", framework: "Settings",
    summary: "The library Settings (formerly Preferences) shows panes in a window with a toolbar.",
    transitions: [
      TransitionPattern(
        .call("show", labels: ["()"]), on: ["SettingsWindowController", "PreferencesWindowController"],
        shows: .receiver, as: .window, acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("show", labels: ["pane"]), on: ["SettingsWindowController"], shows: .receiver, as: .window,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("show", labels: ["preferencePane"]), on: ["PreferencesWindowController"], shows: .receiver, as: .window,
        acceptsUnknownReceiver: false),
    ],
    types: [
      FrameworkType(
        "SettingsWindowController", superclass: "NSWindowController", role: .container, framework: .appkit,
        contents: ["panes": .tab]),
      FrameworkType(
        "PreferencesWindowController", superclass: "NSWindowController", role: .container, framework: .appkit,
        contents: ["panes": .tab, "preferencePanes": .tab]),
    ],
    example: Example(
      source: """
        class AppDelegate: NSObject, NSApplicationDelegate {
          lazy var settings = SettingsWindowController(panes: [GeneralViewController(), KeysViewController()])
          func openSettings() { settings.show() }
        }
        class GeneralViewController: NSViewController {}
        class KeysViewController: NSViewController {}
        """,
      edges: [
        "AppDelegate window SettingsWindowController", "SettingsWindowController tab GeneralViewController",
        "SettingsWindowController tab KeysViewController",
      ]))
}
