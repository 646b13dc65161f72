/// What a storyboard or a xib says about navigation.
public struct InterfaceBuilderFacts: Hashable, Codable, Sendable {
  /// The two forms of Interface Builder documents: many scenes with segues, or one interface around a File's Owner.
  public enum Document: String, Codable, Sendable { case storyboard, xib }
  /// Whose controls the document holds: those of UIKit, tvOS and watchOS included, or those of AppKit.
  public enum Platform: String, Codable, Sendable { case iOS, macOS }

  /// Whether the document has scenes of its own or is a nib.
  public var document: Document
  /// UIKit or AppKit, as the document's `type` attribute says.
  public var platform: Platform
  /// The file's base name without extension, the name that `UIStoryboard(name:)` and `UINib(nibName:)` take.
  public var name: String
  /// The id of the controller that the document starts with.
  public var initialController: String?
  /// Whether the system shows this storyboard while the app starts: such a storyboard is no navigation.
  public var isLaunchScreen: Bool
  /// The class of the File's Owner of a xib.
  public var filesOwnerClass: String?
  /// The classes of the objects in the document that are no controllers, such as windows and views: they come with what
  /// is around them.
  public var objectClasses: Set<String> = []
  /// The selectors of the actions that controls and segues of the document are connected to.
  public var actions: Set<String> = []
  /// The controllers of all scenes, in document order.
  public var controllers: [ControllerFact]

  /// Makes the facts of a document without controllers, except for what is given.
  public init(
    document: Document, platform: Platform, name: String, initialController: String? = nil,
    isLaunchScreen: Bool = false, filesOwnerClass: String? = nil, controllers: [ControllerFact] = []
  ) {
    self.document = document
    self.platform = platform
    self.name = name
    self.initialController = initialController
    self.isLaunchScreen = isLaunchScreen
    self.filesOwnerClass = filesOwnerClass
    self.controllers = controllers
  }
}

/// A controller of a storyboard scene, or a placeholder for one in another storyboard.
public struct ControllerFact: Hashable, Codable, Sendable {
  /// The XML id of the controller, which segues name as their destination.
  public var id: String
  /// The XML id of the scene around it; nil where the document has none.
  public var sceneID: String?
  /// The XML element, such as `viewController`, `navigationController`, `windowController`, `splitViewController`.
  public var element: String
  /// The class from the identity inspector, without module; nil for the framework's own class of the element.
  public var customClass: String?
  /// The module of the class, where the document names one; nil also where it is the app's own.
  public var customModule: String?
  /// Whether that module is of the target which the document belongs to: `customModuleProvider="target"`. Targets of one
  /// project can give their modules the same name.
  public var isOfOwnTarget: Bool
  /// The name by which code instantiates the controller, the storyboard ID; nil where it has none.
  public var storyboardIdentifier: String?
  /// The label that people gave it in Xcode, or its title.
  public var label: String?
  /// The style in which it is presented, as the document names it, such as `fullScreen`; nil where it names none.
  public var modalPresentationStyle: String?
  /// The names of a `viewControllerPlaceholder`; nil for a real controller.
  public var placeholder: Placeholder?
  /// The texts that the document gives to properties of the controller, its runtime attributes, by the names of the
  /// properties.
  public var attributes: [String: String] = [:]
  /// Ids of the scene's Exit objects, which unwind segues have as their destination.
  public var exits: [String]
  /// Segues and relationships that start in the scene, in document order.
  public var segues: [SegueFact]
  /// Where the controller's start tag begins.
  public var position: Position

  /// Where a placeholder leads. All three may be missing.
  public struct Placeholder: Hashable, Codable, Sendable {
    /// The base name of the other storyboard; nil where the reference names none.
    public var storyboardName: String?
    /// The storyboard ID of the scene that is meant; nil for the storyboard's initial controller.
    public var referencedIdentifier: String?
    /// The bundle that holds the storyboard, such as that of a framework; nil for the app's own.
    public var bundleIdentifier: String?

    /// Makes a reference of the names that it has.
    public init(storyboardName: String?, referencedIdentifier: String?, bundleIdentifier: String?) {
      self.storyboardName = storyboardName
      self.referencedIdentifier = referencedIdentifier
      self.bundleIdentifier = bundleIdentifier
    }
  }

  /// Makes a controller without custom class, names and segues, except for what is given.
  public init(
    id: String, sceneID: String? = nil, element: String, customClass: String? = nil, customModule: String? = nil,
    isOfOwnTarget: Bool = false, storyboardIdentifier: String? = nil, label: String? = nil,
    modalPresentationStyle: String? = nil, placeholder: Placeholder? = nil, exits: [String] = [],
    segues: [SegueFact] = [], position: Position
  ) {
    self.id = id
    self.sceneID = sceneID
    self.element = element
    self.customClass = customClass
    self.customModule = customModule
    self.isOfOwnTarget = isOfOwnTarget
    self.storyboardIdentifier = storyboardIdentifier
    self.label = label
    self.modalPresentationStyle = modalPresentationStyle
    self.placeholder = placeholder
    self.exits = exits
    self.segues = segues
    self.position = position
  }
}

/// A `<segue>` element that leads somewhere.
public struct SegueFact: Hashable, Codable, Sendable {
  /// The XML id of the segue; nil where the document gives none.
  public var id: String?
  /// The `kind` attribute as written: `show`, `presentation`, `relationship`, `embed`, `unwind`, `custom` …
  public var kind: String
  /// The `relationship` attribute, such as `rootViewController`; nil for a real segue.
  public var relationship: String?
  /// The name by which code performs the segue; nil where it has none.
  public var identifier: String?
  /// The id of a controller, or of an Exit for an unwind segue.
  public var destination: String
  /// The class of a custom segue.
  public var customClass: String?
  /// The `@IBSegueAction` that makes the destination, such as `makeDetail:`.
  public var destinationCreationSelector: String?
  /// The unwind method, such as `unwindToList:`.
  public var unwindAction: String?
  /// The style in which the destination is presented; nil where the segue leaves that to the destination.
  public var modalPresentationStyle: String?
  /// Whether it starts at the controller itself and not at a control or a cell of it, so that only code performs it.
  public var startsAtController: Bool
  /// Where the segue's start tag begins.
  public var position: Position

  /// Makes a segue from its attributes.
  public init(
    id: String?, kind: String, relationship: String? = nil, identifier: String? = nil, destination: String,
    customClass: String? = nil, destinationCreationSelector: String? = nil, unwindAction: String? = nil,
    modalPresentationStyle: String? = nil, startsAtController: Bool = false, position: Position
  ) {
    self.id = id
    self.kind = kind
    self.relationship = relationship
    self.identifier = identifier
    self.destination = destination
    self.customClass = customClass
    self.destinationCreationSelector = destinationCreationSelector
    self.unwindAction = unwindAction
    self.modalPresentationStyle = modalPresentationStyle
    self.startsAtController = startsAtController
    self.position = position
  }
}
