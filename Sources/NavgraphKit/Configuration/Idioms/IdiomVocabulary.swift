import NavigationModel

/// The keys of an idiom in the configuration, for its readers and for the schema.
enum IdiomVocabulary {
  /// The keys of an idiom.
  static let idiom = [
    ConfigurationKey(name: "name", summary: "Lower-case letters, digits and dashes.", value: .text),
    ConfigurationKey(name: "framework", summary: "What it belongs to.", value: .text),
    ConfigurationKey(name: "summary", summary: "What it is about, in a sentence.", value: .text),
    ConfigurationKey(name: "transitions", summary: "Code that shows something.", value: .list(transition)),
    ConfigurationKey(name: "types", summary: "What the types of a library are.", value: .list(type)),
    ConfigurationKey(name: "members", summary: "The properties by which code gets at them.", value: .list(member)),
    ConfigurationKey(
      name: "example", summary: "What 'navgraph idioms --check' links and compares.", value: .mapping(example)),
  ]

  /// The keys of a transition.
  static let transition =
    triggers + [
      ConfigurationKey(name: "labels", summary: "Labels that must occur; _ is none, {} a closure.", value: .texts),
      ConfigurationKey(name: "on", summary: "Types of the receiver; any, where this is left out.", value: .texts),
      ConfigurationKey(name: "shows", summary: "What it shows, such as 'argument _'.", value: .text),
      ConfigurationKey(name: "as", summary: "The kind of the edge.", value: words(TransitionKind.self)),
      ConfigurationKey(
        name: "unknown-receiver", summary: "Whether a receiver of unknown type counts too.", value: .toggle),
      ConfigurationKey(
        name: "registers-for", summary: "The label of the argument for whose type a builder is registered.",
        value: .text),
      ConfigurationKey(
        name: "registers-as", summary: "The name as which a builder is registered, for 'shows: named …'.", value: .text),
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
    ConfigurationKey(name: "superclass", summary: "What it inherits from.", value: .text),
    ConfigurationKey(name: "role", summary: "What it is to navigation.", value: words(FrameworkType.Role.self)),
    ConfigurationKey(name: "framework", summary: "Which framework draws it.", value: words(Node.Framework.self)),
    ConfigurationKey(name: "contents", summary: "Labels of its initializer, with kinds of edges.", value: .any),
  ]

  /// The keys of a member.
  static let member = [
    ConfigurationKey(name: "owner", summary: "The type that has it.", value: .text),
    ConfigurationKey(name: "name", summary: "Its name.", value: .text),
    ConfigurationKey(name: "type", summary: "The type that it gives.", value: .text),
  ]

  /// The keys of an example.
  static let example = [
    ConfigurationKey(name: "source", summary: "Swift code.", value: .text),
    ConfigurationKey(name: "edges", summary: "What it means: 'List push Detail'.", value: .texts),
    ConfigurationKey(name: "flows", summary: "The ways from screen to screen in it.", value: .texts),
  ]

  private static func words<Word: RawRepresentable & CaseIterable>(_ type: Word.Type) -> ConfigurationKey.Value
  where Word.RawValue == String {
    .choice(type.allCases.map(\.rawValue))
  }
}
