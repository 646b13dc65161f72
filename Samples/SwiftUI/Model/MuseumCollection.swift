import Foundation

struct Exhibit: Identifiable, Hashable {
  let id: UUID
  var title: String
  var artist: Artist
  var room: Room
}

struct Artist: Identifiable, Hashable {
  let id: UUID
  var name: String
}

struct Room: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct Tour: Identifiable, Hashable {
  let id: Int
  var title: String
  var stops: [Exhibit] = []
}

/// What the museum shows today.
final class MuseumCollection: ObservableObject {
  @Published var exhibits: [Exhibit] = []
  @Published var tours: [Tour] = []
  @Published var rooms: [Room] = []
}
