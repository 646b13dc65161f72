import NavigationModel

/// What the idioms say of framework types, looked up by name.
struct FrameworkKnowledge {
  private(set) var types: [String: FrameworkType] = [:]
  private var members: [String: String] = [:]
  private(set) var chains: [ChainVocabulary] = []
  /// Functions that run their closure each time something happens.
  private(set) var listeners: Set<String> = []
  private(set) var outsideEntries: [OutsideEntry] = []
  private(set) var patterns: [TransitionPattern] = []
  private(set) var patternsByCall: [String: [TransitionPattern]] = [:]
  private(set) var patternsByAssignment: [String: [TransitionPattern]] = [:]
  private(set) var patternsByImplementation: [String: [TransitionPattern]] = [:]

  init(_ idioms: [Idiom]) {
    for idiom in idioms {
      if let vocabulary = idiom.chains { chains.append(vocabulary) }
      listeners.formUnion(idiom.listeners)
      outsideEntries += idiom.outsideEntries
      for type in idiom.types { types[type.name] = type }
      for member in idiom.members { members["\(member.owner).\(member.name)"] = member.type }
      for pattern in idiom.transitions {
        patterns.append(pattern)
        switch pattern.trigger {
        case .call(let name, _): patternsByCall[name, default: []].append(pattern)
        case .assignment(let name): patternsByAssignment[name, default: []].append(pattern)
        case .implementation(let name, _): patternsByImplementation[name, default: []].append(pattern)
        }
      }
    }
  }

  /// The type of a framework's member, looked up along the superclasses.
  func memberType(of owner: String, named name: String) -> String? {
    var current: String? = owner
    while let type = current {
      if let found = members["\(type).\(name)"] { return found }
      current = types[type]?.superclass
    }
    return nil
  }
}
