import NavigationModel

/// Who is given what code makes: the calls that take it as an argument, at once or under the name of a local.
struct Receivers {
  let program: Program

  /// The calls around a place that makes something which are given it, in the order of the source.
  func calls(given made: CallSite) -> [CallSite] {
    let names = locals(holding: made)
    return program.calls(in: made.body).filter { site in
      site.id != made.id && site.call.arguments.contains { holds($0.value, made.call, names) }
    }
  }

  /// The type that a call makes an object of; nil for a call of anything else.
  func type(madeBy site: CallSite) -> TypeID? {
    let body = program[site.body]
    return site.call.callee.dottedPath.flatMap {
      program.resolve($0, inside: body.owner.map { program[$0].name }, file: body.file)
    }
  }

  private func holds(_ argument: Expression, _ made: Call, _ names: Set<String>) -> Bool {
    switch argument {
    case .call(let call): call.position == made.position
    case .identifier(let name): names.contains(name)
    case .cast(let value, _): holds(value, made, names)
    case .array(let elements): elements.contains { holds($0, made, names) }
    default: false
    }
  }

  /// The names of the locals that are what a call makes.
  func locals(holding made: CallSite) -> Set<String> {
    var names: Set<String> = []
    var next: ScopeID? = made.scope
    while let place = next {
      for (name, locals) in program[place].locals where locals.contains(where: { $0.value == .call(made.call) }) {
        names.insert(name)
      }
      next = program[place].parent
    }
    return names
  }
}
