import NavigationModel

/// Leaves to subclasses what a class that is only inherited from shows for them.
///
///     class Container: UIViewController { var pages = [UIViewController](); func open(_ i: Int) { addChild(pages[i]) } }
///     class Inbox: Container { override func viewDidLoad() { pages = [List()]; open(0) } }
///
/// What all subclasses set is known of `pages`, but no object has all of it: `Inbox` shows the list that it makes, and
/// nobody makes a `Container`.
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
      let showing = Self.showing(of: transition)
    else { return false }
    let heirs = (shown[showing] ?? []).filter { $0 != source && program.inherits($0, from: source) }
    guard !heirs.isEmpty else { return false }
    // What the class makes itself, or gets from elsewhere, each object of a class below shows as well.
    let makers = makers(of: showing.type)
    return !makers.contains(source) && !makers.isDisjoint(with: heirs) && program.isOnlyInherited(source)
  }

  /// The types whose code makes an object of a type.
  private func makers(of type: TypeID) -> Set<TypeID> {
    Set((program.callsByName[program[type].bareName] ?? []).compactMap { program[program[$0].body].owner })
  }

  private static func showing(of transition: ResolvedTransition) -> Showing? {
    guard let path = transition.path, let type = transition.shownType else { return nil }
    return Showing(scope: path.scope, kind: transition.kind, type: type)
  }
}
