import GraphAnalysis
import NavigationModel

/// Reads a ``TransitionPattern``: a trigger, what it shows, and as which kind of edge.
enum TransitionPatternReader {
  static func read(_ value: YAMLValue) throws(ConfigurationError) -> TransitionPattern {
    let fields = try value.fields(of: "a transition", among: IdiomVocabulary.transition.map(\.name), required: [])
    let trigger = try self.trigger(fields, of: value)
    guard let shows = fields["shows"] else {
      throw value.error("a transition needs 'shows', the destination that it shows")
    }
    guard let kind = fields["as"] else { throw value.error("a transition needs 'as', the kind of the transition") }
    var pattern = TransitionPattern(
      trigger, shows: try destination(shows, of: trigger), as: try kind.choice(of: "'as'"))
    pattern.meansOwnDeclarations = true
    for receiver in try fields["on"]?.elements(of: "'on'") ?? [] {
      pattern.receivers.append(try receiver.typeName(of: "a type"))
    }
    if let unknown = fields["unknown-receiver"] {
      pattern.acceptsUnknownReceiver = try unknown.choice(of: "'unknown-receiver'", among: ["true", "false"]) == "true"
    }
    if let registered = fields["registers-for"] {
      guard case .builder = pattern.destination else {
        throw registered.error("'registers-for' goes with a call that shows a builder")
      }
      pattern.registersFor = try registered.label()
    }
    if let name = fields["registers-as"] {
      guard case .builder = pattern.destination else {
        throw name.error("'registers-as' goes with a call that shows a builder")
      }
      pattern.registersAs = try name.swiftName(of: "'registers-as'")
    }
    return pattern
  }

  private static func trigger(
    _ fields: [String: YAMLValue], of pattern: YAMLValue
  ) throws(ConfigurationError) -> TransitionPattern.Trigger {
    let given = IdiomVocabulary.triggers.map(\.name).filter { fields[$0] != nil }
    guard let word = given.first, let value = fields[word] else {
      throw pattern.error("a transition needs a trigger: 'call', 'assignment' or 'implementation'")
    }
    guard given.count == 1 else {
      let words = given.map { "'\($0)'" }.joined(separator: " and ")
      throw pattern.error("a transition has only one trigger, but this one has \(words); split it into two transitions")
    }
    let name = try value.swiftName(of: "'\(word)'")
    var labels: [String] = []
    for label in try fields["labels"]?.elements(of: "'labels'") ?? [] { labels.append(try label.label()) }
    if let list = fields["labels"], labels.contains(YAMLValue.noArgument), labels.count > 1 || word != "call" {
      throw list.error("'()' stands for a call without arguments, and alone")
    }
    switch word {
    case "call": return .call(name, labels: labels)
    case "implementation": return .implementation(name, labels: labels)
    default:
      if let labels = fields["labels"] { throw labels.error("an assignment has no labels") }
      return .assignment(name)
    }
  }

  private static func destination(
    _ value: YAMLValue, of trigger: TransitionPattern.Trigger
  ) throws(ConfigurationError) -> TransitionPattern.Destination {
    let text = try value.text(of: "'shows'")
    let destination: TransitionPattern.Destination
    do {
      destination = try DestinationSpelling.read(text)
    } catch {
      throw value.error("'shows' cannot be '\(text)'; \(error.hint)")
    }
    switch trigger {
    case .call, .modifier:
      guard destination != .value else {
        throw value.error("a call has no 'value'; it shows an argument, as in 'argument _'")
      }
    case .assignment, .property:
      guard destination == .value else { throw value.error("an assignment shows its 'value'") }
    case .implementation:
      guard destination == .value else { throw value.error("an implementation shows the 'value' that it returns") }
    }
    return destination
  }
}
