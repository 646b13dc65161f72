/// A storyboard that is translated stands in the repository once for each language, always with the same scenes.
enum Localizations {
  /// The files with each localised document once: from `Base.lproj` if there, else English, else the first language.
  static func counted(once files: [SourceFile]) -> [SourceFile] {
    var chosen: [String: SourceFile] = [:]
    for file in files {
      guard let document = Document(of: file) else { continue }
      if let other = chosen[document.key].flatMap(Document.init(of:)), other.rank <= document.rank { continue }
      chosen[document.key] = file
    }
    return files.filter { file in
      guard let document = Document(of: file) else { return true }
      return chosen[document.key] == file
    }
  }

  /// A document within an `.lproj` folder.
  private struct Document {
    /// The path without the language.
    let key: String
    private let language: Substring

    init?(of file: SourceFile) {
      guard file.kind == .storyboard || file.kind == .xib else { return nil }
      var components = file.path.split(separator: "/")
      guard components.count > 1 else { return nil }
      let folder = components.remove(at: components.count - 2)
      guard folder.hasSuffix(".lproj") else { return nil }
      self.key = components.joined(separator: "/")
      self.language = folder.dropLast(".lproj".count)
    }

    /// Lower is preferred; ties go to the path that sorts first.
    var rank: Int {
      switch language {
      case "Base": 0
      case "en": 1
      default: 2
      }
    }
  }
}
