import SwiftUI

/// The path of the exhibits tab, so that screens below it can go on without a link.
final class Navigator: ObservableObject {
  @Published var path: [Route] = []

  func open(_ route: Route) {
    path.append(route)
  }

  func back() {
    guard !path.isEmpty else { return }
    path.removeLast()
  }

  func home() {
    path.removeAll()
  }
}
