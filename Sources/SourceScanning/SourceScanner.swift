import Foundation
import NavigationModel

/// The scan stage: from the bytes of one file to its facts. It is total: a part that cannot be parsed becomes an issue
/// in the facts.
public enum SourceScanner {
  /// Reads one file.
  ///
  /// - Parameters:
  ///   - data: the bytes of the file.
  ///   - path: the path relative to the analyzed root; its name says what kind of file it is.
  public static func scan(_ data: Data, path: String) -> FileFacts {
    if let issue = LargeFilePointer.issue(in: data, path: path) {
      return FileFacts(path: path, content: .nothing, issues: [issue])
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if name == "Package.swift" { return packageManifest(SwiftScanner.scan(data, path: path)) }
    if name.hasSuffix(".swift") { return SwiftScanner.scan(data, path: path) }
    if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") { return InterfaceBuilderScanner.scan(data, path: path) }
    if name.hasSuffix(".pbxproj") { return XcodeProjectScanner.scan(data, path: path) }
    if name.hasSuffix(".plist") { return InfoPropertyListScanner.scan(data, path: path) }
    if name.hasSuffix(".m") || name.hasSuffix(".mm") { return objectiveC(data, path: path) }
    return FileFacts(path: path, content: .nothing)
  }

  /// Of Objective-C only the words are read, since it may name what Swift declares.
  private static func objectiveC(_ data: Data, path: String) -> FileFacts {
    var facts = FileFacts(path: path, content: .nothing)
    facts.words = data.withUnsafeBytes { SourceWords.all(in: $0.bindMemory(to: UInt8.self)) }
    return facts
  }

  /// A package manifest defines modules; it is not code of the app.
  private static func packageManifest(_ facts: FileFacts) -> FileFacts {
    guard case .swift(let swift) = facts.content else { return facts }
    return FileFacts(
      path: facts.path, content: .project(PackageManifestReader.targets(in: swift)), issues: facts.issues)
  }
}
