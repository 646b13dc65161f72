import NavigationModel

/// The part of a SARIF log that navgraph writes; types and properties have the names of the standard's sections.
struct SARIFLog: Encodable {
  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  struct Run: Encodable {
    let tool: Tool
    let automationDetails: AutomationDetails
    /// The other columns of navgraph are bytes of UTF-8, for which the standard has no word (3.14.17).
    let columnKind = "unicodeCodePoints"
    let originalUriBaseIds = [
      ArtifactLocation.baseID: ["description": Message("The folder that the analysis was started in.")]
    ]
    let invocations: [Invocation]
    let results: [Result]
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name: String
    let version: String
    let semanticVersion: String
    /// Nil where no address is known.
    let informationUri: String?
    let rules: [Rule]
    let notifications: [Notification]
  }

  /// Tells the runs on several apps of one repository from each other.
  struct AutomationDetails: Encodable {
    let id: String
  }

  struct Rule: Encodable {
    let id: String
    let name: String
    let shortDescription: Message
    let fullDescription: Message?
    let help: Help?
    /// The page about the rule; nil for rules of a team, and where no address is known.
    let helpUri: String?

    /// SARIF asks for texts that are not empty.
    init(_ rule: RuleHelp) {
      id = rule.identifier
      name = rule.name
      shortDescription = Message(rule.name)
      helpUri = rule.address
      fullDescription = rule.summary.isEmpty ? nil : Message(rule.summary)
      let paragraphs = [rule.summary, rule.rationale, rule.remedy].filter { !$0.isEmpty }
      help =
        paragraphs.isEmpty
        ? nil
        : Help(
          text: paragraphs.map(Message.plain).joined(separator: "\n\n"),
          markdown: paragraphs.map { Message.plain($0.markdown) }.joined(separator: "\n\n"))
    }
  }

  struct Help: Encodable {
    let text: String
    let markdown: String
  }

  struct Notification: Encodable {
    let id: String

    init(_ id: String) { self.id = id }
  }

  struct Invocation: Encodable {
    /// Whether the tool ran (3.20.14), whatever it found.
    let executionSuccessful = true
    /// Nil for documents of programs that did not say.
    let exitCode: Int?
    /// Why the run fails; nil where it passes.
    let exitCodeDescription: String?
    let toolExecutionNotifications: [ToolNotification]
  }

  struct ToolNotification: Encodable {
    let descriptor: Descriptor
    let level: String
    let message: Message
    let locations: [Location]
  }

  struct Descriptor: Encodable {
    let id: String
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    /// Nil for `fail`, which all findings are (3.27.9). Only other kinds have the level `none` (3.27.10).
    var kind: String?
    let level: String
    let message: Message
    let locations: [Location]
    var relatedLocations: [Location] = []
    /// The way round a cycle; nil for what is none.
    var codeFlows: [CodeFlow]?
    /// How the result differs from a baseline; nil where the run has none.
    var baselineState: BaselineState?
    /// What keeps the result from counting; nil in logs that leave out what does not count.
    var suppressions: [Suppression]?
    let partialFingerprints: [String: String]
    let properties: ResultProperties
  }

  /// How a result differs from the baseline (3.27.24).
  enum BaselineState: String, Encodable {
    case new, unchanged, absent
  }

  /// What keeps a result from counting (3.35).
  struct Suppression: Encodable {
    /// Where a suppression stands (3.35.2): in a comment of the source, or in a file of its own.
    enum Kind: String, Encodable {
      case inSource, external
    }

    let kind: Kind
    /// What the team wrote for a reason; nil where it wrote none.
    var justification: String?
    /// The place of the comment or of the entry.
    var location: Location?
  }

  /// Places in the order in which one comes to them (3.36), which viewers let a person step through.
  struct CodeFlow: Encodable {
    struct ThreadFlow: Encodable {
      let locations: [Step]
    }

    /// A place (3.38), with what happens there and the transition that it is a site of.
    struct Step: Encodable {
      /// What identifies the step in the graph of `--json`, in a property bag (3.8).
      struct Properties: Encodable {
        /// The id of the edge.
        let edge: String
      }

      let location: Location
      /// Nil for a place that belongs to no edge of the finding.
      var properties: Properties?
    }

    let threadFlows: [ThreadFlow]

    init(_ steps: [Step]) { threadFlows = [ThreadFlow(locations: steps)] }
  }

  /// What a finding says beside its message, in a property bag (3.8), which viewers show by itself.
  struct ResultProperties: Encodable {
    let notes: [String]
    /// Nil where there is nothing to advise.
    let help: String?
  }

  struct Message: Encodable {
    let text: String

    /// Plain text, followed by links to related locations by their ids, without which code scanning does not show them.
    init(_ text: String, links: [(text: String, id: Int)] = []) {
      let links = links.map { "[\(Self.linkText($0.text))](\($0.id))" }.joined(separator: ", ")
      self.text = Self.plain(text) + (links.isEmpty ? "" : " (also here: \(links))")
    }

    /// Text without placeholders and links: braces are doubled (3.11.5), and what would be a link (3.11.6) loses the form
    /// of one by a space.
    static func plain(_ text: String) -> String {
      text.replacing("{", with: "{{").replacing("}", with: "}}").replacing("](", with: "] (")
    }

    /// The text of a link, which brackets would end.
    private static func linkText(_ text: String) -> String {
      plain(text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]"))
    }
  }

  struct Location: Encodable {
    let id: Int?
    let message: Message?
    let physicalLocation: PhysicalLocation

    init(_ place: SourceLocation, id: Int? = nil, message: String? = nil) {
      self.id = id
      self.message = message.map { Message($0) }
      physicalLocation = PhysicalLocation(
        artifactLocation: ArtifactLocation(uri: place.file.uriReference),
        region: Region(startLine: place.line, startColumn: place.column))
    }
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }

  struct ArtifactLocation: Encodable {
    /// The name that code scanning gives the top folder of the repository.
    static let baseID = "%SRCROOT%"

    let uri: String
    let uriBaseId = baseID
  }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
  }
}
