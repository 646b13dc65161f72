import Foundation
import GraphAnalysis
import GraphLinking
import NavigationIdioms
import NavigationModel

/// One run of navgraph over the sources of an app.
public struct Analysis: Sendable {
  /// The configuration of the project, overridden by the request.
  public let configuration: Configuration

  private let request: AnalysisRequest
  private let root: AnalysisRoot
  /// The folder with the configuration in use: the root, unless the request names another one.
  private let configured: AnalysisRoot
  /// The baseline of the run; nil if there is none, or if the run writes a new one.
  let baseline: Baseline?

  /// The absolute path of the analyzed folder, without links.
  var rootFolder: String { root.folder }

  /// Prepares a run: finds the analyzed root and its configuration.
  ///
  /// - Throws: Why the paths, the configuration or the baseline cannot be used, or ``AnalysisError/noSuchRule(_:hint:)``
  ///   where the request names a rule that there is not.
  public init(_ request: AnalysisRequest) throws(AnalysisError) {
    self.request = request
    self.root = try AnalysisRoot(paths: request.paths)
    configured =
      if let folder = request.configurationFolder { try AnalysisRoot(paths: [folder]) } else { root }
    var configuration =
      request.usesConfiguration
      ? try ConfigurationFile.load(given: request.configurationFile, root: configured.folder) : Configuration()
    if let file = configuration.file { configuration.setPlaces(to: configured.path(of: file)) }
    configuration.include += try Self.globs(request.include)
    configuration.exclude += try Self.globs(request.exclude)
    configuration.diagram = request.diagram.merged(over: configuration.diagram)
    try configuration.rules.set(request.assignments)
    configuration.set(request.gate)
    try request.gate.check(among: configuration.rules)
    self.configuration = configuration
    let comparesWithOld = request.gate.newBaseline == nil && request.gate.usesBaseline
    self.baseline = if comparesWithOld, let file = configuration.baseline { try BaselineFile.read(file) } else { nil }
  }

  /// The pipeline: discover, scan, link, judge.
  ///
  /// - Parameter report: receives the progress of the run, from any thread, but never from two at once.
  /// - Throws: ``AnalysisError/nothingToAnalyze(paths:issues:)``. Problems with single files are in the result's
  ///   issues.
  public func run(
    report: @escaping @Sendable (AnalysisProgress) -> Void = { _ in }
  ) throws(AnalysisError) -> AnalysisResult {
    try Threads.run { Result { () throws(AnalysisError) in try pipeline(report: report) } }.get()
  }

  private func pipeline(
    report: @escaping @Sendable (AnalysisProgress) -> Void
  ) throws(AnalysisError) -> AnalysisResult {
    report(.discovering)
    let found = discovery.discover()
    guard found.files.contains(where: \.kind.holdsScreens) else {
      throw .nothingToAnalyze(paths: request.paths, issues: found.issues)
    }
    let rules = try rules(for: found.files.map(\.path))

    let scanned = scan(found.files, report)
    let unbuilt = UnbuiltFiles.paths(
      among: scanned, foldersOfOtherTools: found.foldersOfOtherTools,
      besides: Set(found.files.filter(\.isAskedFor).map(\.path)))
    let facts = scanned.filter { !unbuilt.contains($0.path) }

    let issuesOfFiles = facts.flatMap(\.issues)
    let skipped = Set(issuesOfFiles.filter(\.skipsFile).map(\.location.file))
    // A run that reads nothing must fail, since its gate would otherwise pass.
    guard found.files.contains(where: { $0.kind.holdsScreens && !skipped.contains($0.path) }) else {
      throw .nothingToAnalyze(paths: request.paths, issues: found.issues + issuesOfFiles)
    }

    report(.linking)
    let leftovers = Leftovers()
    defer { leftovers.free() }
    let workers = LargeStackWorkers(threads: request.threads, leftovers: leftovers)
    let program = Linker.link(
      facts + words(in: found), besides: scanned.filter { unbuilt.contains($0.path) }, unread: found.leftOut,
      idioms: configuration.idioms + Idioms.all,
      order: request.order, workers: workers)

    leftovers.add(facts)

    report(.judging)
    let (judgement, (measures, reach)) = workers.both {
      GraphAnalyzer.judge(program, configuration: rules)
    } _: {
      (MetricsCounter.measure(program), ReachFinder.reach(of: program))
    }
    let (counting, comparison) = compare(judgement.findings, rules)
    let findings = SharedCause.parted(counting)
    let issues = sorted(found.issues + issuesOfFiles + program.issues)
    var result = AnalysisResult(
      tool: Navgraph.tool, root: root.name, graph: program.graph,
      metrics: metrics(measures, found, read: facts, unbuilt: unbuilt, issues: issues),
      findings: findings.telling, suppressed: judgement.suppressed, baseline: comparison,
      parts: program.parts,
      knowledge: program.knowledge, reach: reach, account: program.account, issues: issues, told: findings.told)
    result.idleRules = judgement.idleRules
    result.helperKnowledge = program.helperKnowledge
    result.configuration = configuration.file.map(configured.path)
    result.gate = failurePolicy.outcome(of: result)
    return result
  }

  /// The words of the Objective-C files, which may name screens; nothing for apps that are mostly in Objective-C, of
  /// whose navigation little is known.
  private func words(in found: FileDiscovery.Outcome) -> [FileFacts] {
    let swift = found.files.filter { $0.kind == .swift }
    guard !found.objectiveC.isEmpty, found.objectiveC.count <= swift.count else { return [] }
    return FileScanning(root: root, threads: request.threads).words(of: found.objectiveC.sorted())
  }

  /// The facts of all files except tests, judging by their names and by the targets of the projects.
  private func scan(
    _ files: [SourceFile], _ report: @escaping @Sendable (AnalysisProgress) -> Void
  ) -> [FileFacts] {
    let scanning = FileScanning(root: root, threads: request.threads)
    let scanned = scanning.scan(files) { report(.scanning(done: $0, total: files.count)) }
    let tests = TestTargets(scanned)
    let asked = Set(files.filter(\.isAskedFor).map(\.path))
    let more = discovery.files(at: tests.appFilesInTestFolders(), besides: Set(files.map(\.path)))
    let facts = scanned.filter { asked.contains($0.path) || !tests.buildOnlyForTests($0.path) }
    let all = more.isEmpty ? facts : (facts + scanning.scan(more) { _ in }).sorted { $0.path < $1.path }
    CrashGuard.arm(false)
    return all
  }

  /// The path for the baseline that the request asks for; nil where it asks for none. See ``BaselineFile``.
  public var newBaseline: String? { request.gate.newBaseline?.path(besides: configuration.baseline) }

  /// What makes the run fail.
  public var failurePolicy: FailurePolicy { configuration.failOn ?? .onErrors }

  /// The settings of rules, with those of nested configurations. A configuration from `--config` stands alone.
  private func rules(for files: [String]) throws(AnalysisError) -> AnalysisConfiguration {
    var rules = configuration.rules
    rules.suppressions = configuration.suppressions.map { $0.resolved(among: files) }
    if request.configurationFile == nil {
      let nested = try NestedConfigurations.load(in: configured, around: files, besides: rules.ownRules.map(\.name))
      rules.folders = nested.settings
      for key in nested.deprecatedKeys { Notice.remark("\(key.location): \(key.advice)").post() }
      try rules.set(request.assignments)
    }
    return rules
  }

  /// Splits the findings into those that count and those that the baseline knows. A new baseline knows all of them.
  private func compare(
    _ findings: [Finding], _ rules: AnalysisConfiguration
  ) -> (counting: [Finding], comparison: BaselineComparison?) {
    guard let baseline = request.gate.newBaseline == nil ? baseline : Baseline(findings) else { return (findings, nil) }
    let (new, comparison) = baseline.compare(findings) { rule in
      // An entry of a removed rule counts as gone, as if the rule had run and found nothing.
      rules.rule(identifiedBy: rule).map(rules.runs) ?? rules.selection.runs(rule, isEnabled: true)
    }
    return (new, comparison)
  }

  /// The paths of the Swift files that a run reads, so that the benchmark can compare a run with a bare parse.
  public func swiftFiles() -> [String] {
    discovery.discover().files.filter { $0.path.hasSuffix(".swift") }.map { root.absolute($0.path) }
  }

  private var discovery: FileDiscovery {
    FileDiscovery(
      root: root, include: configuration.include, exclude: configuration.exclude, threads: request.threads)
  }

  /// The metrics of the graph, with the counts of files.
  private func metrics(
    _ measures: Metrics, _ found: FileDiscovery.Outcome, read facts: [FileFacts], unbuilt: Set<String>, issues: [Issue]
  ) -> Metrics {
    let skipped = Set(issues.filter(\.skipsFile).map(\.location.file))
    var metrics = measures
    metrics.skippedFiles = skipped.count
    metrics.objectiveCFiles = found.objectiveC.isEmpty ? nil : found.objectiveC.count
    metrics.filesInNoTarget = unbuilt.isEmpty ? nil : unbuilt.sorted()
    // Only patterns of the command line count: a configuration may name files that exist only at times, such as
    // generated code.
    let asked = Set(request.include + request.exclude)
    let unmatched = Set((configuration.include + configuration.exclude)).subtracting(found.matched).map(\.pattern)
    metrics.unmatchedPatterns = asked.isDisjoint(with: unmatched) ? nil : asked.intersection(unmatched).sorted()
    let uncalled = facts.flatMap(\.uncalledFunctions)
    metrics.uncalledFunctions = uncalled.isEmpty ? nil : uncalled.sorted()
    metrics.files = facts.map(\.path).filter { !skipped.contains($0) }
      .reduce(into: [:]) { counts, file in
        counts[String(file.split(separator: ".").last ?? ""), default: 0] += 1
      }
    return metrics
  }

  private func sorted(_ issues: [Issue]) -> [Issue] {
    Set(issues).sorted { ($0.location, $0.kind.rawValue, $0.message) < ($1.location, $1.kind.rawValue, $1.message) }
  }

  private static func globs(_ patterns: [String]) throws(AnalysisError) -> [Glob] {
    var globs: [Glob] = []
    for pattern in patterns {
      do {
        globs.append(try Glob(pattern))
      } catch {
        throw .invalidGlob(pattern, error)
      }
    }
    return globs
  }
}

extension FileFacts {
  /// The places of the private functions of a file whose bodies are skipped as dead code.
  fileprivate var uncalledFunctions: [SourceLocation] {
    guard case .swift(let swift) = content else { return [] }
    return (swift.types.flatMap(\.functions) + swift.functions).filter(\.isUncalled).map {
      SourceLocation(file: path, position: $0.position)
    }
  }
}
