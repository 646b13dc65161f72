import NavigationModel

/// Finds where code starts a coordinator that was made before.
struct CoordinatorStarts {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// Calls that start a coordinator: of a method whose name says so, on something that is one.
  func transitions() -> [Transition] {
    var found: [Transition] = []
    let ownStarts = program.ownStarts
    let names = Set(program.callsByName.keys.filter(CoordinatorMethods.startsCoordinator)).union(ownStarts.keys)
    for name in names.sorted() {
      for id in program.callsByName[name] ?? [] {
        let site = program[id]
        guard case .member(let base, _) = site.call.callee, base != .identifier("self"), base != .identifier("super"),
          CoordinatorMethods.startsCoordinator(name) || fits(site, anyOf: ownStarts[name] ?? []),
          isStarted(base, by: name, of: site), !isBackReference(base, of: site)
        else { continue }
        found.append(
          Transition(
            shown: .values(base), kind: .start, scope: site.scope, body: site.body, position: site.call.position))
      }
    }
    return found + attachments() + staticStarts()
  }

  /// Whether a call has the labels of one of some functions.
  private func fits(_ site: CallSite, anyOf functions: [BodyID]) -> Bool {
    functions.contains { ArgumentMatching.match(site.call.arguments, to: program[$0].parameters) != nil }
  }

  /// Calls of functions that a coordinator's class has, which make the coordinator and have it show its first screen:
  /// `SettingsFlowController.show(in: navigation, parent: self)`.
  private func staticStarts() -> [Transition] {
    let coordinators = program.types.indices.lazy.map(TypeID.init).filter {
      program[$0].isDeclared && program[$0].kind == .class && program.isCoordinator($0)
    }
    return coordinators.flatMap { type -> [Transition] in
      let starting = program[type].functions.values.joined().filter { program.startsOwnCoordinator($0) }.sorted()
      let names = Set(starting.map { program[$0].name }).sorted()
      return names.flatMap { name in
        (program.callsByName[name] ?? []).map { program[$0] }.filter { site in
          guard case .member(let base, _) = site.call.callee, let path = base.dottedPath,
            path.lastName == program[type].bareName, program[site.body].owner != type
          else { return false }
          let body = program[site.body]
          guard program.resolve(path, inside: body.owner.map { program[$0].name }, file: body.file) == type else {
            return false
          }
          return starting.contains { program[$0].name == name && program.isStart(of: $0, from: site.body) }
        }.map { site in
          Transition(
            shown: .coordinators(
              .call(Call(callee: site.call.callee.receiver, arguments: [], position: site.call.position))),
            kind: .start, isAskedFor: false, scope: site.scope, body: site.body, position: site.call.position)
        }
      }
    }
  }

  /// Calls that attach a coordinator as a child, of code that starts it nowhere else: who attaches it starts it.
  private func attachments() -> [Transition] {
    (Self.attaching + ["add"]).flatMap { program.callsByName[$0] ?? [] }.sorted().compactMap { id -> Transition? in
      let site = program[id]
      // `add(child: coordinator)`; anything can be added otherwise.
      if site.call.callee.calledName == "add",
        site.call.arguments.first?.label.map(Self.attachedLabels.contains) != true
      {
        return nil
      }
      guard let child = site.call.arguments.first?.value, isStarted(child, by: nil, of: site),
        !isStarted(child, of: site)
      else { return nil }
      return Transition(
        shown: .coordinators(child), kind: .start, scope: site.scope, body: site.body, position: site.call.position)
    }
  }

  /// Whether code starts a child beside attaching it, or attaches it by a function that does.
  private func isStarted(_ child: Expression, of site: CallSite) -> Bool {
    let startsChild = program.calls(in: site.body).contains { other in
      guard case .member(child, let name) = other.call.callee else { return false }
      return CoordinatorMethods.startsCoordinator(name) && isStarted(child, by: name, of: other)
    }
    guard !startsChild, let name = site.call.callee.calledName else { return true }
    return (program.ownersOfFunctions[name] ?? []).flatMap { program[$0].functions[name] ?? [] }.contains { function in
      program.calls(in: function).contains { inner in
        inner.call.callee.calledName.map(CoordinatorMethods.startsCoordinator) == true
      }
    }
  }

  /// What coordinators of many programs call it to attach a child.
  private static let attaching = [
    "addChild", "addChildCoordinator", "addCoordinator", "attach", "attachChild", "presentChild", "presentCoordinator",
    "pushChild", "pushCoordinator",
  ]
  private static let attachedLabels: Set<String> = ["child", "childCoordinator", "coordinator"]

  /// Whether an expression is the coordinator that has made the one whose code it is: a weak property that others set.
  /// What it is told, in whichever words, starts it no second time.
  private func isBackReference(_ base: Expression, of site: CallSite) -> Bool {
    guard let name = base.ownPropertyName, let owner = program[site.body].owner,
      program.locals(named: name, from: site.scope) == nil,
      let property = program.lineage(of: owner).lazy.compactMap({ self.program[$0].properties[name]?.first }).first,
      property.fact.isWeak
    else { return false }
    return !evaluator.settings(of: name, in: owner).contains {
      $0.target.isOwnProperty && program[$0.body].kind != .initializer
    }
  }

  /// Whether an expression is a coordinator, which a method with this name starts; nil stands for any way to start it.
  private func isStarted(_ base: Expression, by name: String?, of site: CallSite) -> Bool {
    let isStarted = { [program] (type: TypeID) in
      program.isCoordinator(type) && name.map { program.isStart($0, of: type) } != false
    }
    let activation = evaluator.openActivation(of: site.body)
    if let type = evaluator.staticType(of: base, in: site.scope, activation) {
      return isStarted(type) || isOnlyKnownByProtocol(type) && holdsOnly(isStarted, base, of: site)
    }
    evaluator.resetBudget()
    return evaluator.evaluate(base, in: site.scope, activation).contains { candidate in
      evaluator.type(of: candidate.value).map(isStarted) ?? false
    }
  }

  /// Whether a type is a protocol of the program that says nothing of coordinators, and some of those conform to it.
  private func isOnlyKnownByProtocol(_ type: TypeID) -> Bool {
    program[type].isDeclared && program[type].isProtocol && !program.isCoordinator(type)
      && program.concreteSubtypes(of: type).contains { program.isCoordinator($0) }
  }

  /// Whether all that is known of an expression is of some types.
  private func holdsOnly(_ isMeant: (TypeID) -> Bool, _ base: Expression, of site: CallSite) -> Bool {
    evaluator.resetBudget()
    let values = evaluator.evaluate(base, in: site.scope, evaluator.openActivation(of: site.body))
      .filter { !$0.isUnknown && $0.value != .nothing }
    return !values.isEmpty && values.allSatisfy { evaluator.type(of: $0.value).map(isMeant) ?? false }
  }
}

/// The methods by which coordinators are started.
enum CoordinatorMethods {
  static func starts(_ name: String) -> Bool {
    name == "start" || (name.hasPrefix("start") && name.dropFirst(5).first?.isUppercase == true)
  }

  /// Whether a method with this name starts what it is called on, if that is a coordinator.
  static func startsCoordinator(_ name: String) -> Bool { starts(name) || synonyms.contains(name) }

  /// What programs also call the one method that begins a coordinator's flow. Other objects run and launch anything.
  /// Longer names that begin with these words are as often those of other methods, such as `launchBrowser`.
  fileprivate static let synonyms: Set<String> = ["begin", "launch", "run"]
}

extension Program {
  /// Whether a function begins what its object is there for, as the start of a coordinator does.
  func isStart(_ function: BodyID) -> Bool {
    let body = self[function]
    if CoordinatorMethods.starts(body.name) || startsOnGivenScreen(function) { return true }
    guard CoordinatorMethods.synonyms.contains(body.name), let owner = body.owner, isCoordinator(owner) else {
      return false
    }
    return isStart(body.name, of: owner)
  }

  /// Whether a method that is called as a start is a step on the way of a coordinator which has been started: nobody else
  /// calls it.
  func isOwnStep(_ function: BodyID) -> Bool {
    let body = self[function]
    guard body.isFilePrivate, body.name != "start", let owner = body.owner, isCoordinator(owner) else { return false }
    // Others in its file can call what is private to the file.
    return (code[Int(function.file)].callsByName[body.name] ?? []).allSatisfy { site in
      outermost(self[site].body).owner == owner
    }
  }

  /// Whether the methods with a name start a coordinator of a type.
  ///
  /// A coordinator begins once. So where it has a method called `start`, the others that run or launch something
  /// are what it is asked for later; and of several such words, the one that needs to be told nothing is the start.
  func isStart(_ name: String, of type: TypeID) -> Bool {
    if CoordinatorMethods.starts(name) { return true }
    let lineage = lineage(of: type)
    if lineage.contains(where: { self[$0].functions[name]?.contains(where: startsOnGivenScreen) == true }) {
      return true
    }
    guard CoordinatorMethods.synonyms.contains(name) else { return false }
    // Longer names, such as `startObserving`, are often those of steps on the way.
    if lineage.contains(where: { self[$0].functions["start"] != nil }) { return false }
    // `run(.detail)` asks one that has been started.
    if lineage.contains(where: { self[$0].functions[name]?.contains(where: isToldCase) == true }) { return false }
    let plain = CoordinatorMethods.synonyms.filter { word in
      lineage.contains { self[$0].functions[word]?.contains { self[$0].parameters.isEmpty } == true }
    }
    return plain.isEmpty || plain.contains(name)
  }

  /// Whether a function is given a case of an enum of the program, and so told what to do.
  private func isToldCase(_ function: BodyID) -> Bool {
    let body = self[function]
    return body.parameters.contains { parameter in
      guard let type = parameter.type?.name, parameter.defaultValue == nil else { return false }
      return resolve(type, inside: body.owner.map { self[$0].name }, file: body.file)
        .map { self[$0].kind == .enum && self[$0].isDeclared } == true
    }
  }

  /// Whether a call of a function that a coordinator's class has starts the coordinator, which the function makes and
  /// keeps to itself.
  ///
  /// A screen that such a function gives is shown by whoever asked for it, unless that is a coordinator too.
  func isStart(of function: BodyID, from caller: BodyID) -> Bool {
    guard startsOwnCoordinator(function) else { return false }
    let givesNothing = self[function].returnType == nil || self[function].returnType?.name == "Void"
    return givesNothing || self[caller].owner.map { isCoordinator($0) || isEntry($0) } == true
  }

  /// Whether a function that a coordinator's class has makes the coordinator and keeps it to itself.
  fileprivate func startsOwnCoordinator(_ function: BodyID) -> Bool {
    let body = self[function]
    guard body.isStatic, body.kind == .function, let owner = body.owner, isCoordinator(owner) else { return false }
    let names: Set<String?> = [self[owner].bareName, "Self"]
    guard !names.contains(body.returnType?.name) else { return false }
    return calls(in: function).contains { site in
      if case .identifier(let name) = site.call.callee { names.contains(name) } else { false }
    }
  }
}
