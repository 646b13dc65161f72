/// The vocabulary of dependency-injection libraries, which register factories and resolve objects by type or by name.
public struct DependencyVocabulary: Hashable, Codable, Sendable {
  /// Methods that register a closure that makes the object of a type, such as `register`.
  public var registrations: Set<String>
  /// Methods that register the same factory for another type, such as `implements`.
  public var furtherTypes: Set<String>
  /// Methods and operators that return the object of a type, such as `resolve`.
  public var resolutions: Set<String>
  /// Types whose value is a closure that makes an object when it is called, such as `Factory`.
  public var factories: Set<String>
  /// Property wrappers that give an object by its type or by a key path, such as `Injected`.
  public var wrappers: Set<String>
  /// Types whose properties key paths of wrappers lead to, such as `Container`.
  public var containers: Set<String>
  /// The static property of a key that says what a container holds for it, such as `liveValue`.
  public var defaultValues: Set<String>

  /// Describes a library without any of these, except for those that are given.
  public init(
    registrations: Set<String> = [], furtherTypes: Set<String> = [], resolutions: Set<String> = [],
    factories: Set<String> = [], wrappers: Set<String> = [], containers: Set<String> = [],
    defaultValues: Set<String> = []
  ) {
    self.registrations = registrations
    self.furtherTypes = furtherTypes
    self.resolutions = resolutions
    self.factories = factories
    self.wrappers = wrappers
    self.containers = containers
    self.defaultValues = defaultValues
  }

  /// What either of two libraries says.
  public func union(_ other: DependencyVocabulary) -> DependencyVocabulary {
    DependencyVocabulary(
      registrations: registrations.union(other.registrations), furtherTypes: furtherTypes.union(other.furtherTypes),
      resolutions: resolutions.union(other.resolutions), factories: factories.union(other.factories),
      wrappers: wrappers.union(other.wrappers), containers: containers.union(other.containers),
      defaultValues: defaultValues.union(other.defaultValues))
  }
}
