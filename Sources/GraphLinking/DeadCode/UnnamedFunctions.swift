import NavigationModel

/// The functions of an app that nothing in the analyzed files names, and those that only such functions name.
///
/// Whoever calls a function says its name, if only in a text, so that the words of all files tell which functions cannot
/// run. A function counts as named if any code that may run has a word of its name, whatever that means there. What a
/// protocol, a framework or Objective-C may call without a name in the files runs; so does what other modules see, since
/// nobody knows who they are.
///
/// It is known only of the files of modules that a project or a package tells, in a repository with an app: of a folder of
/// sources nobody knows what belongs to them.
struct UnnamedFunctions: Sendable {
  private struct Function: Sendable {
    let start: Position
    let end: Position
    let reason: String
  }

  /// By the paths of their files, in the order of the source, without those in others.
  private var functions: [String: [Function]] = [:]
  /// The code in them.
  private var bodies: Set<BodyID> = []

  /// - Parameters:
  ///   - leftOut: files that are not linked, and which may name functions.
  ///   - unread: the paths of folders and files that were not read.
  init(in program: Program, besides leftOut: [FileFacts], unread: Set<String>) {
    guard program.appEntries.areInModules, program.files.allSatisfy(\.isRead) else { return }
    var named = Self.namedFunctions(of: program, besides: leftOut, unread: unread)
    var finder = UnseenCalls(program: program)
    var declared = DeclaredFunctions(program: program)
    for function in named.unnamed {
      let (file, fact) = (named.functions[function].file, named.functions[function].fact)
      guard let body = declared.function(at: fact.position, in: file), !finder.mayBeCalled(body) else {
        named.countWords(of: function)
        continue
      }
    }
    add(named.unnamed.map { named.functions[$0] }, &declared, of: program)
  }

  /// Why nothing runs the code at a place; nil where something may.
  func reason(at place: SourceLocation) -> String? {
    guard let functions = functions[place.file] else { return nil }
    return Self.function(at: Position(line: place.line, column: place.column), among: functions)?.reason
  }

  /// Whether nothing names a function: none of all files, or, where it is private, none of its own file.
  func contain(_ function: FunctionFact, inFileAt path: String) -> Bool {
    function.isUncalled || reason(at: SourceLocation(file: path, position: function.position)) != nil
  }

  /// Whether some code is in one of these functions, so that nothing runs it.
  func contain(_ body: BodyID) -> Bool { bodies.contains(body) }

  /// The parts of the linking without what only these functions ask for. A place that shows it for them then shows nothing.
  func removed(from parts: [ResolvedPart], of program: Program) -> [ResolvedPart] {
    guard !functions.isEmpty else { return parts }
    return parts.map { part in
      var part = part
      var dismissals: [Dismissal] = []
      part.transitions.removeAll { transition in
        guard reason(at: transition.location) != nil else { return false }
        // A place in such a function has the reason of that.
        if let origin = transition.origin, reason(at: program.location(origin.position, in: Int(origin.file))) == nil {
          dismissals.append(Dismissal(at: origin, since: .askedByDeadCode))
        }
        return true
      }
      part.dismissals += dismissals
      part.requests.removeAll { request in
        let site = program[request.entry]
        return reason(at: program.location(site.call.position, in: Int(site.id.file))) != nil
      }
      part.knowledge.removeAll { reason(at: program.location($0.position, in: program[$0.body].file)) != nil }
      return part
    }
  }

  /// The parts of screens without those that only these functions make, keep or call.
  func removed(from parts: [ScreenPart]) -> [ScreenPart] {
    guard !functions.isEmpty else { return parts }
    return parts.compactMap { part in
      var part = part
      part.sites.removeAll { reason(at: $0) != nil }
      return part.sites.isEmpty ? nil : part
    }
  }

  // MARK: - Finding

  /// Which of the functions of known modules the words of all files name.
  private static func namedFunctions(
    of program: Program, besides leftOut: [FileFacts], unread: Set<String>
  ) -> NamedFunctions {
    let partial = partialModules(of: program, besides: leftOut, unread: unread)
    var named = NamedFunctions()
    var outside: [[UInt32]] = []
    for (file, facts) in program.files.enumerated() {
      guard case .swift(let swift) = facts.content else { continue }
      outside.append(swift.said.words)
      let modules = program.allModules[file]
      let isKnown = !modules.isEmpty && partial.isDisjoint(with: modules)
      for function in swift.said.functions {
        if isKnown { named.add(function, in: file) } else { outside.append(function.words) }
      }
    }
    for facts in leftOut {
      guard case .swift(let swift) = facts.content else { continue }
      outside.append(swift.said.words)
      outside += swift.said.functions.map(\.words)
    }
    outside.append(wordsOfOthers(program.files, naming: named.functions.map(\.fact)))
    for words in outside { named.count(words) }
    return named
  }

  /// The words by which code in another language and documents of Interface Builder name some functions.
  private static func wordsOfOthers(_ files: [FileFacts], naming functions: [SaidWords.Function]) -> [UInt32] {
    let words = Dictionary(functions.map { ($0.name, $0.word) }, uniquingKeysWith: { first, _ in first })
    return files.flatMap { file -> [UInt32] in
      switch file.content {
      case .interfaceBuilder(let document):
        return document.actions.compactMap { action in words[String(action.prefix { $0 != ":" })] }.sorted()
      case .nothing: return (file.words ?? []).compactMap { words[$0] }
      default: return []
      }
    }
  }

  /// The modules of which some code is not read, or of which a project lists more Swift files that were not found than those
  /// that no repository has.
  private static func partialModules(
    of program: Program, besides leftOut: [FileFacts], unread: Set<String>
  ) -> Set<String> {
    // A project names its files by ways of its own, of which the ends are the same.
    let known = Set((program.files + leftOut).map(\.path.lastOfPath))
    let names = Set(unread.map(\.lastOfPath))
    return program.files.reduce(into: []) { modules, file in
      guard case .project(let project) = file.content else { return }
      for target in project.targets where !target.isTest {
        let folder = ProjectFacts.folder(ofProjectAt: file.path)
        if !unread.isEmpty, holds(target, in: folder, someOf: unread, named: names) { modules.insert(target.name) }
        let missing = target.files.lazy.filter { $0.hasSuffix(".swift") && !known.contains($0.lastOfPath) }
        if missing.count > maximumMissing { modules.insert(target.name) }
      }
    }
  }

  /// Whether code of a target is among what was not read: in one of its folders, or called like it, since a project names
  /// its files by ways of its own.
  private static func holds(
    _ target: ProjectFacts.Target, in project: String, someOf unread: Set<String>, named names: Set<Substring>
  ) -> Bool {
    target.folders.map { $0.isEmpty ? project : "\(project)\($0)/" }
      .contains { folder in unread.contains { $0.hasPrefix(folder) } }
      || target.files.contains { $0.hasSuffix(".swift") && $0.split(separator: "/").contains(where: names.contains) }
  }

  /// The secrets of an app and the names of its resources, which a tool generates, are in no repository. In 160 apps, more
  /// files were missing only where a folder of code was.
  private static let maximumMissing = 2

  private mutating func add(
    _ unnamed: [NamedFunctions.Function], _ declared: inout DeclaredFunctions, of program: Program
  ) {
    // How many of them say a word: each says its own name where it is declared.
    var speakers: [UInt32: Int] = [:]
    for function in unnamed {
      for word in Set(function.fact.words) { speakers[word, default: 0] += 1 }
    }
    let namesakes = Dictionary(grouping: unnamed, by: \.fact.word).mapValues(\.count)
    for function in unnamed {
      let fact = function.fact
      guard let body = declared.function(at: fact.position, in: function.file) else { continue }
      let isNamed = speakers[fact.word, default: 0] > namesakes[fact.word, default: 0]
      let reason =
        isNamed
        ? "only code that nothing runs names \(body.signature)"
        : "nothing in the analyzed files names \(body.signature)"
      let path = program.files[function.file].path
      // A method of a type that is declared in a function is a part of that one.
      if let last = functions[path]?.last, fact.start < last.end { continue }
      functions[path, default: []].append(Function(start: fact.start, end: fact.end, reason: reason))
    }
    for file in Set(unnamed.map(\.file)) {
      guard let functions = functions[program.files[file].path] else { continue }
      for body in program.code[file].bodies
      where body.kind != .topLevel && Self.function(at: body.position, among: functions) != nil {
        bodies.insert(body.id)
      }
    }
  }

  /// The function around a place, of some that stand one after the other.
  private static func function(at place: Position, among functions: [Function]) -> Function? {
    var (low, high) = (0, functions.count)
    while low < high {
      let middle = (low + high) / 2
      if functions[middle].start <= place { low = middle + 1 } else { high = middle }
    }
    guard low > 0, place < functions[low - 1].end else { return nil }
    return functions[low - 1]
  }
}

/// The functions of types and of files by where their names stand, for the files that are asked for.
private struct DeclaredFunctions {
  private let program: Program
  private var functions: [Int: [Position: BodyID]] = [:]

  init(program: Program) { self.program = program }

  mutating func function(at position: Position, in file: Int) -> Body? {
    let known = functions[file] ?? declared(in: file)
    functions[file] = known
    return known[position].map { program[$0] }
  }

  private func declared(in file: Int) -> [Position: BodyID] {
    let bodies = program.code[file].bodies.lazy.filter { $0.enclosing == nil && $0.kind == .function }
    return Dictionary(bodies.map { ($0.position, $0.id) }, uniquingKeysWith: { first, _ in first })
  }
}

extension FileFacts {
  /// Whether at least the words of a Swift file are known.
  fileprivate var isRead: Bool {
    guard path.hasSuffix(".swift"), case .nothing = content else { return true }
    return words != nil
  }
}

extension String {
  /// The name of the file at a path.
  fileprivate var lastOfPath: Substring { split(separator: "/").last ?? "" }
}
