import NavigationModel

/// The input of a reporter: the result of a run, with facts that are not part of the result because they are the same
/// for every app, or differ between machines.
public struct Report: Hashable, Sendable {
  /// What the run gave.
  public var result: AnalysisResult
  /// Help for the rules of the run, sorted by identifier.
  public var rules: [RuleHelp]
  /// The path of the analyzed folder relative to the current folder, such as `App`. Code hosts need paths from the root
  /// of the repository, where CI starts runs. Empty if both are the same folder, nil if the analyzed folder is outside
  /// the current one.
  public var folder: String?
  /// The absolute path of the analyzed folder, which Xcode needs to open a file; nil where it is not known.
  public var absoluteFolder: String?
  /// The columns of places in Unicode code points, where they differ from those in bytes.
  public var codePointColumns: [SourceLocation: Int]
  /// The address of the program's home page; nil where none is known.
  public var homePage: String?

  /// Makes a report, which by default knows nothing but the result.
  public init(
    _ result: AnalysisResult, rules: [RuleHelp] = [], folder: String? = "", absoluteFolder: String? = nil,
    codePointColumns: [SourceLocation: Int] = [:], homePage: String? = nil
  ) {
    self.result = result
    self.rules = rules
    self.folder = folder
    self.absoluteFolder = absoluteFolder
    self.codePointColumns = codePointColumns
    self.homePage = homePage
  }
}

extension Report {
  /// The help for a rule; its identifier alone where there is no help.
  func rule(_ identifier: String) -> RuleHelp {
    (rules + RunFindings.rules).first { $0.identifier == identifier }
      ?? RuleHelp(identifier: identifier, name: identifier)
  }

  /// The help for the rules of the run and of all findings, sorted by identifier.
  var allRules: [RuleHelp] {
    let identifiers = Set(rules.map(\.identifier)).union(reportedFindings.map(\.rule))
    return identifiers.sorted().map(rule)
  }

  /// A place, seen from the folder that the run was started in; from the analyzed folder where that lies elsewhere.
  public func place(_ location: SourceLocation) -> SourceLocation {
    SourceLocation(file: Self.join(folder ?? "", location.file), line: location.line, column: location.column)
  }

  /// A place by a path that leads to it from the folder that the run was started in, as terminals and editors follow it.
  public func openPlace(_ location: SourceLocation) -> SourceLocation {
    folder == nil ? absolutePlace(location) : place(location)
  }

  /// A place by its absolute path, where that is known.
  func absolutePlace(_ location: SourceLocation) -> SourceLocation {
    guard let absoluteFolder else { return place(location) }
    return SourceLocation(
      file: Self.join(absoluteFolder, location.file), line: location.line, column: location.column)
  }

  /// The place where reports show a finding: its own location, else that of the first of its nodes that has one.
  func location(of finding: Finding) -> SourceLocation? {
    if let location = finding.location { return location }
    let ids = Set(finding.nodes)
    let locations = Dictionary(
      result.nodes.filter { ids.contains($0.id) }.map { ($0.id, $0.location) }, uniquingKeysWith: { first, _ in first })
    return finding.nodes.lazy.compactMap { locations[$0] ?? nil }.first
  }

  /// The place of a finding for formats that require one; as a last resort, the analyzed folder.
  func requiredPlace(of finding: Finding) -> SourceLocation {
    if let location = location(of: finding) { return place(location) }
    let folder = folder ?? ""
    return SourceLocation(file: folder.isEmpty ? "." : folder, line: 1, column: 1)
  }

  /// A path within a folder, with `..` resolved, since the path of a configuration can lead out of the folder.
  private static func join(_ folder: String, _ file: String) -> String {
    let folders = folder.split(separator: "/")
    let way = file.split(separator: "/", omittingEmptySubsequences: false)
    let ups = min(way.prefix { $0 == ".." }.count, folders.count)
    let parts = folders.dropLast(ups) + way.dropFirst(ups)
    return (folder.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
