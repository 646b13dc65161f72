/// The files in `Client`, from which a page is built. They are compiled into the program, so that it needs no other
/// files at run time.
enum ClientFiles {
  /// The page with marks for what is put into it.
  static let document = text(PackageResources.page_html)

  static let style = text(PackageResources.page_css)

  /// All scripts as one, in the order of their dependencies, inside a function, so that they add no global names.
  static let script = scriptText(
    [
      PackageResources.graph_js, PackageResources.elements_js, PackageResources.address_js, PackageResources.filters_js,
      PackageResources.ways_js, PackageResources.screen_js, PackageResources.camera_js, PackageResources.picture_js,
      PackageResources.map_js, PackageResources.lists_js, PackageResources.changes_js, PackageResources.search_js,
      PackageResources.main_js,
    ].map(text))

  /// The hash of the script for the content security policy, which lets a browser run only this script. After a change
  /// of a script, a test prints the new hash.
  static let scriptHash = "sha256-KTEMPD58UeLKAj4qTYb+AOWE833BposDddw8XHGOBYY="

  private static func scriptText(_ files: [String]) -> String {
    "\n\"use strict\";\n(() => {\n" + files.joined(separator: "\n") + "})();\n"
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
