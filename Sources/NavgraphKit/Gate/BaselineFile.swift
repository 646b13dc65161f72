import Foundation
import GraphAnalysis
import NavigationModel

/// Reads and writes baselines.
public enum BaselineFile {
  /// Enough for some hundred thousand findings.
  private static let sizeLimit = 32 << 20

  /// The baseline in a file.
  ///
  /// - Throws: ``AnalysisError/noSuchBaseline(_:)``, ``AnalysisError/isFolder(_:wanted:)``,
  ///   ``AnalysisError/unreadable(path:cause:)`` or ``AnalysisError/invalidBaseline(_:)``.
  static func read(_ path: String) throws(AnalysisError) -> Baseline {
    let data: Data
    do {
      data = try FileSystem.contents(of: path, limit: sizeLimit)
    } catch {
      switch error {
      case .noSuchFile: throw .noSuchBaseline(path)
      case .isFolder: throw .isFolder(path, wanted: "the baseline, a file that --write-baseline writes")
      case .isTooLarge:
        let problem = "a baseline has at most \(sizeLimit >> 20) MB"
        throw .invalidBaseline(BaselineError(file: path, line: nil, problem: problem))
      default: throw .unreadable(path: path, cause: error.description)
      }
    }
    do throws(BaselineError) {
      guard let text = String(bytes: data, encoding: .utf8) else {
        throw BaselineError(file: path, line: nil, problem: "a baseline must be UTF-8 text")
      }
      return try BaselineText.baseline(from: text, file: path)
    } catch {
      throw .invalidBaseline(error)
    }
  }

  /// Writes all findings, including those that the old baseline knew.
  ///
  /// - Throws: ``AnalysisError/notReplaced(_:)`` where a file stands there that is no baseline, or
  ///   ``AnalysisError/notWritten(path:cause:)``.
  public static func write(_ result: AnalysisResult, to path: String) throws(AnalysisError) {
    guard isReplaceable(path) else { throw .notReplaced(path) }
    let baseline = Baseline(SharedCause.separated(result) + (result.baseline?.known ?? []))
    try OutputFile.write(BaselineText.text(of: baseline), to: path)
  }

  /// If the path cannot be read, for example because it is missing or a terminal, writing it decides.
  private static func isReplaceable(_ path: String) -> Bool {
    do throws(SystemError) {
      return BaselineText.isReplaceable(try FileSystem.contents(of: path, limit: sizeLimit))
    } catch {
      return error != .isTooLarge
    }
  }
}
