import NavigationModel
import Testing

@testable import GraphAnalysis

@Suite("Screens of one name")
struct NodeNamesTests {
  /// The names of screens, each called `List`, from their files and the modules that these belong to.
  private func names(_ places: (file: String?, module: String?, storyboard: String?)...) -> [String] {
    let nodes = places.enumerated().map { index, place in
      Node(
        id: "screen:List@\(index)", name: "List", type: "List", kind: .screen, module: place.module,
        storyboard: place.storyboard, location: place.file.map { SourceLocation(file: $0, line: 1, column: 1) })
    }
    let names = NodeNames(nodes)
    return nodes.map(names.name(of:))
  }

  @Test("have nothing beside it where there is one")
  func single() {
    #expect(names(("App/List.swift", "App", "Main")) == ["List"])
  }

  @Test("are told apart by storyboard or module")
  func modules() {
    #expect(
      names(("App/List.swift", "App", nil), ("Watch/List.swift", "Watch", nil)) == ["List (App)", "List (Watch)"])
    #expect(names(("App/A.swift", "App", "Main"), ("App/B.swift", "App", "Help")) == ["List (Main)", "List (Help)"])
  }

  @Test("have nothing beside it where two nodes stand for one scene, but the scene where there are several")
  func scenes() {
    func names(_ scenes: [String]) -> [String] {
      let nodes = scenes.enumerated().map { index, scene in
        Node(
          id: "screen:List@\(index)", name: "List", type: "List", kind: .screen, module: index == 0 ? nil : "App",
          storyboard: "Main", sceneID: scene)
      }
      let names = NodeNames(nodes)
      return nodes.map(names.name(of:))
    }
    #expect(names(["a", "a"]) == ["List", "List"])
    #expect(names(["a", "b"]) == ["List (Main, a)", "List (Main, b)"])
  }

  @Test("are told apart by folder where the module is that of both, or is called like a folder of the other")
  func folders() {
    #expect(
      names(("App/Shop/List.swift", "App", nil), ("App/Chat/List.swift", "App", nil)) == ["List (Shop)", "List (Chat)"])
    // No target takes the second file, whose folder is called like the target.
    #expect(
      names(("Shop.App/New/List.swift", "Shop_App", nil), ("Shop.App/Old/List.swift", "Shop.App", nil))
        == ["List (New)", "List (Old)"])
    #expect(
      names(("ios/App/Flows/List.swift", "App", nil), ("ios/App/Views/Flows/Old/List.swift", "ios", nil))
        == ["List (App/Flows)", "List (Old)"])
  }

  @Test("are told apart by their files in one folder, and by their identity where nothing else is known")
  func files() {
    #expect(
      names(("App/A.swift", "App", nil), ("App/B.swift", "App", nil)) == ["List (A.swift)", "List (B.swift)"])
    #expect(names((nil, nil, nil), (nil, nil, nil)) == ["List (screen:List@0)", "List (screen:List@1)"])
  }

  @Test(
    "list few of the things that a container is around, where that still means only this one",
    arguments: [
      (["Pop(A,B,C,D)"], ["Pop(A and 3 more)"]), (["Pop(A,B)"], ["Pop(A,B)"]), (["Nav(Page(A,B))"], ["Nav(Page)"]),
      (["Nav(Page(A,B),C)"], ["Nav(Page and C)"]), (["Debug (A,B,C)"], ["Debug (A,B,C)"]),
      (["Pop(A,B,C)", "Pop(A,B,D)"], ["Pop(A,B,C)", "Pop(A,B,D)"]),
      (["Nav(Page(A))", "Nav(Page)"], ["Nav(Page(A))", "Nav(Page)"]),
    ])
  func contents(names: [String], shown: [String]) {
    let nodes = names.map { Node(id: "screen:\($0)", name: $0, type: nil, kind: .screen) }
    let called = NodeNames(nodes)
    #expect(nodes.map(called.name(of:)) == shown)
  }

  @Test("of containers are told apart by the first of what they are around")
  func containers() {
    let nodes = ["A,B,C", "D,E,F"].map {
      Node(id: "container:Stack(\($0))", name: "Stack", type: nil, kind: .container)
    }
    let called = NodeNames(nodes)
    #expect(nodes.map(called.name(of:)) == ["Stack (A and 2 more)", "Stack (D and 2 more)"])
  }
}
