import Diagrams
import GraphAnalysis
import NavigationModel
import Reporting

/// Writes the result of a run: the main report to a standard stream, documents to files.
///
/// If a document goes to standard output, all other text goes to standard error, so that the document can be piped.
public struct Delivery: Hashable, Sendable {
  /// The main report: by default, the summary on standard output.
  public var mainReport: Document
  /// The additional documents. At most one document of a run goes to standard output.
  public var documents: [Document]
  /// Whether transitions without a known destination are listed.
  public var listsUnresolved: Bool
  /// Whether unexplained places are listed.
  public var listsUnexplained: Bool
  /// Whether screens that cannot be reached from the start are listed.
  public var listsUnreached: Bool
  /// Whether the metrics of the graph and its nodes are shown.
  public var showsMetrics: Bool
  /// Whether only findings are printed: no summary, and no list of written files.
  public var isQuiet: Bool
  /// Whether the text has colours.
  public var isColoured: Bool
  /// Where the pictures of all groups go; nil where they are not asked for.
  public var diagramFolder: String?
  /// Which part of the graph pictures show.
  private var selection = PictureSelection()

  /// Makes a delivery, by default one of the summary alone.
  public init(
    mainReport: Document = Self.summary, documents: [Document] = [], listsUnresolved: Bool = false,
    listsUnexplained: Bool = false, listsUnreached: Bool = false, showsMetrics: Bool = false, isQuiet: Bool = false,
    isColoured: Bool = false
  ) {
    self.mainReport = mainReport
    self.documents = documents
    self.listsUnresolved = listsUnresolved
    self.listsUnexplained = listsUnexplained
    self.listsUnreached = listsUnreached
    self.showsMetrics = showsMetrics
    self.isQuiet = isQuiet
    self.isColoured = isColoured
  }

  /// Selects the part of the graph that pictures show: the surroundings of screens, the paths between two, or what
  /// leads to one. Names can be patterns.
  ///
  /// - Parameters:
  ///   - focus: the screens whose surroundings are shown.
  ///   - depth: how many steps before and after the focus are shown.
  ///   - from: where the shown paths begin.
  ///   - to: where the shown paths end.
  ///   - reaches: the screens to which all shown nodes lead, directly or indirectly.
  public mutating func select(focus: [String], depth: Int, from: [String], to: [String], reaches: [String]) {
    selection = PictureSelection(focus: focus, depth: depth, from: from, to: to, reaches: reaches)
  }

  /// The summary for a person, on whichever stream no document needs.
  public static let summary = Document(.report(.text), to: .standardOutput)

  /// The stream for what a person reads.
  public var textStream: StandardStream { documentOnStandardOutput == nil ? .output : .error }

  /// Writes all reports and documents, and prints on standard error what could not be read, made or written.
  ///
  /// A failure with one document does not affect the others.
  ///
  /// - Returns: the status for the command line to end with.
  public func deliver(
    _ report: Report, diagram: DiagramSettings
  ) -> ExitStatus {
    report.postIssues()
    // Findings are printed first, since drawing a large picture can take long.
    let isTextWritten = succeeds { () throws(AnalysisError) in try textStream.write(text(of: report)) }
    let areDocumentsWritten = areWritten(report, diagram)
    if mainReport != Self.summary, let verdict = report.result.gate?.verdict { Notice.verdict(verdict).post() }
    let status = ExitStatus(report.result)
    // A failed picture does not hide a failing gate; otherwise it fails the run itself.
    return isTextWritten && areDocumentsWritten || status == .limitExceeded ? status : .failed
  }

  /// Rejects unknown names of nodes in the selection of a picture.
  ///
  /// - Throws: ``AnalysisError/noSuchNode(_:hint:)``
  public func check(_ report: Report) throws(AnalysisError) { _ = try Questions(report).selected(selection) }

  /// Whether any document shows the graph.
  public var showsPictures: Bool {
    ([mainReport] + documents).contains(where: \.format.isPicture) || diagramFolder != nil
  }

  /// Writes only the documents; findings do not matter.
  ///
  /// - Returns: the status for the command line to end with.
  public func draw(_ report: Report, _ diagram: DiagramSettings) -> ExitStatus {
    areWritten(report, diagram) ? .clean : .failed
  }

  /// Makes and writes the documents; false where one could not be.
  private func areWritten(_ report: Report, _ diagram: DiagramSettings) -> Bool {
    if showsPictures, let link = diagram.link,
      PlaceLinkChoice.link(link, for: report) == nil
    {
      Notice.remark(PlaceLinkChoice.remark(on: link)).post()
    }
    if showsPictures {
      for remark in Questions(report).remarks(on: diagram.reduction) { Notice.remark(remark).post() }
    }
    warnOfLongDrawing(report, diagram)
    var told: Set<String> = []
    let written = orderedDocuments.map { document in
      succeeds { () throws(AnalysisError) in
        let rendered = try render(document.format, report, diagram)
        try write(rendered.text, to: document.destination)
        // Several documents have one picture.
        for remark in rendered.remarks where told.insert(remark).inserted { tell(remark) }
      }
    }
    let toFolder = diagramFolder.map { folder in
      succeeds { () throws(AnalysisError) in try writePictures(report, diagram, to: folder) }
    }
    return (written + [toFolder].compactMap(\.self)).allSatisfy(\.self)
  }

  /// Says before a drawing that takes long that it does, with the way out.
  private func warnOfLongDrawing(_ report: Report, _ diagram: DiagramSettings) {
    guard diagram.detail == .full,
      diagramFolder != nil || ([mainReport] + documents).contains(where: \.format.isLaidOut)
    else { return }
    // Which part is drawn, or why none is, is found out again with the picture.
    guard
      case .success(let (part, subject)) = Result(catching: { () throws(AnalysisError) in
        try Questions(report).selected(selection, diagram.reduction)
      })
    else { return }
    var options = diagram.options
    options.subject = subject
    if let warning = FirstPicture.warning(of: part.result, options: options) { tell(warning) }
  }

  /// Says something about a picture on standard error.
  private func tell(_ remark: String) {
    if !isQuiet { Notice.note(remark).post() }
  }

  /// Writes the pictures of all groups, and makes the folder for them.
  private func writePictures(
    _ report: Report, _ diagram: DiagramSettings, to folder: String
  ) throws(AnalysisError) {
    let (part, subject) = try Questions(report).selected(selection, diagram.reduction)
    var diagram = diagram
    diagram.subject = subject
    let files = try Threads.run { [diagram] () -> Result<[DiagramFolder.File], AnalysisError> in
      do throws(DiagramError) {
        return .success(try DiagramFolder(part, DocumentFormat.options(diagram, for: part)).files)
      } catch {
        return .failure(.notMade(document: "svg", cause: "\(error)"))
      }
    }.get()
    try OutputFile.makeFolder(folder)
    OutputFile.removePictures(of: folder, besides: Set(files.map(\.name)))
    for file in files { try OutputFile.write(file.text, to: "\(folder)/\(file.name)") }
    if !isQuiet { Notice.wrote(file: "\(folder)/index.md").post() }
  }

  /// Does work, or says on standard error why it cannot be done.
  private func succeeds(_ work: () throws(AnalysisError) -> Void) -> Bool {
    do {
      try work()
      return true
    } catch {
      Notice.error(error).post()
      return false
    }
  }

  /// All documents in the order in which they are written: reports before pictures, since drawing a large picture can
  /// take long, and a job that ends early still shows its findings. Of each, standard output comes first, then files,
  /// sorted by path.
  private var orderedDocuments: [Document] {
    let files = ([mainReport] + documents).compactMap { document -> (path: String, document: Document)? in
      guard case .file(let path) = document.destination else { return nil }
      return (path, document)
    }
    let all =
      [documentOnStandardOutput].compactMap(\.self) + files.sorted { $0.path < $1.path }.map(\.document)
    return all.filter { !$0.format.isPicture } + all.filter(\.format.isPicture)
  }

  /// The document that takes standard output; the summary gives way to it.
  private var documentOnStandardOutput: Document? {
    ([mainReport] + documents).first { $0.destination == .standardOutput && $0 != Self.summary }
  }

  private func text(of report: Report) -> String {
    let style: TextStyle = isColoured ? .coloured : .plain
    let reporter = TextReporter(style: style, showsFindingsOnly: isQuiet)
    let summary = mainReport == Self.summary ? [reporter.render(report)].filter { !$0.isEmpty } : []
    let unresolved = listsUnresolved ? [UnresolvedReporter(style: style).render(report)] : []
    let unexplained = listsUnexplained ? [UnexplainedReporter(style: style).render(report)] : []
    let unreached = listsUnreached ? [UnreachedReporter(style: style).render(report)] : []
    let metrics = showsMetrics ? [MetricsReporter(style: style).render(report)] : []
    return (summary + unresolved + unexplained + unreached + metrics).joined(separator: "\n")
  }

  /// Layouts recurse as deep as the graph is long, so they need a stack to match.
  private func render(
    _ format: DocumentFormat, _ report: Report, _ diagram: DiagramSettings
  ) throws(AnalysisError) -> DocumentFormat.Rendered {
    var (part, diagram) = (report, diagram)
    if format.isPicture { (part, diagram.subject) = try Questions(report).selected(selection, diagram.reduction) }
    var rendered = try Threads.run { [part, diagram] () -> Result<DocumentFormat.Rendered, AnalysisError> in
      do throws(AnalysisError) {
        return .success(try format.render(part, diagram: diagram))
      } catch {
        return .failure(error)
      }
    }.get()
    rendered.remarks += diagram.subject?.notes ?? []
    return rendered
  }

  private func write(_ text: String, to destination: DocumentDestination) throws(AnalysisError) {
    switch destination {
    case .standardOutput: try StandardStream.output.write(text)
    case .file(let path):
      try OutputFile.write(text, to: path)
      if !isQuiet { Notice.wrote(file: path).post() }
    }
  }
}

extension Report {
  /// Prints on standard error what could not be read.
  ///
  /// - Parameter before: the older side of a comparison, whose issues are printed unless the newer side has them, too.
  public func postIssues(after before: AnalysisResult? = nil) {
    let now = Set(result.issues)
    for issue in (before?.issues ?? []).filter({ !now.contains($0) }) + result.issues {
      Notice.warning(file: openPlace(issue.location).file, message: issue.message).post()
    }
  }
}
