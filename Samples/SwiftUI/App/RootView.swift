import SwiftUI

/// The four tabs, and the welcome that covers them on the first visit.
struct RootView: View {
  enum Page: Hashable {
    case tours, exhibits, floors, visit
  }

  @State private var page = Page.tours
  @State private var isWelcomeShown = !UserDefaults.standard.bool(forKey: "hasSeenWelcome")

  var body: some View {
    TabView(selection: $page) {
      ToursView()
        .tabItem { Label("Tours", systemImage: "figure.walk") }
        .tag(Page.tours)
      ExhibitsTab()
        .tabItem { Label("Exhibits", systemImage: "photo.artframe") }
        .tag(Page.exhibits)
      NavigationStack {
        FloorListView()
      }
      .tabItem { Label("Floors", systemImage: "map") }
      .tag(Page.floors)
      VisitView()
        .tabItem { Label("Visit", systemImage: "ticket") }
        .tag(Page.visit)
    }
    .fullScreenCover(isPresented: $isWelcomeShown) {
      WelcomeView()
    }
  }
}
