import NavigationModel

/// How the screen of a chain of steps appears to somebody who asks for it.
struct StepAppearances {
  let evaluator: Evaluator
  /// The screens that chains put into each container of the program's own.
  let contents: [TypeID: Set<TypeID>]
  private var program: Program { evaluator.program }

  struct Appearance {
    let screens: [Value]
    let kinds: [TransitionKind]
    /// Types that show another screen on the way.
    let interceptors: [TypeID]
    /// Whether the screen is looked for among those that are shown before it is made.
    let isSought: Bool
  }

  /// The screens that chains put into each container of the program's own.
  static func contents(of parts: [ResolvedPart]) -> [TypeID: Set<TypeID>] {
    var contents: [TypeID: Set<TypeID>] = [:]
    for part in parts {
      for transition in part.transitions where transition.kind.putsInside {
        guard case .type(let container) = transition.source, case .value(let value) = transition.destination,
          let content = part.evaluator.type(of: value)
        else { continue }
        contents[container, default: []].insert(content)
      }
    }
    return contents
  }

  /// - Parameter asker: the screen that asks; nil for something that is no screen.
  func appearances(of id: StepID, to asker: TypeID?) -> [Appearance] {
    var seen: Set<StepID> = []
    return appearances(of: id, to: asker, seen: &seen)
  }

  private func appearances(of id: StepID, to asker: TypeID?, seen: inout Set<StepID>) -> [Appearance] {
    // Many cases of switches can lead to the same chain.
    guard seen.insert(id).inserted else { return [] }
    let step = evaluator[id]
    guard !step.levels.isEmpty else {
      // A switch between whole chains shows the screen of one of them.
      var result: [Appearance] = []
      for origin in step.origins.compactMap(\.step) { result += appearances(of: origin, to: asker, seen: &seen) }
      return result
    }
    let index = step.innermostScreen ?? 0
    let screens = step.levels[index].screens
    guard !screens.isEmpty else { return [] }
    let kinds: [TransitionKind?]
    if let next = step.levels.indices.first(where: { $0 > index && !step.levels[$0].isContainer }) {
      // Further levels are other screens, from which this one is shown by its own action.
      kinds = [step.kind(ofLevel: index) ?? step.levels[next].screens.lazy.compactMap(evaluator.kindWithin).first]
    } else {
      kinds = evaluator.ways(of: step).flatMap { self.kinds(of: $0, to: asker) }
    }
    return [
      Appearance(
        screens: screens,
        kinds: Set(kinds.map { $0 ?? .custom }).sorted { $0.rawValue < $1.rawValue }, interceptors: step.interceptors,
        isSought: step.levels[index].isSought)
    ]
  }

  /// What is put into a container that comes over whatever is shown is seen by the coming of the container, unless
  /// whoever asks is in there already.
  private func kinds(of way: StepWay, to asker: TypeID?) -> [TransitionKind?] {
    guard let kind = way.kind, kind.putsInside, let asker, let origin = way.origin.map({ evaluator[$0] }),
      !isInside(asker, origin)
    else { return [way.kind] }
    let outer = evaluator.ways(of: origin)
    guard outer.allSatisfy({ $0.origin == nil && $0.kind.map { !$0.putsInside && !$0.setsRoot } ?? false }) else {
      return [kind]
    }
    return outer.map(\.kind)
  }

  private func isInside(_ asker: TypeID, _ container: Step) -> Bool {
    guard let level = container.innermostScreen else { return false }
    return container.levels[level].screens.contains { screen in
      guard let type = evaluator.type(of: screen) else { return false }
      return type == asker || contents[type]?.contains(asker) == true
    }
  }
}

extension TransitionKind {
  /// Whether the destination becomes a part of what the source shows.
  fileprivate var putsInside: Bool {
    switch self {
    case .tab, .child, .embed, .page, .column: true
    default: false
    }
  }

  fileprivate var setsRoot: Bool { self == .root || self == .replace || self == .entry }
}
