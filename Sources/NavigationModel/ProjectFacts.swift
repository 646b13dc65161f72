/// What an `Info.plist` says about where an app starts.
public struct InfoPropertyListFacts: Hashable, Codable, Sendable {
  /// `UIMainStoryboardFile`, its variants for devices, and `NSMainStoryboardFile`.
  public var mainStoryboards: [String]
  /// `UILaunchStoryboardName` and its variants for devices: what the system shows until the app has started.
  public var launchStoryboards: [String]
  /// The scene configurations of `UIApplicationSceneManifest`.
  public var scenes: [SceneConfiguration]
  /// `NSExtensionMainStoryboard`: the interface of an app extension.
  public var extensionStoryboard: String?
  /// `NSExtensionPrincipalClass` and `NSPrincipalClass`, without the module.
  public var principalClass: String?

  /// A scene of the manifest.
  public struct SceneConfiguration: Hashable, Codable, Sendable {
    /// The name of the configuration, such as `Default Configuration`; nil where the manifest gives none.
    public var name: String?
    /// Without the module, which is mostly `$(PRODUCT_MODULE_NAME)`.
    public var delegateClass: String?
    /// `UISceneStoryboardFile` without extension; nil for a scene that code fills.
    public var storyboard: String?

    /// Makes a configuration from its parts.
    public init(name: String?, delegateClass: String?, storyboard: String?) {
      self.name = name
      self.delegateClass = delegateClass
      self.storyboard = storyboard
    }
  }

  /// Makes the facts of a property list that names nothing, except for what is given.
  public init(
    mainStoryboards: [String] = [], launchStoryboards: [String] = [], scenes: [SceneConfiguration] = [],
    extensionStoryboard: String? = nil, principalClass: String? = nil
  ) {
    self.mainStoryboards = mainStoryboards
    self.launchStoryboards = launchStoryboards
    self.scenes = scenes
    self.extensionStoryboard = extensionStoryboard
    self.principalClass = principalClass
  }
}

/// The modules of an Xcode project or a Swift package and the files in them.
public struct ProjectFacts: Hashable, Codable, Sendable {
  /// One for each module, tests included, sorted by name.
  public var targets: [Target]
  /// Folders that an Xcode project takes as they are, so that it lists none of their files, whichever of these its
  /// targets have; relative to the folder that holds the project, sorted.
  public var synchronizedFolders: [String]
  /// The names of files that targets hold at places which only one machine or one build knows, sorted.
  public var unplacedFiles: [String]
  /// Whether it is known that ``targets`` are all of a package: its manifest computes none of them, and
  /// no code in it changes where their sources are.
  public var listsAllTargets = false

  /// One module.
  public struct Target: Hashable, Codable, Sendable {
    /// The name that `import` takes, such as `ProfileFeature`.
    public var name: String
    /// Whether it holds tests, or what only tests of a package use, which are no app code.
    public var isTest: Bool
    /// Files of the target, relative to the folder that holds the project, sorted.
    public var files: [String]
    /// Folders all of whose files belong to the target, relative to that folder, sorted.
    public var folders: [String]
    /// The storyboards with which the product starts, by the settings that Xcode writes into its property list; sorted.
    public var mainStoryboards: [String] = []
    /// The storyboards that the system shows until the product has started, by the same settings; sorted.
    public var launchStoryboards: [String] = []
    /// The property lists that describe the product, as the project names them, relative to its folder; sorted.
    public var propertyLists: [String] = []
    /// Whether the project itself has all settings of the target: a file of settings may say more.
    public var hasAllSettings = false

    /// Makes a target without files, except for those that are given.
    public init(name: String, isTest: Bool, files: [String] = [], folders: [String] = []) {
      self.name = name
      self.isTest = isTest
      self.files = files
      self.folders = folders
    }
  }

  /// Makes a project of targets that lists all of its files by their places, except for what is given.
  public init(targets: [Target] = [], synchronizedFolders: [String] = [], unplacedFiles: [String] = []) {
    self.targets = targets
    self.synchronizedFolders = synchronizedFolders
    self.unplacedFiles = unplacedFiles
  }

  /// The folder that paths in a project are relative to, the one that holds the `.xcodeproj` or the `Package.swift`, with
  /// a slash at its end; empty for the analyzed folder.
  ///
  /// - Parameter path: that of the `project.pbxproj` or the `Package.swift`.
  public static func folder(ofProjectAt path: String) -> String {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if parts.last?.hasSuffix(".xcodeproj") == true { parts = parts.dropLast() }
    return parts.map { $0 + "/" }.joined()
  }
}
