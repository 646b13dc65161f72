import NavigationModel

/// What dictionaries hold and give: pairs to who goes through them, values to who looks one up.
extension Evaluator {
  /// A dictionary that is written down: each key with all that its value can be.
  ///
  /// - Parameter expected: the type of the values that the context wants.
  func dictionary(
    _ entries: [DictionaryEntry], in scope: ScopeID, _ activation: ActivationID, expected: TypeID?
  ) -> [Candidate] {
    var confidence = Confidence.certain
    let pairs = entries.flatMap { entry -> [Value.Entry] in
      let keys = evaluate(entry.key, in: scope, activation)
      let key = keys.count == 1 ? keys[0].value : .unknown("the key is not known")
      return evaluate(entry.value, in: scope, activation, expected: expected).map { value in
        confidence = max(confidence, value.confidence)
        return Value.Entry(key: key, value: value.value)
      }
    }
    return [Candidate(value: .dictionary(pairs), confidence: confidence)]
  }

  /// Values of a name that stands for a dictionary. Of one that is known only by its type, what is known is a value in it.
  func inDictionaries(_ values: [Candidate], declaredAs type: TypeReference?) -> [Candidate] {
    var isDictionary = values.contains { if case .dictionary = $0.value { true } else { false } }
    if case .dictionary = type { isDictionary = true }
    guard isDictionary else { return values }
    return values.map { candidate in
      switch candidate.value {
      case .dictionary, .array, .unknown, .parameter, .nothing: return candidate
      default:
        return Candidate(value: .dictionary([Self.entry(of: candidate.value)]), confidence: candidate.confidence)
      }
    }
  }

  private static func entry(of value: Value) -> Value.Entry {
    Value.Entry(key: .unknown("the key is not known"), value: value)
  }

  /// What a property of a dictionary gives; nil for those that say nothing of what it holds.
  func member(_ name: String, of entries: [Value.Entry]) -> [Candidate]? {
    switch name {
    case "values": [.certain(.array(entries.map(\.value)))]
    case "keys": [.certain(.array(entries.map(\.key)))]
    case "first": entries.map { .certain($0.pair) }
    default: nil
    }
  }

  /// What a method of a dictionary gives: another one, a value, or what the method gives of an array of its pairs.
  func dictionaryMethod(
    _ name: String, of entries: [Value.Entry], _ call: Call, in scope: ScopeID, _ activation: ActivationID,
    base: Candidate
  ) -> [Candidate] {
    switch name {
    case "filter", "merging":
      let others = name == "merging" ? call.arguments.first : nil
      return [base] + (others.map { evaluate($0.value, in: scope, activation) } ?? []).filter { !$0.isUnknown }
    case "removeValue", "updateValue":
      return elements(of: base)
    default:
      let pairs = Candidate(value: .array(entries.map(\.pair)), confidence: base.confidence)
      guard name == "mapValues" || name == "compactMapValues" else {
        return elementMethod(name, of: looped(base), call, in: scope, activation, base: pairs)
      }
      let values = Candidate(value: .array(entries.map(\.value)), confidence: base.confidence)
      let made = elementMethod("map", of: elements(of: base), call, in: scope, activation, base: values)
      return [.inferred(.dictionary(made.flatMap { elements(of: $0) }.map { Self.entry(of: $0.value) }))]
    }
  }
}
