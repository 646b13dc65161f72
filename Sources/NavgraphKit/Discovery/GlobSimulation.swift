/// The states of the automaton: all positions in a pattern that the text so far can reach.
struct GlobSimulation {
  private let program: [Glob.Instruction]
  /// The instructions that take the next character. The place behind the last instruction is the match.
  private var current: [Int] = []
  private var next: [Int] = []
  /// The step in which an instruction was last reached: each is reached at most once a step.
  private var reachedIn: [Int]
  private var stepNumber = 0

  init(_ program: [Glob.Instruction]) {
    self.program = program
    self.reachedIn = Array(repeating: -1, count: program.count + 1)
    reach(0)
    swap(&current, &next)
  }

  /// Whether the text so far is one that the pattern stands for.
  var hasMatched: Bool { current.contains(program.count) }

  /// Whether the text so far can be the start of one that the pattern stands for.
  var isAlive: Bool { !current.isEmpty }

  mutating func take(_ character: Character) {
    stepNumber += 1
    next.removeAll(keepingCapacity: true)
    for state in current where accepts(character, at: state) { reach(state + 1) }
    swap(&current, &next)
  }

  private func accepts(_ character: Character, at state: Int) -> Bool {
    guard state < program.count else { return false }
    return switch program[state] {
    case .character(let expected): expected == character
    case .anyButSlash: character != "/"
    case .any: true
    case .oneOf(let ranges, let isNegated):
      character != "/" && ranges.contains { $0.contains(character) } != isNegated
    case .split, .jump: false
    }
  }

  /// Follows splits and jumps, which take no character. Recursion is bounded by the length of a pattern.
  private mutating func reach(_ state: Int) {
    guard reachedIn[state] != stepNumber else { return }
    reachedIn[state] = stepNumber
    guard state < program.count else { return next.append(state) }
    switch program[state] {
    case .split(let other):
      reach(state + 1)
      reach(other)
    case .jump(let other):
      reach(other)
    case .character, .anyButSlash, .any, .oneOf:
      next.append(state)
    }
  }
}
