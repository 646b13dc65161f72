import NavigationModel

/// The targets of an Xcode project with their files.
struct XcodeTargets {
  /// The most files of all targets together. Large apps have some ten thousand; a broken file can give all of its
  /// files to each of its targets.
  static let fileLimit = 500_000

  private let objects: XcodeObjects
  private let tree: XcodeFileTree
  /// The keys of the targets that build a product.
  private let keys: [String]
  /// The synchronized folders that each target has as a whole, all by key.
  private let folders: [String: Set<String>]

  init(objects: XcodeObjects) {
    self.objects = objects
    tree = XcodeFileTree(objects)
    keys = objects.keys(of: "PBXNativeTarget")
    folders = Dictionary(
      uniqueKeysWithValues: keys.map { ($0, Set(objects[$0]["fileSystemSynchronizedGroups"]?.strings ?? [])) })
  }

  /// All targets that build a product, sorted by name and, where two share it, by key.
  ///
  /// - Throws: when they have more files together than ``fileLimit``.
  func all() throws(FormatFault) -> [ProjectFacts.Target] {
    let singleFiles = singleFiles
    var fileCount = 0
    var targets: [(key: String, target: ProjectFacts.Target)] = []
    for key in keys {
      let object = objects[key]
      guard let name = object["name"]?.string else { continue }
      let target = ProjectFacts.Target(
        name: ModuleName.identifier(ofTarget: name),
        isTest: Self.isTest(productType: object["productType"]?.string),
        files: Set(files(ofTarget: object) + singleFiles[key, default: []]).sorted(),
        folders: Set(folders[key, default: []].compactMap(tree.path(of:))).sorted())
      targets.append((key, target))
      fileCount += target.files.count
      guard fileCount <= Self.fileLimit else {
        throw FormatFault(message: "The project has more than \(Self.fileLimit) files.", position: .start)
      }
    }
    return targets.sorted { ($0.target.name, $0.key) < ($1.target.name, $1.key) }.map(\.target)
  }

  private static func isTest(productType: String?) -> Bool {
    guard let productType else { return false }
    // `com.apple.product-type.bundle.unit-test`, `….bundle.ui-testing` and the older `….bundle.ocunit-test`.
    return productType.hasSuffix("unit-test") || productType.hasSuffix("ui-testing")
  }

  /// What the target compiles or copies into its product. Phases for scripts and frameworks are left out.
  private func files(ofTarget target: PropertyList) -> [String] {
    let phases = (target["buildPhases"]?.strings ?? []).map { objects[$0] }.filter {
      ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains($0["isa"]?.string)
    }
    let buildFiles = Set(phases.flatMap { $0["files"]?.strings ?? [] })
    return Set(buildFiles.compactMap { objects[$0]["fileRef"]?.string }).flatMap(files(of:))
  }

  /// The file that is referred to, or for one with variants, such as a localized storyboard, all of those.
  private func files(of reference: String) -> [String] {
    let object = objects[reference]
    guard object["isa"]?.string == "PBXVariantGroup" else { return [tree.path(of: reference)].compactMap { $0 } }
    return (object["children"]?.strings ?? []).compactMap(tree.path(of:))
  }

  /// Single files of synchronized folders that belong to another target than the one that has the folder, by the key
  /// of that target.
  ///
  /// For a target that has the folder, the same list says what it leaves out, which the facts cannot say.
  private var singleFiles: [String: [String]] {
    var files: [String: [String]] = [:]
    // A set of exceptions belongs to one folder.
    var seen: Set<String> = []
    for group in objects.keys(of: "PBXFileSystemSynchronizedRootGroup") {
      guard let folder = tree.path(of: group) else { continue }
      for key in objects[group]["exceptions"]?.strings ?? [] where seen.insert(key).inserted {
        let exception = objects[key]
        guard let target = exception["target"]?.string, folders[target]?.contains(group) == false else { continue }
        let members = exception["membershipExceptions"]?.strings ?? []
        files[target, default: []] += members.compactMap { RelativePath.joining(folder, $0) }
      }
    }
    return files
  }
}
