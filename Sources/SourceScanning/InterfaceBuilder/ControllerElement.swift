import NavigationModel

/// Which elements are controllers, and how their attributes and those of segues become facts.
enum ControllerElement {
  /// The controllers that their suffix does not identify. AppKit also has elements such as `arrayController`, which are
  /// not screens.
  private static let names: Set<String> = [
    "application", "controller", "glanceController", "hostingController", "imagePickerController",
    "navigationController", "notificationController", "pagecontroller", "tabBarController", "windowController",
  ]

  /// Whether an element is a controller, or a placeholder for one in another storyboard.
  static func isController(_ element: XMLElementStart) -> Bool {
    // Xcode marks a scene's controller with this role, whatever the element is called.
    element["sceneMemberID"] == "viewController" || names.contains(element.name)
      || element.name.hasSuffix("iewController") || isPlaceholder(element)
  }

  /// Whether an element is a controller of a watch, by whose `identifier` code names it.
  static func isOfWatch(_ element: XMLElementStart) -> Bool {
    element.name == "controller" || element.name == "hostingController"
  }

  /// Whether an element stands for a controller in another storyboard.
  static func isPlaceholder(_ element: XMLElementStart) -> Bool {
    element.name.hasSuffix("ontrollerPlaceholder")
  }
}

extension ControllerFact {
  /// Nil for a controller without an id, which nothing can lead to.
  init?(_ element: XMLElementStart, sceneID: String?) {
    guard let id = element["id"] else { return nil }
    let watchIdentifier = ControllerElement.isOfWatch(element) ? element["identifier"] : nil
    self.init(
      id: id, sceneID: sceneID, element: element.name, customClass: element["customClass"],
      customModule: element["customModule"], isOfOwnTarget: element["customModuleProvider"] == "target",
      storyboardIdentifier: element["storyboardIdentifier"] ?? watchIdentifier,
      label: element["userLabel"] ?? element["title"], modalPresentationStyle: element["modalPresentationStyle"],
      placeholder: ControllerElement.isPlaceholder(element) ? Placeholder(element) : nil,
      position: element.position)
  }
}

extension ControllerFact.Placeholder {
  init(_ element: XMLElementStart) {
    self.init(
      storyboardName: element["storyboardName"], referencedIdentifier: element["referencedIdentifier"],
      bundleIdentifier: element["bundleIdentifier"])
  }
}

extension SegueFact {
  /// Nil for a `<segue>` that leads nowhere: those of `inferredMetricsTieBreakers`, which refer to another one, and the
  /// `commit` and `preview` segues, which repeat the one that they stand in.
  init?(_ element: XMLElementStart) {
    guard let destination = element["destination"] else { return nil }
    self.init(
      id: element["id"], kind: element["kind"] ?? "", relationship: element["relationship"],
      identifier: element["identifier"], destination: destination, customClass: element["customClass"],
      destinationCreationSelector: element["destinationCreationSelector"], unwindAction: element["unwindAction"],
      modalPresentationStyle: element["modalPresentationStyle"], position: element.position)
  }
}
