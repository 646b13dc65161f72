import NavigationModel

/// The names that the statements of a block read before the block declares them: a local is known only from its
/// declaration on, so that they mean something else there, such as a property.
///
///     let presenter = viewController
///     let viewController = DetailViewController()
///     presenter.push(viewController)
///
/// It looks into no closure and no block within.
struct NamesBeforeDeclaration {
  private var read: Set<String> = []
  private var declared: Set<String> = []
  /// What is read from here on is read before no declaration.
  private let end: Int

  init(in statements: [Statement]) {
    end = statements.lastIndex { if case .binding = $0 { true } else { false } } ?? 0
  }

  /// Whether a binding declares a name that has meant something else up to there.
  func hides(_ binding: Binding) -> Bool {
    !read.isEmpty && binding.pattern.names.contains { read.contains($0) && !declared.contains($0) }
  }

  /// Adds the names that a statement reads and declares.
  mutating func add(_ statement: Statement, at index: Int) {
    guard index < end else { return }
    switch statement {
    case .binding(let binding):
      if let value = binding.value { add(value) }
      declared.formUnion(binding.pattern.names)
    case .assignment(let target, let value, _):
      add(target)
      add(value)
    case .expression(let value), .returning(let value):
      add(value)
    case .branches, .loop, .function:
      break
    }
  }

  private mutating func add(_ expression: Expression) {
    switch expression {
    case .identifier(let name):
      // `guard let self` means the same object.
      if name != "self" { read.insert(name) }
    case .member(let base, _), .cast(let base, _, _):
      add(base)
    case .call(let call):
      add(call.callee)
      for argument in call.arguments { add(argument.value) }
    case .alternatives(let values):
      for value in values { add(value) }
    default:
      break
    }
  }
}
