import Foundation

/// The apps in a folder: every folder in it that is not hidden is one.
struct Corpus {
  let folder: String
  /// The names of the apps' folders, sorted.
  let apps: [String]

  /// - Throws: ``BenchmarkError`` where the folder cannot be listed or holds no app.
  init(folder: String, filter: AppFilter) throws {
    self.folder = folder
    apps = try Self.names(in: folder).filter { name in
      var isFolder: ObjCBool = false
      // A link to a folder is as good.
      let exists = FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
      return exists && isFolder.boolValue && !name.hasPrefix(".") && filter.takes(name)
    }.sorted()
    guard !apps.isEmpty else { throw BenchmarkError("\(folder): holds no folder of an app that is asked for") }
  }

  private static func names(in folder: String) throws -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw BenchmarkError("\(folder): cannot be listed: \(error.localizedDescription)")
    }
  }

  /// Measures one app after the other.
  ///
  /// - Parameter report: is told the name of each app before it is measured, and which one in turn it is.
  func measure(timeout: Int, report: (_ name: String, _ turn: Int) -> Void) throws -> CorpusRun {
    let process = try AppProcess(timeout: timeout)
    var run = CorpusRun()
    for (index, name) in apps.enumerated() {
      report(name, index + 1)
      switch try process.measure(name, in: folder) {
      case .success(let app): run.measured[name] = app
      case .failure(let failure): run.failed[name] = failure
      }
    }
    return run
  }
}
