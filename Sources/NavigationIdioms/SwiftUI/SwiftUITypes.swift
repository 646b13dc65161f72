import NavigationModel

extension Idiom {
  static let swiftUITypes = Idiom(
    name: "swiftui-types", framework: "SwiftUI",
    summary: "The View protocol, and the views that only show their content.",
    transitions: [
      TransitionPattern(.implementation("makeUIViewController", labels: ["context"]), shows: .value, as: .child),
      TransitionPattern(.implementation("makeNSViewController", labels: ["context"]), shows: .value, as: .child),
    ],
    types: [
      FrameworkType("View", role: .view, framework: .swiftui),
      FrameworkType("UIViewControllerRepresentable", superclass: "View", role: .view, framework: .swiftui),
      FrameworkType("UIViewRepresentable", superclass: "View", role: .view, framework: .swiftui),
      FrameworkType("NSViewControllerRepresentable", superclass: "View", role: .view, framework: .swiftui),
      FrameworkType("NSViewRepresentable", superclass: "View", role: .view, framework: .swiftui),
      FrameworkType("WKInterfaceObjectRepresentable", superclass: "View", role: .view, framework: .swiftui),
      FrameworkType("NavigationPath", role: .other), FrameworkType("PresentationMode", role: .other),
      FrameworkType("EmptyView", role: .view, framework: .swiftui),
    ]
      + [
        "AnyView", "Group", "NavigationView", "NavigationStack", "NavigationSplitView", "Tab", "TabSection", "ForEach",
        "GeometryReader", "ViewThatFits", "WithViewStore", "EquatableView",
      ].map { FrameworkType($0, superclass: "View", role: .wrapperView, framework: .swiftui) },
    members: [
      FrameworkMember("EnvironmentValues", "presentationMode", "PresentationMode"),
      FrameworkMember("PresentationMode", "wrappedValue", "PresentationMode"),
    ],
    example: Example(
      source: """
        struct ListView: View {
          @State var isEditing = false
          var body: some View {
            Text("List").sheet(isPresented: $isEditing) { NavigationStack { EditView().padding() } }
          }
        }
        struct EditView: View { var body: some View { Text("Edit") } }
        """,
      edges: ["ListView sheet EditView"]))
}
