import SwiftUI

/// Opening hours and tickets. Its stack has its own small enum of destinations.
struct VisitView: View {
  private enum Destination: Hashable {
    case hours, directions
  }

  @State private var isTicketShown = false

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Opening hours", value: Destination.hours)
        NavigationLink("How to find us", value: Destination.directions)
        Button("Buy a ticket") { isTicketShown = true }
      }
      .navigationDestination(for: Destination.self) { destination in
        switch destination {
        case .hours:
          HoursView()
        case .directions:
          DirectionsView()
        }
      }
      .ticketSheet(isPresented: $isTicketShown)
    }
  }
}

struct HoursView: View {
  var body: some View {
    Text("Closed on Mondays")
  }
}

struct DirectionsView: View {
  var body: some View {
    Text("Tram 9 to the harbour")
  }
}
