import NavigationModel

extension FormatFault {
  /// - Parameter parserErrorCode: a code of libxml2's `xmlParserErrors`, which XMLParser passes through.
  init(parserErrorCode code: Int, position: Position) {
    self.init(message: Self.message(ofParserErrorCode: code), position: position)
  }

  private static func message(ofParserErrorCode code: Int) -> String {
    switch code {
    case 4: "The file does not begin with an XML element."
    case 5, 77: "The XML ends in the middle of an element, or goes on after the last one."
    case 9: "The XML contains a character that XML does not allow."
    case 26: "The XML refers to an entity that it does not declare."
    case 38: "The value of an attribute holds a `<`."
    case 39...41: "An attribute has no value in quotes."
    case 42: "An element has the same attribute twice."
    case 45: "A comment is never closed."
    case 65: "A space is missing between two attributes."
    case 68: "A `<` is not followed by the name of an element."
    case 73: "The tag of an element has no `>`."
    case 76: "A closing tag does not belong to the element that is open."
    case 80: "A comment holds two hyphens."
    default: "The XML is not well-formed (libxml2 error \(code))."
    }
  }
}
