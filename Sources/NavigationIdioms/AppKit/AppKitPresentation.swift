import NavigationModel

extension Idiom {
  static let appKitPresentation = Idiom(
    name: "appkit-presentation", framework: "AppKit",
    summary: "An AppKit screen presents another screen as a sheet, a modal window or a popover.",
    transitions: [
      TransitionPattern(.call("presentAsSheet", labels: ["_"]), shows: .argument("_"), as: .sheet),
      TransitionPattern(.call("presentAsModalWindow", labels: ["_"]), shows: .argument("_"), as: .present),
      TransitionPattern(.call("presentViewControllerAsSheet", labels: ["_"]), shows: .argument("_"), as: .sheet),
      TransitionPattern(.call("present", labels: ["_", "asPopoverRelativeTo"]), shows: .argument("_"), as: .popover),
      TransitionPattern(
        .call("presentViewControllerAsModalWindow", labels: ["_"]), shows: .argument("_"), as: .present),
      TransitionPattern(
        .call("runModal", labels: ["for"]), on: ["NSApplication"], shows: .argument("for"), as: .present),
      TransitionPattern(
        .call("beginModalSession", labels: ["for"]), on: ["NSApplication"], shows: .argument("for"), as: .present,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("dismiss", labels: ["_"]), on: ["NSViewController"], shows: .previous, as: .dismiss,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("endSheet", labels: ["_"]), on: ["NSWindow"], shows: .previous, as: .dismiss,
        acceptsUnknownReceiver: false),
      TransitionPattern(.call("present", labels: ["_", "animator"]), shows: .argument("_"), as: .present),
      TransitionPattern(
        .assignment("contentViewController"), on: ["NSPopover"], shows: .value, as: .popover,
        acceptsUnknownReceiver: false),
    ],
    example: Example(
      source: """
        class ListViewController: NSViewController {
          func edit() { presentAsSheet(EditViewController()) }
        }
        class EditViewController: NSViewController {}
        """,
      edges: ["ListViewController sheet EditViewController"]))
}
