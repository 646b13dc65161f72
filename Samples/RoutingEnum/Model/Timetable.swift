import Foundation

struct Harbour: Hashable {
  var name: String
}

struct Line: Hashable {
  var number: String
  var stops: [Harbour]
}

struct Sailing: Hashable {
  var line: Line
  var departure: Date
}

/// A failure that a person can do something about.
struct FerryError: Error {
  var title: String
  var hint: String
}
