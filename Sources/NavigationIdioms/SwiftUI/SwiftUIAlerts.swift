import NavigationModel

extension Idiom {
  static let swiftUIAlerts = Idiom(
    name: "swiftui-alerts", framework: "SwiftUI",
    summary: "Alerts, confirmation dialogs and action sheets of SwiftUI.",
    transitions: [
      TransitionPattern(.call("alert", labels: ["isPresented", "{}"]), shows: .fixed("Alert"), as: .alert),
      TransitionPattern(.call("alert", labels: ["isPresented", "actions"]), shows: .fixed("Alert"), as: .alert),
      TransitionPattern(.call("alert", labels: ["item", "{}"]), shows: .fixed("Alert"), as: .alert),
      TransitionPattern(
        .call("confirmationDialog", labels: ["isPresented"]), shows: .fixed("ConfirmationDialog"), as: .alert),
      TransitionPattern(.call("actionSheet", labels: ["isPresented"]), shows: .fixed("ActionSheet"), as: .alert),
      TransitionPattern(.call("actionSheet", labels: ["item"]), shows: .fixed("ActionSheet"), as: .alert),
    ],
    types: [
      FrameworkType("Alert", role: .alert, framework: .swiftui),
      FrameworkType("ActionSheet", role: .alert, framework: .swiftui),
      FrameworkType("ConfirmationDialog", role: .alert, framework: .swiftui),
    ],
    example: Example(
      source: """
        struct ListView: View {
          @State var isAsking = false
          var body: some View { Text("List").alert("Delete?", isPresented: $isAsking) { Button("Delete") {} } }
        }
        """,
      edges: ["ListView alert Alert"]))
}
