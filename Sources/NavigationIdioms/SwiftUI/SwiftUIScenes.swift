import NavigationModel

extension Idiom {
  static let swiftUIScenes = Idiom(
    name: "swiftui-scenes", framework: "SwiftUI",
    summary: "An app's scenes have a root view.",
    transitions: [
      TransitionPattern(
        .call("WindowGroup", labels: ["id", "{}"]), shows: .builder("content"), as: .root, registersFor: "id"),
      TransitionPattern(
        .call("WindowGroup", labels: ["for", "{}"]), shows: .builder("content"), as: .root, registersFor: "for"),
      TransitionPattern(.call("WindowGroup", labels: ["{}"]), shows: .builder("content"), as: .root),
      TransitionPattern(
        .call("Window", labels: ["id", "{}"]), shows: .builder("content"), as: .root, registersFor: "id"),
      TransitionPattern(.call("openWindow", labels: ["id"]), shows: .registered("id"), as: .window),
      TransitionPattern(.call("openWindow", labels: ["value"]), shows: .registered("value"), as: .window),
      // The type that the program's own overload receives as the action of the environment.
      TransitionPattern(
        .call("callAsFunction", labels: ["id"]), on: ["OpenWindowAction"], shows: .registered("id"), as: .window,
        acceptsUnknownReceiver: false),
      TransitionPattern(.call("Window", labels: ["{}"]), shows: .builder("content"), as: .root),
      TransitionPattern(.call("UtilityWindow", labels: ["{}"]), shows: .builder("content"), as: .root),
      TransitionPattern(
        .call("ImmersiveSpace", labels: ["id", "{}"]), shows: .builder("content"), as: .root, registersFor: "id"),
      TransitionPattern(.call("openImmersiveSpace", labels: ["id"]), shows: .registered("id"), as: .window),
      TransitionPattern(.call("ImmersiveSpace", labels: ["{}"]), shows: .builder("content"), as: .root),
      TransitionPattern(
        .call("Settings", labels: ["{}"]), shows: .builder("content"), as: .root, registersAs: "settings"),
      TransitionPattern(.call("SettingsLink", labels: []), shows: .named("settings"), as: .window),
      TransitionPattern(
        .call("callAsFunction", labels: []), on: ["OpenSettingsAction"], shows: .named("settings"), as: .window,
        acceptsUnknownReceiver: false),
      TransitionPattern(.call("DocumentGroup", labels: ["{}"]), shows: .builder("editor"), as: .root),
      // The scenes of app extensions.
      TransitionPattern(
        .call("PrimitiveAppExtensionScene", labels: ["id", "{}"]), shows: .builder("content"), as: .root),
      TransitionPattern(
        .call("ISO18013MobileDocumentRequestScene", labels: ["{}"]), shows: .builder("content"), as: .root),
    ],
    types: [
      FrameworkType("App", role: .entry, framework: .swiftui),
      FrameworkType("AppExtension", role: .entry, framework: .swiftui),
      FrameworkType("IdentityDocumentProvider", role: .entry, framework: .swiftui),
      FrameworkType("Scene", role: .other, framework: .swiftui),
      FrameworkType("EnvironmentValues", role: .other, framework: .swiftui),
      FrameworkType("OpenSettingsAction", role: .other, framework: .swiftui),
      FrameworkType("OpenWindowAction", role: .other, framework: .swiftui),
    ],
    members: [
      FrameworkMember("EnvironmentValues", "openSettings", "OpenSettingsAction"),
      FrameworkMember("EnvironmentValues", "openWindow", "OpenWindowAction"),
    ],
    example: Example(
      source: """
        @main struct RecipesApp: App {
          var body: some Scene { WindowGroup { HomeView() } }
        }
        struct HomeView: View { var body: some View { Text("Home") } }
        """,
      edges: ["RecipesApp root HomeView"]))
}
