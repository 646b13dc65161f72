/// In which order files are linked. The order may change nothing: all but the first are there to see whether it does.
public enum FileOrder: Hashable, Sendable {
  case byPath
  /// By path, the last first.
  case reversed
  /// First the files whose paths hold a text, then the others, by path.
  case beginning(with: String)
}
