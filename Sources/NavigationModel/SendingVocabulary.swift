/// How code sends values to listeners that it does not know: by the names of notifications, or by subjects and relays,
/// to which one object sends and another listens.
public struct SendingVocabulary: Hashable, Codable, Sendable {
  /// Where a call says by what it sends or listens.
  public enum ChannelPlace: Hashable, Codable, Sendable {
    /// It is called on the channel: `selection.send(item)`, `selection.sink { … }`.
    case receiver
    /// An argument is the channel: `onReceive(selection) { … }`. `_` stands for the first without a label.
    case argument(String)
    /// An argument is the name of the channel: `post(name: .itemSelected, object: item)`.
    case name(String)
    /// An argument reads a property, which sends each value that it is set to: `onChange(of: router.page) { … }`.
    case property(String)

    /// The label of the argument that reads a property; nil for other places.
    public var property: String? { if case .property(let label) = self { label } else { nil } }
  }

  /// A call that sends.
  public struct Sender: Hashable, Codable, Sendable {
    /// The name of the method, such as `send`.
    public var name: String
    /// By what it sends.
    public var channel: ChannelPlace
    /// The labels of which the call has one for what is sent; empty where those who listen get an object of ``carrier``
    /// with the arguments of the call.
    public var sent: [String]
    /// The type whose object those who listen get, made with the arguments of the call; nil where they get what is sent.
    public var carrier: String?

    /// Describes a method that sends one of its arguments, or all of them in a carrier.
    public init(_ name: String, by channel: ChannelPlace, sends sent: [String] = [], in carrier: String? = nil) {
      self.name = name
      self.channel = channel
      self.sent = sent
      self.carrier = carrier
    }
  }

  /// A call that listens.
  public struct Listener: Hashable, Codable, Sendable {
    /// The name of the method, such as `sink`.
    public var name: String
    /// What it listens to.
    public var channel: ChannelPlace
    /// The labels of the closure, the method or the selector that runs for each thing that is sent; `_` stands for an
    /// argument without a label.
    public var handlers: [String]

    /// Describes a method that runs one of its arguments each time.
    public init(_ name: String, to channel: ChannelPlace, runs handlers: [String]) {
      self.name = name
      self.channel = channel
      self.handlers = handlers
    }
  }

  /// The types whose objects are channels, such as `PassthroughSubject`.
  public var channels: Set<String>
  /// The calls that send.
  public var senders: [Sender]
  /// The calls that listen.
  public var listeners: [Listener]
  /// Methods that give what is sent under a name as a stream, with the label of the name: `publisher(for: .itemSelected)`.
  public var streams: [String: String]
  /// Methods of streams, with what each does to the things in it: `receive(on:)`, `map`.
  public var operators: [String: Operator]

  /// The properties of channels that send what they are set to, such as `value` of a `MutableProperty`.
  public var setters: Set<String>
  /// The properties of channels that are streams of what the channels send, such as `signal`.
  public var views: Set<String>

  /// What a method of a stream does to the things in it.
  public enum Operator: String, Hashable, Codable, Sendable {
    /// It gives all of them, at other times at most.
    case passing
    /// It leaves some out.
    case filtering
    /// It makes another thing of each with its closure.
    case mapping
    /// It makes another thing of some with its closure, and leaves the others out.
    case compactMapping
    /// It makes other streams of them.
    case flattening
  }

  /// Describes a library by its words.
  public init(
    channels: Set<String> = [], senders: [Sender] = [], listeners: [Listener] = [], streams: [String: String] = [:],
    operators: [Operator: [String]] = [:], setters: Set<String> = [], views: Set<String> = []
  ) {
    self.channels = channels
    self.senders = senders
    self.listeners = listeners
    self.streams = streams
    self.setters = setters
    self.views = views
    self.operators = operators.sorted { $0.key.rawValue < $1.key.rawValue }.reduce(into: [:]) { found, names in
      for name in names.value { found[name] = names.key }
    }
  }
}
