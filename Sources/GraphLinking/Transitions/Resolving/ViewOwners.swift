import NavigationModel

/// Finds the screens that show a view of UIKit or AppKit: those that make it, hold it, or dequeue it, directly or in
/// another view.
struct ViewOwners: Sendable {
  private let program: Program
  private let owners: [TypeID: Set<TypeID>]

  /// - Parameter unnamed: functions that nothing runs, so that no view is made in them.
  init(program: Program, without unnamed: UnnamedFunctions) {
    let views = program.declaredTypes.filter { program.inherits($0, fromAnyNamed: ["UIView", "NSView"]) }
    let names = Set(views.map { program[$0].bareName })
    var owners: [TypeID: Set<TypeID>] = [:]
    func add(_ name: String?, usedBy owner: TypeID?, inside: String?, file: Int) {
      guard let name, let owner, names.contains(name), let view = program.resolve(name, inside: inside, file: file),
        view != owner
      else { return }
      owners[view, default: []].insert(owner)
    }
    for type in program.declaredTypes {
      for property in program[type].properties.values.joined() {
        add(property.fact.type?.name, usedBy: type, inside: program[type].name, file: property.file)
      }
    }
    for name in names {
      for id in program.callsByName[name] ?? [] where !unnamed.contain(program[id].body) {
        let body = program[program[id].body]
        add(name, usedBy: body.owner, inside: nil, file: body.file)
      }
    }
    // `dequeueReusableCell(…) as? EpisodeCell`
    for cast in program.casts where !unnamed.contain(cast.body) {
      let body = program[cast.body]
      add(cast.type.name, usedBy: body.owner, inside: nil, file: body.file)
    }
    self.program = program
    self.owners = owners
  }

  /// The controllers that show a view, sorted.
  func screens(showing view: TypeID) -> [TypeID] {
    guard program.inherits(view, fromAnyNamed: ["UIView", "NSView"]) else { return [] }
    var screens: Set<TypeID> = []
    var seen: Set<TypeID> = [view]
    var next = [view]
    while let current = next.popLast() {
      for owner in owners[current] ?? [] where seen.insert(owner).inserted {
        if program.isController(owner) { screens.insert(owner) } else { next.append(owner) }
      }
    }
    return screens.sorted()
  }
}
