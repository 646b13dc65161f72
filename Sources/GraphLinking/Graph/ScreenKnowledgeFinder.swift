import NavigationModel

/// Finds where the code of one controller names another: creates it, casts to it, configures it.
///
/// SwiftUI views are left out, since a view that names others is how SwiftUI composes.
struct ScreenKnowledgeFinder {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// One controller that knows another, before nodes are made of them.
  struct Knowledge: Hashable {
    let knower: TypeID
    let known: TypeID
    let kind: ScreenKnowledge.Kind
    let position: Position
    let body: BodyID
  }

  func knowledge() -> Set<Knowledge> {
    var found: Set<Knowledge> = []
    for code in program.code {
      for (name, sites) in code.callsByName where name.first?.isUppercase == true {
        for id in sites {
          let body = code[id].body
          guard let owner = knower(body), let type = resolve(name, from: body), isOther(type, than: owner) else {
            continue
          }
          found.insert(
            Knowledge(knower: owner, known: type, kind: .creates, position: code[id].call.position, body: body))
        }
      }
      for cast in code.casts {
        guard let owner = knower(cast.body), let name = cast.type.name, let type = resolve(name, from: cast.body),
          isOther(type, than: owner)
        else { continue }
        found.insert(Knowledge(knower: owner, known: type, kind: .casts, position: cast.position, body: cast.body))
      }
      for site in code.assignmentsByName.values.joined() {
        guard let owner = knower(site.body), case .member(let base, _) = site.target, base != .identifier("self"),
          let type = evaluator.staticType(of: base, in: site.scope, evaluator.openActivation(of: site.body)),
          isOther(type, than: owner)
        else { continue }
        found.insert(
          Knowledge(knower: owner, known: type, kind: .configures, position: site.position, body: site.body))
      }
    }
    return found
  }

  private func knower(_ body: BodyID) -> TypeID? {
    guard let owner = program[body].owner, program[owner].isDeclared, program.isController(owner),
      !program[owner].isProtocol, !isWindow(owner)
    else { return nil }
    return owner
  }

  /// A window is the frame of what its controller shows, so that the two are one.
  private func isWindow(_ type: TypeID) -> Bool { program.inherits(type, fromAnyNamed: ["NSWindow"]) }

  private func resolve(_ name: String, from body: BodyID) -> TypeID? {
    program.resolve(name, inside: program[body].owner.map { program[$0].name }, file: program[body].file)
  }

  /// Whether the type is another concrete screen, and none that the owner itself is made from.
  private func isOther(_ type: TypeID, than owner: TypeID) -> Bool {
    type != owner && program[type].isDeclared && !program[type].isProtocol && program.isController(type)
      && program.frameworkType(of: type)?.role != .alert && !isWindow(type) && !program.inherits(owner, from: type)
      && !program.inherits(type, from: owner)
  }
}
