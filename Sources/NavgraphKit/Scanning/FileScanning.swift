import NavigationModel
import SourceScanning

/// The second stage: reads and scans many files in parallel.
struct FileScanning: Sendable {
  let root: AnalysisRoot
  let threads: Int

  /// The facts of all files in their order, without those of tests that nobody asked for.
  ///
  /// - Parameter report: is told how many files are done, never by two threads at once.
  func scan(_ files: [SourceFile], report: @escaping @Sendable (Int) -> Void) -> [FileFacts] {
    // The largest first: a large file that comes last would keep one thread busy while the others have nothing to do.
    let order = files.indices.sorted { (files[$1].size, $0) < (files[$0].size, $1) }
    CrashGuard.arm(true)
    let progress = Locked(Progress())
    let patience = Threads.Patience<FileFacts?> { turn in
      ScanLimits.seconds(forBytes: files[order[turn]].size)
    } givenUp: { turn in
      let file = files[order[turn]]
      progress.withLock { $0.finish(turn).map(report) }
      return leftOut(file, "was not parsed within \(Int(ScanLimits.seconds(forBytes: file.size))) seconds")
    }
    let scanned = Threads.map(count: files.count, threads: threads, patience: patience) { turn in
      let facts = scan(files[order[turn]])
      progress.withLock { $0.finish(turn).map(report) }
      return facts
    }
    var facts = [FileFacts?](repeating: nil, count: files.count)
    for (index, scanned) in zip(order, scanned) { facts[index] = scanned }
    return facts.compactMap(\.self)
  }

  /// The words of files in another language; a file that cannot be read is left out.
  func words(of paths: [String]) -> [FileFacts] {
    Threads.map(count: paths.count, threads: threads) { index -> FileFacts? in
      let path = paths[index]
      guard let data = try? FileSystem.contents(of: root.absolute(path), limit: FileKind.swift.sizeLimit) else {
        return nil
      }
      return SourceScanner.scan(data, path: path)
    }
    .compactMap(\.self)
  }

  /// The files that are done. A file that was given up may still finish later, and counts once.
  private struct Progress {
    private var finished: Set<Int> = []

    /// - Returns: how many files are done; nil where that one was already.
    mutating func finish(_ turn: Int) -> Int? { finished.insert(turn).inserted ? finished.count : nil }
  }

  /// Reads and scans one file. Its bytes are gone when this returns.
  private func scan(_ file: SourceFile) -> FileFacts? {
    let path = root.absolute(file.path)
    if CrashGuard.crashedOn.contains(path) { return leftOut(file, "makes the parser crash") }
    do {
      let data = try FileSystem.contents(of: path, limit: file.kind.sizeLimit)
      let facts = CrashGuard.reading(path) { SourceScanner.scan(data, path: file.path) }
      return TestCode.isTest(facts) && !file.isAskedFor ? nil : facts
    } catch {
      let issue = Issue.unreadable(file.path, "the file cannot be read: \(error)")
      return FileFacts(path: file.path, content: .nothing, issues: [issue])
    }
  }

  private func leftOut(_ file: SourceFile, _ cause: String) -> FileFacts {
    let issue = Issue(
      kind: .tooLarge, message: "\(cause), and was left out",
      location: SourceLocation(file: file.path, position: .start))
    return FileFacts(path: file.path, content: .nothing, issues: [issue])
  }
}

/// How long the scan of one file may take.
enum ScanLimits {
  /// The limit in seconds of processor time. A megabyte of real code takes a hundredth of it, and in a debug build a third.
  static func seconds(forBytes size: Int) -> Double { 10 + 20 * Double(size) / Double(1 << 20) }
}
