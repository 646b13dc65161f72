import SwiftUI

/// Guided walks. Its links name their destinations, in the way of the first SwiftUI years.
struct ToursView: View {
  @EnvironmentObject private var collection: MuseumCollection
  @State private var isTicketShown = false
  @State private var isLanguageShown = false

  var body: some View {
    NavigationStack {
      List(collection.tours) { tour in
        NavigationLink(destination: TourView(tour: tour)) {
          TourRow(tour: tour)
        }
      }
      .navigationTitle("Tours")
      .toolbar {
        Button("Tickets") { isTicketShown = true }
        Button("Language") { isLanguageShown = true }
      }
      .ticketSheet(isPresented: $isTicketShown)
      .museumSheet(isPresented: $isLanguageShown) {
        LanguageView()
      }
    }
  }
}

/// A row is a part of the list and no screen.
private struct TourRow: View {
  let tour: Tour

  var body: some View {
    VStack(alignment: .leading) {
      Text(tour.title)
      Text("\(tour.stops.count) stops")
        .font(.footnote)
    }
  }
}
