import NavigationModel

/// Where properties are used in ways that their declaration does not show.
struct PropertyUses {
  /// The assignments of each body.
  private var assignments: [BodyID: [AssignmentSite]] = [:]
  /// `willSet`, `didSet` and setters by the name of the property.
  private var observers: [String: [BodyID]] = [:]
  /// The calls that put something into a collection, by the name of the property that holds it.
  private var additions: [String: [CallSite]] = [:]
  /// The calls that set what a collection has under a key or an index, by the name of the property that holds it.
  private var elementSettings: [String: [CallSite]] = [:]
  /// The members of what properties hold that the code of each type hands on, by the name of the property.
  private var membersHandedOn: [TypeID: [String: Set<String>]] = [:]
  /// The locals by which code calls what properties hold.
  private(set) var renamedProperties = RenamedProperties()
  /// What code may change without an assignment that shows it.
  private(set) var changes = ChangesInPlace()

  /// No uses.
  init() {}

  init(_ code: [FileCode], calls: [String: [CallSiteID]], assignments sitesByName: [String: [AssignmentSite]]) {
    for (_, sites) in sitesByName.sorted(by: { $0.key < $1.key }) {
      for site in sites { assignments[site.body, default: []].append(site) }
    }
    for file in code {
      for index in file.bodies.indices where file.bodies[index].kind == .observers {
        observers[file.bodies[index].name, default: []].append(file.bodies[index].id)
      }
      for (owner, members) in file.membersHandedOn {
        membersHandedOn[owner, default: [:]].merge(members) { $0.union($1) }
      }
    }
    for method in Call.additions {
      for id in calls[method] ?? [] {
        let site = code[Int(id.file)][id]
        guard let name = site.call.addition?.array.readName else { continue }
        additions[name, default: []].append(site)
      }
    }
    for method in Call.elementSettings {
      for id in calls[method] ?? [] {
        let site = code[Int(id.file)][id]
        guard let name = site.call.elementSetting?.collection.readName else { continue }
        elementSettings[name, default: []].append(site)
      }
    }
    renamedProperties = RenamedProperties(code, calls: calls)
    changes = ChangesInPlace(code, calls: calls)
  }

  func assignments(in body: BodyID) -> [AssignmentSite] { assignments[body] ?? [] }

  /// The members of what a property holds that the code of a type gives to calls, or sets something to.
  func membersHandedOn(ofProperty name: String, by owner: TypeID) -> Set<String> {
    membersHandedOn[owner]?[name] ?? []
  }

  /// The types whose code hands on members of certain names, by the name.
  func handers(ofMembersAmong names: [String: [TypeID]]) -> [String: Set<TypeID>] {
    var found: [String: Set<TypeID>] = [:]
    for (owner, members) in membersHandedOn {
      for name in members.values.joined() where names[name] != nil { found[name, default: []].insert(owner) }
    }
    return found
  }

  func observers(named name: String) -> [BodyID] { observers[name] ?? [] }

  func additions(to name: String) -> [CallSite] { additions[name] ?? [] }

  func elementSettings(of name: String) -> [CallSite] { elementSettings[name] ?? [] }
}

extension Evaluator {
  func assignments(in body: BodyID) -> [AssignmentSite] { program.propertyUses.assignments(in: body) }

  /// What runs when a property of a type is set.
  func observers(of name: String, in type: TypeID) -> [BodyID] {
    program.propertyUses.observers(named: name).filter { body in
      program[body].owner.map { program.inherits(type, from: $0) } ?? false
    }
  }
}
