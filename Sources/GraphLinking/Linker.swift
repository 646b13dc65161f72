import NavigationModel

/// The link stage: the facts of all files to one graph. The order of the files does not matter.
public enum Linker {
  /// Links the facts of a whole program.
  public static func link(_ files: [FileFacts], idioms: [Idiom]) -> LinkedProgram {
    LinkedProgram(graph: NavigationGraph())
  }
}
