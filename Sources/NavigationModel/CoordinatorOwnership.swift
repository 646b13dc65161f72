/// Which objects coordinators retain, and which callbacks retain coordinators: the input of the rules about leaks and
/// retain cycles.
public struct CoordinatorOwnership: Hashable, Codable, Sendable {
  /// Sorted by coordinator and site.
  public var children: [KeptChild]
  /// Sorted by coordinator and site.
  public var callbacks: [StrongCallback]

  /// Makes a value that says nothing, except for what is given.
  public init(children: [KeptChild] = [], callbacks: [StrongCallback] = []) {
    self.children = children
    self.callbacks = callbacks
  }
}

/// A coordinator adds another one to a collection that retains it.
public struct KeptChild: Hashable, Codable, Sendable {
  /// The id of the node that keeps.
  public var coordinator: String
  /// The id of the node that is kept; nil where only its protocol is known.
  public var child: String?
  /// The name of the property that holds the children, such as `childCoordinators`.
  public var collection: String
  /// Whether any code removes the child from the collection.
  public var isReleased: Bool
  /// Whether the code at the site can run several times in the life of the coordinator that keeps.
  public var isRepeated: Bool
  /// Where the child is put into the collection.
  public var site: SourceLocation

  /// Says that a coordinator keeps another.
  public init(
    coordinator: String, child: String?, collection: String, isReleased: Bool, isRepeated: Bool, site: SourceLocation
  ) {
    self.coordinator = coordinator
    self.child = child
    self.collection = collection
    self.isReleased = isReleased
    self.isRepeated = isRepeated
    self.site = site
  }
}

/// A retain cycle: a coordinator retains an object, and a callback of that object retains the coordinator.
public struct StrongCallback: Hashable, Codable, Sendable {
  /// The id of the node of the coordinator.
  public var coordinator: String
  /// The name of the property or the collection by which the coordinator keeps the object.
  public var holder: String
  /// The name of the object's property that holds the callback, such as `onFinish`.
  public var callback: String
  /// The id of the node of the object; nil where it is none.
  public var held: String?
  /// Where the callback is set.
  public var site: SourceLocation

  /// Says that a callback captures a coordinator strongly.
  public init(coordinator: String, holder: String, callback: String, held: String?, site: SourceLocation) {
    self.coordinator = coordinator
    self.holder = holder
    self.callback = callback
    self.held = held
    self.site = site
  }
}
