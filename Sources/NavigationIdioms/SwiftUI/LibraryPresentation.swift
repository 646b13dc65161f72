import NavigationModel

extension Idiom {
  static let libraryPresentation = Idiom(
    name: "library-presentation", framework: "SwiftUI",
    summary:
      "A library's modifier presents a view, such as a popup, and has the labels of SwiftUI's own modifiers.",
    // The binding proves that the library shows it. How it does so is unknown without the library's sources.
    transitions: ["isPresented", "item"].map { label in
      TransitionPattern(
        .modifier(labels: [label, "{}"], besides: ["inspector", "searchable"]), shows: .builder("content"), as: .present
      )
    },
    example: Example(
      source: """
        struct CartView: View {
          @State var isAsking = false
          var body: some View { Text("Cart").popup(isPresented: $isAsking) { CouponView() } }
        }
        struct CouponView: View { var body: some View { Text("Coupon") } }
        """,
      edges: ["CartView present CouponView"]))
}
