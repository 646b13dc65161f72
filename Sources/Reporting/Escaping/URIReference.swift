extension String {
  /// A path as a relative reference of RFC 3986: everything is percent-encoded but the unreserved characters (section
  /// 2.3) and the slashes, so that a colon in the first name does not make a scheme of it.
  var uriReference: String {
    var text = ""
    for byte in utf8 {
      let character = Unicode.Scalar(byte)
      switch character {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": text.unicodeScalars.append(character)
      default: text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}
