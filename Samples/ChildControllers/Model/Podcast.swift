import Foundation

struct Podcast: Hashable {
  var title: String
  var website: URL?
}

struct Episode: Hashable {
  var title: String
  var notes = ""
}
