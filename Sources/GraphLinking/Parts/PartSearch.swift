import NavigationModel

/// The way outwards from one part: from what holds it to what holds that, up to the nodes that somebody comes to.
///
/// What holds an object is told by its type: who makes it, keeps it or takes something for it. Where that leads to no
/// node, code is followed to its callers instead, as to those of `Prompt.shared.show()` and of `extension URL`.
struct PartSearch {
  private let program: Program
  /// The code of the part in which transitions are asked for.
  private let asking: [BodyID]
  private(set) var found: [TypeID: Set<CodeSpot>] = [:]
  /// The code at the top level of files that holds the part.
  private(set) var foundAtTopLevel: [BodyID: Set<CodeSpot>] = [:]
  /// The nodes of the screens that are shown together with the part, as by a link whose content has it.
  private(set) var foundInShown: [String: Set<CodeSpot>] = [:]
  private var types: [TypeID] = []
  private var bodies: [BodyID] = []
  private var seenTypes: Set<TypeID> = []
  private var seenBodies: Set<BodyID> = []
  private var carriers: [Handing] = []
  private var seenCarriers: Set<Handing> = []
  /// Where models have views that were followed to who asks for them, rather than to who has the model.
  private var handedOut: [(link: Holders.Link, view: TypeID)] = []
  private var followsModels = false
  /// A view that a carrier hands out, one of several perhaps.
  private struct Handing: Hashable {
    let carrier: HandedViews.Carrier
    let view: TypeID
  }
  /// Whether only code that keeps the first type counts as its holder, and not code that makes it: the maker may show
  /// the object in a way that was not found.
  private let wantsKeepers: Bool

  /// Beyond this many types, functions and members, the search ends: so long a way says nothing about the part.
  private static let limit = 4_000

  init(of type: TypeID?, asking: [BodyID], wantsKeepers: Bool, in program: Program) {
    self.program = program
    self.asking = asking
    self.wantsKeepers = wantsKeepers
    if let type, program[type].isDeclared { add(type) }
  }

  /// Whoever knows the graph around the part.
  struct Surroundings {
    /// Whether the way ends at a type.
    let isPlace: (TypeID) -> Bool
    /// Whether a call makes a view that nobody can touch, so that it takes nobody anywhere.
    let isUntouchable: (CallSiteID) -> Bool
    /// The screen that the transition around a call shows, whose part what is made there becomes.
    let shown: (CallSiteID) -> String?
    /// Who calls code.
    let callers: (BodyID) -> [Holders.Link]
    /// What the view can be got from that a model has at a place; nothing for the views of what is no model.
    let carriers: (Holders.Link) -> [HandedViews.Carrier]
    /// Who gets a view from what carries it.
    let readers: (HandedViews.Carrier, TypeID) -> [Holders.Link]
  }

  /// Follows the way.
  mutating func run(_ holders: inout Holders, in surroundings: Surroundings) {
    followTypes(&holders, surroundings)
    if isOpen, !handedOut.isEmpty {
      // Nobody is seen to ask for the view, so that any who has the model may show it.
      followsModels = true
      for (link, view) in handedOut { take(link, of: view, surroundings) }
      followTypes(&holders, surroundings)
    }
    guard isOpen, !wantsKeepers else { return }
    // No holder of the types on the way is known, so the callers of their code are followed instead.
    asking.forEach { add($0) }
    for type in seenTypes.sorted() { program[type].functions.values.joined().sorted().forEach { add($0) } }
    while seenTypes.count + seenBodies.count < Self.limit, let body = bodies.popLast() {
      for link in surroundings.callers(body) { take(link, surroundings) }
      followTypes(&holders, surroundings)
    }
  }

  /// Whether no place is found yet.
  private var isOpen: Bool { found.isEmpty && foundAtTopLevel.isEmpty && foundInShown.isEmpty }

  private mutating func followTypes(_ holders: inout Holders, _ surroundings: Surroundings) {
    while seenTypes.count + seenCarriers.count < Self.limit {
      if let type = types.popLast() {
        let isFirst = seenTypes.count == 1
        for link in holders.links(to: type) where link.isKept || !(isFirst && wantsKeepers) {
          take(link, of: program.isView(type) ? type : nil, surroundings)
        }
      } else if let handed = carriers.popLast() {
        for link in surroundings.readers(handed.carrier, handed.view) { take(link, of: handed.view, surroundings) }
      } else {
        break
      }
    }
  }

  /// - Parameter view: The view that is held at the link; nil for an object that is no view.
  private mutating func take(_ link: Holders.Link, of view: TypeID? = nil, _ surroundings: Surroundings) {
    if link.making.map(surroundings.isUntouchable) == true { return }
    if let screen = link.making.flatMap(surroundings.shown) {
      foundInShown[screen, default: []].insert(link.spot)
    } else if let owner = link.owner {
      if let view, hands(view, on: link, of: owner, surroundings) { return }
      if surroundings.isPlace(owner) {
        found[owner, default: []].insert(link.spot)
      } else if link.isAround {
        return
      } else if program[owner].isDeclared {
        add(owner)
      } else if let body = link.body {
        add(body)
      }
    } else if let body = link.body {
      if program[body].kind == .topLevel { foundAtTopLevel[body, default: []].insert(link.spot) } else { add(body) }
    }
  }

  /// Whether a model has a view at a place only to hand it out. If so, it is followed to who asks for it.
  private mutating func hands(
    _ view: TypeID, on link: Holders.Link, of owner: TypeID, _ surroundings: Surroundings
  ) -> Bool {
    guard !followsModels else { return false }
    let carriers = surroundings.carriers(link)
    for carrier in carriers { add(carrier, of: view) }
    if !carriers.isEmpty { handedOut.append((link, view)) }
    return !carriers.isEmpty
  }

  private mutating func add(_ type: TypeID) { if seenTypes.insert(type).inserted { types.append(type) } }

  private mutating func add(_ carrier: HandedViews.Carrier, of view: TypeID) {
    let handed = Handing(carrier: carrier, view: view)
    if seenCarriers.insert(handed).inserted { carriers.append(handed) }
  }

  private mutating func add(_ body: BodyID) { if seenBodies.insert(body).inserted { bodies.append(body) } }
}
