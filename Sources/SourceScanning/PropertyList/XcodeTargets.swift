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
  func facts() throws(FormatFault) -> ProjectFacts {
    let singleFiles = singleFiles
    let common = objects.keys(of: "PBXProject").flatMap { configurations(of: objects[$0]) }
    var fileCount = 0
    var targets: [(key: String, target: ProjectFacts.Target)] = []
    var unplaced: Set<String> = []
    for key in keys {
      let object = objects[key]
      guard let name = object["name"]?.string else { continue }
      let references = references(ofTarget: object)
      var target = ProjectFacts.Target(
        name: ModuleName.identifier(ofTarget: name),
        isTest: Self.isTest(productType: object["productType"]?.string),
        files: Set(references.compactMap(tree.path(of:)) + singleFiles[key, default: []]).sorted(),
        folders: Set(folders[key, default: []].compactMap(tree.path(of:))).sorted())
      let settings = settings(ofTarget: object)
      target.mainStoryboards = Self.storyboards(
        of: ["INFOPLIST_KEY_NSMainStoryboardFile", "INFOPLIST_KEY_UIMainStoryboardFile"], in: settings)
      target.launchStoryboards = Self.storyboards(of: ["INFOPLIST_KEY_UILaunchStoryboardName"], in: settings)
      target.propertyLists = Self.propertyLists(in: settings)
      target.hasAllSettings = hasAllSettings(object, besides: common)
      targets.append((key, target))
      unplaced.formUnion(references.filter { tree.path(of: $0) == nil }.compactMap(fileName(of:)))
      fileCount += target.files.count
      guard fileCount <= Self.fileLimit else {
        throw FormatFault(message: "The project has more than \(Self.fileLimit) files.", position: .start)
      }
    }
    return ProjectFacts(
      targets: targets.sorted { ($0.target.name, $0.key) < ($1.target.name, $1.key) }.map(\.target),
      synchronizedFolders: synchronizedGroups.compactMap(tree.path(of:)).sorted(), unplacedFiles: unplaced.sorted())
  }

  /// The settings of each configuration of a target.
  private func settings(ofTarget target: PropertyList) -> [PropertyList] {
    configurations(of: target).compactMap { $0["buildSettings"] }
  }

  /// The configurations of a target or of a project.
  private func configurations(of object: PropertyList) -> [PropertyList] {
    guard let list = object["buildConfigurationList"]?.string else { return [] }
    return (objects[list]["buildConfigurations"]?.strings ?? []).map { objects[$0] }
  }

  /// Whether a target has all settings itself that go into its property list: no configuration has a file of settings, and
  /// the project sets none of them for all targets.
  ///
  /// - Parameter common: the configurations of the project, for all targets.
  private func hasAllSettings(_ target: PropertyList, besides common: [PropertyList]) -> Bool {
    let own = configurations(of: target)
    let hasFile = (own + common).contains { configuration in
      configuration.entries.contains { entry in
        entry.key.hasPrefix("baseConfigurationReference") && !isOfCocoaPods(entry.value)
      }
    }
    let isSetForAll = common.contains { configuration in
      configuration["buildSettings"]?.entries.contains { $0.key.hasPrefix("INFOPLIST_") } ?? false
    }
    return !own.isEmpty && !hasFile && !isSetForAll
  }

  /// Whether a file of settings is one that CocoaPods makes, which says how to find libraries, and nothing of property lists.
  private func isOfCocoaPods(_ reference: PropertyList) -> Bool {
    reference.string.flatMap { fileName(of: $0) }?.hasPrefix("Pods-") ?? false
  }

  /// The files that settings name as property lists, without the variable for the folder of the project.
  private static func propertyLists(in settings: [PropertyList]) -> [String] {
    let folders = ["$(SRCROOT)/", "$(PROJECT_DIR)/", "${SRCROOT}/", "${PROJECT_DIR}/", "./"]
    let named = settings.flatMap(\.entries).filter { $0.key == "INFOPLIST_FILE" || $0.key.hasPrefix("INFOPLIST_FILE[") }
      .compactMap(\.value.string)
    let paths = named.map { path in
      folders.first { path.hasPrefix($0) }.map { String(path.dropFirst($0.count)) } ?? path
    }
    return Set(paths.filter { !$0.isEmpty }).sorted()
  }

  /// The storyboards that settings name which go into the property list, and their variants for devices, such as
  /// `INFOPLIST_KEY_UIMainStoryboardFile_iPad`.
  private static func storyboards(of keys: [String], in settings: [PropertyList]) -> [String] {
    let named = settings.flatMap(\.entries).filter { setting in
      keys.contains { setting.key == $0 || setting.key.hasPrefix($0 + "_") || setting.key.hasPrefix($0 + "[") }
    }
    return Set(named.compactMap(\.value.storyboardName)).sorted()
  }

  private static func isTest(productType: String?) -> Bool {
    guard let productType else { return false }
    // `com.apple.product-type.bundle.unit-test`, `….bundle.ui-testing` and the older `….bundle.ocunit-test`.
    return productType.hasSuffix("unit-test") || productType.hasSuffix("ui-testing")
  }

  /// The keys of what the target compiles or copies into its product. Phases for scripts and frameworks are left out.
  private func references(ofTarget target: PropertyList) -> Set<String> {
    let phases = (target["buildPhases"]?.strings ?? []).map { objects[$0] }.filter {
      ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains($0["isa"]?.string)
    }
    let buildFiles = Set(phases.flatMap { $0["files"]?.strings ?? [] })
    return Set(Set(buildFiles.compactMap { objects[$0]["fileRef"]?.string }).flatMap(files(of:)))
  }

  /// The file that is referred to, or for one with variants, such as a localized storyboard, all of those.
  private func files(of reference: String) -> [String] {
    let object = objects[reference]
    return object["isa"]?.string == "PBXVariantGroup" ? object["children"]?.strings ?? [] : [reference]
  }

  private var synchronizedGroups: [String] { objects.keys(of: "PBXFileSystemSynchronizedRootGroup") }

  private func fileName(of reference: String) -> String? {
    objects[reference]["path"]?.string?.split(separator: "/").last.map(String.init)
  }

  /// Single files of synchronized folders that belong to another target than the one that has the folder, by the key
  /// of that target.
  ///
  /// For a target that has the folder, the same list says what it leaves out, which the facts cannot say.
  private var singleFiles: [String: [String]] {
    var files: [String: [String]] = [:]
    // A set of exceptions belongs to one folder.
    var seen: Set<String> = []
    for group in synchronizedGroups {
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
