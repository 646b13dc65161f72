import NavigationModel

/// Finds where code names a controller: creates it, casts to it, configures it. That can be the code of a controller, of
/// an object that navigates, or of a helper, such as a factory.
///
/// What SwiftUI views know is left out, since a view that names others is how SwiftUI composes.
struct ScreenKnowledgeFinder {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// Code that knows a controller, before nodes are made of them.
  struct Knowledge: Hashable {
    /// The type with the code; nil for a function outside of types.
    let knower: TypeID?
    /// A class of the program. One that no source declares, and a view, are screens only where something leads there.
    let known: TypeID
    let kind: ScreenKnowledge.Kind
    /// The property that is set.
    var property: String?
    let position: Position
    let body: BodyID
    /// Whether a cast only finds the controller to go back to, to compare with, or to move in an animation.
    var isReference = false
  }

  func knowledge() -> Set<Knowledge> {
    let knowers = Set(program.types.indices.map(TypeID.init).filter(isKnower))
    var found: Set<Knowledge> = []
    for file in program.code.indices {
      for index in program.code[file].bodies.indices {
        let body = BodyID(file: Int32(file), index: Int32(index))
        guard program[body].owner.map(knowers.contains) ?? (program[body].kind != .topLevel) else { continue }
        found.formUnion(knowledge(in: body, of: program[body].owner))
      }
      var uses: [BodyID: CastUses] = [:]
      for cast in program.code[file].casts {
        let owner = program[cast.body].owner
        guard owner.map(knowers.contains) ?? (program[cast.body].kind != .topLevel), let name = cast.type.name,
          let type = resolve(name, from: cast.body), isOther(type, than: owner), !program.isOnlyInherited(type)
        else { continue }
        let kind: ScreenKnowledge.Kind = cast.makesValue ? .creates : .casts
        if uses[cast.body] == nil { uses[cast.body] = CastUses(program[cast.body].statements) }
        let isReference =
          !cast.makesValue && (isAnimation(cast.body) || uses[cast.body]?.isReference(cast.position) == true)
        found.insert(
          Knowledge(
            knower: owner, known: type, kind: kind, position: cast.position, body: cast.body, isReference: isReference))
      }
    }
    return found
  }

  /// Whether a body animates a transition, for which UIKit hands it a context that has both screens. It runs between the
  /// two, and has nothing else to get them from.
  private func isAnimation(_ body: BodyID) -> Bool {
    program[body].parameters.contains { parameter in
      parameter.type?.parts.contains { $0.name?.lastName == "UIViewControllerContextTransitioning" } == true
    }
  }

  /// What views and previews name is no knowledge; what the program adds to a framework's type is.
  private func isKnower(_ type: TypeID) -> Bool {
    (program[type].isDeclared ? !program[type].isProtocol : program[type].extendedIn != nil)
      && !program.isView(type) && !isWindow(type) && !program.inherits(type, fromAnyNamed: ["PreviewProvider"])
  }

  /// What a body makes and configures.
  private func knowledge(in body: BodyID, of owner: TypeID?) -> [Knowledge] {
    // Calls are looked at in their place, since most of them make nothing.
    let made = program[body].calls.compactMap { index -> Knowledge? in
      let site = CallSiteID(file: body.file, index: Int32(index))
      guard let type = type(madeBy: site), isOther(type, than: owner) || isOwnView(type) else { return nil }
      return Knowledge(knower: owner, known: type, kind: .creates, position: program[site].call.position, body: body)
    }
    let configured = evaluator.assignments(in: body).compactMap { site -> Knowledge? in
      // What a class has for all its objects is a setting, and configures no screen.
      guard case .member(let base, let name) = site.target, base != .identifier("self"),
        base.dottedPath.flatMap({ resolve($0, from: body) }) == nil,
        let type = evaluator.staticType(of: base, in: site.scope, evaluator.openActivation(of: site.body)),
        isOther(type, than: owner), isOwnMember(name, of: type)
      else { return nil }
      return Knowledge(
        knower: owner, known: type, kind: .configures, property: name, position: site.position, body: body)
    }
    return made + configured
  }

  /// Whether a class has a property of its own by a name, and not only what every controller has, such as a title or the
  /// tab that is selected. Of a class that no source declares that is not known.
  private func isOwnMember(_ name: String, of type: TypeID) -> Bool {
    !program[type].isDeclared
      || program.lineage(of: type).contains { program[$0].isDeclared && program[$0].properties[name] != nil }
  }

  /// The type of which a call makes a value: by an initializer, or by a static method of a controller that gives one
  /// back. Most calls do neither, as their names tell.
  private func type(madeBy id: CallSiteID) -> TypeID? {
    guard let name = program[id].call.callee.calledName else { return nil }
    if program.mayNameType(name) {
      let body = program[id].body
      return program[id].call.callee.dottedPath.flatMap { resolve($0, from: body) } ?? resolve(name, from: body)
    }
    guard case .member(let base, _) = program[id].call.callee, base.dottedPath?.first?.isUppercase == true else {
      return nil
    }
    let site = program[id]
    guard let path = base.dottedPath,
      let type = resolve(path, from: site.body), program.isController(type),
      evaluator.staticType(of: .call(site.call), in: site.scope, evaluator.openActivation(of: site.body)) == type
    else { return nil }
    return type
  }

  /// Whether the type is a view of the program, and none that shows whatever view it is given, such as a sheet.
  private func isOwnView(_ type: TypeID) -> Bool {
    program[type].isDeclared && !program[type].isProtocol && program.isView(type)
      && !program[type].generics.contains { $0.constraint?.name?.lastName == "View" }
  }

  /// A window is the frame of what its controller shows, so that the two are one.
  private func isWindow(_ type: TypeID) -> Bool { program.inherits(type, fromAnyNamed: ["NSWindow"]) }

  private func resolve(_ name: String, from body: BodyID) -> TypeID? {
    program.resolve(name, inside: program[body].owner.map { program[$0].name }, file: program[body].file)
  }

  /// Whether the type is another concrete screen, and none that the owner itself is made from.
  private func isOther(_ type: TypeID, than owner: TypeID?) -> Bool {
    guard program[type].isDeclared || program.isOutsideScreen(type) else { return false }
    return type != owner && !program[type].isProtocol && program.isController(type)
      && program.frameworkType(of: type)?.role != .alert && !isWindow(type)
      && !(owner.map { program.inherits($0, from: type) } ?? false)
  }
}
