import NavigationModel

/// What the code of all files has under each name: it needs no types, so that it is made while those are completed.
struct NameIndex: Sendable {
  private var calls: [String: [CallSiteID]] = [:]
  private var assignments: [String: [AssignmentSite]] = [:]
  private var ownersOfFunctions: [String: [TypeID]] = [:]
  private var globalFunctions: [String: [BodyID]] = [:]
  private var globalProperties: [String: [Property]] = [:]
  private var chainedInitializers: [TypeID: [CallSiteID]] = [:]
  private var namedInitializers: [CallSiteID] = []
  private var namedTypes: Set<String> = []
  private var toggles: [String: [CallSiteID]] = [:]
  private var propertyUses = PropertyUses()
  private var propertyNames = PropertyNames()
  private var handersOfMethods: [String: Set<TypeID>] = [:]

  /// Merges what the files have under each name, in the order of the files.
  init(_ code: [FileCode]) {
    for file in code {
      calls.append(file.callsByName)
      assignments.append(file.assignmentsByName)
      globalFunctions.append(file.global.functions)
      globalProperties.append(file.global.properties)
      propertyNames.add(file.propertyNames)
      namedTypes.formUnion(file.namedTypes)
      for members in file.types {
        guard let owner = members.owner else { continue }
        for name in members.functions.keys where ownersOfFunctions[name]?.last != owner {
          ownersOfFunctions[name, default: []].append(owner)
        }
      }
    }
    addInitializers(code)
    addToggles(code)
    propertyUses = PropertyUses(code, calls: calls, assignments: assignments)
    handersOfMethods = propertyUses.handers(ofMembersAmong: ownersOfFunctions)
  }

  private mutating func addInitializers(_ code: [FileCode]) {
    for id in calls["init"] ?? [] {
      let file = code[Int(id.file)]
      if case .member(.identifier(let base), _) = file[id].call.callee, base == "self" || base == "super",
        let owner = file[file[id].body].owner
      {
        chainedInitializers[owner, default: []].append(id)
      } else {
        namedInitializers.append(id)
      }
    }
  }

  private mutating func addToggles(_ code: [FileCode]) {
    for id in calls["toggle"] ?? [] {
      guard case .member(let toggled, _) = code[Int(id.file)][id].call.callee, let name = toggled.readName else {
        continue
      }
      toggles[name, default: []].append(id)
    }
  }

  /// Gives the program its names.
  func fill(_ program: Program) {
    program.callsByName = calls
    program.assignmentsByName = assignments
    program.ownersOfFunctions = ownersOfFunctions
    program.globalFunctions = globalFunctions
    program.globalProperties = globalProperties
    program.chainedInitializers = chainedInitializers
    program.namedInitializers = namedInitializers
    program.namedTypes = namedTypes
    program.togglesByName = toggles
    program.propertyUses = propertyUses
    program.handersOfMethods = handersOfMethods
    program.propertyNames = propertyNames
  }
}

extension Dictionary {
  /// Appends the elements under each key to those that are there, in place: some names stand in every file.
  mutating func append<Element>(_ other: Self) where Value == [Element] {
    for (key, elements) in other { self[key, default: []] += elements }
  }
}
