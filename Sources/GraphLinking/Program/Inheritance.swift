import NavigationModel

/// What a type is by what it inherits from.
extension Program {
  /// The type and everything above it: itself first, then superclasses and protocols, nearest first.
  func lineage(of type: TypeID) -> [TypeID] {
    type.index < lineages.count ? lineages[type.index] : computeLineage(of: type)
  }

  func computeLineage(of type: TypeID) -> [TypeID] {
    var result = [type]
    var seen: Set<TypeID> = [type]
    var next = 0
    while next < result.count {
      for supertype in self[result[next]].supertypes where seen.insert(supertype).inserted { result.append(supertype) }
      next += 1
    }
    return result
  }

  /// The types whose members code on a value of the type can name: those above it, and for protocols what their
  /// extensions require of `Self`.
  func memberLineage(of type: TypeID) -> [TypeID] {
    type.index < memberLineages.count ? memberLineages[type.index] : computeMemberLineage(of: type)
  }

  func computeMemberLineage(of type: TypeID) -> [TypeID] {
    let own = lineage(of: type)
    guard !selfRequirements.isEmpty else { return own }
    let required = own.flatMap { selfRequirements[$0] ?? [] }
    guard !required.isEmpty else { return own }
    var seen = Set(own)
    return own + required.flatMap { lineage(of: $0) }.filter { seen.insert($0).inserted }
  }

  func inherits(_ type: TypeID, from ancestor: TypeID) -> Bool {
    type == ancestor || lineage(of: type).contains(ancestor)
  }

  func inherits(_ type: TypeID, fromAnyNamed names: [String]) -> Bool {
    lineage(of: type).contains { names.contains(self[$0].name) }
  }

  /// The nearest type above, or the type itself, that a framework idiom describes.
  func frameworkType(of type: TypeID) -> FrameworkType? {
    type.index < frameworkTypes.count ? frameworkTypes[type.index] : computeFrameworkType(of: type)
  }

  func computeFrameworkType(of type: TypeID) -> FrameworkType? {
    var first: FrameworkType?
    let isClass = self[type].kind == .class
    for ancestor in lineage(of: type) where !self[ancestor].isDeclared {
      guard let known = frameworks.types[self[ancestor].name] else { continue }
      // SwiftUI's views are values, so that what a class conforms to is the `View` of another library.
      if isClass, known.framework == .swiftui, self[ancestor].name == "View" { continue }
      // A protocol of a library may be nearer than the class which says that it is a controller.
      if known.role != .other { return known }
      first = first ?? known
    }
    return first
  }

  /// All declared types below a type that are no protocols, sorted by id.
  func concreteSubtypes(of type: TypeID) -> [TypeID] { concreteTypesBelow[type] ?? [] }

  /// Whether values of the type are destinations: controllers and views.
  func isScreen(_ type: TypeID) -> Bool {
    switch frameworkType(of: type)?.role {
    case .controller, .container, .hosting, .view, .systemScreen: self[type].isDeclared && !self[type].isProtocol
    default: false
    }
  }

  func isController(_ type: TypeID) -> Bool {
    switch frameworkType(of: type)?.role {
    case .controller, .container, .hosting, .systemScreen, .alert: true
    default: false
    }
  }

  /// Whether a type is a screen that no Swift file declares: of a library, or written in Objective-C.
  func isOutsideScreen(_ type: TypeID) -> Bool {
    !self[type].isDeclared && frameworks.types[self[type].name] == nil && frameworkType(of: type)?.role == .controller
  }

  /// Whether a value of a type is known to be a certain screen, and not just some controller.
  func namesScreen(_ type: TypeID) -> Bool {
    if isScreen(type) || isOutsideScreen(type) { return true }
    let role = frameworkType(of: type)?.role
    return role == .systemScreen || role == .alert
  }

  func isView(_ type: TypeID) -> Bool {
    let role = frameworkType(of: type)?.role
    return role == .view || role == .wrapperView || role == .choiceView
  }

  func isEntry(_ type: TypeID) -> Bool {
    frameworkType(of: type)?.role == .entry || lineage(of: type).contains { entryNames[$0.index] }
  }

  /// Whether the type is the delegate of the app or of a scene that the program only extends, since its class is written
  /// in Objective-C.
  func isExtendedEntry(_ type: TypeID) -> Bool {
    !self[type].isDeclared && self[type].extendedIn != nil && frameworks.types[self[type].name] == nil
      && subtypes[type] == nil && isEntry(type)
  }

  /// Whether the type is a coordinator by conformance, inheritance or name.
  ///
  /// SwiftUI's `Coordinator`, a class nested in a representable view, is none: it is a delegate. Nor is an actor, which
  /// runs beside the main thread, where all screens are.
  func isCoordinator(_ type: TypeID) -> Bool {
    guard self[type].kind != .enum, self[type].kind != .actor, !isScreen(type), !isEntry(type) else { return false }
    if frameworkType(of: type)?.role == .coordinator { return true }
    if let outer = enclosingType(of: type), isView(outer) { return false }
    return lineage(of: type).contains { coordinatorNames[$0.index] }
  }

  /// Whether the type is a coordinator that the program only extends, since its class is written in Objective-C. What
  /// others conform to is a protocol of a library, and none; so is what has no name but the word, which only libraries
  /// call theirs.
  func isExtendedCoordinator(_ type: TypeID) -> Bool {
    !self[type].isDeclared && self[type].extendedIn != nil && coordinatorNames[type.index]
      && subtypes[type] == nil && frameworkType(of: type) == nil && !Self.coordinatorWords.contains(self[type].name)
  }

  /// Whether a name ends with one of the words that coordinators, routers and their like end with.
  static func namesCoordinator(_ name: Substring) -> Bool {
    let ending = ["Impl", "Imp"].first { name.hasSuffix($0) }
    let stem = name.dropLast(ending?.count ?? 0)
    return coordinatorWords.contains { stem.hasSuffix($0) }
  }

  private static let coordinatorWords = [
    "Coordinator", "Coordinating", "CoordinatorProtocol", "CoordinatorType", "Router", "Wireframe", "FlowController",
  ]

  /// Whether others inherit from a class of which no code and no storyboard makes an object: a role of several screens,
  /// and no concrete one.
  func isOnlyInherited(_ type: TypeID) -> Bool {
    let name = self[type].bareName
    guard self[type].isDeclared, subtypes[type] != nil, storyboards.scenes(of: type).isEmpty,
      !namedTypes.contains(name)
    else { return false }
    let receivers = Receivers(program: self)
    return !(callsByName[name] ?? []).contains { receivers.type(madeBy: self[$0]) == type }
      && !namedInitializers.contains { id in
        // `Container.init()`
        guard case .member(let base, _) = self[id].call.callee else { return false }
        return base.unspecialized.dottedPath?.lastName == name[...]
      }
  }

  /// What a type below a generic one specializes a parameter of that with, and the names around the place that says so,
  /// with its file: `ItemRoute` for the parameter of `Nav` in `class ItemNav: Nav<ItemRoute>`, through any number of
  /// classes.
  ///
  /// - Parameter seen: the classes that were asked before: what inherits in a cycle says nothing.
  func argument(
    for parameter: String, of generic: TypeID, in object: TypeID, besides seen: Set<TypeID> = []
  ) -> (type: TypeReference, inside: String?, file: Int)? {
    guard object != generic, !seen.contains(generic),
      let index = self[generic].generics.firstIndex(where: { $0.name == parameter })
    else {
      return nil
    }
    for subtype in lineage(of: object) where subtype != generic && self[subtype].supertypes.contains(generic) {
      guard self[subtype].file != nil else { continue }
      for inherited in inheritedTypes(of: subtype) {
        guard case .named(let name, let arguments) = inherited.reference, arguments.indices.contains(index) else {
          continue
        }
        let inside = inherited.around.map { self[$0].name }
        guard
          resolve(name, inside: inherited.isAliased ? inside : inside?.enclosingName, file: inherited.file) == generic
        else { continue }
        let argument = arguments[index]
        // A class in between that is generic itself hands its own parameter on.
        if !inherited.isAliased, let name = argument.name, self[subtype].generics.contains(where: { $0.name == name }) {
          return self.argument(for: name, of: subtype, in: object, besides: seen.union([generic]))
        }
        return (argument, inside, inherited.file)
      }
    }
    return nil
  }
}
