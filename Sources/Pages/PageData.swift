import NavigationModel

/// The content of a page in the format of its scripts. Nodes, steps and files are numbered, since most of them occur
/// many times.
struct PageData: Encodable {
  /// A place: the numbers of file, line and column.
  typealias Place = [Int]

  struct Node: Encodable {
    var id: String
    var name: String
    var type: String?
    var kind: String
    var role: String?
    var framework: String?
    var module: String?
    var storyboard: String?
    var identifier: String?
    var place: Place?
    var fanIn: Int?
    var fanOut: Int?
    var depth: Int?
    var betweenness: Double?
    var isUnreached: Bool
    /// The numbers of the steps to the node and from it, including those through containers around it.
    var waysIn: [Int] = []
    var waysOut: [Int] = []
    /// The numbers of the steps of shortest paths.
    var ways: [Int] = []
    var holders: [Int] = []
    var findings: [Int] = []
  }

  struct Step: Encodable {
    var source: Int
    var destination: Int
    var kind: String
    var confidence: String
    var via: [String]
    var places: [Place]
    /// True if an object performs the step only when a screen asks for it.
    var isAsked: Bool?
  }

  struct Finding: Encodable {
    var rule: String
    var severity: String
    var message: String
    var notes: [String]
    var help: String
    var nodes: [Int]
    var place: Place?
    var related: [Place]
  }

  struct Rule: Encodable {
    var name: String
    var summary: String
  }

  struct Sheet: Encodable {
    var id: String
    var title: String
    var parent: String?
    var isOverview: Bool
    var nodes: [Int]
    var notes: [String]
    /// Numbers of entries of the page's legend.
    var legend: [Int]
    var svg: String?
    var failure: String?
  }

  struct Changes: Encodable {
    struct Section: Encodable {
      var title: String
      var mark: String
      var entries: [Entry]
    }

    struct Entry: Encodable {
      var text: String
      var place: Place?
    }

    var verdict: String
    var sections: [Section]
    var sheet: Sheet
  }

  var title: String
  var changes: Changes?
  var families: [String: String]
  /// The entries of the legends of all pictures, each once.
  var legend: [PageContent.LegendEntry]
  var link: String?
  var files: [String]
  /// The paths in addresses, where they begin elsewhere than those that are shown.
  var linkPaths: [String]?
  var nodes: [Node]
  var steps: [Step]
  var findings: [Finding]
  var rules: [String: Rule]
  var sheets: [Sheet]
}

extension PageData {
  init(_ content: PageContent) {
    let result = content.result
    var index = Index(result.nodes.map(\.id), parts: result.parts ?? [])
    let metrics = Dictionary(
      (result.metrics.nodes ?? []).map { ($0.node, $0) }, uniquingKeysWith: { first, _ in first })
    let unreached = Set((result.reach?.unreached ?? []).map(\.screen))
    var nodes = index.ids.map { id in Node(id: id, isUnreached: unreached.contains(id)) }
    for node in result.nodes {
      guard let number = index.number(of: node.id) else { continue }
      nodes[number].describe(node, metrics[node.id], index.place(node.location))
    }
    for surroundings in content.surroundings {
      guard let number = index.number(of: surroundings.node.id) else { continue }
      nodes[number].waysIn = surroundings.waysIn.compactMap { index.number(of: $0) }
      nodes[number].waysOut = surroundings.waysOut.compactMap { index.number(of: $0) }
      nodes[number].holders = surroundings.holders.compactMap { index.number(of: $0) }
    }
    for step in content.steps {
      guard let source = index.number(of: step.source), let number = index.number(of: step) else { continue }
      nodes[source].ways.append(number)
    }
    let findings = result.findings.map { finding in
      Finding(
        rule: finding.rule, severity: finding.severity.rawValue, message: finding.message, notes: finding.notes,
        help: finding.help, nodes: finding.nodes.compactMap { index.number(of: $0) },
        place: index.place(finding.location), related: finding.relatedLocations.compactMap { index.place($0) })
    }
    for (number, finding) in findings.enumerated() {
      if let node = finding.nodes.first { nodes[node].findings.append(number) }
    }
    let found = Set(result.findings.map(\.rule))
    var legend = LegendTable()
    self.init(
      title: result.root,
      families: content.families, legend: [],
      link: content.link, files: [], nodes: nodes, steps: [], findings: findings,
      rules: Dictionary(
        content.rules.filter { found.contains($0.identifier) }
          .map { ($0.identifier, Rule(name: $0.name, summary: $0.summary)) }, uniquingKeysWith: { first, _ in first }),
      sheets: content.sheets.map { sheet in
        Sheet(sheet, nodes: sheet.nodes.compactMap { index.number(of: $0) }, legend: legend.numbers(of: sheet.legend))
      })
    changes = content.changes.map { changes in
      Changes(
        verdict: changes.verdict,
        sections: changes.sections.map { section in
          Changes.Section(
            title: section.title, mark: section.mark,
            entries: section.entries.map { Changes.Entry(text: $0.text, place: index.place($0.place)) })
        },
        sheet: Sheet(changes.sheet, nodes: [], legend: legend.numbers(of: changes.sheet.legend)))
    }
    self.legend = legend.entries
    files = index.files.map(content.path)
    if link != nil {
      let paths = index.files.map(content.linkPath)
      linkPaths = paths == files ? nil : paths
    }
    steps = index.steps
  }

  /// The entries of all legends, each once: most occur in many pictures.
  private struct LegendTable {
    private(set) var entries: [PageContent.LegendEntry] = []
    private var known: [PageContent.LegendEntry: Int] = [:]

    mutating func numbers(of legend: [PageContent.LegendEntry]) -> [Int] {
      legend.map { entry in
        let number = known[entry] ?? entries.count
        if number == entries.count {
          entries.append(entry)
          known[entry] = number
        }
        return number
      }
    }
  }

  /// The numbers of nodes, steps and files.
  private struct Index {
    let ids: [String]
    private let numbers: [String: Int]
    private(set) var files: [String] = []
    private var fileNumbers: [String: Int] = [:]
    private(set) var steps: [Step] = []
    private var stepNumbers: [GraphPath.Step: Int] = [:]
    private let holdings: Set<GraphPath.Step>

    /// A saved graph is untrusted input and may contain the same node twice.
    init(_ ids: [String], parts: [ScreenPart]) {
      holdings = Set(
        parts.map { part in
          GraphPath.Step(
            source: part.screen, destination: part.part, kind: .embed, confidence: .certain, via: [],
            sites: part.sites)
        })
      self.ids = Set(ids).sorted()
      numbers = Dictionary(uniqueKeysWithValues: zip(self.ids, self.ids.indices))
    }

    func number(of id: String) -> Int? { numbers[id] }

    mutating func place(_ location: SourceLocation?) -> Place? {
      guard let location else { return nil }
      let number = fileNumbers[location.file] ?? files.count
      if number == files.count {
        files.append(location.file)
        fileNumbers[location.file] = number
      }
      return [number, location.line, location.column]
    }

    /// Nil if an end of the step is not in the graph.
    mutating func number(of step: GraphPath.Step) -> Int? {
      if let number = stepNumbers[step] { return number }
      guard let source = numbers[step.source], let destination = numbers[step.destination] else { return nil }
      let number = steps.count
      stepNumbers[step] = number
      steps.append(
        Step(
          source: source, destination: destination, kind: holdings.contains(step) ? "holding" : step.kind.rawValue,
          confidence: step.confidence.rawValue,
          via: step.via, places: step.sites.compactMap { place($0) }, isAsked: step.isAsked))
      return number
    }
  }
}

extension PageData.Sheet {
  fileprivate init(_ sheet: PageContent.Sheet, nodes: [Int], legend: [Int]) {
    self.init(
      id: sheet.id, title: sheet.title, parent: sheet.parent, isOverview: sheet.isOverview, nodes: nodes,
      notes: sheet.notes, legend: legend, svg: sheet.picture, failure: sheet.failure)
  }
}

extension PageData.Node {
  fileprivate init(id: String, isUnreached: Bool) {
    self.init(id: id, name: id, kind: NavigationModel.Node.Kind.unknown.rawValue, isUnreached: isUnreached)
  }

  fileprivate mutating func describe(_ node: Node, _ metrics: NodeMetrics?, _ place: PageData.Place?) {
    name = node.name
    type = node.type
    kind = node.kind.rawValue
    role = node.role?.rawValue
    framework = node.framework?.rawValue
    module = node.module
    storyboard = node.storyboard
    identifier = node.storyboardIdentifier
    self.place = place
    fanIn = metrics?.fanIn
    fanOut = metrics?.fanOut
    depth = metrics?.depth
    betweenness = metrics?.betweenness
  }
}
