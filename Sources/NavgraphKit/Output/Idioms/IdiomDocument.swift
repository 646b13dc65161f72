import GraphAnalysis
import NavigationModel

/// An idiom as JSON, in the words that configurations have for it: what this writes can be read as an idiom again.
struct IdiomDocument: Encodable {
  let name: String
  let framework: String
  let summary: String
  let transitions: [Pattern]
  let types: [FrameworkType]
  let members: [Member]
  let example: Idiom.Example?

  init(_ idiom: Idiom) {
    name = idiom.name
    framework = idiom.framework
    summary = idiom.summary
    transitions = idiom.transitions.map(Pattern.init)
    types = idiom.types
    members = idiom.members.map(Member.init)
    example = idiom.example
  }

  /// All idioms: those of the project, which count first, and those that navgraph knows.
  struct Overview: Encodable {
    let own: [IdiomDocument]
    let known: [IdiomDocument]
  }

  /// A member of a framework's type; see ``FrameworkTypeReader``.
  struct Member: Encodable {
    let owner: String
    let name: String
    /// The type that it gives, or in words what else; libraries alone have those.
    let type: String

    init(_ member: FrameworkMember) {
      owner = member.owner
      name = member.name
      type = IdiomWords.given(by: member.result)
    }
  }

  /// A transition; see ``TransitionPatternReader``.
  struct Pattern: Encodable {
    var call: String?
    /// For modifiers of libraries, whatever their names: the names that are none.
    var modifierBesides: [String]?
    var assignment: String?
    var implementation: String?
    var property: String?
    var labels: [String]?
    let receivers: [String]
    let shows: String
    let kind: TransitionKind
    let acceptsUnknownReceiver: Bool
    let registersFor: String?
    let registersAs: String?

    private enum CodingKeys: String, CodingKey {
      case call, assignment, implementation, property, labels, shows
      case modifierBesides = "modifier-besides"
      case receivers = "on"
      case kind = "as"
      case acceptsUnknownReceiver = "unknown-receiver"
      case registersFor = "registers-for"
      case registersAs = "registers-as"
    }

    init(_ pattern: TransitionPattern) {
      receivers = pattern.receivers
      shows = DestinationSpelling.write(pattern.destination)
      kind = pattern.kind
      acceptsUnknownReceiver = pattern.acceptsUnknownReceiver
      registersFor = pattern.registersFor
      registersAs = pattern.registersAs
      switch pattern.trigger {
      case .call(let name, let labels): (call, self.labels) = (name, labels)
      case .modifier(let labels, let others): (modifierBesides, self.labels) = (others.sorted(), labels)
      case .assignment(let name): assignment = name
      case .property(let wrapper, let argument): (property, self.labels) = (wrapper, argument.map { [$0] })
      case .implementation(let name, let labels): (implementation, self.labels) = (name, labels)
      }
    }
  }
}
