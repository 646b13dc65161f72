import GraphAnalysis
import NavigationIdioms
import NavigationModel
import Reporting

/// The manual of the idioms: those that a project adds in its configuration, and navgraph's own.
public struct IdiomManual: Sendable {
  /// The forms in which it can be read.
  public enum Format: String, Sendable, CaseIterable {
    case text, markdown, json
  }

  /// Idioms that are shown together.
  struct Group {
    let title: String
    let idioms: [Idiom]
  }

  /// The project's own, in the order in which they count.
  public let own: [Idiom]

  /// The manual without idioms of a project's own.
  public init() { own = [] }

  /// The manual with the idioms of a configuration: the given one, else that in the current folder.
  public init(configurationFile: String?) throws(AnalysisError) {
    own = try ConfigurationFile.load(given: configurationFile, root: "").idioms
  }

  /// The names of all idioms, the project's own first.
  public var names: [String] { (own + Idioms.all).map(\.name) }

  /// All idioms by what they belong to, each with its example.
  ///
  /// - Throws: ``AnalysisError/notMade(document:cause:)``.
  public func overview(_ format: Format) throws(AnalysisError) -> String {
    switch format {
    case .text:
      return IdiomText.overview(groups)
    case .markdown:
      return IdiomMarkdown.overview(groups)
    case .json:
      let known = Idioms.all.map(IdiomDocument.init)
      return try json(IdiomDocument.Overview(own: own.map(IdiomDocument.init), known: known))
    }
  }

  /// Everything about one idiom, or nil if there is none with the name.
  ///
  /// - Throws: ``AnalysisError/notMade(document:cause:)``.
  public func page(for name: String, _ format: Format) throws(AnalysisError) -> String? {
    guard let idiom = (own + Idioms.all).first(where: { $0.name == name }) else { return nil }
    switch format {
    case .text: return IdiomText.page(idiom)
    case .markdown: return IdiomMarkdown.page(idiom)
    case .json: return try json(IdiomDocument(idiom))
    }
  }

  private func json(_ value: some Encodable) throws(AnalysisError) -> String {
    do {
      return try JSONDocument.text(of: value)
    } catch {
      throw .notMade(document: Format.json.rawValue, cause: "\(error)")
    }
  }

  /// A hint with the nearest name of an idiom.
  public func hint(for name: String) -> String { Spelling.hint(for: name, among: names) }

  private var groups: [Group] {
    let known = Dictionary(grouping: Idioms.all, by: \.framework).sorted { $0.key < $1.key }
    return (own.isEmpty ? [] : [Group(title: "This project's own, which count before the others", idioms: own)])
      + known.map { Group(title: $0.key, idioms: $0.value) }
  }
}
