import Foundation
import NavigationModel

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Hands the elements of a document to the collector, each with the position of its start tag.
///
/// It is a class because XMLParser wants one; it lives only while one file is read.
final class InterfaceBuilderXMLReader: NSObject, XMLParserDelegate {
  private(set) var collector: InterfaceBuilderCollector
  /// What ended the reading before the end of the file.
  private(set) var fault: FormatFault?
  private let index: XMLStartTagIndex
  private var startTagCount = 0

  init(index: XMLStartTagIndex, collector: InterfaceBuilderCollector) {
    self.index = index
    self.collector = collector
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard fault == nil else { return }
    let position = index.position(ofStartTag: startTagCount) ?? Self.position(of: parser)
    startTagCount += 1
    do throws(FormatFault) {
      try collector.open(XMLElementStart(name: elementName, attributes: attributes, position: position))
    } catch {
      fault = error
      parser.abortParsing()
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard fault == nil else { return }
    collector.close()
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    // Later faults are mostly consequences of the first.
    guard fault == nil else { return }
    fault = FormatFault(parserErrorCode: (parseError as NSError).code, position: Self.position(of: parser))
    parser.abortParsing()
  }

  /// Where the parser stands, which for an element is the end of its start tag.
  private static func position(of parser: XMLParser) -> Position {
    Position(line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1))
  }
}

/// The start tag of an element.
struct XMLElementStart {
  let name: String
  let attributes: [String: String]
  /// Where its `<` stands.
  let position: Position

  /// The value of an attribute; nil where it is missing or empty.
  subscript(attribute: String) -> String? {
    guard let value = attributes[attribute], !value.isEmpty else { return nil }
    return value
  }
}
