import NavigationModel

/// Judges a program by a rule of a team's own.
struct OwnRuleCheck {
  let rule: OwnRule
  let context: AnalysisContext

  /// One finding for each pair of nodes, or for each node that lacks a way, in the order of the graph.
  func findings() -> [Finding] {
    switch rule.demand {
    case .forbidden(let pattern): forbidden(pattern)
    case .allowed(let from, let to): outsideOfAllowed(from: from, to: to)
    case .required(let from, let to): lacking(from: from, to: to)
    case .layers(let layers): upwards(through: layers)
    case .independence(let groups): between(groups)
    }
  }

  private func forbidden(_ pattern: WayPattern) -> [Finding] {
    let ways =
      Way.direct(in: context, kinds: pattern.kinds)
      + (pattern.includesFlows ? Way.flows(in: context, kinds: pattern.kinds) : [])
    return ways.filter { pattern.from.match($0.source) && pattern.to.match($0.destination) }
      .map { finding(for: $0, "which is forbidden") }
  }

  /// Alerts and screens of the system are no places that an app is cut into, so no list has to allow them.
  private func outsideOfAllowed(from: [NodePattern], to: [NodePattern]) -> [Finding] {
    Way.direct(in: context).filter { way in
      let isPlace = way.destination.kind == .screen || way.destination.isObject
      return isPlace && from.match(way.source) && !to.match(way.destination) && !from.match(way.destination)
    }
    .map { finding(for: $0, "which is not allowed") }
  }

  private func lacking(from: [NodePattern], to: [NodePattern]) -> [Finding] {
    let ways = Dictionary(grouping: Way.direct(in: context), by: \.source.id)
    return context.program.graph.nodes.filter { from.match($0) }.compactMap { node in
      guard !(ways[node.id] ?? []).contains(where: { to.match($0.destination) }) else { return nil }
      return Finding(
        rule: rule.name, severity: rule.severity,
        message: "\(context.name(of: node.id)) leads to none of the required destinations.",
        help: rule.comment ?? "", nodes: [node.id], location: node.location, fingerprint: "\(rule.name) \(node.id)")
    }
  }

  private func upwards(through layers: [NodeGroup]) -> [Finding] {
    Way.direct(in: context).compactMap { way in
      guard let start = index(of: way.source, in: layers), let end = index(of: way.destination, in: layers),
        end < start
      else { return nil }
      return finding(for: way, "up from the layer \(layers[start].name) to \(layers[end].name)")
    }
  }

  private func between(_ groups: [NodeGroup]) -> [Finding] {
    Way.direct(in: context).compactMap { way in
      guard let start = index(of: way.source, in: groups), let end = index(of: way.destination, in: groups),
        start != end
      else { return nil }
      return finding(for: way, "although \(groups[start].name) and \(groups[end].name) must be independent")
    }
  }

  /// The first group that a node belongs to.
  private func index(of node: Node, in groups: [NodeGroup]) -> Int? {
    groups.firstIndex { $0.members.match(node) }
  }

  private func finding(for way: Way, _ verdict: String) -> Finding {
    let (source, destination) = (context.name(of: way.source.id), context.name(of: way.destination.id))
    let kinds = way.kinds.map(\.rawValue).joined(separator: ", ")
    return Finding(
      rule: rule.name, severity: rule.severity,
      message: Wording.sentence(way.via) { via in
        "\(source) leads to \(destination) (\(kinds))\(via.isEmpty ? "" : " through \(via)"), \(verdict)."
      },
      help: rule.comment ?? "", nodes: [way.source.id, way.destination.id], edges: way.edges,
      location: way.sites.first ?? way.source.location, relatedLocations: Array(way.sites.dropFirst()),
      fingerprint: "\(rule.name) \(way.source.id) \(way.destination.id)")
  }
}
