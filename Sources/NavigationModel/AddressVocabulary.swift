/// How a library maps addresses to screens: URL patterns, or paths by which screens refer to each other.
public struct AddressVocabulary: Hashable, Codable, Sendable {
  /// A call that registers a screen factory for an address.
  public struct Registration: Hashable, Codable, Sendable {
    /// The name of the method or of the type whose initializer it is, such as `register`.
    public var name: String
    /// The label of the address; `_` for none.
    public var address: String

    /// Describes a call that registers its argument for the address in the argument with a label.
    public init(_ name: String, address: String) {
      self.name = name
      self.address = address
    }
  }

  /// A protocol whose types each register themselves by two properties.
  public struct TypeRegistration: Hashable, Codable, Sendable {
    /// The name of the protocol, such as `RouteBuilder`.
    public var conformance: String
    /// The property that is the address.
    public var address: String
    /// The property that makes the screen.
    public var maker: String

    /// Says which properties of a type that conforms to a protocol are the address and the maker.
    public init(_ conformance: String, address: String, maker: String) {
      self.conformance = conformance
      self.address = address
      self.maker = maker
    }
  }

  /// The calls that register.
  public var registrations: [Registration]
  /// The protocols that register.
  public var types: [TypeRegistration]
  /// Methods and views that give the screen of an address, with the label of the address.
  public var lookups: [String: String]
  /// Labels of arguments that are the address in a value that carries one, such as `path` in `LinkItem(path:)`.
  public var carriers: Set<String>

  /// Describes a library that registers by calls, unless more is given.
  public init(
    registrations: [Registration], types: [TypeRegistration] = [], lookups: [String: String] = [:],
    carriers: Set<String> = []
  ) {
    self.registrations = registrations
    self.types = types
    self.lookups = lookups
    self.carriers = carriers
  }
}
