import NavigationModel

/// What the segues of the program's own classes do.
///
///     class SheetSegue: UIStoryboardSegue {
///       override func perform() { source.present(destination, animated: true) }
///     }
///
/// UIKit and AppKit call `perform()` of a segue's class. So that method decides how the destination appears, and not the
/// kind that the storyboard names.
struct SegueClasses: Sendable {
  private var kinds: [TypeID: TransitionKind] = [:]

  /// No classes at all.
  init() {}

  /// - Parameter transitions: what classes of segues do with the destinations of their segues.
  init(carryingOut transitions: [Transition], in program: Program) {
    let byClass = Dictionary(grouping: transitions.filter { !$0.kind.goesBack }) { program[$0.body].owner }
    for (owner, transitions) in byClass {
      guard let owner, let kind = Self.kind(of: transitions) else { continue }
      kinds[owner] = kind
    }
  }

  /// Whether a class of segues of the program's own shows the segue's destination: that is what each of its segues in a
  /// storyboard does, which are transitions of their scenes.
  static func carriesOutSegue(_ transition: Transition, in program: Program) -> Bool {
    guard let owner = program[transition.body].owner,
      program.inherits(owner, fromAnyNamed: ["UIStoryboardSegue", "NSStoryboardSegue"])
    else { return false }
    switch transition.shown {
    case .values(let value), .viewOwner(let value): return mentionsDestination(value, in: transition.scope, of: program)
    default: return false
    }
  }

  /// Whether an expression is the destination of the segue, or is made of it, also by locals:
  /// `let stack = UINavigationController(rootViewController: destination)`.
  private static func mentionsDestination(_ value: Expression, in scope: ScopeID, of program: Program) -> Bool {
    var open = value.mentionedNames.sorted()
    var seen: Set<String> = []
    while let name = open.popLast() {
      if name == "destination" || name == "destinationController" { return true }
      guard seen.insert(name).inserted else { continue }
      open += (program.locals(named: name, from: scope) ?? []).flatMap { $0.value?.mentionedNames.sorted() ?? [] }
    }
    return false
  }

  /// The one kind of several ways to show a destination.
  private static func kind(of transitions: [Transition]) -> TransitionKind? {
    let kinds = Set(transitions.map(\.kind))
    // One that pushes where there is a stack, and presents where there is none, does what `show(_:sender:)` does.
    if kinds.count == 2, kinds.contains(.push), kinds.contains(.present) { return .show }
    // A view that is put up for an animation comes before what stays.
    return (transitions.filter { !$0.kind.isContainment } + transitions).first?.kind
  }

  /// The kind of a segue's transition.
  func kind(of segue: SegueFact, in scene: Scene, of program: Program) -> TransitionKind {
    let written = SegueKinds.transition(for: segue, in: scene.controller.element)
    guard !kinds.isEmpty, written != .unwind, segue.relationship == nil, let name = segue.customClass,
      let type = program.resolve(name, inside: nil, file: scene.file)
    else { return written }
    for ancestor in program.lineage(of: type) {
      if let kind = kinds[ancestor] { return kind }
      // What the override does could not be told; only what it adds to its superclass's is no matter.
      let overrides = program[ancestor].functions["perform"] ?? []
      guard overrides.allSatisfy({ callsSuper($0, in: program) }) else { return written }
    }
    return written
  }

  private func callsSuper(_ method: BodyID, in program: Program) -> Bool {
    program.calls(in: method).contains { $0.call.callee == .member(.identifier("super"), "perform") }
  }
}
