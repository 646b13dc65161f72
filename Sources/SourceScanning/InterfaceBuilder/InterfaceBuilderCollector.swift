import NavigationModel

/// Builds the facts of a document from its elements, in the order in which they open and close.
struct InterfaceBuilderCollector {
  private(set) var facts: InterfaceBuilderFacts
  /// Whether the root element of an Interface Builder document has been seen.
  private(set) var hasRoot = false
  /// Parts that were left out.
  private(set) var oddities: [FormatFault] = []
  /// The role of each open element, outermost first.
  private var openElements: [OpenElement] = []
  /// The controllers that are open, outermost first: their indices, and how many elements were open around them.
  private var openControllers: [(index: Int, depth: Int)] = []
  private var scene = Scene(id: nil, firstController: 0)

  /// The most exits of a scene that are read. Xcode gives it one, and each controller of the scene has a copy.
  static let exitLimit = 100

  private enum OpenElement { case scene, controller, other }

  /// The scene that is open. A xib, which has no scenes, counts as one.
  private struct Scene {
    let id: String?
    /// The index of the scene's first controller, once there is one.
    let firstController: Int
    var exits: [String] = []
    /// Segues of objects that stand beside the controller, such as gesture recognizers.
    var segues: [SegueFact] = []
  }

  init(path: String) {
    let fileName = path.split(separator: "/").last.map(String.init) ?? path
    let (name, fileExtension) = Self.parts(ofFileName: fileName)
    facts = InterfaceBuilderFacts(
      document: fileExtension == "xib" ? .xib : .storyboard, platform: .iOS, name: name)
  }

  /// Takes the start of an element.
  ///
  /// - Throws: when the root element says that this is no document of Interface Builder.
  mutating func open(_ element: XMLElementStart) throws(FormatFault) {
    guard hasRoot else {
      try openRoot(element)
      openElements.append(.other)
      return
    }
    openElements.append(read(element))
  }

  /// Takes the end of the element that opened last of those that are open.
  mutating func close() {
    switch openElements.popLast() {
    case .scene: finishScene()
    case .controller: _ = openControllers.popLast()
    case .other, nil: break
    }
  }

  /// Ends what is still open when the document ends.
  mutating func finish() {
    openElements = []
    openControllers = []
    finishScene()
  }

  private mutating func openRoot(_ root: XMLElementStart) throws(FormatFault) {
    switch root.name {
    case "document": break
    case "archive":
      throw FormatFault(
        message: "It is in the archive format of Xcode 3; opening and saving it in a newer Xcode converts it.",
        position: root.position)
    default:
      throw FormatFault(
        message: "Its root element is not that of an Interface Builder document.", position: root.position)
    }
    hasRoot = true
    if let type = root["type"] {
      facts.document = type.contains("Storyboard") ? .storyboard : .xib
      facts.platform = type.contains(".Cocoa.") ? .macOS : .iOS
    }
    facts.initialController = root["initialViewController"]
    facts.isLaunchScreen = root["launchScreen"] == "YES"
  }

  private mutating func read(_ element: XMLElementStart) -> OpenElement {
    switch element.name {
    case "scene":
      finishScene()
      scene = Scene(id: element["sceneID"], firstController: facts.controllers.count)
      return .scene
    case "segue":
      read(segue: element)
    case "exit":
      read(exit: element)
    case "placeholder" where element["placeholderIdentifier"] == "IBFilesOwner",
      // AppKit's file's owner is an object like others, known by this id alone.
      "customObject" where element["id"] == "-2":
      if facts.document == .xib { facts.filesOwnerClass = element["customClass"] }
    case "userDefinedRuntimeAttribute":
      read(attribute: element)
    case "action":
      if let selector = element["selector"] { facts.actions.insert(selector) }
    default:
      if ControllerElement.isController(element) { return read(controller: element) }
      // What stands for an object that is there already, such as the first responder, has a negative id.
      if let name = element["customClass"], element["id"]?.hasPrefix("-") != true { facts.objectClasses.insert(name) }
    }
    return .other
  }

  private mutating func read(controller element: XMLElementStart) -> OpenElement {
    guard let controller = ControllerFact(element, sceneID: scene.id) else {
      oddities.append(FormatFault(message: "A controller has no id and is left out.", position: element.position))
      return .other
    }
    openControllers.append((facts.controllers.count, openElements.count))
    facts.controllers.append(controller)
    return .controller
  }

  private mutating func read(exit element: XMLElementStart) {
    guard let id = element["id"] else { return }
    guard scene.exits.count < Self.exitLimit else {
      oddities.append(
        FormatFault(message: "An exit follows \(Self.exitLimit) others of its scene.", position: element.position))
      return
    }
    scene.exits.append(id)
  }

  /// Reads a text that the document gives to a property of the controller itself, and not of a view in it.
  private mutating func read(attribute element: XMLElementStart) {
    // Between the two is nothing but the controller's own `userDefinedRuntimeAttributes`.
    guard let controller = openControllers.last, openElements.count == controller.depth + 2,
      element["type"] == "string", let name = element["keyPath"], let value = element["value"]
    else { return }
    facts.controllers[controller.index].attributes[name] = value
  }

  private mutating func read(segue element: XMLElementStart) {
    // A segue calls the action that it unwinds to, and the one that makes its destination, as a control does its own.
    for attribute in ["unwindAction", "destinationCreationSelector"] {
      if let selector = element[attribute] { facts.actions.insert(selector) }
    }
    guard var segue = SegueFact(element) else { return }
    if let controller = openControllers.last {
      // Between the two is nothing but the controller's own `connections`.
      segue.startsAtController = openElements.count == controller.depth + 2
      facts.controllers[controller.index].segues.append(segue)
    } else {
      scene.segues.append(segue)
    }
  }

  private mutating func finishScene() {
    defer { scene = Scene(id: nil, firstController: facts.controllers.count) }
    let controllers = scene.firstController..<facts.controllers.count
    guard let first = controllers.first else {
      if let segue = scene.segues.first {
        oddities.append(
          FormatFault(message: "Segues start in a scene without a controller.", position: segue.position))
      }
      return
    }
    for index in controllers { facts.controllers[index].exits = scene.exits }
    if !scene.segues.isEmpty {
      facts.controllers[first].segues.append(contentsOf: scene.segues)
      facts.controllers[first].segues.sort { $0.position < $1.position }
    }
  }

  private static func parts(ofFileName fileName: String) -> (name: String, fileExtension: String) {
    guard let dot = fileName.lastIndex(of: "."), dot != fileName.startIndex else { return (fileName, "") }
    return (String(fileName[..<dot]), fileName[fileName.index(after: dot)...].lowercased())
  }
}
