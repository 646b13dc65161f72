import GraphAnalysis
import NavigationIdioms
import NavigationModel

/// Reads the idioms of a project: what ``Idiom`` holds, in YAML and in the same terms.
///
///     idioms:
///       - name: drawer
///         transitions:
///           - { call: slideOver, labels: [_, from], on: [DrawerController], shows: argument _, as: present }
struct IdiomReader {
  /// What the idioms of a project belong to, unless they say so.
  private static let ownFramework = "App"

  /// The idioms in the order of the file.
  static func read(_ value: YAMLValue) throws(ConfigurationError) -> [Idiom] {
    var idioms: [Idiom] = []
    for element in try value.elements(of: "the idioms") { idioms.append(try idiom(element, after: idioms)) }
    return idioms
  }

  private static func idiom(_ value: YAMLValue, after others: [Idiom]) throws(ConfigurationError) -> Idiom {
    let fields = try value.fields(of: "an idiom", among: IdiomVocabulary.idiom.map(\.name), required: ["name"])
    var idiom = Idiom(own: "", framework: ownFramework)
    if let name = fields["name"] { idiom.name = try self.name(name, after: others) }
    if let framework = fields["framework"] { idiom.framework = try framework.text(of: "'framework'") }
    if let summary = fields["summary"] { idiom.summary = try summary.text(of: "'summary'") }
    for pattern in try fields["transitions"]?.elements(of: "'transitions'") ?? [] {
      idiom.transitions.append(try TransitionPatternReader.read(pattern))
    }
    for type in try fields["types"]?.elements(of: "'types'") ?? [] {
      idiom.types.append(try FrameworkTypeReader.type(type))
    }
    for member in try fields["members"]?.elements(of: "'members'") ?? [] {
      idiom.members.append(try FrameworkTypeReader.member(member))
    }
    if let example = fields["example"] { idiom.example = try self.example(example) }
    guard !idiom.transitions.isEmpty || !idiom.types.isEmpty || !idiom.members.isEmpty else {
      throw value.error("the idiom '\(idiom.name)' is empty; add 'transitions', 'types' or 'members'")
    }
    return idiom
  }

  /// A name by which the idiom can be asked for, and that no other idiom has.
  private static func name(_ value: YAMLValue, after others: [Idiom]) throws(ConfigurationError) -> String {
    let name = try value.text(of: "'name'")
    let isPlain = name.unicodeScalars.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-" }
    guard isPlain else {
      throw value.error("the name '\(name)' must be of lower-case letters, digits and dashes, such as 'my-router'")
    }
    guard !others.contains(where: { $0.name == name }) else {
      throw value.error("there are two idioms with the name '\(name)'; join them, or give one another name")
    }
    guard !Idioms.all.contains(where: { $0.name == name }) else {
      throw value.error("navgraph itself has an idiom with the name '\(name)'; take another name")
    }
    return name
  }

  private static func example(_ value: YAMLValue) throws(ConfigurationError) -> Idiom.Example {
    let fields = try value.fields(
      of: "an example", among: IdiomVocabulary.example.map(\.name), required: ["source", "edges"])
    var example = Idiom.Example(source: "", edges: [])
    if let source = fields["source"] { example.source = try source.text(of: "'source'") }
    for edge in try fields["edges"]?.elements(of: "'edges'") ?? [] { example.edges.append(try self.edge(edge)) }
    for flow in try fields["flows"]?.elements(of: "'flows'") ?? [] { example.flows.append(try flow.text(of: "a flow")) }
    return example
  }

  /// `ListViewController push DetailViewController`, with `?` for what is not known.
  private static func edge(_ value: YAMLValue) throws(ConfigurationError) -> String {
    let text = try value.text(of: "an edge")
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 3 else {
      throw value.error("the edge '\(text)' must be three words: the source, the kind and the destination")
    }
    let kinds = TransitionKind.allCases.map(\.rawValue)
    guard kinds.contains(words[1]) else {
      throw value.error("an edge cannot have the kind '\(words[1])'; \(Spelling.hint(for: words[1], among: kinds))")
    }
    return words.joined(separator: " ")
  }
}

extension Idiom {
  /// An idiom of a project's own that says nothing yet. It need not have an example.
  init(own name: String, framework: String) {
    self.init(name: name, framework: framework, summary: "", example: Example(source: "", edges: []))
    example = nil
  }
}
