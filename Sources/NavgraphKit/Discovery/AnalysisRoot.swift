/// The folder that all paths of a run are relative to, with the places below it that were asked for.
struct AnalysisRoot: Hashable, Sendable {
  /// Absolute, without links.
  let folder: String
  /// Relative to the folder, which itself is the empty path. Sorted.
  let folders: [String]
  /// Relative to the folder. Sorted.
  let files: [String]

  /// Finds the innermost folder around all paths.
  ///
  /// - Throws: ``AnalysisError/noSuchPath(_:)`` or ``AnalysisError/unreadable(path:cause:)``.
  init(paths: [String]) throws(AnalysisError) {
    var folders: Set<String> = []
    var files: Set<String> = []
    for path in paths {
      do {
        let real = try FileSystem.realPath(of: path)
        switch try FileSystem.status(of: real).kind {
        case .folder:
          // Below the root, a folder that cannot be listed is an issue; here it leaves nothing to do.
          _ = try FileSystem.entries(in: real)
          folders.insert(real)
        case .file, .link, .other: files.insert(real)
        }
      } catch {
        throw error == .noSuchFile ? .noSuchPath(path) : .unreadable(path: path, cause: error.description)
      }
    }
    let root = Self.commonAncestor(of: folders.union(files.map(Self.parent)))
    self.folder = root
    self.folders = folders.map { Self.relative($0, to: root) }.sorted()
    self.files = files.map { Self.relative($0, to: root) }.sorted()
  }

  /// The name that stands for the root in documents.
  var name: String { folder.split(separator: "/").last.map(String.init) ?? "/" }

  /// The absolute form of a path relative to the root.
  func absolute(_ path: String) -> String {
    path.isEmpty ? folder : Self.join(folder, path)
  }

  /// The path of any file relative to the root, with `..` if it is not below. A file in a missing folder keeps its
  /// given path.
  func path(of file: String) -> String {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    let parent = parts.dropLast().joined(separator: "/")
    do {
      let folder = try FileSystem.realPath(of: parts.count == 1 ? "." : parent.isEmpty ? "/" : parent)
      return Self.path(from: self.folder, to: Self.join(folder, String(parts.last ?? "")))
    } catch {
      return file
    }
  }

  /// The path from a folder to a file, both given by absolute paths without links.
  private static func path(from folder: String, to file: String) -> String {
    let (start, end) = (folder.split(separator: "/"), file.split(separator: "/"))
    let shared = zip(start, end).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: start.count - shared) + end.dropFirst(shared)).joined(separator: "/")
  }

  /// Whether an absolute path lies in one of the folders that were asked for.
  func covers(_ absolute: String) -> Bool {
    folders.contains { asked in
      let folder = self.absolute(asked)
      return folder == "/" || absolute == folder || absolute.hasPrefix(folder + "/")
    }
  }

  /// A name within a folder.
  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private static func commonAncestor(of folders: Set<String>) -> String {
    let paths = folders.map { $0.split(separator: "/") }
    guard var common = paths.first else { return "/" }
    for path in paths.dropFirst() {
      let length = zip(common, path).prefix { $0 == $1 }.count
      common = Array(common.prefix(length))
    }
    return "/" + common.joined(separator: "/")
  }

  private static func parent(of file: String) -> String {
    "/" + file.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func relative(_ path: String, to root: String) -> String {
    path.split(separator: "/").dropFirst(root.split(separator: "/").count).joined(separator: "/")
  }
}
