import Foundation
import NavigationModel

/// Reads which files belong to which target from an Xcode project.
public enum XcodeProjectScanner {
  /// Reads one `project.pbxproj`.
  ///
  /// All paths in the facts are relative to the folder that holds the `.xcodeproj`. Those of files elsewhere in the
  /// repository start with `..`; of files with absolute paths there is only the name. The empty path is that folder itself. A file
  /// that a target lists belongs to it even when it lies in a folder that belongs to another.
  ///
  /// - Parameters:
  ///   - data: the bytes of the file.
  ///   - path: the path relative to the analyzed root, for the places of issues.
  /// - Returns: the targets, sorted by name; or an issue at the place where the file is no Xcode project.
  public static func scan(_ data: Data, path: String) -> FileFacts {
    do throws(FormatFault) {
      let list = try PropertyListReader.read(data)
      guard case .dictionary(let objects)? = list["objects"] else {
        throw FormatFault(message: "The property list is not an Xcode project: it has no objects.", position: .start)
      }
      return FileFacts(path: path, content: .project(try XcodeTargets(objects: XcodeObjects(objects)).facts()))
    } catch {
      return FileFacts(path: path, content: .nothing, issues: [error.issue(.malformed, path: path)])
    }
  }
}

/// The objects of a project, which refer to each other by their keys.
struct XcodeObjects {
  private let objects: [String: PropertyList]

  init(_ objects: [String: PropertyList]) {
    self.objects = objects
  }

  /// An object with that key; an empty one when there is none, as nothing can be read from either.
  subscript(key: String) -> PropertyList {
    objects[key] ?? .other
  }

  /// The keys of all objects of a class, sorted.
  func keys(of objectClass: String) -> [String] {
    objects.compactMap { $0.value["isa"]?.string == objectClass ? $0.key : nil }.sorted()
  }
}
