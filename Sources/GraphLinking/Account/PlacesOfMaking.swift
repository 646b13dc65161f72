import NavigationModel

/// The places where code makes a screen or a coordinator of the program, or names one of a storyboard.
///
/// A view of SwiftUI counts where the graph has it for a screen: most views are parts of others, and making a part is
/// no navigation.
struct PlacesOfMaking {
  let program: Program
  /// The ids of the graph's nodes.
  let nodes: Set<String>
  let factory: NodeFactory

  /// A place, with what is made there.
  struct Place {
    let name: String
    let spot: CodeSpot
    let site: CallSite
    /// Nil where a storyboard makes what is in it.
    let type: TypeID?
    /// The class of the scene, where the function around says that it gives back one.
    var sceneClass: TypeID?

    /// The identifier of the scene that a storyboard makes, where the place says it.
    var identifier: String? {
      guard type == nil, case .string(let text)? = site.call.arguments.first?.value else { return nil }
      return text
    }
  }

  /// All such places, each once.
  func places() -> [Place] { constructions() + instantiations() }

  private func constructions() -> [Place] {
    let made = program.types.indices.map(TypeID.init).filter { isMade($0) }
    let names = Dictionary(grouping: made) { program[$0].bareName }
    return names.flatMap { name, types -> [Place] in
      (program.callsByName[name] ?? []).compactMap { id in
        let site = program[id]
        guard !meansFunction(site, named: name), let type = Receivers(program: program).type(madeBy: site),
          types.contains(type)
        else { return nil }
        return Place(name: name, spot: CodeSpot(site), site: site, type: type)
      }
    }
  }

  /// Whether a call of a name that a type has too means a function of the program, so that it makes nothing by itself.
  private func meansFunction(_ site: CallSite, named name: String) -> Bool {
    guard case .identifier = site.call.callee else { return false }
    return (program.globalFunctions[name] ?? []).contains { function in
      program.isVisible(function, fromFile: site.scope.file)
        && ArgumentMatching.match(site.call.arguments, to: program[function].parameters) != nil
    }
  }

  private func isMade(_ type: TypeID) -> Bool {
    guard program[type].isDeclared, !program[type].isProtocol else { return false }
    if program.isController(type) { return true }
    if program.isCoordinator(type) { return program[type].kind != .enum }
    return program.isView(type) && nodes.contains(factory.id(of: type))
  }

  private func instantiations() -> [Place] {
    Self.instantiating.flatMap { name in
      (program.callsByName[name] ?? []).map { program[$0] }.filter { isOfFramework($0.call) && !isOwn($0) }.map {
        Place(name: name, spot: CodeSpot($0), site: $0, type: nil, sceneClass: classGivenBack(with: $0))
      }
    }
  }

  /// The class of which a function gives back what a storyboard makes in it: `static func create() -> Inbox`.
  private func classGivenBack(with site: CallSite) -> TypeID? {
    let function = program.outermost(site.body)
    guard function.kind == .function, let name = function.returnType?.name,
      let type = program.resolve(name, inside: function.owner.map { program[$0].name }, file: function.file),
      program[type].isDeclared, program.isController(type), program.subtypes[type] == nil
    else { return nil }
    let names = Receivers(program: program).locals(holding: site)
    let isGivenBack = program[function.scope].results.values.contains { result in
      switch result.value.uncast {
      case .call(let call): call.position == site.call.position
      case .identifier(let name): names.contains(name)
      default: false
      }
    }
    return isGivenBack ? type : nil
  }

  /// Whether a call has the labels of the framework's methods, and not those of a program's own helper.
  private func isOfFramework(_ call: Call) -> Bool {
    guard case .member = call.callee else { return false }
    return call.arguments.allSatisfy {
      $0.isTrailing || ["withIdentifier", "identifier", "creator"].contains($0.label)
    }
  }

  /// Whether a call means a method of a type of the program that is named there: `Inbox.instantiateViewController()`.
  /// What such a helper makes is made in its own code.
  private func isOwn(_ site: CallSite) -> Bool {
    guard case .member(let base, let name) = site.call.callee, program.ownersOfFunctions[name] != nil,
      let type = base.dottedPath.flatMap({
        program.resolve($0, inside: program[site.body].owner.map { program[$0].name }, file: program[site.body].file)
      })
    else { return false }
    return program.memberLineage(of: type).contains { ancestor in
      (program[ancestor].functions[name] ?? []).contains {
        program[$0].isStatic && ArgumentMatching.match(site.call.arguments, to: program[$0].parameters) != nil
      }
    }
  }

  /// The methods by which UIKit and AppKit make what a storyboard holds.
  static let instantiating = [
    "instantiateController", "instantiateInitialController", "instantiateInitialViewController",
    "instantiateViewController",
  ]
}
