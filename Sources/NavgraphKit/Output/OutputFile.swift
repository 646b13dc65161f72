import Foundation

/// Writes the output of a run to a file.
enum OutputFile {
  /// Writes the text atomically.
  ///
  /// - Throws: ``AnalysisError/notWritten(path:cause:)`` with what to do about it where that can be told.
  static func write(_ text: String, to path: String) throws(AnalysisError) {
    do {
      try FileSystem.write(Data(text.utf8), to: path)
    } catch {
      throw .notWritten(path: path, cause: cause(of: error, at: path))
    }
  }

  /// Removes the pictures of an earlier run from a folder, since they would look like pictures of this one. Unreadable
  /// or locked files stay.
  static func removePictures(of folder: String, besides names: Set<String>) {
    guard let data = try? FileSystem.contents(of: "\(folder)/index.md", limit: 1 << 20) else { return }
    for name in DiagramFolder.pictures(listedIn: String(decoding: data, as: UTF8.self)) where !names.contains(name) {
      unlink("\(folder)/\(name)")
    }
  }

  /// Makes a folder where there is none; the one around it must be there.
  ///
  /// - Throws: ``AnalysisError/notWritten(path:cause:)``
  static func makeFolder(_ path: String) throws(AnalysisError) {
    do {
      try FileSystem.makeFolder(path)
    } catch {
      throw .notWritten(path: path, cause: cause(of: error, at: path))
    }
  }

  /// The system reports the same error for a missing folder and for one that cannot hold files.
  private static func cause(of error: SystemError, at path: String) -> String {
    if error == .isFolder { return "it is a folder; name a file in it" }
    guard error == .noSuchFile else { return error.description }
    let folder = path.hasSuffix("/") ? path : URL(fileURLWithPath: path).deletingLastPathComponent().relativePath
    return FileSystem.exists(folder)
      ? "the folder \(folder) takes no new files; name another one" : "there is no folder \(folder); make it first"
  }
}
