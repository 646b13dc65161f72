import NavigationModel

extension Idiom {
  static let watchKitScreens = Idiom(
    name: "watchkit-screens", framework: "WatchKit",
    summary: "Interface controllers of a watch app show storyboard scenes by name.",
    transitions: [
      shows("presentController", ["withName", "context"], "withName", as: .present),
      shows("presentController", ["withNames", "contexts"], "withNames", as: .present),
      shows("presentController", ["withNamesAndContexts"], "withNamesAndContexts", as: .present),
      shows("pushController", ["withName", "context"], "withName", as: .push),
      shows("reloadRootControllers", ["withNames", "contexts"], "withNames", as: .root),
      shows("reloadRootControllers", ["withNamesAndContexts"], "withNamesAndContexts", as: .root),
      shows("reloadRootPageControllers", ["withNames", "contexts"], "withNames", as: .root),
      goesBack("dismiss", as: .dismiss), goesBack("pop", as: .pop), goesBack("popToRootController", as: .popToRoot),
      brings("presentAlert", ["withTitle", "message", "preferredStyle"], "WKAlertAction", as: .alert),
      brings("presentTextInputController", ["withSuggestions"], "WKTextInput", as: .system),
      brings("presentTextInputControllerWithSuggestions", ["forLanguage"], "WKTextInput", as: .system),
      brings("presentMediaPlayerController", ["with"], "WKMediaPlayer", as: .system),
      brings("presentAudioRecorderController", ["withOutputURL"], "WKAudioRecorder", as: .system),
      brings("presentAddPassesController", ["withPasses"], "PKAddPassesViewController", as: .system),
      TransitionPattern(
        .implementation("body", labels: []), on: ["WKHostingController"], shows: .value, as: .child,
        acceptsUnknownReceiver: false),
    ],
    types: [
      FrameworkType("WKInterfaceController", role: .controller, framework: .uikit),
      FrameworkType(
        "WKUserNotificationInterfaceController", superclass: "WKInterfaceController", role: .controller,
        framework: .uikit),
      FrameworkType("WKHostingController", superclass: "WKInterfaceController", role: .hosting, framework: .uikit),
      FrameworkType(
        "WKUserNotificationHostingController", superclass: "WKHostingController", role: .hosting, framework: .uikit),
      FrameworkType("WKExtensionDelegate", role: .entry), FrameworkType("WKApplicationDelegate", role: .entry),
      FrameworkType("WKExtension", role: .other), FrameworkType("WKApplication", role: .other),
    ],
    members: ["WKExtension", "WKApplication"].flatMap { app in
      [
        FrameworkMember(app, "shared", app), FrameworkMember(app, "rootInterfaceController", "WKInterfaceController"),
        FrameworkMember(app, "visibleInterfaceController", "WKInterfaceController"),
      ]
    },
    example: Example(
      source: """
        class ScoreController: WKInterfaceController {
          func give(_ result: Result) {
            pushController(withName: "Rounds", context: result)
            presentAlert(withTitle: "Well done", message: nil, preferredStyle: .alert, actions: [])
          }
        }
        class RoundsController: WKHostingController<RoundsView> {
          override var body: RoundsView { RoundsView() }
        }
        struct RoundsView: View { var body: some View { Text("Rounds") } }
        """,
      edges: ["ScoreController push ?", "ScoreController alert WKAlertAction", "RoundsController child RoundsView"]))

  private static func shows(
    _ name: String, _ labels: [String], _ names: String, as kind: TransitionKind
  ) -> TransitionPattern {
    TransitionPattern(
      .call(name, labels: labels), on: ["WKInterfaceController"], shows: .scene(names), as: kind,
      acceptsUnknownReceiver: false)
  }

  private static func goesBack(_ name: String, as kind: TransitionKind) -> TransitionPattern {
    TransitionPattern(
      .call(name, labels: []), on: ["WKInterfaceController"], shows: .previous, as: kind,
      acceptsUnknownReceiver: false)
  }

  private static func brings(
    _ name: String, _ labels: [String], _ what: String, as kind: TransitionKind
  ) -> TransitionPattern {
    TransitionPattern(
      .call(name, labels: labels), on: ["WKInterfaceController"], shows: .fixed(what), as: kind,
      acceptsUnknownReceiver: false)
  }
}
