import NavigationModel

/// The targets of an Xcode project with their files.
struct XcodeTargets {
  private let objects: XcodeObjects
  private let tree: XcodeFileTree

  init(objects: XcodeObjects) {
    self.objects = objects
    tree = XcodeFileTree(objects)
  }

  /// All targets that build a product, sorted by name and, where two share it, by key.
  var all: [ProjectFacts.Target] {
    let exceptionalFiles = exceptionalFiles
    // A phase belongs to one target. A broken file that gives it to many must not cost its length for each.
    var phases: Set<String> = []
    var targets: [(key: String, target: ProjectFacts.Target)] = []
    for key in objects.keys(of: "PBXNativeTarget") {
      let target = objects[key]
      guard let name = target["name"]?.string else { continue }
      let ownPhases = (target["buildPhases"]?.strings ?? []).filter { phases.insert($0).inserted }
      let files = ownPhases.flatMap(files(ofPhase:)) + exceptionalFiles[key, default: []]
      targets.append(
        (
          key,
          ProjectFacts.Target(
            name: ModuleName.identifier(ofTarget: name),
            isTest: Self.isTest(productType: target["productType"]?.string),
            files: Set(files).sorted(),
            folders: Set(synchronizedGroups(of: target).compactMap(tree.path(of:))).sorted())
        ))
    }
    return targets.sorted { ($0.target.name, $0.key) < ($1.target.name, $1.key) }.map(\.target)
  }

  private static func isTest(productType: String?) -> Bool {
    guard let productType else { return false }
    // `com.apple.product-type.bundle.unit-test`, `….bundle.ui-testing` and the older `….bundle.ocunit-test`.
    return productType.hasSuffix("unit-test") || productType.hasSuffix("ui-testing")
  }

  /// The files that a phase compiles or copies into the product, the phases for scripts and frameworks left out.
  private func files(ofPhase key: String) -> [String] {
    let phase = objects[key]
    guard ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase["isa"]?.string) else { return [] }
    let references = (phase["files"]?.strings ?? []).compactMap { objects[$0]["fileRef"]?.string }
    return Set(references).flatMap(files(of:))
  }

  /// The file that is referred to, or for one with variants, such as a localized storyboard, all of those.
  private func files(of reference: String) -> [String] {
    let object = objects[reference]
    guard object["isa"]?.string == "PBXVariantGroup" else { return [tree.path(of: reference)].compactMap { $0 } }
    return (object["children"]?.strings ?? []).compactMap(tree.path(of:))
  }

  // MARK: - Folders of Xcode 16

  private func synchronizedGroups(of target: PropertyList) -> [String] {
    target["fileSystemSynchronizedGroups"]?.strings ?? []
  }

  /// Single files of synchronized folders that belong to a target other than the one that has the folder, by the key
  /// of that target.
  ///
  /// For a target that has the folder, the same list says what it leaves out, which the facts cannot say yet.
  private var exceptionalFiles: [String: [String]] {
    var files: [String: [String]] = [:]
    for group in objects.keys(of: "PBXFileSystemSynchronizedRootGroup") {
      guard let folder = tree.path(of: group) else { continue }
      for exception in (objects[group]["exceptions"]?.strings ?? []).map({ objects[$0] }) {
        guard let target = exception["target"]?.string,
          !synchronizedGroups(of: objects[target]).contains(group)
        else { continue }
        let members = exception["membershipExceptions"]?.strings ?? []
        files[target, default: []] += members.compactMap { RelativePath.joining(folder, $0) }
      }
    }
    return files
  }
}
