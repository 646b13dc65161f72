import SwiftUI

/// The stack of the exhibits: routes come in by value, and one place turns them into screens.
struct ExhibitsTab: View {
  @StateObject private var navigator = Navigator()

  var body: some View {
    NavigationStack(path: $navigator.path) {
      ExhibitListView()
        .navigationDestination(for: Route.self) { route in
          route.destination
        }
    }
    .environmentObject(navigator)
  }
}
