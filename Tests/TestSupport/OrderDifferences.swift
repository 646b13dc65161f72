import GraphLinking
import NavigationIdioms
import NavigationModel

/// Whether it counts in which order the files of a folder stand, which it may not: who renames a file changes nothing.
enum OrderDifferences {
  /// The edges that only one of several orders of the files gives.
  static func all(of program: LinkedProgram, from facts: [FileFacts]) -> [String] {
    reversed(program, facts) + renamed(program, facts)
  }

  /// What differs where the files are linked from the last to the first.
  private static func reversed(_ program: LinkedProgram, _ facts: [FileFacts]) -> [String] {
    guard facts.count > 1 else { return [] }
    let other = DeepStack.run { Linker.link(facts, idioms: Idioms.all, order: .reversed) }
    return differences(lines(of: program), lines(of: other))
  }

  /// All that a test can read of a program, without the names of its files but where they are all that a node is known by.
  private static func lines(of program: LinkedProgram) -> Set<String> {
    let graph = program.graph
    let edges = DescribedEdge.all(in: graph).map(\.description)
    let ways = graph.edges.map { "\($0.id) via \($0.via) [\($0.confidence)] \($0.reason ?? "")" }
    let flows = graph.flows.map { "\($0.source) \($0.kind) \($0.destination) via \($0.via)" }
    let places = program.account.places.map { "\($0.outcome.rawValue) \($0.name) @\($0.site.line): \($0.reason)" }
    return Set(edges + ways + flows + places)
  }

  private static func differences(_ before: Set<String>, _ after: Set<String>) -> [String] {
    before.subtracting(after).sorted().map { "only in this order of the files: \($0)" }
      + after.subtracting(before).sorted().map { "only in another order of the files: \($0)" }
  }

  /// What differs where all Swift files of a folder have names that come in the opposite order.
  private static func renamed(_ program: LinkedProgram, _ facts: [FileFacts]) -> [String] {
    let names = reversedNames(of: facts.filter(\.isSwift).map(\.path))
    // A project names its files, so that they cannot be called otherwise.
    guard names.contains(where: { $0 != $1 }), !facts.contains(where: { $0.path.hasSuffix(".pbxproj") }) else {
      return []
    }
    let renamed = facts.map { file in
      var file = file
      file.path = names[file.path] ?? file.path
      return file
    }
    let other = DeepStack.run { Linker.link(renamed, idioms: Idioms.all) }
    let old = names.sorted { $0.key < $1.key }
    return differences(
      lines(of: program),
      Set(lines(of: other).map { line in old.reduce(line) { $0.replacing($1.value, with: $1.key) } }))
  }

  /// New names for files, by which those of each folder come in the opposite order.
  private static func reversedNames(of paths: [String]) -> [String: String] {
    let folders = Dictionary(grouping: paths) { $0.split(separator: "/").dropLast().joined(separator: "/") }
    return folders.values.reduce(into: [:]) { names, paths in
      for (index, path) in paths.sorted(by: >).enumerated() where paths.count > 1 {
        let parts = path.split(separator: "/")
        names[path] = (parts.dropLast() + ["\(1_000 + index)-\(parts.last ?? "")"]).joined(separator: "/")
      }
    }
  }
}

extension FileFacts {
  fileprivate var isSwift: Bool { if case .swift = content { true } else { false } }
}
