import Diagrams
import NavigationModel
import Reporting

/// The pictures of an app as files in a folder: one for each sheet of its atlas, and a list of them in Markdown.
struct DiagramFolder {
  /// A file with its text.
  struct File: Hashable {
    var name: String
    var text: String
  }

  private let atlas: Atlas
  private let names: [String: String]

  /// - Parameter options: what the pictures show.
  init(_ report: Report, _ options: DiagramOptions) {
    atlas = Atlas(report.result, options: options)
    names = Self.names(of: atlas.sheets)
  }

  /// The files, the list first.
  ///
  /// - Throws: ``DiagramError`` where a picture cannot be laid out.
  var files: [File] {
    get throws(DiagramError) {
      var files = [File(name: "index.md", text: index)]
      for sheet in atlas.sheets {
        files.append(File(name: name(of: sheet), text: try sheet.picture.svg.get()))
      }
      return files
    }
  }

  /// The list: each picture below that of the group around it.
  private var index: String {
    let lines = atlas.sheets.map { sheet in
      let indent = String(repeating: "  ", count: depth(of: sheet))
      return "\(indent)- [\(Self.escaped(sheet.title))](\(name(of: sheet))): \(sheet.nodes.count) nodes\n"
    }
    return "\(Self.mark)\n# \(Self.escaped(atlas.sheets.first?.title ?? ""))\n\n" + lines.joined()
  }

  /// The first line of a list that navgraph wrote.
  private static let mark = "<!-- navgraph diagrams -->"

  /// The pictures of an earlier run by the names in its list: nothing where the list is none that navgraph wrote.
  static func pictures(listedIn index: String) -> [String] {
    guard index.hasPrefix(mark) else { return [] }
    return index.matches(of: /\]\(([a-z0-9-]+\.svg)\)/).map { String($0.1) }
  }

  private func name(of sheet: Atlas.Sheet) -> String { names[sheet.id] ?? "overview.svg" }

  private func depth(of sheet: Atlas.Sheet) -> Int {
    guard let parent = sheet.parent, let above = atlas.sheets.first(where: { $0.id == parent }) else { return 0 }
    return 1 + depth(of: above)
  }

  /// File names that are valid on any system and stable across runs: letters and digits of the titles, and a number if
  /// several sheets have the same name.
  private static func names(of sheets: [Atlas.Sheet]) -> [String: String] {
    var taken: Set<String> = []
    return sheets.reduce(into: [:]) { names, sheet in
      let words = sheet.title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      let stem = sheet.id.isEmpty ? "overview" : words.isEmpty ? "group" : words.joined(separator: "-")
      var name = String(stem.prefix(80))
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(stem.prefix(80))-\(number)"
        number += 1
      }
      names[sheet.id] = name + ".svg"
    }
  }

  /// A title as text of Markdown: nothing in it can be a link, an element or the end of the line.
  private static func escaped(_ title: String) -> String {
    title.visible.unicodeScalars.map { scalar in
      scalar.isASCII && !scalar.properties.isAlphabetic && !" -/,0123456789".unicodeScalars.contains(scalar)
        ? "&#\(scalar.value);" : String(scalar)
    }.joined()
  }
}
