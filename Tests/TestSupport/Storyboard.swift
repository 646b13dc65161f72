/// The text of a storyboard, with what matters to navigation and nothing else.
///
///     Storyboard(initial: "list", .screen("ListViewController", id: "list", .show("detail", identifier: "open")))
public struct Storyboard: CustomStringConvertible {
  private let isLaunchScreen: Bool
  private let initial: String?
  private let scenes: [Scene]

  /// Makes a storyboard that starts with the controller of the given id.
  public init(isLaunchScreen: Bool = false, initial: String? = nil, _ scenes: Scene...) {
    self.init(isLaunchScreen: isLaunchScreen, initial: initial, scenes: scenes)
  }

  /// Makes a storyboard of a list of scenes.
  public init(isLaunchScreen: Bool = false, initial: String? = nil, scenes: [Scene]) {
    self.isLaunchScreen = isLaunchScreen
    self.initial = initial
    self.scenes = scenes
  }

  /// The controller of a scene.
  public struct Scene: CustomStringConvertible {
    private let element: String
    private let attributes: [(String, String?)]
    private let segues: [Segue]
    private var cell: [Segue] = []
    private var given: [(property: String, text: String)] = []

    /// A view controller, by default with its class as id.
    public static func screen(
      _ type: String?, id: String? = nil, identifier: String? = nil, _ segues: Segue...
    ) -> Scene {
      Scene(
        element: "viewController",
        attributes: [("id", id ?? type), ("customClass", type), ("storyboardIdentifier", identifier)], segues: segues)
    }

    /// A table view controller whose only cell triggers segues.
    public static func table(_ type: String, id: String, cell segues: Segue...) -> Scene {
      var scene = Scene(element: "tableViewController", attributes: [("id", id), ("customClass", type)], segues: [])
      scene.cell = segues
      return scene
    }

    /// A controller of another element, such as `navigationController`.
    public static func container(
      _ element: String, id: String, type: String? = nil, identifier: String? = nil, _ segues: Segue...
    ) -> Scene {
      Scene(
        element: element, attributes: [("id", id), ("customClass", type), ("storyboardIdentifier", identifier)],
        segues: segues)
    }

    /// A reference to another storyboard, with a storyboard ID of its own where it has one.
    public static func placeholder(
      id: String, storyboard: String?, identifier: String? = nil, ownIdentifier: String? = nil
    ) -> Scene {
      Scene(
        element: "viewControllerPlaceholder",
        attributes: [
          ("id", id), ("storyboardName", storyboard), ("referencedIdentifier", identifier),
          ("storyboardIdentifier", ownIdentifier),
        ], segues: [])
    }

    /// The same with a text that the document gives to a property of the controller, a runtime attribute.
    public func giving(_ text: String, to property: String) -> Scene {
      var scene = self
      scene.given.append((property, text))
      return scene
    }

    private var attributeText: String {
      guard !given.isEmpty else { return "" }
      let lines = given.map { property, text in
        "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(property)\" value=\"\(text)\"/>"
      }
      return "<userDefinedRuntimeAttributes>\(lines.joined())</userDefinedRuntimeAttributes>"
    }

    private var cellText: String {
      guard !cell.isEmpty else { return "" }
      return """
        <tableView key="view" id="table"><prototypes><tableViewCell id="cell"><connections>
        \(cell.map(\.description).joined(separator: "\n"))
        </connections></tableViewCell></prototypes></tableView>
        """
    }

    /// The XML of this part.
    public var description: String {
      let id = attributes.first?.1 ?? ""
      return """
        <scene sceneID="scene-\(id)"><objects><\(element)\(attributes.xml)><connections>
        \(segues.map(\.description).joined(separator: "\n"))
        </connections>\(cellText)\(attributeText)</\(element)><exit id="exit-\(id)" userLabel="Exit" sceneMemberID="exit"/></objects></scene>
        """
    }
  }

  /// A connection that starts at a scene's controller, or at its cell.
  public struct Segue: CustomStringConvertible {
    private let attributes: [(String, String?)]

    /// A segue of any kind, and of a class of the program's own where one is named.
    public static func segue(
      _ kind: String, to destination: String, identifier: String? = nil, type: String? = nil
    ) -> Segue {
      Segue(attributes: [
        ("kind", kind), ("destination", destination), ("identifier", identifier), ("customClass", type),
      ])
    }

    /// A segue of the kind `show`.
    public static func show(_ destination: String, identifier: String? = nil) -> Segue {
      segue("show", to: destination, identifier: identifier)
    }

    /// `rootViewController`, `viewControllers` and their like.
    public static func relationship(_ name: String, to destination: String) -> Segue {
      Segue(attributes: [("kind", "relationship"), ("relationship", name), ("destination", destination)])
    }

    /// A segue back to whichever screen implements the action, by way of the exit of the scene with that id.
    public static func unwind(_ action: String, exitOf id: String, identifier: String? = nil) -> Segue {
      Segue(attributes: [
        ("kind", "unwind"), ("destination", "exit-\(id)"), ("unwindAction", action), ("identifier", identifier),
      ])
    }

    /// The XML of this part.
    public var description: String { "<segue\(attributes.xml)/>" }
  }

  /// The XML of the document.
  public var description: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\
    \([("launchScreen", isLaunchScreen ? "YES" : nil), ("initialViewController", initial)].xml)>
    <scenes>
    \(scenes.map(\.description).joined(separator: "\n"))
    </scenes>
    </document>
    """
  }
}

extension [(String, String?)] {
  fileprivate var xml: String {
    map { name, value in value.map { " \(name)=\"\($0)\"" } ?? "" }.joined()
  }
}
