import SwiftUI

struct TourView: View {
  let tour: Tour

  @State private var isLeaving = false
  @State private var stop: Exhibit?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      ForEach(tour.stops) { exhibit in
        Button(exhibit.title) { stop = exhibit }
      }
      NavigationLink("Stops on the map") {
        TourMapView(tour: tour)
      }
    }
    .sheet(item: $stop) { exhibit in
      StopView(exhibit: exhibit)
    }
    .toolbar {
      Button("End the tour") { isLeaving = true }
    }
    .confirmationDialog("End the tour?", isPresented: $isLeaving) {
      Button("End", role: .destructive) { dismiss() }
      Button("Walk on", role: .cancel) {}
    }
  }
}

struct TourMapView: View {
  let tour: Tour

  var body: some View {
    Text("Map of \(tour.title)")
  }
}

struct StopView: View {
  let exhibit: Exhibit

  var body: some View {
    Text(exhibit.title)
      .font(.title)
  }
}

struct LanguageView: View {
  var body: some View {
    List(["Deutsch", "English", "Français"], id: \.self) { Text($0) }
  }
}
