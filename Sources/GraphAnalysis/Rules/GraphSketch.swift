import NavigationModel

/// A program written down in a few lines, for the examples of rules and for tests.
///
/// One statement a line; blank lines and lines that start with `#` say nothing.
///
///     coordinator AppFlow          declares a node: any kind of node, or `router` for an object that navigates,
///                                  `part` for a view in screens
///     stack Inbox                  a navigation controller of the app's own class
///     tabs Main                    a tab bar controller of the app's own class
///     split Settings               a split view controller of the app's own class
///     picker Documents             a subclass of the system's document picker
///     browser Terms                a screen that keeps a web view
///     frame Popup                  a controller that is made around any view
///     modifier Routes              a modifier of SwiftUI that shows something
///     public Feed                  a screen whose class other modules can use
///     varied Picker                a screen whose instances are made with different models
///     data Article                 a screen that is made with data
///     List push Detail             a transition; names that are not declared are screens, `?` is not resolved
///     List push~ Detail            the same, inferred; `push?` is possible
///     List push(goDetail) Detail   with the segue's identifier
///     List push Detail via Router  through a wrapper
///     List push Detail in storyboard
///     List push Detail as exchange    what keeps the stack from growing: `exchange` or `reuse`
///     List push Detail if mode     what only some instances of the source do, as a property of theirs says
///     List present Detail on tvOS  in code for one platform
///     List present Logs in debug   in code for debug builds
///     List present Detail as fullScreen   in a modal style
///     List present Detail as fallback     where the same function pushes it in another case
///     List push Detail as route    what the place pushes for one of the routes that it is registered for
///     flow List push Detail via AppFlow   `via ListFlow,AppFlow` through several
///     List creates Detail          what the code of a screen names: `creates`, `configures` or `casts`
///     List casts Detail in prepare
///     List casts Detail as reference      only to find the controller to go back to
///     List configures Detail setting item    with the property that is set
///     App keeps Checkout           a coordinator puts another among its children, each time it starts it
///     App releases Checkout        and takes it out again
///     Checkout captures App        a callback of what a coordinator keeps captures the coordinator strongly
///     List holds Row               a screen holds a part that navigates
///     List inherits Base           the class of a screen is a subclass of another one
///     unexplained Row              the code makes it, and nobody knows what becomes of it
///     unmentioned Old              a screen that nothing leads to and that no code names
///     undismissed Detail           a screen that is presented and that nothing dismisses
///
/// Storyboards have scenes, whose ids are the names of their classes. Segues are transitions `in storyboard`:
///
///     scene List in Main           `scene List in Main as list` with a storyboard ID
///     initial List                 the scene that its storyboard starts with
///     undeclared List              no analyzed source declares the class
///     unnamed Main                 no code, other storyboard or property list names the storyboard
///     reference Main to Other      to the initial scene; `Other/detail` to the one with that storyboard ID
///     List show(go) Detail with caller       a segue that starts at the controller; `without caller`: none names it
///     List show Detail calling makeDetail:   a segue with an action; `action makeDetail:` implements it
///     List performs go             what code asks for: a segue by its identifier,
///     List performs go in open     the same in a function that nothing calls,
///     Flow instantiates detail from Main     a scene by its storyboard ID,
///     Flow loads Main              the initial scene
///     // navgraph:disable all      a suppression in `Source.swift`
///
/// The n-th line of the sketch is the n-th line of `Source.swift`, or of `Main.storyboard`.
public struct GraphSketch {
  /// A line that says nothing known.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    /// Counted from one.
    public let line: Int
    /// The line.
    public let text: String
    /// The sentence for a person.
    public var description: String { "line \(line) of the sketch is not understood: \(text)" }
  }

  private var nodes: [String: Node] = [:]
  private var edges: [Edge] = []
  private var flows: [Flow] = []
  private var knowledge: [ScreenKnowledge] = []
  private var storyboards = StoryboardSketch()
  private var ownership = CoordinatorOwnership()
  private var parts: [ScreenPart] = []
  private var places: [NavigationAccount.Place] = []
  private var undismissed: [String] = []
  private var classes = ScreenClasses()
  private var madeWithData: [String] = []
  private var fallbacks: [String] = []
  private var registrations: [SourceLocation] = []
  private var conditionalRegions: [ConditionalRegion] = []

  /// Reads a sketch.
  ///
  /// - Throws: ``Failure`` for the first line that is not understood.
  public static func program(_ text: String) throws -> LinkedProgram {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, line in
      (number: index + 1, words: line.split(separator: " ").map(String.init), text: String(line))
    }
    var sketch = GraphSketch()
    let comments = lines.compactMap { line in
      SuppressionComment(line: line.text, at: SourceLocation(file: "Source.swift", line: line.number, column: 1))
    }
    let (declarations, statements) = (lines.filter { $0.words.count == 2 }, lines.filter { $0.words.count > 2 })
    for line in lines.filter({ $0.words.count == 1 && !$0.text.hasPrefix("#") }) + declarations + statements
    where !line.text.hasPrefix("#") && !line.text.hasPrefix(SuppressionComment.start) {
      guard sketch.read(line.words, line: line.number) else { throw Failure(line: line.number, text: line.text) }
    }
    return LinkedProgram(
      graph: NavigationGraph(
        nodes: sketch.nodes.values.sorted { $0.id < $1.id },
        edges: sketch.edges.sorted { $0.id < $1.id },
        flows: sketch.flows.sorted { ($0.source, $0.destination) < ($1.source, $1.destination) }
      ),
      knowledge: sketch.knowledge, storyboards: sketch.storyboards.knowledge,
      unmentionedScreens: sketch.storyboards.unmentioned.sorted(), undismissedModals: sketch.undismissed.sorted(),
      madeWithData: sketch.madeWithData.sorted(), classes: sketch.classes,
      fallbackPresentations: sketch.fallbacks.sorted(), routeRegistrations: sketch.registrations.sorted(),
      ownership: sketch.ownership,
      parts: sketch.parts, account: NavigationAccount(sketch.places),
      suppressions: comments,
      conditionalRegions: sketch.conditionalRegions.sorted()
    )
  }

  private mutating func read(_ words: [String], line: Int) -> Bool {
    if readStoryboard(words, line: line) { return true }
    return switch words.count {
    case 2: declare(words[1], as: words[0], line: line)
    case 3: relate(words[0], words[1], words[2], modifier: nil, line: line)
    case 5: relate(words[0], words[1], words[2], modifier: (words[3], words[4]), line: line)
    case 6 where words[0] == "flow" && words[4] == "via":
      flow(words[1], words[2], words[3], via: words[5], line: line)
    default: false
    }
  }

  private mutating func readStoryboard(_ words: [String], line: Int) -> Bool {
    var storyboards = storyboards
    defer { self.storyboards = storyboards }
    return storyboards.read(words, line: line) { id(of: $0, line: line) }
  }

  private mutating func declare(_ name: String, as kind: String, line: Int) -> Bool {
    if kind == "undismissed" {
      undismissed.append(id(of: name, line: line))
      return true
    }
    if kind == "unexplained" {
      _ = id(of: name, line: line)
      places.append(
        NavigationAccount.Place(
          kind: .making, name: name, site: SourceLocation(file: "Source.swift", line: line, column: 1),
          outcome: .unexplained, reason: "it is not followed"))
      return true
    }
    let kinds: [String: Node.Kind] = [
      "router": .navigator, "varied": .screen, "data": .screen, "stack": .screen, "part": .screen, "picker": .screen,
      "tabs": .screen, "split": .screen, "browser": .screen, "public": .screen,
      "frame": .screen, "modifier": .screen,
    ]
    guard let nodeKind = kinds[kind] ?? Node.Kind(rawValue: kind) else { return false }
    let roles: [String: Node.Role] = ["coordinator": .coordinator, "part": .component, "modifier": .component]
    let role = roles[kind]
    nodes[name] = Node(
      id: "\(nodeKind.rawValue):\(name)", name: name, type: nodeKind == .unknown ? nil : name, kind: nodeKind,
      role: role, location: SourceLocation(file: "\(name).swift", line: 1, column: 7)
    )
    if kind == "varied" { nodes[name]?.variesBy = ["model"] }
    if kind == "data" { madeWithData.append("\(nodeKind.rawValue):\(name)") }
    let id = "\(nodeKind.rawValue):\(name)"
    switch kind {
    case "picker": classes.systemSubclasses.append(id)
    case "stack": classes.stacks.append(id)
    case "tabs": classes.tabBars.append(id)
    case "split": classes.splitViews.append(id)
    case "browser": classes.webPages.append(id)
    case "frame": classes.frames.append(id)
    case "modifier": classes.modifiers.append(id)
    case "public": classes.exported.append(id)
    default: break
    }
    return true
  }

  private mutating func id(of name: String, line: Int) -> String {
    if nodes[name] == nil {
      _ = declare(name, as: name == "?" ? "unknown" : "screen", line: line)
    }
    return nodes[name]?.id ?? name
  }

  private mutating func relate(
    _ source: String, _ verb: String, _ destination: String, modifier: (word: String, value: String)?, line: Int
  ) -> Bool {
    let names = (source: source, destination: destination)
    let (source, destination) = (id(of: source, line: line), id(of: destination, line: line))
    if verb == "inherits" {
      classes.superclasses[source, default: []].append(names.destination)
      return modifier == nil
    }
    let place = modifier.map { "\($0.word) \($0.value)" }
    let isSegue = modifier.map { ["with", "without", "calling"].contains($0.word) } == true || place == "in storyboard"
    let file = isSegue ? "Main.storyboard" : "Source.swift"
    let site = SourceLocation(file: file, line: line, column: 1)
    if let kind = ScreenKnowledge.Kind(rawValue: verb) {
      knowledge.append(
        ScreenKnowledge(
          source: source, destination: destination, kind: kind, inPrepare: place == "in prepare",
          property: modifier?.word == "setting" ? modifier?.value : nil,
          isReference: place == "as reference" ? true : nil, site: site))
      return place == nil || place == "in prepare" || place == "as reference" || modifier?.word == "setting"
    }
    if verb == "holds" {
      parts.append(ScreenPart(screen: source, part: destination, sites: [site]))
      return place == nil
    }
    if own(source, verb, destination, at: site) { return place == nil }
    guard let transition = Transition(verb) else { return false }
    var edge = Edge(
      source: source, destination: destination, kind: transition.kind, confidence: transition.confidence,
      identifier: transition.identifier, via: modifier?.word == "via" ? [modifier?.value ?? ""] : [], sites: [site])
    if let modifier, modifier.word == "as" {
      edge.stackEffect = StackEffect(rawValue: modifier.value)
      edge.modalStyle = ModalStyle(rawValue: modifier.value)
      if modifier.value == "fallback" { fallbacks.append(edge.id) }
      if modifier.value == "route" { registrations.append(site) }
      guard edge.stackEffect != nil || edge.modalStyle != nil || ["fallback", "route"].contains(modifier.value) else {
        return false
      }
    }
    if let modifier, modifier.word == "if" { edge.variesBy = [modifier.value] }
    if place == "in debug" { conditionalRegions.append(ConditionalRegion(.debug, file: file, start: line, end: line)) }
    if let modifier, modifier.word == "on" {
      guard modifier.value.hasSuffix("OS") else { return false }
      conditionalRegions.append(
        ConditionalRegion(.platform(modifier.value), file: file, start: line, end: line))
    }
    edges.append(edge)
    guard let modifier, isSegue else {
      return place == "in debug" || ["via", "as", "if", "on", nil].contains(modifier?.word)
    }
    return storyboards.addSegue(
      from: names.source, kind: transition.kind, identifier: transition.identifier, to: names.destination,
      modifier: modifier, line: line)
  }

  /// Whether the verb says what coordinators keep, which it then has noted.
  private mutating func own(_ source: String, _ verb: String, _ destination: String, at site: SourceLocation) -> Bool {
    switch verb {
    case "keeps":
      ownership.children.append(
        KeptChild(
          coordinator: source, child: destination, collection: "children", isReleased: false, isRepeated: true,
          site: site))
    case "releases":
      for index in ownership.children.indices
      where ownership.children[index].coordinator == source && ownership.children[index].child == destination {
        ownership.children[index].isReleased = true
      }
    case "captures":
      ownership.callbacks.append(
        StrongCallback(coordinator: destination, holder: "children", callback: "onFinish", held: source, site: site))
    default:
      return false
    }
    return true
  }

  private mutating func flow(
    _ source: String, _ verb: String, _ destination: String, via: String, line: Int
  ) -> Bool {
    guard let kind = TransitionKind(rawValue: verb) else { return false }
    flows.append(
      Flow(
        source: id(of: source, line: line), destination: id(of: destination, line: line), kind: kind,
        via: via.split(separator: ",").map(String.init)))
    return true
  }
}

extension SuppressionComment {
  fileprivate static let start = "// navgraph:"

  /// The comment that a line of a sketch is; nil for other lines.
  fileprivate init?(line: String, at location: SourceLocation) {
    guard line.hasPrefix(Self.start) else { return nil }
    self.init(command: String(line.dropFirst(Self.start.count)), location: location)
  }
}

/// The verb of a transition: `push`, `push~`, `push?` or `push(identifier)`.
private struct Transition {
  var kind: TransitionKind
  var confidence = Confidence.certain
  var identifier: String?

  init?(_ verb: String) {
    var verb = verb[...]
    if verb.hasSuffix("~") || verb.hasSuffix("?") {
      confidence = verb.removeLast() == "~" ? .inferred : .possible
    }
    if verb.hasSuffix(")"), let start = verb.firstIndex(of: "(") {
      identifier = String(verb[verb.index(after: start)...].dropLast())
      verb = verb[..<start]
    }
    guard let kind = TransitionKind(rawValue: String(verb)) else { return nil }
    self.kind = kind
  }
}
