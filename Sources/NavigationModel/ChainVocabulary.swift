/// The vocabulary of a library that composes screens with chains of builder calls, such as RouteComposer.
///
/// A chain reads outwards from the screen: `Step(factory: F).using(action).from(container).using(action).from(screen)`.
/// A word is the name of a type, or of the static member that newer versions write in its place: a navigation
/// controller to stand in is `NavigationControllerStep()` or `.navigationController`.
public struct ChainVocabulary: Hashable, Codable, Sendable {
  /// Types whose initializer begins a chain for a screen, such as `StepAssembly`.
  public var steps: Set<String>
  /// Steps and factories that stand for a container, with the class that the library makes.
  public var containers: [String: String]
  /// Types whose initializer begins a container with content, such as `CompleteFactoryAssembly`.
  public var factoryAssemblies: Set<String>
  /// Types with which a chain chooses one of several destinations, such as `SwitchAssembly`.
  public var switches: Set<String>
  /// Types that begin the outer part of a chain, to which a screen is still to come, such as `ChainAssembly`.
  public var tails: Set<String>
  /// Types that pair a chain with what its screen is about, such as `Destination(to:with:)`.
  public var destinations: Set<String>
  /// Factories that load a screen from a storyboard, by `name` and `identifier`.
  public var storyboardFactories: Set<String>
  /// Factories that make nothing: the screen already exists in the container from which the chain continues.
  public var emptyFactories: Set<String>
  /// Finders that find nothing, so that the factory makes a new screen each time.
  public var emptyFinders: Set<String>
  /// The types of chains that a program declares properties and functions with, such as `DestinationStep<Screen, Context>`.
  public var stepTypes: Set<String>
  /// The protocols of the program's own factories and actions, whose methods only the library calls.
  public var parts: Set<String>
  /// Actions by the last part of their name, with the kind of edge that they make.
  public var actions: [String: TransitionKind]
  /// Actions that do nothing, such as `nilAction`.
  public var emptyActions: Set<String>

  /// Makes the words of a library.
  public init(
    steps: Set<String>, containers: [String: String], factoryAssemblies: Set<String>, switches: Set<String>,
    tails: Set<String>, destinations: Set<String>, storyboardFactories: Set<String>, emptyFactories: Set<String>,
    emptyFinders: Set<String>, stepTypes: Set<String>, parts: Set<String>, actions: [String: TransitionKind],
    emptyActions: Set<String>
  ) {
    self.steps = steps
    self.containers = containers
    self.factoryAssemblies = factoryAssemblies
    self.switches = switches
    self.tails = tails
    self.destinations = destinations
    self.storyboardFactories = storyboardFactories
    self.emptyFactories = emptyFactories
    self.emptyFinders = emptyFinders
    self.stepTypes = stepTypes
    self.parts = parts
    self.actions = actions
    self.emptyActions = emptyActions
  }
}
