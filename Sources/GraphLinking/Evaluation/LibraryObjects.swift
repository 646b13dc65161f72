import NavigationModel

/// What the objects of libraries give, whose classes are not among the sources.
///
/// What a method returns is its result type, which only the library declares. Modifiers and builders give the object that
/// they are called on, and the names tell which these are.
extension Evaluator {
  /// Whether a method of a library's object may give that object again.
  ///
  /// - Parameter type: the name of the object's class.
  func givesItself(_ name: String, _ type: String, _ call: Call, in scope: ScopeID) -> Bool {
    if Self.chaining.contains(name) || Self.viewsOfSwiftUI.contains(type) { return true }
    if Self.endingsOfShown.contains(where: { type.hasSuffix($0) }) { return true }
    // What is made of a subject sends what the subject sends.
    if program.frameworks.sendings.contains(where: { $0.channels.contains(type) }) { return true }
    return isMadeInChain(call) && mayModifyViews(in: scope)
  }

  /// The last words of classes whose objects are shown, or make what is shown.
  private static let endingsOfShown = [
    "View", "Controller", "Window", "Panel", "Sheet", "Alert", "Dialog", "Popup", "Popover", "Picker", "Screen", "Page",
    "Builder",
  ]

  /// Whether the object at the beginning of a chain is made there, as views are: `Badge().padding().bold()`.
  private func isMadeInChain(_ call: Call) -> Bool {
    guard case .member(var base, _) = call.callee else { return false }
    while case .call(let inner) = base, case .member(let next, _) = inner.callee { base = next }
    switch base {
    case .call: return true
    // The name of a module: `SwiftUI.Text("…").bold()`.
    case .identifier(let name): return name.first?.isUppercase == true
    default: return false
    }
  }

  /// Whether code at a place may modify views, which have names of any kind.
  private func mayModifyViews(in scope: ScopeID) -> Bool {
    let body = program[program[scope].body]
    return program.imports("SwiftUI", in: body.file) || body.owner.map { program.isView($0) } ?? false
  }

  /// What a method gives that makes a value of the type it is given: `decode(Route.self, from: data)`; nil for all others.
  func decoded(
    by name: String, _ call: Call, in scope: ScopeID, _ activation: ActivationID
  ) -> [Candidate]? {
    guard Self.decoding.contains(name), let first = call.arguments.first,
      first.label == nil || first.label == "ofClass"
    else { return nil }
    let found = evaluate(first.value, in: scope, activation).compactMap { candidate -> Candidate? in
      instance(of: candidate.value).map { Candidate(value: $0, confidence: max(candidate.confidence, .inferred)) }
    }
    return found.isEmpty ? nil : found
  }

  private static let decoding: Set<String> = ["decode", "decodeIfPresent", "typedPayload", "unarchivedObject"]

  /// Some value of a type that code names, `Route.self`, `[Route].self` or `[String: Route].self`; nil where that tells
  /// nothing.
  private func instance(of named: Value) -> Value? {
    switch named {
    case .metatype(let type):
      return program[type].isDeclared && !program[type].isProtocol ? Value.some(type) : nil
    case .array(let elements):
      let values = elements.compactMap { instance(of: $0) }
      return values.isEmpty ? nil : .array(values)
    case .dictionary(let entries):
      let values = entries.compactMap { entry -> Value.Entry? in
        instance(of: entry.value).map { Value.Entry(key: .unknown("the key is not known"), value: $0) }
      }
      return values.isEmpty ? nil : .dictionary(values)
    default:
      return nil
    }
  }

  /// What a subscript gives of a library's collection: some value of the last type that it is specialized with, as in
  /// `WeakTable<String, Route>()`. All that conforms to a protocol is too much to say anything.
  func element(ofCollectionMadeBy construction: ConstructionID?) -> Candidate {
    guard let made = construction.map({ self[$0] }), case .specialized(_, let types) = made.call.callee,
      let last = types.last, let type = resolve(last, in: made.scope, made.activation), !program[type].isProtocol
    else { return .unknown("what the collection holds is not known: none of the analyzed files declares its class") }
    return .inferred(.some(type))
  }
}
