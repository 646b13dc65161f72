import NavigationModel

/// Leaves to subclasses what a class that is only inherited from shows for them.
///
///     class Container: UIViewController { var pages = [UIViewController](); func open(_ i: Int) { addChild(pages[i]) } }
///     class Inbox: Container { override func viewDidLoad() { pages = [List()]; open(0) } }
///
/// What all subclasses set is known of `pages`, but no object has all of it: `Inbox` shows its list, and nobody makes a
/// `Container`.
struct InheritedTransitions {
  private let parts: [ResolvedPart]
  private let program: Program
  /// What subclasses show by code that they inherit.
  private var shown: [Showing: Set<TypeID>] = [:]

  /// What a place in the code shows.
  private struct Showing: Hashable {
    let scope: ScopeID
    let kind: TransitionKind
    let type: TypeID
  }

  init(_ parts: [ResolvedPart], in program: Program) {
    self.parts = parts
    self.program = program
    for transition in parts.lazy.flatMap(\.transitions) where transition.path?.calls.isEmpty == false {
      guard case .type(let source) = transition.source, let showing = Self.showing(of: transition) else { continue }
      shown[showing, default: []].insert(source)
    }
  }

  /// The parts without what is left out.
  func filtered() -> [ResolvedPart] {
    parts.map { part in
      guard part.transitions.contains(where: isLeftOut) else { return part }
      var part = part
      part.transitions.removeAll(where: isLeftOut)
      return part
    }
  }

  private func isLeftOut(_ transition: ResolvedTransition) -> Bool {
    guard transition.path?.calls.isEmpty == true, case .type(let source) = transition.source,
      let showing = Self.showing(of: transition), let askers = shown[showing], program.isOnlyInherited(source),
      !makes(showing.type, source)
    else { return false }
    return askers.contains { $0 != source && program.inherits($0, from: source) }
  }

  /// Whether code of a class itself makes what it shows: each object of a class below does that as well.
  private func makes(_ type: TypeID, _ source: TypeID) -> Bool {
    (program.callsByName[program[type].bareName] ?? []).contains { program[program[$0].body].owner == source }
  }

  private static func showing(of transition: ResolvedTransition) -> Showing? {
    guard let path = transition.path, let type = transition.shownType else { return nil }
    return Showing(scope: path.scope, kind: transition.kind, type: type)
  }
}
