import Foundation

/// What was measured of all apps. Each app is in one of the two, by its name.
struct CorpusRun: Hashable, Codable, Sendable {
  var measured: [String: MeasuredApp] = [:]
  var failed: [String: AppFailure] = [:]

  /// The names of all apps, sorted.
  var names: [String] { (Array(measured.keys) + Array(failed.keys)).sorted() }

  /// What can be added up of all apps that were measured.
  var sum: AppFigures { measured.values.reduce(AppFigures()) { $0 + $1.figures } }

  /// The run with only the apps that a filter takes.
  func only(_ filter: AppFilter) -> CorpusRun {
    CorpusRun(
      measured: measured.filter { filter.takes($0.key) }, failed: failed.filter { filter.takes($0.key) })
  }
}

extension CorpusRun {
  /// Reads a run that was saved.
  ///
  /// - Throws: ``BenchmarkError`` that says why it cannot be read.
  init(savedAt path: String) throws {
    do {
      self = try JSONDecoder().decode(CorpusRun.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw BenchmarkError("\(path): cannot be read as a saved run: \(error)")
    }
  }

  /// Writes the run as JSON with sorted keys.
  ///
  /// - Throws: ``BenchmarkError`` that says why it cannot be written.
  func save(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(self) + Data("\n".utf8)
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw BenchmarkError("\(path): cannot be written: \(error.localizedDescription)")
    }
  }
}
