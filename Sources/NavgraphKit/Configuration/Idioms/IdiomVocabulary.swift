import NavigationModel

/// The keys of an idiom in the configuration, for its readers and for the schema.
enum IdiomVocabulary {
  /// The keys of an idiom.
  static let idiom = [
    ConfigurationKey(name: "name", summary: "Lower-case letters, digits and dashes.", value: .text),
    ConfigurationKey(name: "framework", summary: "The library that it belongs to.", value: .text),
    ConfigurationKey(name: "summary", summary: "What it is about, in one sentence.", value: .text),
    ConfigurationKey(name: "transitions", summary: "Code that shows something.", value: .list(transition)),
    ConfigurationKey(name: "types", summary: "The types of the library.", value: .list(type)),
    ConfigurationKey(name: "members", summary: "The members that return these types.", value: .list(member)),
    ConfigurationKey(
      name: "example", summary: "An example that 'navgraph idioms --check' analyzes and compares.",
      value: .mapping(example)),
  ]

  /// The keys of a transition.
  static let transition =
    triggers + [
      ConfigurationKey(
        name: "labels",
        summary: "Labels that the call must have; _ is an argument without a label, {} a closure, () none.",
        value: .texts),
      ConfigurationKey(name: "on", summary: "Types of the receiver; any type by default.", value: .texts),
      ConfigurationKey(name: "shows", summary: "The destination that it shows, such as 'argument _'.", value: .text),
      ConfigurationKey(name: "as", summary: "The kind of the transition.", value: words(TransitionKind.self)),
      ConfigurationKey(
        name: "unknown-receiver", summary: "Whether a receiver of unknown type matches, too.", value: .toggle),
      ConfigurationKey(
        name: "registers-for", summary: "The label of an argument; the builder is registered for the argument's type.",
        value: .text),
      ConfigurationKey(
        name: "registers-as", summary: "The name under which the builder is registered, for 'shows: named …'.",
        value: .text),
    ]

  /// Those keys of a transition of which it has one.
  static let triggers = [
    ConfigurationKey(name: "call", summary: "The name of the called method.", value: .text),
    ConfigurationKey(name: "assignment", summary: "The name of the assigned property.", value: .text),
    ConfigurationKey(name: "implementation", summary: "The name of the implemented method.", value: .text),
  ]

  /// The keys of a type.
  static let type = [
    ConfigurationKey(name: "name", summary: "The type.", value: .text),
    ConfigurationKey(name: "superclass", summary: "The class that it inherits from.", value: .text),
    ConfigurationKey(name: "protocols", summary: "The protocols that it conforms to.", value: .texts),
    ConfigurationKey(name: "role", summary: "Its role in navigation.", value: words(FrameworkType.Role.self)),
    ConfigurationKey(name: "framework", summary: "The framework that draws it.", value: words(Node.Framework.self)),
    ConfigurationKey(name: "contents", summary: "Labels of its initializer, with kinds of transitions.", value: .any),
  ]

  /// The keys of a member.
  static let member = [
    ConfigurationKey(name: "owner", summary: "The type that has it.", value: .text),
    ConfigurationKey(name: "name", summary: "Its name.", value: .text),
    ConfigurationKey(name: "type", summary: "The type that it returns.", value: .text),
  ]

  /// The keys of an example.
  static let example = [
    ConfigurationKey(name: "source", summary: "Swift code.", value: .text),
    ConfigurationKey(name: "edges", summary: "The expected edges, such as 'List push Detail'.", value: .texts),
    ConfigurationKey(name: "flows", summary: "The expected flows from screen to screen.", value: .texts),
  ]

  private static func words<Word: RawRepresentable & CaseIterable>(_ type: Word.Type) -> ConfigurationKey.Value
  where Word.RawValue == String {
    .choice(type.allCases.map(\.rawValue))
  }
}
