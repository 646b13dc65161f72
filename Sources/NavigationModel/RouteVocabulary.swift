/// The vocabulary of a library whose coordinators answer requests for routes, such as XCoordinator and RxFlow.
///
/// Whoever wants a screen asks for a route: `router.trigger(.detail(id))`. A coordinator answers in one method, which
/// turns each route into transitions. The request is a call of that method in all but name.
public struct RouteVocabulary: Hashable, Codable, Sendable {
  /// A method that answers: its only parameter is the route.
  public struct Handler: Hashable, Codable, Sendable {
    /// The method's name, such as `prepareTransition`.
    public var name: String
    /// The label of the route, such as `for`.
    public var label: String

    /// Makes a handler.
    public init(_ name: String, label: String) {
      self.name = name
      self.label = label
    }
  }

  /// A call that asks for a route.
  public struct Request: Hashable, Codable, Sendable {
    /// Where the code says whom it asks.
    public enum Router: Hashable, Codable, Sendable {
      /// What the call is made on; the object around the call where it is made on nothing.
      case receiver
      /// The argument of that label.
      case argument(String)
      /// The coordinator that has started the one around the call.
      case parent
    }

    /// Where the call says what it asks for.
    public enum Route: Hashable, Codable, Sendable {
      /// The argument of that label; `_` stands for each argument without one.
      case argument(String)
      /// What the events that the call is made on are mapped to, as in `taps.map { Step.detail }.bind(to: steps)`.
      case mapped(into: String)
    }

    /// The name of what is called, such as `trigger`.
    public var name: String
    /// Where the call says what it asks for.
    public var route: Route
    /// Where the code says whom it asks.
    public var router: Router
    /// The last name of what takes the route, for a word that others use as well: `steps` in `steps.accept(…)`.
    public var receiver: String?

    /// Makes a request of what it is called on, unless another router is given.
    public init(_ name: String, route label: String, of router: Router = .receiver, receiver: String? = nil) {
      self.init(name, .argument(label), of: router, receiver: receiver)
    }

    /// Makes a request of what it is called on, unless another router is given.
    public init(_ name: String, _ route: Route, of router: Router = .receiver, receiver: String? = nil) {
      self.name = name
      self.route = route
      self.router = router
      self.receiver = receiver
    }
  }

  /// A call by which a coordinator says whose requests it answers.
  public struct Subscription: Hashable, Codable, Sendable {
    /// The name of what is called, such as `contribute`.
    public var name: String
    /// The label of the object that will ask.
    public var asker: String
    /// The label of what is shown. Where that is a coordinator, it is the one that answers.
    public var shown: String

    /// Makes a subscription.
    public init(_ name: String, asker: String, shown: String) {
      self.name = name
      self.asker = asker
      self.shown = shown
    }
  }

  /// The methods that answer.
  public var handlers: [Handler]
  /// The wrappers of properties that are routes by themselves, asked for by key paths, as in `route(to: \.detail)`.
  public var properties: Set<String>
  /// The calls that ask.
  public var requests: [Request]
  /// The calls that tie askers to coordinators; empty where the type of the router does that.
  public var subscriptions: [Subscription]

  /// Makes the words of a library.
  public init(
    handlers: [Handler] = [], properties: Set<String> = [], requests: [Request], subscriptions: [Subscription] = []
  ) {
    self.handlers = handlers
    self.properties = properties
    self.requests = requests
    self.subscriptions = subscriptions
  }
}
