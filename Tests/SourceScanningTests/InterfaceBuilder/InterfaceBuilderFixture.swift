import Foundation
import NavigationModel
import SourceScanning

/// A document of Interface Builder that is scanned from a string.
struct InterfaceBuilderFixture {
  let scanned: FileFacts

  init(_ text: String, path: String = "App/Base.lproj/Main.storyboard") {
    self.init(Data(text.utf8), path: path)
  }

  init(_ data: Data, path: String = "App/Base.lproj/Main.storyboard") {
    scanned = InterfaceBuilderScanner.scan(data, path: path)
  }

  /// A storyboard for iOS around some scenes. The first of them stands in line 4.
  static func storyboard(attributes: String = "", scenes: String) -> InterfaceBuilderFixture {
    InterfaceBuilderFixture(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \(attributes)>
      <scenes>
      \(scenes)
      </scenes>
      </document>
      """)
  }

  /// A storyboard for macOS around some scenes.
  static func macStoryboard(scenes: String) -> InterfaceBuilderFixture {
    InterfaceBuilderFixture(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" initialViewController="WND-01">
        <scenes>
          \(scenes)
        </scenes>
      </document>
      """)
  }

  var facts: InterfaceBuilderFacts? {
    if case .interfaceBuilder(let facts) = scanned.content { facts } else { nil }
  }

  var controllers: [ControllerFact] { facts?.controllers ?? [] }

  var issues: [Issue] { scanned.issues }

  func controller(_ id: String) -> ControllerFact? {
    controllers.first { $0.id == id }
  }

  /// The segues of a controller as `kind destination`.
  func segues(of id: String) -> [String]? {
    controller(id)?.segues.map { "\($0.relationship ?? $0.kind) \($0.destination)" }
  }
}
