import Foundation
import Reporting

/// The dump that a project has committed.
public struct DumpFile: Sendable {
  private let path: String

  /// A dump of an hundred thousand transitions is this long at most.
  private static let largestDump = 64 << 20

  /// Names the file.
  public init(_ path: String) { self.path = path }

  /// What the file says.
  ///
  /// - Throws: Why it cannot be compared with, and what to do about it.
  public func dump() throws(AnalysisError) -> GraphDump {
    let data: Data
    do {
      data = try FileSystem.contents(of: path, limit: Self.largestDump)
    } catch {
      switch error {
      case .noSuchFile:
        throw .unreadable(path: path, cause: "there is no such file; write it with 'navgraph dump --output FILE'")
      case .isFolder: throw .isFolder(path, wanted: "the file that 'navgraph dump' wrote")
      default: throw .unreadable(path: path, cause: error.description)
      }
    }
    guard let dump = String(data: data, encoding: .utf8).flatMap(GraphDump.init(text:)) else {
      throw .unreadable(
        path: path,
        cause: "it is not a dump of this version of navgraph; update it with 'navgraph dump --output FILE'")
    }
    return dump
  }
}
