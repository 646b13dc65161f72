import NavigationModel

extension Idiom {
  static let swiftUIPresentation = Idiom(
    name: "swiftui-presentation", framework: "SwiftUI",
    summary: "A view presents another as a sheet, a cover or a popover.",
    transitions: presentations(["sheet": .sheet, "fullScreenCover": .fullScreenCover, "popover": .popover]),
    example: Example(
      source: """
        struct ListView: View {
          @State var isEditing = false
          var body: some View { Text("List").sheet(isPresented: $isEditing) { EditView() } }
        }
        struct EditView: View { var body: some View { Text("Edit") } }
        """,
      edges: ["ListView sheet EditView"]))

  private static func presentations(_ kinds: [String: TransitionKind]) -> [TransitionPattern] {
    kinds.sorted { $0.key < $1.key }.flatMap { name, kind in
      ["isPresented", "item"].map { label in
        TransitionPattern(.call(name, labels: [label, "{}"]), shows: .builder("content"), as: kind)
      }
    }
  }
}
