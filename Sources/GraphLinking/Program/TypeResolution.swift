import NavigationModel

extension Program {
  /// Whether a name can be that of a type: by its capital letter, or since the program declares a type under it.
  func mayNameType(_ name: (some StringProtocol)?) -> Bool {
    guard let name, let first = name.first else { return false }
    return first.isUppercase || typesByName[String(name)]?.contains { self[$0].isDeclared } == true
  }

  /// The type that a name means at a place.
  ///
  /// Names are looked up as Swift does it: in the types around the place from the inside out, in what those inherit,
  /// then globally. A type that is private to another file has no name there. Where several types have the name, since a
  /// repository can hold many apps, the one of the same file wins, then the one of the same module, then the one in the
  /// nearest folder.
  ///
  /// - Parameters:
  ///   - name: one or several names joined by dots.
  ///   - inside: the full name of the type around the place.
  ///   - module: the module that the place demands, as storyboards do.
  func resolve(_ name: String, inside: String?, file: Int, module: String? = nil) -> TypeID? {
    resolve(name, inside: inside, file: file, module: module, depth: 0)
  }

  private func resolve(_ name: String, inside: String?, file: Int, module: String?, depth: Int) -> TypeID? {
    // An alias can name itself by way of others.
    guard depth < 8 else { return nil }
    let mayBeNested = nestedNames.contains(name.lastName)
    var enclosing = mayBeNested || memberAliases.contains(name) ? inside : nil
    while let current = enclosing {
      let nested = visible(typesByName["\(current).\(name)"], from: file, around: inside)
      if let found = nearest(nested, to: file, module: module, around: inside),
        !isOfNamesake(found, of: current, namedIn: file)
      {
        return found
      }
      if let outer = nearest(typesByName[current], to: file, module: nil) {
        if let alias = self[outer].aliases[name]?.name, alias != name {
          return resolve(alias, inside: current, file: file, module: module, depth: depth + 1)
        }
        for supertype in self[outer].supertypes where self[supertype].isDeclared {
          let base = self[supertype].name
          let inherited = visible(typesByName["\(base).\(name)"], from: file, around: inside)
          if let found = nearest(inherited, to: file, module: nil), !isOfNamesake(found, of: base, namedIn: file) {
            return found
          }
        }
      }
      enclosing = current.enclosingName
    }
    let candidates = module == nil ? visible(typesByName[name], from: file, around: inside) : typesByName[name]
    if let found = nearest(candidates, to: file, module: module, around: inside),
      !mayBeNested || module != nil || name.enclosingName.map({ isOfNamesake(found, of: $0, namedIn: file) }) != true
    {
      return found
    }
    if let found = globalAlias(name, near: file, around: inside), let alias = found.type.name, alias != name {
      return resolve(alias, inside: nil, file: found.file, module: module, depth: depth + 1)
    }
    // `Module.Type`, and `Alias.Type`.
    if let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) {
      let first = String(name[..<dot])
      let rest = String(name[name.index(after: dot)...])
      if let found = globalAlias(first, near: file, around: inside), let alias = found.type.name, alias != first {
        return resolve("\(alias).\(rest)", inside: nil, file: found.file, module: module, depth: depth + 1)
      }
      // `Outer.Alias` is what the type around the alias calls so.
      if let outer = nearest(typesByName[name.enclosingName ?? first], to: file, module: module),
        let alias = self[outer].aliases[String(name.lastName)]?.name, alias != name
      {
        return resolve(alias, inside: self[outer].name, file: file, module: module, depth: depth + 1)
      }
      // `class Guide: Films.Guide` names the other one: a module that is named wins over what is nearer.
      let members = typesByName[rest]?.filter { !isPrivateElsewhere($0, seenFrom: file) }
      let named = members.map { ofModule(first, $0) } ?? []
      // What the program declares is no module: `Names.Detail` is a member of `Names`. But a module can have a type of its
      // own name, which has no such member, or none that others can see.
      if declares(first, seenFrom: file) {
        return imports(first, in: file) ? nearest(named, to: file, module: nil) : nil
      }
      // `SwiftUI.TabView` is the framework's, whatever the program calls so.
      if isFrameworkModule(first, in: file) { return typesByName[rest]?.first { !self[$0].isDeclared } }
      return nearest(named.isEmpty ? members : named, to: file, module: nil)
    }
    return nil
  }

  /// The types of a module; where no project says what belongs to it, those in a folder of its name.
  private func ofModule(_ module: String, _ types: [TypeID]) -> [TypeID] {
    let told = types.filter { self[$0].file.map { modules[$0] } == module }
    guard told.isEmpty else { return told }
    return types.filter { type in
      guard let file = self[type].file else { return false }
      // No file imports its own module: the folder `Cart` of an app that uses the module `Cart` holds what shows it.
      return folders[file].contains { $0 == module } && !imports(module, in: file)
    }
  }

  /// The type that stands in another one under a name. Types of several modules can have the name of the outer one.
  func nestedType(_ name: some StringProtocol, in outer: TypeID) -> TypeID? {
    guard let found = nearest(typesByName["\(self[outer].name).\(name)"], to: self[outer].file) else { return nil }
    return self[outer].file.map { isOfNamesake(found, of: self[outer].name, namedIn: $0) } == true ? nil : found
  }

  /// Whether a nested type stands in another type than the one that a file means by the name of the outer one: two apps
  /// of a repository can each have a `Home`, and only one of them a `Home.Row`.
  private func isOfNamesake(_ nested: TypeID, of outer: String, namedIn file: Int) -> Bool {
    guard let namesakes = typesByName[outer], namesakes.count > 1, let declaredIn = self[nested].file,
      modules[declaredIn] != modules[file], !imports(modules[declaredIn], in: file),
      !isCompiledTogether(declaredIn, file)
    else { return false }
    func isDeclared(in module: String) -> Bool {
      namesakes.contains { outer in self[outer].file.map { modules[$0] } == module }
    }
    // A folder beside both may hold what belongs to either.
    return isDeclared(in: modules[declaredIn]) && isDeclared(in: modules[file])
  }

  /// The type that another one stands in.
  func enclosingType(of type: TypeID) -> TypeID? {
    self[type].name.enclosingName.flatMap { nearest(typesByName[$0], to: self[type].file) }
  }

  /// What a name stands for that an alias outside of all types gives, and the file of the alias, where that is looked up.
  ///
  /// - Parameter type: the full name of the type around the place that names it.
  func globalAlias(_ name: String, near file: Int, around type: String?) -> (file: Int, type: TypeReference)? {
    guard let aliases = globalAliases[name] else { return nil }
    if aliases.count == 1, let only = aliases.first {
      guard !only.isFilePrivate || only.file == file else { return nil }
      return (only.file, only.type)
    }
    let place = platforms(of: file, around: type)
    var best: (alias: GlobalAlias, nearness: Nearness)?
    for alias in aliases where !alias.isFilePrivate || alias.file == file {
      let nearness = nearness(ofFile: alias.file, alias.platforms.intersection(place), to: file, module: nil)
      if best.map({ isNearer((alias.file, nearness), than: ($0.alias.file, $0.nearness)) }) ?? true {
        best = (alias, nearness)
      }
    }
    return best.map { ($0.alias.file, $0.alias.type) }
  }

  /// The one of several declarations that is nearest to a file.
  func nearest<Declaration>(
    _ declarations: [Declaration], to file: Int, declaredIn: (Declaration) -> Int
  ) -> Declaration? {
    if declarations.count <= 1 { return declarations.first }
    // Names such as `log` are declared in every file of some apps, for that file alone.
    if let own = declarations.first(where: { declaredIn($0) == file }) { return own }
    let place = platforms(of: file)
    var best: (declaration: Declaration, nearness: Nearness)?
    for declaration in declarations {
      let other = declaredIn(declaration)
      let nearness = nearness(ofFile: other, platforms(of: other).intersection(place), to: file, module: nil)
      if best.map({ isNearer((other, nearness), than: (declaredIn($0.declaration), $0.nearness)) }) ?? true {
        best = (declaration, nearness)
      }
    }
    return best?.declaration
  }

  /// Whether one declaration is nearer than another one. Of equally near ones that is the one whose path comes first,
  /// in whichever order the files are looked at.
  private func isNearer(
    _ one: (file: Int, nearness: Nearness), than other: (file: Int, nearness: Nearness)
  ) -> Bool {
    one.nearness == other.nearness
      ? files[one.file].path < files[other.file].path : other.nearness < one.nearness
  }

  private func nearest(_ candidates: [TypeID]?, to file: Int?) -> TypeID? {
    guard let file else { return candidates?.first }
    return nearest(candidates, to: file, module: nil)
  }

  /// The candidates without those that the file cannot mean, in the code of a type where there is one.
  private func visible(_ candidates: [TypeID]?, from file: Int, around type: String?) -> [TypeID]? {
    func isMeant(_ candidate: TypeID) -> Bool {
      !isHidden(candidate, from: file) && !isForOtherPlatforms(candidate, from: file, around: type)
    }
    guard let candidates, !candidates.allSatisfy(isMeant) else { return candidates }
    return candidates.filter(isMeant)
  }

  /// Whether no platform has both a type and the code that names it. The name means something else there: on a Mac the
  /// scene `Settings` of SwiftUI, where only the app for telephones has a view that is called so.
  private func isForOtherPlatforms(_ type: TypeID, from file: Int, around place: String?) -> Bool {
    let declared = self[type].platforms
    let named = platformsOfFiles[file]
    if declared == .all || named.isSubset(of: declared) { return false }
    return declared.isDisjoint(with: named)
      || place.map { declared.isDisjoint(with: allPlatforms(of: file, around: $0)) } ?? false
  }

  /// The platforms on which any code of a type is compiled that stands in a file; those of the file where none does.
  private func allPlatforms(of file: Int, around type: String) -> Platforms {
    guard case .swift(let swift) = files[file].content else { return .all }
    let found = swift.types.reduce(into: Platforms()) { if $1.name == type { $0.formUnion($1.platforms) } }
    return found.isEmpty ? platformsOfFiles[file] : found
  }

  /// Whether the program declares a type of a name that a file can see.
  func declares(_ name: String, seenFrom file: Int) -> Bool {
    typesByName[name]?.contains { type in
      self[type].isDeclared && !isPrivateElsewhere(type, seenFrom: file)
        && !isForOtherPlatforms(type, from: file, around: nil)
    } == true
  }

  /// Whether a type is private to another file than the one that names it. The classes that Interface Builder names are
  /// those of the runtime, which knows no access.
  func isPrivateElsewhere(_ type: TypeID, seenFrom file: Int) -> Bool {
    guard self[type].isFilePrivate, self[type].file != file, case .swift = files[file].content else { return false }
    return true
  }

  /// Whether a file cannot mean a type by its name: one that is private to another file, or one of another module alone.
  /// A file which has its name for something means what a framework calls so: the package of one app can have a stack of
  /// its own, and other apps beside it SwiftUI's.
  private func isHidden(_ type: TypeID, from file: Int) -> Bool {
    if isPrivateElsewhere(type, seenFrom: file) { return true }
    guard self[type].isInternal, let declaredIn = self[type].file, declaredIn != file,
      modules[declaredIn] != modules[file],
      !allModules[declaredIn].isEmpty, case .swift = files[file].content, !imports(modules[declaredIn], in: file)
    else { return false }
    // What compiles a file that no project lists is not known; it may be that module, unless SwiftUI has the name.
    if allModules[file].isEmpty {
      return Evaluator.viewsOfSwiftUI.contains(self[type].name) && imports("SwiftUI", in: file)
    }
    return !isCompiledTogether(declaredIn, file)
  }

  /// Whether any module has both files.
  func isCompiledTogether(_ one: Int, _ other: Int) -> Bool {
    [allModules[one], sharingModules[one]].contains { modules in
      modules.contains { allModules[other].contains($0) || sharingModules[other].contains($0) }
    }
  }

  /// The candidate that is nearest to a file; declared types come before those that are only named.
  ///
  /// - Parameter type: the full name of the type around the place that names it.
  private func nearest(_ candidates: [TypeID]?, to file: Int, module: String?, around type: String? = nil) -> TypeID? {
    guard let candidates, let first = candidates.first else { return nil }
    if candidates.count == 1 { return first }
    let place = platforms(of: file, around: type)
    let ranked = candidates.map { (type: $0, nearness: nearness(of: $0, to: file, on: place, module: module)) }
    let nearest = ranked.max { one, other in
      isNearer((self[other.type].file ?? 0, other.nearness), than: (self[one.type].file ?? 0, one.nearness))
    }
    guard let best = nearest?.type else { return nil }
    // What another module declares under the name of a framework's type is not seen where that is not imported.
    if let declaredIn = self[best].file, modules[declaredIn] != modules[file], !imports(modules[declaredIn], in: file),
      let framework = candidates.first(where: { !self[$0].isDeclared && canMeanFrameworkType($0, in: file) })
    {
      return framework
    }
    return best
  }

  /// Whether a file can mean a type of a framework by its name: what is written for iOS has no `NSViewController` of
  /// AppKit's, and an app can call a class of its own so.
  private func canMeanFrameworkType(_ type: TypeID, in file: Int) -> Bool {
    guard let known = frameworks.types[self[type].name] else { return false }
    let hasAppKit = imports("AppKit", in: file) || imports("Cocoa", in: file)
    switch known.framework {
    case .appkit: return hasAppKit || !imports("UIKit", in: file)
    case .uikit: return imports("UIKit", in: file) || !hasAppKit
    case .swiftui, nil: return true
    }
  }

  /// Whether a name is that of a framework that a file imports, and of nothing that the program declares.
  func isFrameworkModule(_ name: String, in file: Int) -> Bool {
    frameworks.moduleNames.contains(name) && isImportedModule(name, in: file)
  }

  /// Whether a name is that of a module that a file imports, and of nothing that the program declares.
  func isImportedModule(_ name: String, in file: Int) -> Bool {
    imports(name, in: file) && !moduleNames.contains(name) && !declares(name, seenFrom: file)
  }

  /// Whether a file sees what another module adds to a type: its own module has that, or it imports the module. What
  /// compiles a file that no project and no package holds is not known.
  func sees(fileOf property: Property, from file: Int) -> Bool {
    let modules = allModules[property.file]
    if modules.isEmpty || allModules[file].isEmpty || isCompiledTogether(property.file, file) { return true }
    return modules.contains { imports($0, in: file) }
  }

  func imports(_ module: String, in file: Int) -> Bool {
    guard case .swift(let swift) = files[file].content else { return false }
    return swift.imports.contains(module)
  }

  private func nearness(of type: TypeID, to file: Int, on place: Platforms, module: String?) -> Nearness {
    guard let declaredIn = self[type].file else { return Nearness() }
    var nearness = self.nearness(
      ofFile: declaredIn, self[type].platforms.intersection(place), to: file, module: module)
    nearness.isSeen = !self[type].isFilePrivate || declaredIn == file
    return nearness
  }

  /// - Parameter platforms: those that have both the declaration and the place that names it.
  private func nearness(ofFile declaredIn: Int, _ platforms: Platforms, to file: Int, module: String?) -> Nearness {
    let isSameModule = modules[declaredIn] == module ?? modules[file]
    return Nearness(
      isDeclared: true, canMeet: !platforms.isEmpty, isSameFile: declaredIn == file, isSameModule: isSameModule,
      isImported: isSameModule || imports(modules[declaredIn], in: file),
      sharedFolders: zip(folders[declaredIn], folders[file]).prefix { $0 == $1 }.count,
      depth: -folders[declaredIn].count,
      platform: Nearness.platforms.firstIndex { platforms.contains($0) }.map { -$0 } ?? .min)
  }

  /// The platforms on which code of a file is compiled, or that of a type which stands in the file.
  private func platforms(of file: Int, around type: String?) -> Platforms {
    let types = type.flatMap { typesByName[$0] } ?? []
    return types.first { self[$0].file == file }.map { self[$0].platforms } ?? platforms(of: file)
  }

  /// The platforms on which any code of a file is compiled.
  func platforms(of file: Int) -> Platforms { platformsOfFiles[file] }
}

/// How near a declaration is to a file that names it. What stands first counts most.
private struct Nearness: Comparable {
  /// Most apps are those of telephones, whose code stands for all where a file is compiled for several platforms.
  static let platforms: [Platforms] = [.iOS, .macOS, .visionOS, .tvOS, .watchOS]

  var isDeclared = false
  /// Whether it is not private to another file.
  var isSeen = true
  /// Whether any platform has both.
  var canMeet = false
  var isSameFile = false
  var isSameModule = false
  var isImported = false
  var sharedFolders = 0
  /// The folders that it stands in, counted downwards: of two beside each other, the one deeper down is further away.
  var depth = 0
  /// The first of the platforms that have both, counted downwards.
  var platform = 0

  static func < (left: Nearness, right: Nearness) -> Bool { left.key < right.key }

  private var key: (Int, Int, Int, Int, Int, Int) {
    let origin = isSameFile ? 3 : isSameModule ? 2 : isImported ? 1 : 0
    return (isDeclared ? isSeen ? 2 : 1 : 0, canMeet ? 1 : 0, origin, sharedFolders, depth, platform)
  }
}
