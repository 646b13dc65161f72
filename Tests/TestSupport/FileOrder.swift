import GraphLinking
import NavigationIdioms
import NavigationModel

/// Whether it counts in which order the files of a folder stand, which it may not: who renames a file changes nothing.
enum FileOrder {
  /// The edges that only one of two orders of the files gives, the other one with all Swift files of a folder reversed.
  static func differences(of program: LinkedProgram, from facts: [FileFacts]) -> [String] {
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
    let before = Set(DescribedEdge.all(in: program.graph).map(\.description))
    let after = Set(
      DescribedEdge.all(in: other.graph).map { edge in
        names.sorted { $0.key < $1.key }.reduce(edge.description) { $0.replacing($1.value, with: $1.key) }
      })
    return before.subtracting(after).sorted().map { "only in this order of the files: \($0)" }
      + after.subtracting(before).sorted().map { "only in another order of the files: \($0)" }
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
