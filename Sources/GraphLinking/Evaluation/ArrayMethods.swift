import NavigationModel

/// What the methods of arrays give: those of the standard library, and those by which a program picks an element.
extension Evaluator {
  func elementMethod(
    _ name: String, of elements: [Candidate], _ call: Call, in scope: ScopeID, _ activation: ActivationID,
    base: Candidate
  ) -> [Candidate] {
    switch name {
    case _ where Self.mappings.contains(name):
      if case .keyPath(_, let path)? = call.arguments.first?.value {
        let results = elements.flatMap { element in
          path.reduce([element]) { values, name in values.flatMap { member(name, of: $0) } }
        }
        guard case .array = base.value else { return results }
        return [.inferred(.array(results.map(\.value)))]
      }
      guard let transform = call.arguments.first.map({ evaluate($0.value, in: scope, activation) })?.first?.value else {
        return [base]
      }
      let results = elements.flatMap { element -> [Candidate] in
        switch transform {
        case .closure(let inner, let captured):
          return self.results(ofClosure: inner, captured, arguments: arguments(of: inner, takenFrom: element.value))
        case .function(let body, let receiver):
          var run = Activation(body: body, receiver: receiver, isOpen: false)
          _ = run.arguments.removeValue(forKey: 0)
          return returns(of: body, intern(run))
        case .metatype(let type): return [made(type, around: element)]
        // `item.map(destination)`: only who gives the function knows what it makes.
        case .parameter: return [.inferred(transform)]
        default: return [.unknown("the transformation could not be followed")]
        }
      }
      if case .array = base.value {
        return [.inferred(collected(results.flatMap { self.elements(of: $0) }.map(\.value)))]
      }
      return results
    case "first", "last", "randomElement", "popLast", "popFirst", "removeLast", "removeFirst", "min", "max":
      // An array of which nothing is known to be in it is filled all the same where one is taken out.
      return elements.isEmpty ? [.unknown("the elements of the array could not be followed")] : elements
    case "remove" where CollectionMembers.takesOut(call, named: name):
      return elements.isEmpty ? [.unknown("the elements of the array could not be followed")] : elements
    case "filter", "reversed", "sorted", "shuffled", "prefix", "dropFirst", "dropLast", "suffix":
      return [base]
    case "enumerated":
      let pairs = elements.map { element in
        Value.tuple([
          Value.TupleElement(label: "offset", value: .unknown("it is a number")),
          Value.TupleElement(label: "element", value: element.value),
        ])
      }
      return [.inferred(.array(pairs))]
    case _ where givesElement(name):
      return elements
    default:
      return [.unknown("the result of the array's method \(name) is not known")]
    }
  }

  /// What an initializer makes of an element that is all that it gets: `screens.map(Navigation.init(rootViewController:))`.
  private func made(_ type: TypeID, around element: Candidate) -> Candidate {
    guard let framework = program.frameworkType(of: type), framework.role == .container || framework.role == .hosting,
      let content = self.type(of: element.value), program.isController(content) || program.isView(content),
      let kind = framework.contents.first?.value, framework.contents.count == 1
    else { return .inferred(.object(type, nil)) }
    return .inferred(.container(type, contents: [element.value], kind: kind))
  }

  /// What a closure gets of an element: a pair is two arguments to one that names two.
  private func arguments(of closure: ScopeID, takenFrom element: Value) -> [[Value]] {
    guard case .tuple(let parts) = element, case .closure(let declared) = program[closure].kind,
      declared.parameters.count == parts.count
    else { return [[element]] }
    return parts.map { [$0.value] }
  }

  /// The types of which an extension gives arrays methods.
  private static let arrayTypes = [
    "Array", "BidirectionalCollection", "Collection", "MutableCollection", "RandomAccessCollection", "Sequence",
  ]

  /// Whether the program gives arrays a method that picks one of the elements: `func at(_ index: Int) -> Element?`.
  private func givesElement(_ name: String) -> Bool {
    Self.arrayTypes.contains { array in
      (program.typesByName[array] ?? []).contains { type in
        (program[type].functions[name] ?? []).contains { program[$0].returnType?.name == "Element" }
      }
    }
  }
}
