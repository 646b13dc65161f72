import NavigationModel

/// A screen that a chain of calls composes, with where the chain says that it is shown from.
struct Step: Hashable {
  /// A part of the chain: a screen or a container around it, and the action that shows it.
  struct Level: Hashable {
    /// What the level shows; empty for a container of the library, which only wraps.
    var screens: [Value]
    /// A container that nobody would call a screen, such as a navigation controller: it is seen by its content.
    var isContainer = false
    /// Whether a factory makes the screen here, so that it is not only looked for.
    var isMade = false
    /// Whether the screen is looked for among those that are shown.
    var isSought = false
    /// Nil where the chain names no action, since the screen is already there.
    var action: TransitionKind?
    var position: Position
  }

  /// Something that a chain goes on from.
  struct Origin: Hashable {
    /// Nil for whatever is shown at the time.
    let step: StepID?
    /// What must hold of the context for the chain to go this way.
    var test: ContextTest?
  }

  /// From the screen outwards.
  var levels: [Level]
  /// What the chain goes on from; empty if it starts from whatever is shown.
  var origins: [Origin]
  /// What the screen is about, where the step was paired with it.
  var context: [Value] = []
  /// The program's own types that show another screen on the way, such as a login.
  var interceptors: [TypeID] = []
  let position: Position
  let body: BodyID

  /// How the screen comes to be seen: a container around it is what is shown.
  func kind(ofLevel index: Int) -> TransitionKind? {
    var last = index
    while last + 1 < levels.count, levels[last + 1].isContainer { last += 1 }
    return levels[index...last].last { $0.action != nil }?.action
  }

  /// Whether it is only a container to stand in, and no screen.
  var isOnlyContainer: Bool { !levels.isEmpty && levels.allSatisfy(\.isContainer) }

  /// The level of the screen that a person ends up on.
  var innermostScreen: Int? { levels.firstIndex { !$0.isContainer } }

  /// The level of the screen that the rest of the chain is under.
  var outermostScreen: Int? { levels.lastIndex { !$0.isContainer } }
}

/// A closure that decides from the context whether a chain goes one way.
struct ContextTest: Hashable {
  let closure: ScopeID
}
