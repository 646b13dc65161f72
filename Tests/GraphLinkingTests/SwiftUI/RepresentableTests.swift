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
}
