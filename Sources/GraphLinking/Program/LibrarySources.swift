import NavigationModel

/// Leaves out the sources of libraries that the program holds beside the app: vendored copies, and the library's own
/// repository with an example.
///
/// A library is known by its landmarks, the types that nobody else declares. Without its sources the app is seen as it
/// is where the library comes as a package: its idiom says what its calls mean, and what happens within it is not where
/// the app navigates.
enum LibrarySources {
  /// The files that are no sources of a library which an idiom describes.
  static func removed(from files: [FileFacts], idioms: [Idiom]) -> [FileFacts] {
    let libraries = idioms.filter { !$0.landmarks.isEmpty }
    guard !libraries.isEmpty else { return files }
    let landmarks = Set(libraries.flatMap(\.landmarks))
    var declarations: [String: [FileFacts]] = [:]
    for file in files {
      guard case .swift(let swift) = file.content else { continue }
      for index in swift.types.indices where landmarks.contains(swift.types[index].name) {
        guard swift.types[index].kind != .extension else { continue }
        declarations[swift.types[index].name, default: []].append(file)
      }
    }
    guard !declarations.isEmpty else { return files }
    let left = libraries.reduce(into: Set<String>()) { paths, idiom in
      paths.formUnion(sources(of: idiom, declarations, among: files))
    }
    return files.filter { !left.contains($0.path) }
  }

  /// The paths of a library's files: everything in the folder that holds its landmarks.
  private static func sources(
    of idiom: Idiom, _ declarations: [String: [FileFacts]], among files: [FileFacts]
  ) -> Set<String> {
    let found = idiom.landmarks.compactMap { declarations[$0] }
    // One name alone can be anybody's.
    guard !found.isEmpty, found.count * 2 >= idiom.landmarks.count else { return [] }
    let landmarks = found.joined().map(\.path)
    let folders = landmarks.map { $0.split(separator: "/").dropLast().map { String($0) } }
    let folder = folders.dropFirst().reduce(folders[0]) { common, next in
      zip(common, next).prefix { $0 == $1 }.map(\.0)
    }
    let within = files.filter { file in
      file.path.split(separator: "/").dropLast().map { String($0) }.starts(with: folder)
    }
    // A library that lies among the app's own files is only what it is known by.
    return folder.isEmpty || within.contains(where: \.startsApp) ? Set(landmarks) : Set(within.map(\.path))
  }
}

extension FileFacts {
  fileprivate var declaredTypes: [TypeFact] {
    guard case .swift(let swift) = content else { return [] }
    return swift.types.filter { $0.kind != .extension }
  }

  /// Whether an app begins in the file.
  fileprivate var startsApp: Bool {
    declaredTypes.contains { type in
      type.attributes.contains { ["main", "UIApplicationMain", "NSApplicationMain"].contains($0.name) }
        || type.inherited.contains { $0.name == "UIApplicationDelegate" || $0.name == "NSApplicationDelegate" }
    }
  }
}
