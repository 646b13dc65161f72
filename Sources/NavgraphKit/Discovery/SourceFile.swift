/// A file that navgraph reads.
public struct SourceFile: Hashable, Sendable {
  /// Relative to the analyzed root, with `/`.
  public let path: String
  /// What the file says something about.
  public let kind: FileKind
  /// In bytes, when it was found.
  public let size: Int
  /// Whether a path or an `--include` pattern asks for it, so that it counts even if it is a test.
  public let isAskedFor: Bool
}

/// The kinds of file that say something about navigation.
public enum FileKind: String, Hashable, Sendable, CaseIterable {
  case swift
  case storyboard
  case xib
  /// `Info.plist` and variants such as `App-Info.plist`.
  case infoPropertyList
  /// The `project.pbxproj` of an Xcode project.
  case xcodeProject
  /// `Package.swift`.
  case packageManifest

  /// The kind of the file at a path, or nil for files that navgraph does not read.
  public init?(path: String) {
    let nameStart = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let name = path[nameStart...]
    if name == "Package.swift" {
      self = .packageManifest
    } else if name.hasPrefix("Package@swift-") {
      // The manifest of the same package for an older tool says nothing new.
      return nil
    } else if name.hasSuffix(".swift") {
      self = .swift
    } else if name.hasSuffix(".storyboard") {
      self = .storyboard
    } else if name.hasSuffix(".xib") {
      self = .xib
    } else if name.hasSuffix("Info.plist") {
      self = .infoPropertyList
    } else if name == "project.pbxproj", path.hasSuffix(".xcodeproj/project.pbxproj") {
      self = .xcodeProject
    } else {
      return nil
    }
  }

  /// Whether such a file holds code or scenes, without which there is nothing to analyze.
  public var holdsScreens: Bool {
    switch self {
    case .swift, .storyboard, .xib: true
    case .infoPropertyList, .xcodeProject, .packageManifest: false
    }
  }

  /// Whether such a file says which files are built.
  var saysWhatIsBuilt: Bool {
    switch self {
    case .xcodeProject, .packageManifest: true
    case .swift, .storyboard, .xib, .infoPropertyList: false
    }
  }

  /// The size in bytes above which a file is left out.
  ///
  /// The largest Swift file that people write or generate has about 1 MB; its syntax tree takes a hundred times the
  /// text. XML and property lists are read in one pass and take little more than themselves.
  public var sizeLimit: Int {
    switch self {
    case .swift, .packageManifest: 8 << 20
    case .storyboard, .xib, .infoPropertyList, .xcodeProject: 64 << 20
    }
  }
}
