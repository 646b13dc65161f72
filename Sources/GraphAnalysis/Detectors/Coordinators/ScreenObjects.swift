import NavigationModel

/// The objects that are a part of one screen, as the `OrderViewModel` of an `OrderViewController` is by MVVM and the
/// `OrderPresenter` by VIPER: they do what that screen asks for.
struct ScreenObjects {
  private let stems: [String: [Node]]
  /// Who passes through which object, by the id of the one and the name of the other.
  private let passed: Set<[String]>
  /// By the ids of objects, the parts of screens that they have their transitions carried out by.
  private let asked: [String: Set<String>]

  /// - Parameter edges: the transitions that count.
  init(_ context: AnalysisContext, edges: [Edge]) {
    stems = Dictionary(grouping: context.screens) { Self.stem(of: $0.type ?? $0.name) }
    let screens = Dictionary(grouping: context.screens) { $0.type ?? $0.name }.mapValues { $0.map(\.id) }
    passed = Set(
      edges.flatMap { edge in
        edge.via.flatMap { name in
          // A view model can also hand what it shows to its screen.
          [[edge.source, name]] + (screens[name] ?? []).map { [$0, context.node(edge.source)?.name ?? edge.source] }
        }
      } + context.program.graph.flows.flatMap { flow in flow.via.map { [flow.source, $0] } })
    asked = edges.reduce(into: [:]) { asked, edge in
      for name in edge.via where Self.word(of: name) != nil { asked[edge.source, default: []].insert(name) }
    }
  }

  /// The screens that an object is a part of. The name alone can be chance: the screen asks the object, or another part
  /// of it that the object asks, as a presenter asks the wireframe.
  func screens(of object: Node) -> [Node] {
    guard let word = Self.word(of: object.name) else { return [] }
    let names = [object.name] + (asked[object.id] ?? []).sorted()
    return Self.beginnings(of: object.name.dropLast(word.count)).flatMap { beginning in
      (stems[beginning] ?? []).filter { screen in
        names.contains { name in
          passed.contains([screen.id, name]) && (name == object.name || name.hasPrefix(beginning))
        }
      }
    }
  }

  /// What objects are called that are a part of one screen.
  private static let words = ["ViewModel", "Presenter", "Wireframe", "Interactor"]
  private static let screenWords = ["HostingController", "ViewController", "Controller", "View", "Screen"]

  private static func word(of name: String) -> String? { words.first(where: name.hasSuffix) }

  private static func stem(of name: String) -> String {
    let ending = screenWords.first { name.hasSuffix($0) } ?? ""
    return String(name.dropLast(ending.count))
  }

  /// The words that a name begins with: `OrderAction` and `Order` for `OrderAction`.
  private static func beginnings(of name: Substring) -> [String] {
    name.indices.dropFirst().filter { name[$0].isUppercase }.map { String(name[..<$0]) } + [String(name)]
  }
}
