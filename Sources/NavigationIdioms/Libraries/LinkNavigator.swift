import NavigationModel

extension Idiom {
  static let linkNavigator = Idiom(
    name: "link-navigator", framework: "LinkNavigator",
    summary: "Pages refer to each other by paths, and route builders map paths to pages.",
    transitions: transitions([
      ("next", .push), ("rootNext", .push), ("backOrNext", .push), ("rootBackOrNext", .push), ("sheet", .sheet),
      ("detentSheet", .sheet), ("customSheet", .sheet), ("fullSheet", .fullScreenCover), ("replace", .root),
      ("rootReplace", .root), ("mergeReplace", .root), ("launch", .root),
    ]),
    types: [
      FrameworkType(
        "WrappingController", superclass: "UIHostingController", role: .hosting, contents: ["content": .root])
    ],
    addresses: AddressVocabulary(
      registrations: [.init("RouteBuilderOf", address: "matchPath"), .init("init", address: "matchPath")],
      types: [.init("RouteBuilder", address: "matchPath", maker: "build")],
      lookups: ["LinkNavigationView": "item"],
      carriers: ["path", "paths", "pathList"]),
    example: Example(
      source: """
        struct HomePage: View {
          let navigator: LinkNavigatorType
          var body: some View {
            Button("Open") { navigator.next(paths: ["detail"], items: [:], isAnimated: true) }
          }
        }
        struct DetailRouteBuilder {
          static func generate() -> RouteBuilderOf<RootNavigator> {
            RouteBuilderOf(matchPath: "detail") { navigator, items, dependency in
              WrappingController(matchPath: "detail") { DetailPage() }
            }
          }
        }
        struct DetailPage: View { var body: some View { Text("Detail") } }
        """,
      edges: ["HomePage push DetailPage"]))

  private static func transitions(_ methods: [(String, TransitionKind)]) -> [TransitionPattern] {
    methods.flatMap { name, kind in
      ["linkItem", "paths", "path", "rootPath"].map {
        TransitionPattern(.call(name, labels: [$0]), shows: .address($0), as: kind)
      }
    }
  }
}
