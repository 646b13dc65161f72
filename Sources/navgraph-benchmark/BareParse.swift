import Foundation
import SwiftParser

/// The reference for an analysis: SwiftParser alone on the same files, with the same number of threads.
struct BareParse: Sendable {
  let files: [String]
  let threads: Int

  /// Reads and parses every file.
  func run() {
    let next = NSLock()
    nonisolated(unsafe) var index = 0  // Guarded by the lock.
    let group = DispatchGroup()
    for _ in 0..<threads {
      group.enter()
      let thread = Thread {
        defer { group.leave() }
        while true {
          let turn = next.withLock { () -> Int in
            defer { index += 1 }
            return index
          }
          guard turn < files.count else { return }
          // A file that cannot be read is an issue of the analysis, and nothing to be parsed.
          guard let data = FileManager.default.contents(atPath: files[turn]) else { continue }
          data.withUnsafeBytes { bytes in _ = Parser.parse(source: bytes.bindMemory(to: UInt8.self)) }
        }
      }
      // Sources can nest deep, and the parser goes down by recursion.
      thread.stackSize = 256 << 20
      thread.start()
    }
    group.wait()
  }
}
