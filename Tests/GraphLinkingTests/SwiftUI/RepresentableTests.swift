import TestSupport
import Testing

@Suite("A view of SwiftUI that represents one of UIKit or AppKit")
struct RepresentableTests {
  @Test("is where a person is while its nested coordinator, which is its delegate, shows something")
  func coordinator() {
    let app = Fixture(
      """
      struct MapView: UIViewRepresentable {
        func makeUIView(context: Context) -> MKMapView { MKMapView() }
        func makeCoordinator() -> Coordinator { Coordinator() }
        class Coordinator: NSObject, MKMapViewDelegate {
          func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
            mapView.window?.rootViewController?.present(PlaceViewController(), animated: true)
          }
        }
      }
      class PlaceViewController: UIViewController {}
      """)
    #expect(app.differences(from: "MapView present PlaceViewController [certain]") == [])
    #expect(app.nodes(.coordinator) == [])
  }

  @Test("shows nothing new where it gives its controller the same content again")
  func update() {
    let app = Fixture(
      """
      struct Page: UIViewControllerRepresentable {
        let item: Item
        func makeUIViewController(context: Context) -> UIHostingController<ItemView> {
          UIHostingController(rootView: ItemView(item: item))
        }
        func updateUIViewController(_ controller: UIHostingController<ItemView>, context: Context) {
          controller.rootView = ItemView(item: item)
        }
      }
      struct Late: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIHostingController<AnyView> {
          UIHostingController(rootView: AnyView(EmptyView()))
        }
        func updateUIViewController(_ controller: UIHostingController<AnyView>, context: Context) {
          controller.rootView = AnyView(ItemView(item: Item()))
        }
      }
      struct ItemView: View { let item: Item; var body: some View { Text("") } }
      struct Item {}
      """)
    #expect(app.differences(from: "Page child ItemView\nLate root ItemView") == [])
  }

  @Test("is nothing by itself where it hosts any view that it is given")
  func wrapper() {
    let app = Fixture(
      """
      struct Modal<Content: View>: UIViewControllerRepresentable {
        let view: Content
        func makeUIViewController(context: Context) -> UIHostingController<Content> {
          UIHostingController(rootView: view)
        }
        func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {
          controller.rootView = view
        }
      }
      extension View { func locked() -> some View { Modal(view: self) } }
      struct Pin: View { var body: some View { Text("Pin") } }
      struct Home: View {
        @State var isOpen = false
        var body: some View { Button("Pin") { isOpen = true }.sheet(isPresented: $isOpen) { Pin().locked() } }
      }
      """)
    #expect(app.differences(from: "Home sheet Pin") == [])
  }

  @Test("can be what its coordinator holds")
  func heldByCoordinator() {
    let app = Fixture(
      """
      struct Pages: UIViewControllerRepresentable {
        var pages: [Page]
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIViewController(context: Context) -> UIPageViewController { UIPageViewController() }
        func updateUIViewController(_ pager: UIPageViewController, context: Context) {
          pager.setViewControllers([context.coordinator.controllers[0]], direction: .forward, animated: true)
        }
        class Coordinator: NSObject {
          let controllers: [UIViewController]
          init(_ pages: Pages) { controllers = pages.pages.map { UIHostingController(rootView: $0) } }
        }
      }
      struct Blank: UIViewControllerRepresentable {
        func makeCoordinator() -> Handler { Handler() }
        func makeUIViewController(context: Context) -> UIViewController { context.coordinator }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
        class Handler: UIViewController {}
      }
      struct Page: View { var body: some View { Text("") } }
      """)
    #expect(app.missing("Pages page Page [inferred]\nBlank child Blank.Handler") == [])
    #expect(app.reasons == [])
  }

  @Test("of a view gives its hosting controller the same content again")
  func updatedView() {
    let app = Fixture(
      """
      struct Zoom<Content: View>: UIViewRepresentable {
        let content: Content
        func makeCoordinator() -> Coordinator { Coordinator(host: UIHostingController(rootView: content)) }
        func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
        func updateUIView(_ view: UIScrollView, context: Context) { context.coordinator.host.rootView = content }
        class Coordinator {
          let host: UIHostingController<Content>
          init(host: UIHostingController<Content>) { self.host = host }
        }
      }
      struct Photo: View { var body: some View { Zoom(content: Picture()) } }
      struct Picture: View { var body: some View { Text("") } }
      """)
    #expect(app.edges(.root) == [])
  }
}
