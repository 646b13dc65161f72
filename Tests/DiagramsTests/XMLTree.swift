import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An XML document as its elements in document order, read by a parser that refuses what is not well-formed.
struct XMLTree {
  struct Element {
    var name: String
    var attributes: [String: String]
    /// The text directly in the element.
    var text = ""
    /// The index of the element around it.
    var parent: Int?
  }

  private(set) var elements: [Element] = []

  init(_ text: String) throws {
    let collector = Collector()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = collector
    guard parser.parse() else { throw NotWellFormed(line: parser.lineNumber, reason: "\(parser.parserError as Any)") }
    elements = collector.elements
  }

  struct NotWellFormed: Error {
    let line: Int
    let reason: String
  }

  /// The `g` elements whose class has this word.
  func groups(_ word: String) -> [Element] {
    elements.filter { $0.name == "g" && ($0.attributes["class"] ?? "").split(separator: " ").contains(Substring(word)) }
  }

  /// The text of the `title` directly in the element with this id.
  func title(of id: String) -> String? {
    elements.first { element in
      element.name == "title" && element.parent.map { elements[$0].attributes["id"] == id } == true
    }?.text
  }

  /// All text that a reader sees.
  var visibleText: [String] { elements.filter { $0.name == "text" }.map(\.text) }

  private final class Collector: NSObject, XMLParserDelegate {
    var elements: [Element] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append(Element(name: name, attributes: attributes, parent: open.last))
      open.append(elements.count - 1)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if let last = open.last { elements[last].text += string }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}
