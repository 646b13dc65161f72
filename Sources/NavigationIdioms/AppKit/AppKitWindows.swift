import NavigationModel

extension Idiom {
  static let appKitWindows = Idiom(
    name: "appkit-windows", framework: "AppKit",
    summary: "A window controller shows its window, or a window gets its content.",
    transitions: [
      TransitionPattern(.call("showWindow", labels: ["_"]), shows: .receiver, as: .window),
      TransitionPattern(
        .call("beginSheet", labels: ["_"]), on: ["NSWindow"], shows: .argument("_"), as: .sheet,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("beginSheet", labels: ["{}"]), on: ["NSWindow"], shows: .builder("content"), as: .sheet,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .assignment("contentViewController"), on: ["NSWindow", "NSWindowController"], shows: .value,
        as: .root, acceptsUnknownReceiver: false),
      TransitionPattern(
        .assignment("window"), on: ["NSWindowController"], shows: .value, as: .root, acceptsUnknownReceiver: false),
      TransitionPattern(
        .assignment("contentView"), on: ["NSWindow"], shows: .value, as: .root, acceptsUnknownReceiver: false,
        showsHostedViewsOnly: true),
      TransitionPattern(
        .assignment("view"), on: ["NSViewController"], shows: .value, as: .child, acceptsUnknownReceiver: false,
        showsHostedViewsOnly: true),
      TransitionPattern(
        .assignment("tabViewItems"), on: ["NSTabViewController"], shows: .value, as: .tab,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .assignment("splitViewItems"), on: ["NSSplitViewController"], shows: .value, as: .column,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("insertTabViewItem", labels: ["_", "at"]), on: ["NSTabViewController"], shows: .argument("_"), as: .tab),
      TransitionPattern(.call("insertSplitViewItem", labels: ["_", "at"]), shows: .argument("_"), as: .column),
      TransitionPattern(
        .call("makeKeyAndOrderFront", labels: ["_"]), on: ["NSWindow"], shows: .receiver, as: .window,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("orderFront", labels: ["_"]), on: ["NSWindow"], shows: .receiver, as: .window,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("orderFrontRegardless", labels: []), on: ["NSWindow"], shows: .receiver, as: .window,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("order", labels: ["_", "relativeTo"]), on: ["NSWindow"], shows: .receiver, as: .window,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("setIsVisible", labels: ["_"]), on: ["NSWindow"], shows: .receiver, as: .window,
        acceptsUnknownReceiver: false),
      // What windows of libraries have.
      TransitionPattern(
        .call("show", labels: ["()"]), on: ["NSWindow"], shows: .receiver, as: .window, acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("addChildWindow", labels: ["_", "ordered"]), on: ["NSWindow"], shows: .argument("_"), as: .window,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("beginCriticalSheet", labels: ["_"]), on: ["NSWindow"], shows: .argument("_"), as: .sheet,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("beginSheet", labels: ["_", "modalFor"]), on: ["NSApplication"], shows: .argument("_"), as: .sheet,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("addWindowController", labels: ["_"]), on: ["NSDocument"], shows: .argument("_"), as: .window,
        acceptsUnknownReceiver: false),
      TransitionPattern(.call("addSplitViewItem", labels: ["_"]), shows: .argument("_"), as: .column),
      TransitionPattern(
        .call("addTabViewItem", labels: ["_"]), on: ["NSTabViewController"], shows: .argument("_"),
        as: .tab),
    ],
    example: Example(
      source: """
        class MainWindowController: NSWindowController {
          func fill() { contentViewController = LibraryViewController() }
        }
        class LibraryViewController: NSViewController {}
        """,
      edges: ["MainWindowController root LibraryViewController"]))
}
