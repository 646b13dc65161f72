import SwiftUI

/// One exhibit. It goes on through the navigator, so that it knows no other screen of the stack.
struct ExhibitView: View {
  let exhibit: Exhibit

  @EnvironmentObject private var navigator: Navigator
  @Environment(\.openWindow) private var openWindow
  @State private var isRoomShown = false
  @State private var isMissing = false

  var body: some View {
    ScrollView {
      Text(exhibit.title)
      Button(exhibit.artist.name) {
        navigator.open(.artist(exhibit.artist))
      }
      NavigationLink("Listen", value: Route.audio(exhibit))
      Button("Room") { isRoomShown = true }
        .popover(isPresented: $isRoomShown) {
          RoomInfoView(room: exhibit.room)
        }
      Button("Not here?") { isMissing = true }
      Button("Keep beside") {
        openWindow(id: "exhibit", value: exhibit.id)
      }
      Button("All exhibits") {
        navigator.home()
      }
    }
    .alert("Not in its place", isPresented: $isMissing) {
      Button("OK", role: .cancel) {}
    } message: {
      Text("It may be on loan.")
    }
  }
}

struct RoomInfoView: View {
  let room: Room

  var body: some View {
    Text(room.name)
      .padding()
  }
}

/// One exhibit in a window of its own.
struct ExhibitWindow: View {
  let exhibitID: Exhibit.ID?

  @EnvironmentObject private var collection: MuseumCollection

  var body: some View {
    if let exhibit = collection.exhibits.first(where: { $0.id == exhibitID }) {
      Text(exhibit.title)
    } else {
      Text("No exhibit")
    }
  }
}
