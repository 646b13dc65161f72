import NavigationModel

/// Finds views that leave what they show to a function or a property, which chooses by a value that they are made with:
///
///     struct PageView: View {
///       let page: Page
///       var body: some View { page.content() }
///     }
///
/// A person sees what is chosen there, as if the view itself chose.
extension Evaluator {
  /// What a view has chosen for it; nil for other views.
  func handedChoice(of type: TypeID) -> ViewChoice? {
    guard program[type].isDeclared, program[type].kind == .struct, program.isView(type),
      let body = program[type].properties["body"]?.first?.getter,
      let found = choice(of: program[body].statements, in: Holder(type: type, path: []), depth: 0),
      let property = found.path.first
    else { return nil }
    // Of an object that a view keeps only its type is known: what chooses is asked about the object that the view gets.
    if found.path.count > 1, !found.isByObject { return nil }
    return ViewChoice(
      property: property, body: body,
      hand: ViewChoice.Hand(path: Array(found.path.dropFirst()), body: found.body, isByObject: found.isByObject))
  }

  /// What is chosen by.
  private struct Choice: Equatable {
    /// The property, with the members of it on the way.
    let path: [String]
    /// The function that chooses.
    let body: BodyID
    /// Whether it chooses by its own object.
    var isByObject = false
  }

  /// The object whose code shows something, and how the view gets to it.
  private struct Holder {
    let type: TypeID
    let path: [String]
  }

  /// Bodies are seldom in more branches, properties and functions than these, within each other.
  private static let maximumHands = 8

  /// What code chooses by that shows one thing: in each of its branches the same choice, whatever is around it there.
  private func choice(of statements: [Statement], in holder: Holder, depth: Int) -> Choice? {
    guard depth < Self.maximumHands else { return nil }
    let shown = statements.filter { if case .binding = $0 { false } else { true } }
    guard shown.count == 1 else { return nil }
    switch shown[0] {
    case .branches(let branches): return choice(inEachOf: branches, in: holder, depth: depth)
    case .expression(let value), .returning(let value): return choice(of: value, in: holder, depth: depth)
    default: return nil
    }
  }

  private func choice(inEachOf branches: [Branch], in holder: Holder, depth: Int) -> Choice? {
    guard let first = branches.first.flatMap({ choice(of: $0.body, in: holder, depth: depth + 1) }) else { return nil }
    return branches.dropFirst().allSatisfy { choice(of: $0.body, in: holder, depth: depth + 1) == first } ? first : nil
  }

  /// What an expression chooses by; nil where it is no choice.
  private func choice(of shown: Expression, in holder: Holder, depth: Int) -> Choice? {
    guard depth < Self.maximumHands else { return nil }
    if case .conditional(let branches) = shown { return choice(inEachOf: branches, in: holder, depth: depth) }
    guard case .call(let call) = shown else {
      guard let path = shown.ownPath, let name = path.last else { return nil }
      return choice(ofProperty: name, of: Array(path.dropLast()), in: holder, depth: depth)
    }
    switch call.callee.unspecialized {
    case .identifier(let name) where Program.shellViews.contains(name):
      guard case .closure(let content)? = call.arguments.last?.value else { return nil }
      return choice(of: content.body, in: holder, depth: depth + 1)
    case .identifier(let name):
      return choice(ofMethod: name, of: [], call, in: holder, depth: depth)
    case .member(let base, let name):
      // A modifier is called on what is shown.
      return base.ownPath.flatMap { choice(ofMethod: name, of: $0, call, in: holder, depth: depth) }
        ?? choice(of: base, in: holder, depth: depth)
    default:
      return nil
    }
  }

  private func choice(ofProperty name: String, of path: [String], in holder: Holder, depth: Int) -> Choice? {
    guard let type = declaredType(ofPath: path, in: holder.type), let property = program[type].properties[name]?.first,
      !property.fact.isStatic, let getter = property.getter
    else { return nil }
    let path = holder.path + path
    if let subject = program.chosenSubject(of: getter)?.ownPath {
      return Choice(path: path + subject, body: getter, isByObject: subject.isEmpty)
    }
    return choice(of: program[getter].statements, in: Holder(type: type, path: path), depth: depth + 1)
  }

  private func choice(
    ofMethod name: String, of path: [String], _ call: Call, in holder: Holder, depth: Int
  ) -> Choice? {
    guard let type = declaredType(ofPath: path, in: holder.type), let methods = program[type].functions[name],
      methods.count == 1, let method = methods.first, !program[method].isStatic,
      let mapping = ArgumentMatching.match(call.arguments, to: program[method].parameters)
    else { return nil }
    let path = holder.path + path
    guard let subject = program.chosenSubject(of: method)?.ownPath else {
      return choice(of: program[method].statements, in: Holder(type: type, path: path), depth: depth + 1)
    }
    guard let name = subject.first, let index = program[method].parameters.firstIndex(where: { $0.name == name })
    else {
      let isAlone = subject.isEmpty && program[method].parameters.isEmpty
      return Choice(path: path + subject, body: method, isByObject: isAlone)
    }
    return mapping[index].flatMap { call.arguments[$0].value.ownPath }.map {
      Choice(path: holder.path + $0 + subject.dropFirst(), body: method)
    }
  }

  private func declaredType(ofPath path: [String], in type: TypeID) -> TypeID? {
    var found: TypeID? = type
    for name in path { found = found.flatMap { declaredType(ofMember: name, in: $0) } }
    return found
  }
}

extension Expression {
  /// The names of properties on the way from the object itself: of `self.frame.page` they are `frame` and `page`.
  fileprivate var ownPath: [String]? {
    switch self {
    case .identifier("self"): []
    case .identifier(let name): [name]
    case .member(let base, let name): base.ownPath.map { $0 + [name] }
    default: nil
    }
  }
}
