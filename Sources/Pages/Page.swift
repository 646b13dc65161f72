import Foundation
import NavigationModel

/// One HTML file to explore the navigation of an app.
///
/// The file loads nothing, so that it works from a disk and as an artifact of a build. Names from the analyzed sources
/// are in it as data only: the scripts put them onto the page as text, and the page's policy lets no other script run.
public enum Page {
  /// The file. Equal input gives equal bytes.
  ///
  /// - Throws: What the encoder throws for a number that JSON cannot have.
  public static func render(_ content: PageContent) throws -> String {
    let style = ClientFiles.style + content.colours
    return ClientFiles.document.replacingMarks([
      "policy": policy,
      "tool": escaped("\(content.result.tool.name) \(content.result.tool.version)"),
      "title": escaped(content.result.root),
      "style": style,
      "data": try data(content),
      "script": ClientFiles.script,
    ])
  }

  /// The content security policy: the page runs its one script, has its one style sheet, and loads nothing.
  static let policy = [
    "default-src 'none'", "script-src '\(ClientFiles.scriptHash)'", "style-src 'unsafe-inline'", "base-uri 'none'",
    "form-action 'none'",
  ].joined(separator: "; ")

  private static func data(_ content: PageContent) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(PageData(content)), as: UTF8.self)
    // Nothing but these can end the element that the data stands in, or begin a comment within it.
    return json.replacing("<", with: "\\u003c").replacing(">", with: "\\u003e").replacing("&", with: "\\u0026")
      // A page can go to standard output, and the logs of CI services take what begins with two hashes for a command.
      .replacing("##", with: "#\\u0023")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("##", with: "#&#35;")
  }
}

extension String {
  /// The text with `{{name}}` replaced by a value, where one is known. What values contain is not looked at again.
  fileprivate func replacingMarks(_ values: [String: String]) -> String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
      let name = String(rest[start.upperBound..<end.lowerBound])
      result += rest[..<start.lowerBound]
      result += values[name] ?? "{{\(name)}}"
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}
