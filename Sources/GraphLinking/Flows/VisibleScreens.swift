import NavigationModel

/// Tells which screens a person sees when code of a type runs.
struct VisibleScreens {
  private let program: Program
  private let viewOwners: ViewOwners
  /// The views of SwiftUI that something leads to.
  private let destinations: Set<TypeID>
  /// The types whose code makes each view of SwiftUI, and those whose code makes it so that it can be touched.
  private let makers: [TypeID: Set<TypeID>]
  private let touchedMakers: [TypeID: Set<TypeID>]

  /// - Parameter unnamed: functions that nothing runs, so that no view is made in them.
  /// - Parameter unnamed: functions that nothing runs, so that no view is made in them.
  init(program: Program, viewOwners: ViewOwners, destinations: Set<TypeID>, without unnamed: UnnamedFunctions) {
    self.program = program
    self.destinations = destinations
    self.viewOwners = viewOwners
    let untouchable = UntouchableViews(program: program)
    var makers: [TypeID: Set<TypeID>] = [:]
    var touchedMakers: [TypeID: Set<TypeID>] = [:]
    let views = program.declaredTypes.filter { !program[$0].isProtocol && program.isView($0) }
    // Hundreds of files can have a private view of one name: a call is asked once which of them it makes.
    for (name, namesakes) in Dictionary(grouping: views, by: { program[$0].bareName }).mapValues(Set.init) {
      for id in program.callsByName[name] ?? [] {
        let body = program[id].body
        guard !unnamed.contain(body), let owner = program[body].owner, program.isView(owner),
          let named = program.resolve(name, inside: program[owner].name, file: program[body].file)
        else { continue }
        let type = program.type(named, orNamesakeTaking: program[id].call, from: program[body].file)
        guard type != owner, namesakes.contains(type) else { continue }
        makers[type, default: []].insert(owner)
        if !untouchable.contain(program[id]) { touchedMakers[type, default: []].insert(owner) }
      }
    }
    self.makers = makers
    self.touchedMakers = touchedMakers
  }

  /// Whether the type is a part of what a person sees, so that its code runs because of them.
  func isVisible(_ type: TypeID) -> Bool {
    program.isScreen(type) || (program[type].isDeclared && program.inherits(type, fromAnyNamed: ["UIView", "NSView"]))
  }

  /// The screens that a controller or a view is, or is a part of, sorted.
  ///
  /// - Parameter isTouched: Whether only those count on which a person can touch the view.
  func screens(showing type: TypeID, isTouched: Bool) -> [TypeID] {
    if program.isController(type) { return [type] }
    guard program.isView(type) else { return viewOwners.screens(showing: type) }
    let makers = isTouched ? touchedMakers : makers
    var screens: Set<TypeID> = []
    var seen: Set<TypeID> = [type]
    var next = [type]
    while let view = next.popLast() {
      if destinations.contains(view) {
        screens.insert(view)
      } else if !isGeneric(view) {
        next += (makers[view] ?? []).filter { seen.insert($0).inserted }
      }
    }
    return screens.sorted()
  }

  /// Whether a view shows whatever it is given: who gives what is not told by who uses it.
  private func isGeneric(_ view: TypeID) -> Bool { program[view].generics.contains { $0.constraint?.name == "View" } }
}
