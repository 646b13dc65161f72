import NavigationModel

/// The places that make views which are no nodes of the graph and which code puts into a hosting controller: a controller is
/// there to be shown.
struct PlacesOfHosting {
  let program: Program
  /// The ids of the graph's nodes.
  let nodes: Set<String>
  let factory: NodeFactory

  /// All such places, in the order of the names of the controllers.
  func places() -> [PlacesOfMaking.Place] {
    let receivers = Receivers(program: program)
    var places: [PlacesOfMaking.Place] = []
    var seen: Set<CodeSpot> = []
    for name in names {
      for id in program.callsByName[name] ?? [] where Self.isHostingController(program[id], in: program) {
        for made in receivers.makingsOfViews(hostedBy: program[id]) where seen.insert(CodeSpot(made)).inserted {
          guard let type = receivers.type(madeBy: made), program[type].isDeclared, program.isView(type),
            !nodes.contains(factory.id(of: type))
          else { continue }
          places.append(
            PlacesOfMaking.Place(name: program[type].bareName, spot: CodeSpot(made), site: made, type: type))
        }
      }
    }
    return places
  }

  /// The names of the hosting controllers of frameworks and of the program's own, sorted.
  private var names: [String] {
    let known = program.frameworks.types.values.filter { Self.isController($0) }.map(\.name)
    let own = Array(program.declaredTypes).filter { type in
      program.frameworkType(of: type).map { Self.isController($0) } ?? false
    }
    return Set(known + own.map { program[$0].bareName }).sorted()
  }

  /// Whether a call makes a controller around a view of SwiftUI, and not a view around it, which is a part of others.
  static func isHostingController(_ site: CallSite, in program: Program) -> Bool {
    Receivers(program: program).type(madeBy: site).flatMap { program.frameworkType(of: $0) }.map { isController($0) }
      ?? false
  }

  private static func isController(_ type: FrameworkType) -> Bool {
    type.role == .hosting && type.superclass?.hasSuffix("Controller") == true
  }
}
