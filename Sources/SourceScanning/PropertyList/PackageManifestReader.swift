import NavigationModel

/// Reads the targets of a Swift package from the facts of its `Package.swift`.
///
/// It understands manifests that say what they mean: literals, constants for them, and targets added afterwards. What
/// loops and functions compute stays unknown.
public enum PackageManifestReader {
  /// The targets that hold sources, sorted by name.
  ///
  /// Paths are relative to the folder of the manifest; the empty path is that folder itself. A target without a path
  /// gets the folder that the package manager looks in first.
  ///
  /// - Parameter manifest: the facts of a `Package.swift`.
  public static func targets(in manifest: SwiftFacts) -> ProjectFacts {
    let values = ManifestValues(manifest)
    let made = values.targetLists.flatMap { values.elements(of: $0) }
    let targets = made.compactMap { target($0, values: values) }
    var project = ProjectFacts(
      targets: targets.sorted { ($0.name, $0.folders.first ?? "") < ($1.name, $1.folders.first ?? "") })
    let mentions = ManifestMentions(manifest)
    project.listsAllTargets = made.allSatisfy { says($0, values: values) } && values.listsAllTargets(mentions)
    guard project.listsAllTargets else { return project }
    let support = Set(
      TestSupportTargets.names(among: made, values: values, mentions).map { ModuleName.identifier(ofTarget: $0) })
    for index in project.targets.indices where support.contains(project.targets[index].name) {
      project.targets[index].isTest = true
    }
    return project
  }

  /// Whether the call that makes a target says where its sources are, or that it has none.
  private static func says(_ value: Expression, values: ManifestValues) -> Bool {
    guard case .call(let call) = values.resolved(value) else { return false }
    guard TargetKind(call.callee) != nil else { return TargetKind.isWithoutSources(call.callee) }
    func isText(_ label: String) -> Bool { call.argument(label).map { values.string($0) != nil } ?? true }
    let sources = call.argument("sources")
    return call.argument("name") != nil && isText("name") && isText("path")
      && sources.map { values.isWhole($0) && values.elements(of: $0).allSatisfy { values.string($0) != nil } } ?? true
  }

  /// A target from the call that makes it, such as `.target(name: "App", path: "Sources")`.
  private static func target(_ value: Expression, values: ManifestValues) -> ProjectFacts.Target? {
    guard case .call(let call) = values.resolved(value), let kind = TargetKind(call.callee),
      let name = call.argument("name").flatMap(values.string)
    else { return nil }

    let path = call.argument("path").flatMap(values.string) ?? "\(kind.defaultFolder)/\(name)"
    guard let folder = RelativePath.joining("", path) else { return nil }
    var target = ProjectFacts.Target(
      name: ModuleName.identifier(ofTarget: name), isTest: kind == .test, folders: [folder])
    if let sources = call.argument("sources") {
      let paths = values.elements(of: sources).compactMap(values.string).compactMap {
        RelativePath.joining(folder, $0)
      }
      target.files = Set(paths.filter { $0.hasSuffix(".swift") }).sorted()
      target.folders = Set(paths.filter { !$0.hasSuffix(".swift") }).sorted()
    }
    return target
  }
}

/// The kinds of targets that hold Swift sources.
enum TargetKind: String {
  case regular = "target"
  case executable = "executableTarget"
  case macro = "macro"
  case test = "testTarget"
  case plugin = "plugin"

  /// - Parameter callee: `.target` or `Target.target`.
  init?(_ callee: Expression) {
    switch callee {
    case .implicitMember(let name), .member(_, let name): self.init(rawValue: name)
    default: return nil
    }
  }

  /// Whether a target of another kind has no sources in Swift: a library of the system, or one that is built already.
  static func isWithoutSources(_ callee: Expression) -> Bool {
    switch callee {
    case .implicitMember(let name), .member(_, let name): ["binaryTarget", "systemLibrary"].contains(name)
    default: false
    }
  }

  var defaultFolder: String {
    switch self {
    case .regular, .executable, .macro: "Sources"
    case .test: "Tests"
    case .plugin: "Plugins"
    }
  }
}
