/// Where a new baseline goes.
public enum BaselineTarget: Hashable, Sendable {
  /// The baseline in use, or ``defaultName`` in the current folder.
  case inPlace
  /// To a file.
  case file(String)

  /// The default name of a baseline.
  public static let defaultName = ".navgraph-baseline"

  /// The path of the file.
  ///
  /// - Parameter baseline: the path of the one to compare with, if there is one.
  func path(besides baseline: String?) -> String {
    switch self {
    case .inPlace: baseline ?? Self.defaultName
    case .file(let path): path
    }
  }
}

extension BaselineTarget: CustomStringConvertible {
  /// The words for it in the help of the command line.
  public var description: String {
    switch self {
    case .inPlace: "the one that is read, or \(Self.defaultName)"
    case .file(let path): path
    }
  }
}
