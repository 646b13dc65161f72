import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an XML document, as Foundation's parser reads it.
struct ParsedElement: Equatable {
  let name: String
  let attributes: [String: String]
  var text = ""
  var children: [ParsedElement] = []

  /// The element and all below it, in the order of the document.
  var all: [ParsedElement] { [self] + children.flatMap(\.all) }

  /// The root of a document; nil where the parser finds it malformed.
  static func document(_ text: String) -> ParsedElement? {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    return parser.parse() ? reader.open.first?.children.first : nil
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var open = [ParsedElement(name: "", attributes: [:])]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      open.append(ParsedElement(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { open[open.count - 1].text += text }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      let element = open.removeLast()
      open[open.count - 1].children.append(element)
    }
  }
}
