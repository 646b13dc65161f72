import NavigationModel

/// All idioms that navgraph knows.
public enum Idioms {
  public static let all: [Idiom] = []
}
