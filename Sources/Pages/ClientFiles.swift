/// The files in `Client`, of which a page is made. They are a part of the program, so that it needs no files beside it.
enum ClientFiles {
  /// The page with marks for what is put into it.
  static let document = text(PackageResources.page_html)

  static let style = text(PackageResources.page_css)

  /// All scripts as one, in the order in which they need each other. Nothing in them is known outside of it.
  static let script = scriptText(
    [
      PackageResources.graph_js, PackageResources.elements_js, PackageResources.address_js, PackageResources.filters_js,
      PackageResources.ways_js, PackageResources.screen_js, PackageResources.camera_js, PackageResources.map_js,
      PackageResources.lists_js, PackageResources.changes_js, PackageResources.search_js, PackageResources.main_js,
    ].map(text))

  /// The script in the form of a policy's source, which lets a browser run this script and no other. It is always the
  /// same; a test says what it must be after a script has changed.
  static let scriptHash = "sha256-M6QU+4hfjwOGohoVcR2LuwuwCiSBzMn9BfZ+1rfiHFo="

  private static func scriptText(_ files: [String]) -> String {
    "\n\"use strict\";\n(() => {\n" + files.joined(separator: "\n") + "})();\n"
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
