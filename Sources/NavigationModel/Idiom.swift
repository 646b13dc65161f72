/// What a transition looks like in a framework: data that the linker interprets.
public struct Idiom: Hashable, Codable, Sendable {
  public var name: String

  public init(name: String) {
    self.name = name
  }
}
