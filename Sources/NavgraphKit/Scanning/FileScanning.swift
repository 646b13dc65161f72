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
    let scanned = Threads.map(count: files.count, threads: threads) { turn in
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
    do {
      let facts = SourceScanner.scan(try FileSystem.contents(of: root.absolute(file.path)), path: file.path)
      return TestCode.isTest(facts) && !file.isAskedFor ? nil : facts
    } catch {
      let issue = Issue.unreadable(file.path, "the file cannot be read: \(error)")
      return FileFacts(path: file.path, content: .nothing, issues: [issue])
    }
  }
}
