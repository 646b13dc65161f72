import NavigationModel

/// The places in code that is not linked: in files that are left out, and in private functions that nothing can call.
///
/// Such code has no bodies and no calls in the program, so that its facts are walked for the names of idioms alone.
struct PlacesLeftOut {
  let program: Program

  /// A place in code that is not linked.
  struct Place {
    let name: String
    let site: SourceLocation
    let cause: Dismissal.Cause
  }

  /// The places in a file that is no code of the app.
  func places(in file: FileFacts, since reason: String) -> [Place] {
    guard case .swift(let swift) = file.content else { return [] }
    let members = swift.types.flatMap { type in
      type.functions.flatMap { $0.body ?? [] } + type.properties.flatMap(\.code)
    }
    let code =
      members + swift.functions.flatMap { $0.body ?? [] } + swift.properties.flatMap(\.code) + swift.statements
    return places(in: code, of: file.path, since: .leftOut(reason))
  }

  /// The places in the private functions of the program that no code of their file names.
  func placesInUncalledFunctions() -> [Place] {
    program.files.flatMap { file -> [Place] in
      guard case .swift(let swift) = file.content else { return [] }
      let functions = (swift.types.flatMap(\.functions) + swift.functions).filter(\.isUncalled)
      let named = mentioned(by: functions)
      return functions.flatMap { function in
        places(
          in: function.body ?? [], of: file.path,
          since: .uncalledPrivately(function.name, isNamed: named.contains(function.name)))
      }
    }
  }

  /// The names among those of some functions that code of these functions says.
  private func mentioned(by functions: [FunctionFact]) -> Set<String> {
    guard !functions.isEmpty else { return [] }
    let names = Set(functions.map(\.name))
    var found: Set<String> = []
    let walk = CodeWalk(expression: { expression in
      switch expression {
      case .identifier(let name), .member(_, let name), .implicitMember(let name):
        if names.contains(name) { found.insert(name) }
      default: break
      }
      return true
    })
    for function in functions { walk.walk(function.body ?? []) }
    return found
  }

  private func places(in code: [Statement], of path: String, since cause: Dismissal.Cause) -> [Place] {
    var found: [Place] = []
    func add(_ name: String, at position: Position) {
      found.append(Place(name: name, site: SourceLocation(file: path, position: position), cause: cause))
    }
    CodeWalk(
      statement: { statement in
        guard case .assignment(let target, let value, let position) = statement, value != .nothing,
          let name = target.readOrCalledName, let patterns = program.frameworks.patternsByAssignment[name],
          // What is set by a word such as `view` or `window` may be anything.
          patterns.contains(where: \.acceptsUnknownReceiver) || name.contains(where: \.isUppercase)
        else { return }
        add(name, at: position)
      },
      expression: { expression in
        if case .call(let call) = expression, let name = call.callee.calledName,
          program.frameworks.patternsByCall[name]?.contains(where: { $0.acceptsUnknownReceiver && $0.isForm(of: call) })
            == true
        {
          add(name, at: call.position)
        }
        return true
      }
    ).walk(code)
    return found
  }
}

extension PropertyFact {
  /// All code of a property.
  fileprivate var code: [Statement] { (initializer.map { [.expression($0)] } ?? []) + (getter ?? []) + observers }
}

extension TransitionPattern {
  /// Whether a call has the labels of the pattern and the argument that it shows.
  func isForm(of call: Call) -> Bool { matches(call) && CallLabels.hold(destination, in: call.arguments) }
}
