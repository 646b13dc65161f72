import NavigationModel

/// Finds presentations that stand in for a push, such as in the `else` of `if let stack = navigationController`.
///
/// A function that shows one screen in both ways shows it in one of them each time, and decides which.
enum FallbackPresentations {
  /// The ids of the edges, sorted: those that present only in functions which push the same screen as well.
  static func ids(of showings: [Showing]) -> [String] {
    let pushes = Dictionary(grouping: showings.filter { $0.kind == .push }, by: \.ends)
    let presentations = Dictionary(grouping: showings.filter { $0.kind == .present }, by: \.edge)
    return presentations.filter { _, places in
      places.allSatisfy { place in
        guard let function = place.transition?.body else { return false }
        return pushes[place.ends]?.contains { $0.transition?.body == function } ?? false
      }
    }.keys.sorted()
  }
}

extension Showing {
  fileprivate var ends: [String] { [origin, destination] }

  /// The id of the edge that it is a part of.
  fileprivate var edge: String {
    Edge.id(source: origin, destination: destination, kind: kind, identifier: transition?.identifier)
  }
}
