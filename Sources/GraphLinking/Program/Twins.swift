import NavigationModel

/// Types that stand for each other, each in a target of its own.
extension Program {
  /// The types that a file means by the name of a type in the other targets that compile it: a file that is shared by the
  /// apps for a telephone and for a computer means the settings of each of them.
  func twins(of type: TypeID, namedIn file: Int) -> [TypeID] {
    guard let declaredIn = self[type].file, declaredIn != file, let namesakes = typesByName[self[type].name],
      namesakes.count > 1
    else { return [] }
    let others = namesakes.filter { other in
      other != type && self[other].kind == self[type].kind && !isPrivateElsewhere(other, seenFrom: file)
        && self[other].file.map { $0 != file && $0 != declaredIn } == true
    }
    guard !others.isEmpty else { return [] }
    let seen = allModules[file]
    let twins =
      seen.isEmpty
      ? others.filter { isBuiltForAnotherPlatform($0, than: declaredIn, seenFrom: file) }
      : seen.filter { !allModules[declaredIn].contains($0) }.flatMap { module in
        others.filter { self[$0].file.map { allModules[$0].contains(module) } == true }
      }
    return Set(twins).sorted { path(of: $0) < path(of: $1) }
  }

  /// The type that a call means by a name, which a file has for several platforms: that of its arguments. Nothing but
  /// the labels tells `#if os(macOS) Board(items: items) #else Board(item: item) #endif` apart.
  ///
  /// - Parameter type: what the name means there by itself.
  func type(_ type: TypeID, orNamesakeTaking call: Call, from file: Int) -> TypeID {
    guard let declaredIn = self[type].file, let namesakes = typesByName[self[type].name], namesakes.count > 1,
      !takes(call, type)
    else { return type }
    let others = namesakes.filter { other in
      guard other != type, let otherFile = self[other].file else { return false }
      return self[other].kind == self[type].kind && modules[otherFile] == modules[declaredIn]
        && !isPrivateElsewhere(other, seenFrom: file)
        && self[other].platforms.isDisjoint(with: self[type].platforms)
        && !self[other].platforms.isDisjoint(with: platforms(of: file)) && !areInDifferentApps(otherFile, file)
        && takes(call, other)
    }
    return others.count == 1 ? others[0] : type
  }

  /// Whether a type can be made with the arguments of a call. A class can be made by what it inherits.
  private func takes(_ call: Call, _ type: TypeID) -> Bool {
    guard self[type].kind == .struct else { return true }
    if (self[type].functions["init"] ?? []).contains(where: {
      ArgumentMatching.match(call.arguments, to: self[$0].parameters) != nil
    }) {
      return true
    }
    return call.arguments.allSatisfy { argument in
      guard let label = argument.label else { return argument.isTrailing }
      return self[type].properties[label]?.contains { !$0.fact.isStatic && $0.getter == nil } == true
    }
  }

  /// Whether a type stands in the folder of another platform than a file beside it, and not only the file that names both
  /// stands in neither: without a project, such folders say what each app is built of.
  private func isBuiltForAnotherPlatform(_ type: TypeID, than declaredIn: Int, seenFrom file: Int) -> Bool {
    guard let other = self[type].file, allModules[other].isEmpty, allModules[declaredIn].isEmpty else { return false }
    let shared = zip(folders[other], folders[declaredIn]).prefix { $0 == $1 }.count
    guard shared < folders[other].count, shared < folders[declaredIn].count, folders[file].count >= shared,
      folders[file].prefix(shared).elementsEqual(folders[other].prefix(shared))
    else { return false }
    let own = folders[file].dropFirst(shared).first
    return [folders[other][shared], folders[declaredIn][shared]].allSatisfy { folder in
      folder != own && Self.platformFolders.contains(folder.lowercased())
    }
  }

  private func path(of type: TypeID) -> String { self[type].file.map { files[$0].path } ?? "" }

  private static let platformFolders: Set<String> = ["ios", "mac", "macos", "osx", "tvos", "visionos", "watchos"]
}
