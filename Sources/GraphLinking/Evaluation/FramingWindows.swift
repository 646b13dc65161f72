import NavigationModel

/// Window controllers of the program's own that are only around whatever view they are made with:
///
///     class Host<Content: View>: NSWindowController {
///       init(rootView: Content) {
///         super.init(window: NSWindow())
///         contentViewController = NSHostingController(rootView: rootView)
///       }
///     }
///
/// As a plain window they are no place: who opens one shows the view that it is around.
extension Evaluator {
  /// Whether objects of a class are such window controllers.
  func framesAnyView(_ type: TypeID) -> Bool {
    let declaration = program[type]
    guard declaration.isDeclared, declaration.kind == .class, !declaration.generics.isEmpty else { return false }
    // What is made of a subclass is an object of that, around what the subclass says.
    guard program.subtypes[type]?.isEmpty ?? true else { return false }
    if let known = frameCache[type] { return known }
    frameCache[type] = false
    let frames =
      program.inherits(type, fromAnyNamed: ["NSWindowController"])
      && (declaration.functions["init"] ?? []).contains { framedParameter(of: $0, in: type) != nil }
      && !leads(from: type) { site in
        // What a class inherits shows only itself.
        if case .member(.identifier("super"), _) = site.call.callee { false } else { true }
      }
    frameCache[type] = frames
    return frames
  }

  /// What a call makes of such a class; nil for other classes, and where nothing is known of the view.
  func framed(
    _ type: TypeID, _ call: Call, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate]? {
    guard framesAnyView(type) else { return nil }
    for initializer in program[type].functions["init"] ?? [] {
      guard let parameter = framedParameter(of: initializer, in: type),
        let mapping = ArgumentMatching.match(call.arguments, to: program[initializer].parameters),
        let argument = mapping[parameter]
      else { continue }
      let views = shownViews(call.arguments[argument].value, in: scope, activation)
      if let open = views.first(where: \.isParameter) { return [open.weakened(to: .inferred)] }
      let known = views.filter { !$0.isUnknown }
      guard !known.isEmpty else { return nil }
      return known.map {
        Candidate(value: .container(type, contents: [$0.value], kind: .root), confidence: $0.confidence)
      }
    }
    return nil
  }

  /// The parameter of an initializer that is of a generic type of the class, or makes an object of that, and that the
  /// initializer puts into a host of SwiftUI.
  private func framedParameter(of initializer: BodyID, in type: TypeID) -> Int? {
    let generics = Set(program[type].generics.map(\.name))
    let parameters = program[initializer].parameters
    return parameters.indices.first { index in
      let given: TypeReference? =
        if case .function(_, let result)? = parameters[index].type { result } else { parameters[index].type }
      guard let name = given?.name, generics.contains(name) else { return false }
      return program.calls(in: initializer).contains { site in
        site.call.callee.calledName.map { program.frameworks.types[$0]?.role == .hosting } == true
          && site.call.arguments.contains { $0.value.mentionedNames.contains(parameters[index].name) }
      }
    }
  }
}
