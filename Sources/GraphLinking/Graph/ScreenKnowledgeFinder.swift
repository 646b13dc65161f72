import NavigationModel

/// Finds where the code of one controller names another: creates it, casts to it, configures it.
///
/// SwiftUI views are left out, since a view that names others is how SwiftUI composes.
struct ScreenKnowledgeFinder {
  let evaluator: Evaluator
  private let program: Program

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
    program = evaluator.program
  }

  func knowledge(naming nodes: inout NodeFactory) -> [ScreenKnowledge] {
    var found: Set<ScreenKnowledge> = []
    for index in program.callSites.indices {
      guard let owner = knower(program.callSites[index].body) else { continue }
      let site = program.callSites[index]
      guard let name = site.call.callee.calledName, name.first?.isUppercase == true,
        let type = resolve(name, from: site.body), isOther(type, than: owner)
      else { continue }
      record(.creates, owner, type, at: site.call.position, in: site.body, into: &found, &nodes)
    }
    for cast in program.casts {
      guard let owner = knower(cast.body), let name = cast.type.name, let type = resolve(name, from: cast.body),
        isOther(type, than: owner)
      else { continue }
      record(.casts, owner, type, at: cast.position, in: cast.body, into: &found, &nodes)
    }
    for site in program.assignmentsByName.values.joined() {
      guard let owner = knower(site.body), case .member(let base, _) = site.target, base != .identifier("self"),
        let type = evaluator.staticType(of: base, in: site.scope, evaluator.openActivation(of: site.body)),
        isOther(type, than: owner)
      else { continue }
      record(.configures, owner, type, at: site.position, in: site.body, into: &found, &nodes)
    }
    return found.sorted {
      ($0.source, $0.site, $0.destination, $0.kind.rawValue) < ($1.source, $1.site, $1.destination, $1.kind.rawValue)
    }
  }

  private func knower(_ body: BodyID) -> TypeID? {
    guard let owner = program[body].owner, program[owner].isDeclared, program.isController(owner),
      !program[owner].isProtocol
    else { return nil }
    return owner
  }

  private func resolve(_ name: String, from body: BodyID) -> TypeID? {
    program.resolve(name, inside: program[body].owner.map { program[$0].name }, file: program[body].file)
  }

  /// Whether the type is another concrete screen, and none that the owner itself is made from.
  private func isOther(_ type: TypeID, than owner: TypeID) -> Bool {
    type != owner && program[type].isDeclared && !program[type].isProtocol && program.isController(type)
      && program.frameworkType(of: type)?.role != .alert && !program.inherits(owner, from: type)
      && !program.inherits(type, from: owner)
  }

  private func record(
    _ kind: ScreenKnowledge.Kind, _ owner: TypeID, _ type: TypeID, at position: Position, in body: BodyID,
    into found: inout Set<ScreenKnowledge>, _ nodes: inout NodeFactory
  ) {
    found.insert(
      ScreenKnowledge(
        source: nodes.node(for: owner), destination: nodes.node(for: type), kind: kind,
        inPrepare: program[body].name == "prepare" && program[body].parameters.first?.label == "for",
        site: program.location(position, in: program[body].file)))
  }
}
