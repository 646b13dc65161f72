import NavigationModel

extension Idiom {
  static let spezi = Idiom(
    name: "spezi", framework: "Spezi",
    summary: "A stack of the library pushes its steps one after another, and asks for an account in a sheet.",
    modules: ["SpeziViews", "SpeziOnboarding", "SpeziAccount"],
    transitions: [
      TransitionPattern(
        .call("ManagedNavigationStack", labels: ["{}"]), shows: .builder("content"), as: .push),
      // The older name of the same stack.
      TransitionPattern(.call("OnboardingStack", labels: ["{}"]), shows: .builder("content"), as: .push),
      TransitionPattern(
        .call("append", labels: ["customView"]), on: paths, shows: .argument("customView"), as: .push),
      TransitionPattern(
        .call("accountRequired", labels: []), shows: .builder("setupSheet"), as: .sheet),
    ],
    types: paths.map { FrameworkType($0, role: .other) },
    example: Example(
      source: """
        struct HomeView: View {
          var body: some View {
            Text("Home").accountRequired { WelcomeFlow() }
          }
        }
        struct WelcomeFlow: View {
          @State var isComplete = false
          var body: some View {
            ManagedNavigationStack(didComplete: $isComplete) {
              GreetingView()
              ConsentView()
            }
          }
        }
        struct GreetingView: View {
          @Environment(ManagedNavigationStack.Path.self) var path
          var body: some View {
            Button("Details") { path.append(customView: DetailsView()) }
          }
        }
        struct ConsentView: View { var body: some View { Text("Consent") } }
        struct DetailsView: View { var body: some View { Text("Details") } }
        """,
      edges: [
        "HomeView sheet WelcomeFlow", "WelcomeFlow push GreetingView", "WelcomeFlow push ConsentView",
        "GreetingView push DetailsView",
      ]))

  private static let paths = ["ManagedNavigationStack.Path", "OnboardingNavigationPath"]
}
