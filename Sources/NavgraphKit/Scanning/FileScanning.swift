import NavigationModel
import SourceScanning

/// The second stage: reads and scans many files at the same time.
struct FileScanning: Sendable {
  let root: AnalysisRoot
  let threads: Int

  /// The facts of all files in their order, without those of tests that nobody asked for.
  ///
  /// - Parameter report: is told how many files are done, never by two threads at once.
  func scan(_ files: [SourceFile], report: @escaping @Sendable (Int) -> Void) -> [FileFacts] {
    // The largest first: a large file that comes last would keep one thread busy while the others have nothing to do.
    let order = files.indices.sorted { (files[$1].size, $0) < (files[$0].size, $1) }
    let done = Locked(0)
    let patience = Threads.Patience<FileFacts?> { turn in
      ScanLimits.seconds(forBytes: files[order[turn]].size)
    } givenUp: { turn in
      let file = files[order[turn]]
      return leftOut(file, "was not parsed within \(Int(ScanLimits.seconds(forBytes: file.size))) seconds")
    }
    let scanned = Threads.map(count: files.count, threads: threads, patience: patience) { turn in
      let facts = scan(files[order[turn]])
      done.withLock { done in
        done += 1
        report(done)
      }
      return facts
    }
    var facts = [FileFacts?](repeating: nil, count: files.count)
    for (index, scanned) in zip(order, scanned) { facts[index] = scanned }
    return facts.compactMap(\.self)
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
  /// The limit in seconds. A megabyte of real code takes less than a second, also in debug builds on busy machines.
  static func seconds(forBytes size: Int) -> Double { 10 + 10 * Double(size >> 20) }
}
