import Diagrams
import GraphAnalysis
import NavigationModel
import Reporting

/// The queries on a graph.
public struct Questions: Sendable {
  /// The graph, with where its sources lie.
  public let report: Report

  /// What can be listed.
  public enum Inventory: String, CaseIterable, Sendable { case screens, coordinators, storyboards, entries, unreached }

  /// Asks one graph.
  public init(_ report: Report) { self.report = report }

  private var result: AnalysisResult { report.result }

  /// The shortest paths from one screen to another.
  ///
  /// - Throws: ``AnalysisError/noSuchNode(_:hint:)``
  public func paths(from source: String, to destination: String, limit: Int) throws(AnalysisError) -> PathAnswer {
    let sources = try ids(named: source)
    let found = PathFinder.find(from: sources, to: try ids(named: destination), in: result, limit: limit)
    return PathAnswer(paths: found.paths, areAll: found.areAll)
  }

  /// The surroundings of the screens that a name means.
  ///
  /// - Throws: ``AnalysisError/noSuchNode(_:hint:)``
  public func surroundings(of name: String) throws(AnalysisError) -> SurroundingsAnswer {
    let nodes = Set(try ids(named: name))
    let search = SurroundingsSearch(result)
    return SurroundingsAnswer(result.nodes.filter { nodes.contains($0.id) }.map(search.surroundings))
  }

  /// Everything of one kind, sorted by name.
  public func list(_ inventory: Inventory) -> ListAnswer {
    switch inventory {
    case .screens: entries { $0.kind == .screen && $0.role == nil }
    case .coordinators: entries { $0.role == .coordinator }
    case .entries: entries { $0.kind == .entry }
    case .unreached:
      {
        let unreached = Set((result.reach?.unreached ?? []).map(\.screen))
        return entries { unreached.contains($0.id) }
      }()
    case .storyboards:
      ListAnswer(
        Dictionary(grouping: result.nodes.filter { $0.storyboard != nil }) { $0.storyboard ?? "" }
          .map { name, scenes in ListAnswer.Entry(name: name, id: nil, location: nil, scenes: scenes.count) }
          .sorted { $0.name < $1.name })
    }
  }

  /// What to say beside a list that is empty, where that may be taken for a failure; nil for other lists.
  public func remark(on list: ListAnswer, of inventory: Inventory) -> String? {
    guard inventory == .unreached, list.entries.isEmpty else { return nil }
    return result.reach == nil
      ? "the app has no known entry point, so navgraph cannot tell which screens are reachable"
      : "every screen can be reached from the start"
  }

  private func entries(_ isListed: (Node) -> Bool) -> ListAnswer {
    ListAnswer(
      result.nodes.filter(isListed).map { ListAnswer.Entry(name: $0.name, id: $0.id, location: $0.location) }
        .sorted { ($0.name, $0.id ?? "") < ($1.name, $1.id ?? "") })
  }

  /// What changed since another graph.
  public func difference(from base: AnalysisResult) -> DifferenceAnswer {
    DifferenceAnswer(GraphComparison.difference(from: base, to: result), from: base, to: report)
  }

  /// What differs from a dump.
  public func difference(from dump: GraphDump) -> DumpDifference { DumpDifference(from: dump, to: GraphDump(result)) }

  /// Writes the graph as text.
  ///
  /// - Throws: Why it cannot be written.
  public func writeDump(to destination: DocumentDestination) throws(AnalysisError) {
    let text = GraphDump(result).text
    switch destination {
    case .standardOutput: try StandardStream.output.write(text)
    case .file(let path):
      try OutputFile.write(text, to: path)
      Notice.wrote(file: path).post()
    }
  }

  /// The report with the part of the graph that a picture is to show, without what it leaves out, and what is to be told
  /// of the part; nil for the whole graph.
  ///
  /// - Throws: ``AnalysisError/noSuchNode(_:hint:)``
  public func selected(
    _ selection: PictureSelection, _ reduction: PictureReduction = PictureReduction()
  ) throws(AnalysisError) -> (report: Report, subject: DiagramOptions.Subject?) {
    for name in selection.names { _ = try ids(named: name) }
    var report = report
    let part = selection.part(of: result)
    report.result = reduction.applied(to: part.result)
    let title = part.title ?? (report.result == result ? nil : report.result.root)
    let subject = title.map { DiagramOptions.Subject(title: $0, focus: part.focus, notes: part.notes) }
    return (report, subject)
  }

  /// Warnings about names to hide or collapse that match no screen, and about a picture of findings where there are none.
  func remarks(on reduction: PictureReduction) -> [String] {
    let lookup = NodeLookup(result.nodes)
    let nothing =
      reduction.onlyFindings && result.findings.isEmpty
      ? ["there are no findings, so a picture of only findings is empty"] : []
    let unknown = reduction.names.filter { lookup.nodes(meantBy: $0).isEmpty }.map { name in
      let hint = lookup.nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""
      return "'\(name)', which pictures should hide or collapse, is not a screen\(hint)"
    }
    return nothing + unknown
  }

  /// The ids of the nodes that a name or a pattern means.
  private func ids(named name: String) throws(AnalysisError) -> [String] {
    let lookup = NodeLookup(result.nodes)
    let found = lookup.nodes(meantBy: name)
    guard found.isEmpty else { return found.map(\.id) }
    if name == NodeLookup.start { throw .noEntryPoint }
    throw .noSuchNode(
      name,
      hint: lookup.nearest(to: name).map { "did you mean '\($0)'?" } ?? "'navgraph list screens' lists all screens")
  }
}
