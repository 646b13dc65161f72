import NavigationModel

/// The description of an idiom in words. Code is in backquotes, as in Markdown; plain text removes them.
struct IdiomWords {
  let idiom: Idiom

  /// A part of the words with a title of its own.
  struct Section {
    let title: String
    let rows: [Row]
  }

  /// A sentence, with the keyword in front by which readers find it.
  struct Row {
    let key: String
    let text: String
  }

  /// The sections that have something in them.
  var sections: [Section] {
    [
      Section(title: "Transitions", rows: idiom.transitions.map(row)),
      Section(title: "Types", rows: typeRows),
      Section(title: "Members", rows: idiom.members.map(row)),
      Section(title: "Chains", rows: idiom.chains.map(rows) ?? []),
      Section(title: "Sending", rows: idiom.sending.map(rows) ?? []),
    ].filter { !$0.rows.isEmpty }
  }

  // MARK: - Transitions

  private func row(_ pattern: TransitionPattern) -> Row {
    let code = "\(Self.code(pattern.trigger))\(Self.receivers(of: pattern))"
    if let label = pattern.registersFor {
      let text = "\(code) registers \(Self.words(for: pattern)) for values of the type in \(Self.argument(label))"
      return Row(key: pattern.kind.rawValue, text: text)
    }
    let verb = pattern.destination == .previous ? "goes back to" : "shows"
    let name = pattern.registersAs.map { ", and registers that as \($0)" } ?? ""
    let condition = pattern.onlyWith.map { ", only with `\($0.code)`" } ?? ""
    return Row(key: pattern.kind.rawValue, text: "\(code) \(verb) \(Self.words(for: pattern))\(name)\(condition)")
  }

  /// `show(_:sender:)`, `sheet(item:) { … }`, `rootViewController = …`. Other arguments may stand beside those.
  private static func code(_ trigger: TransitionPattern.Trigger) -> String {
    switch trigger {
    case .call(let name, labels: ["()"]):
      return "`\(name)()`"
    case .call(let name, let labels):
      let named = labels.filter { $0 != "{}" }
      let isBuilder = named.count < labels.count
      let parentheses = named.isEmpty ? (isBuilder ? "" : "(…)") : "(\(named.map { "\($0):" }.joined()))"
      return "`\(name)\(parentheses)\(isBuilder ? " { … }" : "")`"
    case .modifier(let labels, let others):
      let code = "(\(labels.filter { $0 != "{}" }.map { "\($0):" }.joined())) { … }"
      return "Any other modifier `\(code)` apart from \(list(others))"
    case .assignment(let name):
      return "`\(name) = …`"
    case .property(let wrapper, let argument):
      return "`@\(wrapper)\(argument.map { "(\($0))" } ?? "") var … = …`"
    case .implementation(let name, let labels):
      if labels.isEmpty { return "`func \(name)()` or `var \(name)`" }
      return "`func \(name)(\(labels.map { "\($0):" }.joined()))`"
    }
  }

  private static func receivers(of pattern: TransitionPattern) -> String {
    let unknown = "an object of unknown type"
    let types = pattern.receivers.map { "`\($0)`" }
    if types.isEmpty { return pattern.acceptsUnknownReceiver ? "" : " of an object whose type is known" }
    return " of " + (types + (pattern.acceptsUnknownReceiver ? [unknown] : [])).joined(separator: " or ")
  }

  private static func words(for pattern: TransitionPattern) -> String {
    switch pattern.destination {
    case .argument(let label): argument(label)
    case .value:
      if case .implementation = pattern.trigger { "what it returns" } else { "the assigned value" }
    case .coordinator(let label): "\(argument(label)), if it is a coordinator"
    case .viewOwner(let label): "the controller whose view is \(argument(label))"
    case .builder(let label): "what \(closure(label, of: pattern)) builds"
    case .children(let label): "each view that \(closure(label, of: pattern)) builds"
    case .receiver: "the object that it is called on"
    case .specialization: "what the type that it is called on is specialized with"
    case .segue(let label): "the destination of the segue that \(argument(label)) identifies"
    case .scene(let label): "the scenes of storyboards that \(argument(label)) identifies"
    case .registered(let label): "what is registered for \(argument(label))"
    case .named(let name): "what is registered as \(name)"
    case .address(let label): "what is registered for the address in \(argument(label))"
    case .state(let label): "what a stack shows for the case in \(argument(label))"
    case .step(let label): "the screen of the chain in \(argument(label))"
    case .fixed(let type): "`\(type)`"
    case .previous: "the previous screen"
    }
  }

  private static func argument(_ label: String) -> String {
    label == "_" ? "the argument without a label" : "the argument `\(label):`"
  }

  /// The closure that the code of the pattern shows in braces, or under its label.
  private static func closure(_ label: String, of pattern: TransitionPattern) -> String {
    if case .call(_, let labels) = pattern.trigger, !labels.contains("{}"), label != "_" { return "`\(label):`" }
    return "the closure"
  }

  // MARK: - Types and members

  /// Types that differ only in their names share a row.
  private var typeRows: [Row] {
    var groups: [(first: FrameworkType, names: [String])] = []
    for type in idiom.types {
      let same = groups.firstIndex { group in
        var renamed = type
        renamed.name = group.first.name
        return renamed == group.first
      }
      if let same {
        groups[same].names.append(type.name)
      } else {
        groups.append((type, [type.name]))
      }
    }
    return groups.map { type, names in
      let contents = type.contents.sorted { $0.key < $1.key }.map { "`\($0.key):` as \($0.value.rawValue)" }
      let holds = contents.isEmpty ? "" : ", with \(contents.joined(separator: " and "))"
      let above = ((type.superclass.map { [$0] } ?? []) + (type.protocols ?? [])).map { "`\($0)`" }
      let supertypes = above.isEmpty ? "" : ", below \(above.joined(separator: " and "))"
      let list = names.map { "`\($0)`" }.joined(separator: ", ")
      return Row(key: type.role.rawValue, text: list + supertypes + holds)
    }
  }

  private func row(_ member: FrameworkMember) -> Row {
    Row(key: member.owner, text: "`\(member.name)` gives \(Self.given(by: member.result, quoted: "`"))")
  }

  /// What reading a member gives: a type, which stands in quotes, or words.
  static func given(by result: FrameworkMember.Result, quoted quote: String = "") -> String {
    switch result {
    case .type(let type): quote + type + quote
    case .itself: "the object itself"
    case .itselfAs(let type): "the object itself, seen as \(quote)\(type)\(quote)"
    case .argument(let label): "what its object is made with as \(quote)\(label):\(quote)"
    case .genericArgument(let index): "its generic argument \(index + 1)"
    }
  }

  // MARK: - Chains and sending

  private static func list(_ names: some Sequence<String>) -> String {
    names.sorted().map { "`\($0)`" }.joined(separator: ", ")
  }

  /// What sends and what listens, each in a row.
  private func rows(_ sending: SendingVocabulary) -> [Row] {
    func words(for channel: SendingVocabulary.ChannelPlace) -> String {
      switch channel {
      case .receiver: "its receiver"
      case .argument(let label): Self.argument(label)
      case .name(let label): "the name in \(Self.argument(label))"
      case .property(let label): "the property in \(Self.argument(label))"
      }
    }
    let streams = sending.streams.sorted { $0.key < $1.key }.map {
      "`\($0.key)` of the name in \(Self.argument($0.value))"
    }
    let listeners = sending.listeners.map { listener in
      let handlers = listener.handlers.map { $0 == "_" ? "an argument without a label" : Self.argument($0) }
      return "`\(listener.name)` listens to \(words(for: listener.channel)) and runs "
        + handlers.joined(separator: " or ")
    }
    let operators = Dictionary(grouping: sending.operators.sorted { $0.key < $1.key }, by: \.value)
    let effects: [(SendingVocabulary.Operator, String)] = [
      (.passing, "these pass every value on:"), (.filtering, "these drop some values:"),
      (.mapping, "these map each value:"), (.compactMapping, "these map each value and drop some:"),
      (.flattening, "these map each value to a stream:"),
    ]
    return [
      Row(key: "channel", text: sending.channels.isEmpty ? "" : "is a \(Self.list(sending.channels))"),
      Row(
        key: "sender",
        text: sending.senders.map { "`\($0.name)` sends to the listeners of \(words(for: $0.channel))" }.joined(
          separator: "; ")),
      Row(
        key: "setter",
        text: sending.setters.isEmpty ? "" : "\(Self.list(sending.setters)) of a channel, which sends what it is set to"
      ),
      Row(key: "listener", text: listeners.joined(separator: "; ")),
      Row(
        key: "view", text: sending.views.isEmpty ? "" : "\(Self.list(sending.views)) of a channel, which is its stream"),
      Row(key: "stream", text: streams.joined(separator: "; ")),
      Row(
        key: "operator",
        text: effects.compactMap { effect, words in
          operators[effect].map { "\(words) \(Self.list($0.map(\.key)))" }
        }.joined(separator: "; ")),
    ].filter { !$0.text.isEmpty }
  }

  private func rows(_ chains: ChainVocabulary) -> [Row] {
    let containers = chains.containers.sorted { $0.key < $1.key }.map { "`\($0.key)` (a `\($0.value)`)" }
    let actions = chains.actions.sorted { $0.key < $1.key }.map { "`\($0.key)` (\($0.value.rawValue))" }
    return [
      Row(key: "screen", text: "begins with \(Self.list(chains.steps))"),
      Row(key: "container", text: "is \(containers.joined(separator: ", "))"),
      Row(key: "assembly", text: "begins with \(Self.list(chains.factoryAssemblies))"),
      Row(key: "choice", text: "is \(Self.list(chains.switches))"),
      Row(key: "action", text: "is \(actions.joined(separator: ", "))"),
    ]
  }
}
