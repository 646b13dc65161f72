/// The words of a library that composes screens by chains of calls, such as RouteComposer.
///
/// A chain reads outwards from the screen: `Step(factory: F).using(action).from(container).using(action).from(screen)`.
public struct ChainVocabulary: Hashable, Codable, Sendable {
  /// Types whose initializer begins a chain for a screen, such as `StepAssembly`.
  public var steps: Set<String>
  /// Steps that stand for a container, with the class that the library makes, such as `NavigationControllerStep`.
  public var containerSteps: [String: String]
  /// Types whose initializer begins a container with content, such as `CompleteFactoryAssembly`.
  public var factoryAssemblies: Set<String>
  /// Types of which the chain chooses one of several ways, such as `SwitchAssembly`.
  public var switches: Set<String>
  /// Actions by the last part of their name, with the kind of edge that they make.
  public var actions: [String: TransitionKind]

  /// Makes the words of a library.
  public init(
    steps: Set<String>, containerSteps: [String: String], factoryAssemblies: Set<String>, switches: Set<String>,
    actions: [String: TransitionKind]
  ) {
    self.steps = steps
    self.containerSteps = containerSteps
    self.factoryAssemblies = factoryAssemblies
    self.switches = switches
    self.actions = actions
  }
}
