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
      let shown = program.onlyValue(of: program[body].statements),
      let found = choice(of: shown, in: type, depth: 0), let property = found.path.first
    else { return nil }
    // Of an object that a view keeps only its type is known: what chooses is asked about the object that the view gets.
    if found.path.count > 1, !found.isByObject { return nil }
    return ViewChoice(
      property: property, body: body,
      hand: ViewChoice.Hand(path: Array(found.path.dropFirst()), body: found.body, isByObject: found.isByObject))
  }

  /// What is chosen by.
  private struct Choice {
    /// The property, with the members of it on the way.
    let path: [String]
    /// The function that chooses.
    let body: BodyID
    /// Whether it chooses by its own object.
    var isByObject = false
  }

  /// Bodies are seldom in more properties than these.
  private static let maximumHands = 4

  /// What an expression chooses by; nil where it is no choice.
  private func choice(of shown: Expression, in type: TypeID, depth: Int) -> Choice? {
    guard depth < Self.maximumHands else { return nil }
    guard case .call(let call) = shown else {
      guard let path = shown.ownPath, let name = path.last else { return nil }
      return choice(ofProperty: name, of: Array(path.dropLast()), in: type, depth: depth)
    }
    switch call.callee.unspecialized {
    case .identifier(let name) where Program.shellViews.contains(name):
      guard case .closure(let content)? = call.arguments.last?.value else { return nil }
      return program.onlyValue(of: content.body).flatMap { choice(of: $0, in: type, depth: depth + 1) }
    case .identifier(let name):
      return choice(ofMethod: name, of: [], call, in: type)
    case .member(let base, let name):
      // A modifier is called on what is shown.
      return base.ownPath.flatMap { choice(ofMethod: name, of: $0, call, in: type) }
        ?? choice(of: base, in: type, depth: depth)
    default:
      return nil
    }
  }

  private func choice(ofProperty name: String, of path: [String], in type: TypeID, depth: Int) -> Choice? {
    guard let holder = declaredType(ofPath: path, in: type), let property = program[holder].properties[name]?.first,
      !property.fact.isStatic, let getter = property.getter
    else { return nil }
    if let subject = program.chosenSubject(of: getter)?.ownPath {
      return Choice(path: path + subject, body: getter, isByObject: subject.isEmpty)
    }
    guard path.isEmpty, let shown = program.onlyValue(of: program[getter].statements) else { return nil }
    return choice(of: shown, in: type, depth: depth + 1)
  }

  private func choice(ofMethod name: String, of path: [String], _ call: Call, in type: TypeID) -> Choice? {
    guard let holder = declaredType(ofPath: path, in: type), let methods = program[holder].functions[name],
      methods.count == 1, let method = methods.first, !program[method].isStatic,
      let mapping = ArgumentMatching.match(call.arguments, to: program[method].parameters),
      let subject = program.chosenSubject(of: method)?.ownPath
    else { return nil }
    guard let name = subject.first, let index = program[method].parameters.firstIndex(where: { $0.name == name })
    else {
      let isAlone = subject.isEmpty && program[method].parameters.isEmpty
      return Choice(path: path + subject, body: method, isByObject: isAlone)
    }
    return mapping[index].flatMap { call.arguments[$0].value.ownPath }.map {
      Choice(path: $0 + subject.dropFirst(), body: method)
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
