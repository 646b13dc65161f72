/// Paths as they are seen from the folder that the program was started in: people can open those, and they are short.
enum CurrentFolder {
  /// The path of a folder or a file that lies below the current folder; the empty path for that folder itself, nil for
  /// what lies elsewhere.
  ///
  /// - Parameter path: absolute, without links.
  static func path(to path: String) -> String? {
    do throws(SystemError) {
      let current = try FileSystem.realPath(of: ".")
      if current == path { return "" }
      let prefix = current == "/" ? "/" : current + "/"
      return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    } catch {
      // A current folder that is gone holds nothing.
      return nil
    }
  }
}
