import NavigationModel

/// The screens that are embedded in others: what happens on them happens on the screen around them too.
///
/// A person who taps a row of an embedded table leaves the screen that holds the table.
struct EmbeddedScreens {
  private let flows: [Flow]
  private let holders: [String: String]

  /// - Parameters:
  ///   - flows: all flows forward. What several screens embed does not tell which of them wanted what it does.
  ///   - nodes: all nodes by id.
  init(_ flows: [Flow], nodes: [String: Node]) {
    // A view of SwiftUI that stands for a controller is that controller, and no screen around it.
    let embedding = flows.filter { flow in
      (flow.kind == .embed || flow.kind == .child)
        && (nodes[flow.source]?.framework != .swiftui || nodes[flow.destination]?.framework == .swiftui)
    }
    holders = Dictionary(grouping: embedding, by: \.destination).compactMapValues { flows in
      let sources = Set(flows.map(\.source))
      return sources.count == 1 ? sources.first : nil
    }
    // What a screen shows without a coordinator is an edge, which names it.
    self.flows = flows.filter { !$0.via.isEmpty && !$0.kind.isPart }
  }

  /// The one screen that embeds a screen; nil where none does, or several do.
  func holder(of screen: String) -> String? { holders[screen] }

  /// The flows of the screens around those that others embed.
  ///
  /// - Parameter name: the name of a node.
  func flowsOfHolders(name: (String) -> String) -> [Flow] {
    flows.flatMap { flow -> [Flow] in
      var found: [Flow] = []
      var via = flow.via
      var seen: Set<String> = [flow.source]
      var current = flow.source
      while let holder = holders[current], seen.insert(holder).inserted {
        via.insert(name(current), at: 0)
        current = holder
        if holder == flow.destination { break }
        var outer = flow
        (outer.source, outer.via) = (holder, via)
        found.append(outer)
      }
      return found
    }
  }
}
