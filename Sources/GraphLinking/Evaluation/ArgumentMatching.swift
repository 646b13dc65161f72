import NavigationModel

/// Finds out which argument of a call is for which parameter.
enum ArgumentMatching {
  /// The index of the argument for each parameter; nil where the call cannot mean the function.
  static func match(_ arguments: [Argument], to parameters: [ParameterFact]) -> [Int: Int]? {
    guard mayMatch(arguments, parameters) else { return nil }
    var result: [Int: Int] = [:]
    var parameter = 0
    for (index, argument) in arguments.enumerated() {
      let later = arguments[(index + 1)...]
      guard let found = nextParameter(for: argument, before: later, in: parameters, from: parameter) else { return nil }
      for skipped in parameters[parameter..<found] where !isOptional(skipped) { return nil }
      if result[found] == nil { result[found] = index }
      parameter = parameters[found].isVariadic ? found : found + 1
    }
    for left in parameters.dropFirst(parameter) where !isOptional(left) { return nil }
    return result
  }

  /// What a parameter gets of the arguments that begin with one: a variadic one gets an array of all that follow.
  static func value(
    of parameter: ParameterFact, from first: Int, in arguments: [Argument]
  ) -> Expression {
    guard parameter.isVariadic else { return arguments[first].value }
    let rest = arguments.dropFirst(first + 1).prefix { $0.label == nil && !$0.isTrailing }
    return .array([arguments[first].value] + rest.map(\.value))
  }

  /// Whether each label of the call is one of a parameter, which is cheap to see and mostly decides.
  private static func mayMatch(_ arguments: [Argument], _ parameters: [ParameterFact]) -> Bool {
    arguments.allSatisfy { argument in
      argument.label == nil || parameters.contains { $0.label == argument.label || $0.isVariadic }
    }
  }

  private static func nextParameter(
    for argument: Argument, before later: ArraySlice<Argument>, in parameters: [ParameterFact], from start: Int
  ) -> Int? {
    let rest = parameters.indices.dropFirst(start)
    if argument.isTrailing, argument.label == nil {
      // The first trailing closure goes to the first parameter from here on that takes a function, unless that one
      // can be left out and another cannot.
      let taking = rest.filter { takesFunction(parameters[$0]) }
      let required = taking.first { index in
        guard !isOptional(parameters[index]) else { return false }
        guard let label = parameters[index].label else { return true }
        return !later.contains { $0.label == label }
      }
      return required ?? taking.first ?? rest.first
    }
    if argument.isLabelUnknown { return rest.first }
    if argument.label == nil, start < parameters.count, parameters[start].isVariadic { return start }
    return rest.first { parameters[$0].label == argument.label }
  }

  private static func takesFunction(_ parameter: ParameterFact) -> Bool {
    if case .function = parameter.type { true } else { false }
  }

  private static func isOptional(_ parameter: ParameterFact) -> Bool {
    parameter.defaultValue != nil || parameter.isVariadic
  }
}
