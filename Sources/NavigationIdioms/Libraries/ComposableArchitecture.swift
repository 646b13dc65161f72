import NavigationModel

extension Idiom {
  static let composableArchitecture = Idiom(
    name: "composable-architecture", framework: "The Composable Architecture",
    summary: "A store's optional state presents a view, and its path is a stack of views.",
    transitions: [
      TransitionPattern(
        .call("NavigationStack", labels: ["path", "destination"]), shows: .builder("destination"), as: .push,
        registersStates: true),
      TransitionPattern(
        .call("NavigationStackStore", labels: ["destination"]), shows: .builder("destination"), as: .push,
        registersStates: true),
      TransitionPattern(.call("NavigationLink", labels: ["state"]), shows: .state("state"), as: .push),
      TransitionPattern(
        .call("NavigationLinkStore", labels: ["destination"]), shows: .builder("destination"), as: .push),
      TransitionPattern(
        .call("navigationDestination", labels: ["store", "{}"]), shows: .builder("destination"), as: .push),
      TransitionPattern(.call("sheet", labels: ["store", "{}"]), shows: .builder("content"), as: .sheet),
      TransitionPattern(
        .call("fullScreenCover", labels: ["store", "{}"]), shows: .builder("content"), as: .fullScreenCover),
      TransitionPattern(.call("popover", labels: ["store", "{}"]), shows: .builder("content"), as: .popover),
      TransitionPattern(.call("alert", labels: ["store"]), shows: .fixed("Alert"), as: .alert),
      // Before alerts were bindings: `.alert(store.scope(state: \\.alert), dismiss: .alertDismissed)`.
      TransitionPattern(.call("alert", labels: ["_", "dismiss"]), shows: .fixed("Alert"), as: .alert),
      TransitionPattern(
        .call("confirmationDialog", labels: ["store"]), shows: .fixed("ConfirmationDialog"), as: .alert),
      TransitionPattern(
        .call("confirmationDialog", labels: ["_", "dismiss"]), shows: .fixed("ConfirmationDialog"), as: .alert),
      TransitionPattern(.call("actionSheet", labels: ["store"]), shows: .fixed("ActionSheet"), as: .alert),
    ],
    types: ["IfLetStore", "ForEachStore", "CaseLet", "NavigationStackStore", "WithPerceptionTracking"].map {
      FrameworkType($0, role: .wrapperView, framework: .swiftui)
    } + [FrameworkType("SwitchStore", role: .choiceView, framework: .swiftui)],
    example: Example(
      source: #"""
        struct ListView: View {
          @Bindable var store: StoreOf<ListFeature>
          var body: some View {
            Text("List")
              .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { store in
                EditView(store: store)
              }
              .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
          }
        }
        struct EditView: View { var body: some View { Text("Edit") } }
        """#,
      edges: ["ListView alert Alert", "ListView sheet EditView"]))
}
