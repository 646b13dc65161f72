import NavigationModel

/// The objects that stand behind one screen: its view model, its presenter, its store.
///
/// A screen holds them in a property, mostly behind a protocol, or names them as the argument of a generic superclass.
/// What happens in them by itself, such as an action that a button is bound to, happens on their screen.
struct ScreenModels {
  private let screens: [TypeID: [TypeID]]

  /// What more screens hold than these is a service.
  private static let maximumScreens = 2

  init(evaluator: Evaluator) {
    let program = evaluator.program
    var holders: [TypeID: Set<TypeID>] = [:]
    for screen in program.typeIDs where program.isScreen(screen) {
      var held: [TypeID] = []
      for name in program[screen].properties.keys {
        held += [evaluator.declaredType(ofMember: name, in: screen)].compactMap(\.self)
      }
      // `class List<Model: ListModel>: Screen<Model>` names its model as well.
      let arguments = program[screen].inherited.flatMap { reference -> [TypeReference] in
        if case .named(_, let arguments) = reference { arguments } else { [] }
      }
      held += (arguments + program[screen].generics.compactMap(\.constraint)).compactMap(\.name).compactMap { name in
        program[screen].file.flatMap { program.resolve(name, inside: program[screen].name, file: $0) }
      }
      for type in held {
        let concrete = program[type].isProtocol ? program.concreteSubtypes(of: type) : [type]
        guard concrete.count <= Evaluator.maximumImplementations else { continue }
        for model in concrete where Self.canBeModel(model, program) { holders[model, default: []].insert(screen) }
      }
    }
    screens = holders.filter { $0.value.count <= Self.maximumScreens }.mapValues { $0.sorted() }
  }

  private static func canBeModel(_ type: TypeID, _ program: Program) -> Bool {
    program[type].isDeclared && program.frameworkType(of: type) == nil && !program.isCoordinator(type)
      && program[type].kind != .enum
  }

  /// The screens that a model stands behind, sorted; none for anything that is no model.
  func screens(of model: TypeID) -> [TypeID] { screens[model] ?? [] }
}
