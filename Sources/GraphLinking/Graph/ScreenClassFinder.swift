import NavigationModel

/// Finds what the declarations of the screens in the graph say; see ``ScreenClasses``.
struct ScreenClassFinder {
  let program: Program

  func classes(of nodes: NodeFactory) -> ScreenClasses {
    let types = Array(program.declaredTypes.filter { !program[$0].isProtocol })
    let declared = types.map { (type: $0, node: nodes.id(of: $0)) }
    let screens = declared.filter { nodes.nodes[$0.node]?.kind == .screen }
    func ids(_ isMeant: (TypeID) -> Bool) -> [String] { Set(screens.filter { isMeant($0.type) }.map(\.node)).sorted() }
    let superclasses = declared.compactMap { type, node -> (String, [String])? in
      let names = self.superclasses(of: type)
      return names.isEmpty || nodes.nodes[node] == nil ? nil : (node, names)
    }
    return ScreenClasses(
      stacks: ids { program.inherits($0, fromAnyNamed: ["UINavigationController"]) },
      tabBars: ids { program.inherits($0, fromAnyNamed: ["UITabBarController", "NSTabViewController"]) },
      splitViews: ids { program.inherits($0, fromAnyNamed: ["UISplitViewController", "NSSplitViewController"]) },
      systemSubclasses: ids { program.frameworkType(of: $0)?.role == .systemScreen },
      webPages: ids(isWebPage), exported: ids { program[$0].isPublic },
      frames: ids(isFrame), modifiers: ids { program.inherits($0, fromAnyNamed: ["ViewModifier"]) },
      superclasses: Dictionary(superclasses, uniquingKeysWith: { first, _ in first }))
  }

  private func superclasses(of type: TypeID) -> [String] {
    program.lineage(of: type).dropFirst().filter { program[$0].isDeclared && !program[$0].isProtocol }
      .map { program[$0].name }
  }

  /// Whether a controller is made with something of a type that its class is generic over, which is a view or a
  /// controller.
  private func isFrame(_ type: TypeID) -> Bool {
    guard program.isController(type) else { return false }
    let contents = Set(
      program[type].generics.filter { parameter in
        (parameter.constraint?.allNames ?? []).contains { Self.contents.contains(String($0.lastName)) }
      }.map(\.name))
    guard !contents.isEmpty else { return false }
    let initializers = program[type].functions["init"] ?? []
    return initializers.flatMap { program[$0].parameters }.contains { parameter in
      parameter.type?.allNames.contains(where: contents.contains) ?? false
    }
  }

  /// What can be put into a controller.
  private static let contents: Set<String> = ["View", "UIViewController", "NSViewController"]

  /// Whether a screen has a web view in a property, or is made by a function that gives one to SwiftUI.
  private func isWebPage(_ type: TypeID) -> Bool {
    program.lineage(of: type).contains { ancestor in
      let declaration = program[ancestor]
      return declaration.properties.values.joined().contains { keptClass($0).map(Self.webViews.contains) == true }
        || Self.representing.contains { name in
          declaration.functions[name]?.contains { program[$0].returnType?.name.map(Self.webViews.contains) == true }
            == true
        }
    }
  }

  /// The name of the type that a property is declared with, or else of what its initial value makes.
  private func keptClass(_ property: Property) -> String? {
    if let type = property.fact.type { return type.name }
    guard let value = property.initialValue,
      case .call(let call) = program[program[value].scope].results.values.first?.value
    else { return nil }
    return call.callee.calledName
  }

  /// What SwiftUI calls to make the view or the controller of a representable.
  private static let representing = ["makeUIView", "makeNSView", "makeUIViewController"]

  /// The classes of WebKit and SafariServices that show pages.
  private static let webViews: Set<String> = ["WKWebView", "SFSafariViewController"]
}
