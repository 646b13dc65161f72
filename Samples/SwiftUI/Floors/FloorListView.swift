import SwiftUI

/// Rooms by floor, with a destination for the room's type itself instead of a route.
struct FloorListView: View {
  @EnvironmentObject private var collection: MuseumCollection
  @State private var isPlanShown = false

  var body: some View {
    List(collection.rooms) { room in
      NavigationLink(room.name, value: room)
    }
    .navigationDestination(for: Room.self) { room in
      RoomView(room: room)
    }
    .navigationDestination(isPresented: $isPlanShown) {
      FloorPlanView()
    }
    .toolbar {
      Button("Plan") { isPlanShown = true }
    }
  }
}

struct RoomView: View {
  let room: Room

  var body: some View {
    Text(room.name)
  }
}

struct FloorPlanView: View {
  var body: some View {
    Image("plan")
  }
}
