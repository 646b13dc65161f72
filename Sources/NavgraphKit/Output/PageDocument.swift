import Diagrams
import GraphAnalysis
import NavigationModel
import Pages
import Reporting

/// The page on a report: the graph with what can be asked of it, and the pictures of all its groups.
struct PageDocument {
  private let report: Report
  private let options: DiagramOptions
  private let link: PlaceLink?
  private let change: Change?

  /// What the page compares its result with.
  struct Change: Sendable {
    var answer: DifferenceAnswer
    var base: AnalysisResult
  }

  /// - Parameter options: what the pictures show. The page has a legend and a theme of its own, and its places are links
  ///   rather than the boxes of its pictures, which a click selects.
  init(_ report: Report, _ options: DiagramOptions, change: Change? = nil) {
    self.report = report
    self.change = change
    link = options.link
    var options = options
    options.link = nil
    options.legend = true
    options.theme = .light
    self.options = options
  }

  /// The HTML file. If a picture cannot be drawn, the page lacks only that picture.
  var text: String {
    get throws {
      let result = report.result
      let search = SurroundingsSearch(result)
      let surroundings = result.nodes.map(search.surroundings)
      let steps = PathFinder.steps(in: result)
      let atlas = Atlas(result, options: options, isBare: true)
      var content = PageContent(
        result: result, rules: report.rules, surroundings: surroundings, steps: steps,
        sheets: atlas.sheets.map(sheet),
        families: Dictionary(
          uniqueKeysWithValues: TransitionKind.allCases.map { ($0.rawValue, LineStyle($0).rawValue) }
            + [(LineStyle.holding.rawValue, LineStyle.holding.rawValue)]),
        colours: PictureStyleSheet.css(.light, scope: "[data-theme=\"light\"]")
          + PictureStyleSheet.css(.dark, scope: "[data-theme=\"dark\"]"),
        link: link?.template, path: { report.place(SourceLocation(file: $0, line: 1, column: 1)).file })
      content.changes = change.map(changes)
      if let link { content.linkPath = { link.path(of: $0) } }
      return try Page.render(content)
    }
  }

  private func changes(_ change: Change) -> PageContent.Changes {
    let picture = DrawnDiagram(
      change.answer.difference, from: change.base, to: report.result, options: options, isBare: true)
    let sheet = Atlas.Sheet(id: "changes", title: picture.model.title, parent: nil, nodes: [], picture: picture)
    return PageContent.Changes(
      verdict: change.answer.verdict, sections: change.answer.changes, sheet: self.sheet(sheet))
  }

  /// A sheet whose title, notes and legend the page has beside the picture, where they can be read at any scale.
  private func sheet(_ sheet: Atlas.Sheet) -> PageContent.Sheet {
    let model = sheet.model
    var page = PageContent.Sheet(
      id: sheet.id, title: sheet.title, parent: sheet.parent,
      isOverview: model.boxes.contains { $0.style == .group }, nodes: sheet.nodes, notes: model.notes,
      legend: model.legend.map(PageContent.LegendEntry.init), picture: nil, failure: nil)
    switch sheet.picture.svg {
    case .success(let svg): page.picture = svg
    case .failure(let error): page.failure = "This picture could not be drawn: \(error)"
    }
    return page
  }
}

extension PageContent.LegendEntry {
  fileprivate init(_ entry: LegendEntry) {
    let sample = LegendSample(entry)
    self.init(
      shape: sample.shape.rawValue, classes: sample.classes, width: sample.width, symbol: sample.symbol,
      text: entry.text)
  }
}
