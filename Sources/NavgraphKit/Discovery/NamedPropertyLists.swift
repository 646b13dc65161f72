import Foundation
import NavigationModel
import SourceScanning

/// The property lists that Xcode projects name as what describes a target, whatever the files are called.
///
/// `INFOPLIST_FILE = Share/Share.plist;` makes that file what `Info.plist` is elsewhere: it says which class the system
/// begins an extension with.
enum NamedPropertyLists {
  /// The paths that a project names, relative to the analyzed root, sorted.
  ///
  /// - Parameters:
  ///   - project: the bytes of the `project.pbxproj`, of which a large app has megabytes.
  ///   - path: where it lies, relative to the root: `App/App.xcodeproj/project.pbxproj`.
  static func paths(in project: Data, ofProjectAt path: String) -> [String] {
    let folder = ProjectFacts.folder(ofProjectAt: path)
    let named = values(in: project).map { value in
      prefixes.reduce(value) { $0.hasPrefix($1) ? String($0.dropFirst($1.count)) : $0 }
    }
    // What the build computes, and what lies outside, has no place here.
    let known = named.filter { $0.hasSuffix(".plist") && !$0.contains("$(") && !$0.hasPrefix("/") }
    return Set(known.compactMap { RelativePath.joining(folder, $0) }.filter { !$0.hasPrefix("..") }).sorted()
  }

  /// What the setting is set to, each value once.
  private static func values(in project: Data) -> Set<String> {
    var values: Set<String> = []
    var rest = project[...]
    while let found = rest.range(of: setting) {
      rest = rest[found.upperBound...]
      guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { break }
      let text = String(decoding: rest[..<end], as: UTF8.self)
      values.insert(text.trimmingCharacters(in: CharacterSet(charactersIn: " \"")))
      rest = rest[end...]
    }
    return values
  }

  private static let setting = Data("INFOPLIST_FILE = ".utf8)
  private static let prefixes = ["$(SRCROOT)/", "$(PROJECT_DIR)/", "${SRCROOT}/", "${PROJECT_DIR}/", "./"]
}
