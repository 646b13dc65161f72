/// Apps of one shape and any size, whose analysis time should be proportional to their size.
///
/// Each shape once took superlinear time, or might: cycles, chains, cliques, one name for all.
struct GrowthFamily: Sendable {
  let name: String
  /// The smallest size that is measured; the largest is ``GrowthCommand/factors`` times as large.
  let size: Int
  /// The texts of the files of an app with so many parts, by their paths.
  let files: @Sendable (Int) -> [String: String]

  static let all = [
    GrowthFamily(name: "screens in a ring", size: 500) { count in
      swift(count) { "class S\($0): UIViewController { func go() { show(S\(($0 + 1) % count)(), sender: nil) } }" }
    },
    GrowthFamily(name: "views in a ring", size: 250) { count in
      swift(count) {
        """
        struct V\($0): View {
          @State var isShown = false
          var body: some View {
            NavigationLink("next") { V\(($0 + 1) % count)() }.sheet(isPresented: $isShown) { V\(($0 + 2) % count)() }
          }
        }
        """
      }
    },
    GrowthFamily(name: "files of one line", size: 500) { count in
      Dictionary(uniqueKeysWithValues: (0..<count).map { ("F\($0).swift", "class S\($0): UIViewController {}\n") })
    },
    GrowthFamily(name: "delegates in a cycle", size: 100) { count in
      swift(count) {
        let next = ($0 + 1) % count
        return """
          protocol D\($0): AnyObject { func done\($0)() }
          class S\($0): UIViewController, D\(next) {
            weak var delegate: D\($0)?
            func tap() { delegate?.done\($0)() }
            func done\(next)() { let s = S\(next)(); s.delegate = self; present(s, animated: true) }
          }
          """
      }
    },
    GrowthFamily(name: "coordinators that start each other", size: 100) { count in
      swift(count) {
        """
        class C\($0): Coordinator {
          let navigation = UINavigationController()
          func start() {
            navigation.pushViewController(S\($0)(), animated: true)
            let next = C\(($0 + 1) % count)()
            children.append(next)
            next.start()
          }
        }
        class S\($0): UIViewController {}
        """
      }
    },
    GrowthFamily(name: "private functions of a class", size: 250) { count in
      let functions = (0..<count).map { "  private func f\($0)() { f\($0 + 1)() }" }.joined(separator: "\n")
      return [
        "A.swift": """
        class A: UIViewController {
        \(functions)
          private func f\(count)() { present(B(), animated: true) }
          func go() { f0() }
        }
        class B: UIViewController {}
        """
      ]
    },
    GrowthFamily(name: "methods that all call each other", size: 4) { count in
      let calls = (0..<count).map { "show\($0)(c)" }.joined(separator: "; ")
      let methods = (0..<count).map {
        "  func show\($0)(_ c: UIViewController) { present(c, animated: true); \(calls) }"
      }
      return [
        "A.swift": """
        class A: UIViewController {
        \(methods.joined(separator: "\n"))
          func go() { show0(B()) }
        }
        class B: UIViewController {}
        """
      ]
    },
    GrowthFamily(name: "classes below each other", size: 100) { count in
      swift(count) { "class S\($0 + 1): S\($0) { func go\($0)() { show(S\($0)(), sender: nil) } }" }
    },
    GrowthFamily(name: "a chain of responsibility", size: 10) { count in
      var files = swift(count) {
        """
        class H\($0): UIViewController, Handler {
          var next: Handler?
          func handle(_ r: Int) { if r == \($0) { present(S\($0)(), animated: true) } else { next?.handle(r) } }
        }
        class S\($0): UIViewController {}
        """
      }
      files["Handler.swift"] = "protocol Handler { var next: Handler? { get }; func handle(_ r: Int) }\n"
      return files
    },
    GrowthFamily(name: "routes of a router", size: 50) { count in
      var files = swift(count) {
        """
        struct V\($0): View {
          @EnvironmentObject var router: Router
          var body: some View { Button("next") { router.go(.r\(($0 + 1) % count)) } }
        }
        """
      }
      files["Router.swift"] = """
        enum Route: Hashable { \((0..<count).map { "case r\($0)" }.joined(separator: "; ")) }
        class Router: ObservableObject {
          @Published var path: [Route] = []
          func go(_ route: Route) { path.append(route) }
        }
        struct Root: View {
          @StateObject var router = Router()
          var body: some View {
            NavigationStack(path: $router.path) { V0() }.navigationDestination(for: Route.self) { route in
              switch route {
              \((0..<count).map { "case .r\($0): V\($0)()" }.joined(separator: "\n"))
              }
            }
          }
        }
        """
      return files
    },
    GrowthFamily(name: "elements of a tuple", size: 100) { count in
      var files = swift(count) { "class B\($0): UIViewController {}" }
      files["A.swift"] = """
        class A: UIViewController {
          func go() {
            let t = (\((0..<count).map { "B\($0)()" }.joined(separator: ", ")))
            present(t.\(count - 1), animated: true)
          }
        }
        """
      return files
    },
    GrowthFamily(name: "notifications", size: 50) { count in
      swift(count) {
        """
        extension Notification.Name { static let n\($0) = Notification.Name("n\($0)") }
        class S\($0): UIViewController {
          func a() { NotificationCenter.default.addObserver(self, selector: #selector(h), name: .n\($0), object: nil) }
          @objc func h() { present(S\(($0 + 1) % count)(), animated: true) }
          func p() { NotificationCenter.default.post(name: .n\(($0 + 1) % count), object: nil) }
        }
        """
      }
    },
    GrowthFamily(name: "scenes with segues", size: 100) { count in
      storyboard(count) { #"<segue destination="v\#(($0 + 1) % count)" kind="show" id="g\#($0)"/>"# }
    },
    GrowthFamily(name: "scenes that unwind", size: 50) { count in
      storyboard(count) { #"<segue destination="e\#($0)" kind="unwind" unwindAction="back:" id="g\#($0)"/>"# }
    },
    GrowthFamily(name: "packages", size: 50) { count in
      files(count) {
        [
          "P\($0)/Package.swift": "let package = Package(name: \"P\($0)\", targets: [.target(name: \"P\($0)\")])\n",
          "P\($0)/Sources/P\($0)/A.swift": "class S\($0): UIViewController {}\n",
        ]
      }
    },
    GrowthFamily(name: "folders with a configuration", size: 50) { count in
      files(count) {
        [
          "D\($0)/.navgraph.yml": "rules:\n  navigation-cycle: off\n",
          "D\($0)/A.swift": "class S\($0): UIViewController {}\n",
        ]
      }
    },
    GrowthFamily(name: "one angle bracket after the other", size: 100) { count in
      ["A.swift": "let x = \(String(repeating: "a<", count: count))b\n", "B.swift": "class S: UIViewController {}\n"]
    },
  ]

  /// An app of one file with a piece of code for each part.
  private static func swift(_ count: Int, _ part: (Int) -> String) -> [String: String] {
    ["A.swift": (0..<count).map(part).joined(separator: "\n") + "\n"]
  }

  private static func files(_ count: Int, _ part: (Int) -> [String: String]) -> [String: String] {
    (0..<count).map(part).reduce(into: [:]) { all, files in all.merge(files) { first, _ in first } }
  }

  /// An app of one storyboard, in which each screen has a connection.
  private static func storyboard(_ count: Int, _ connection: (Int) -> String) -> [String: String] {
    let scenes = (0..<count).map {
      """
      <scene sceneID="s\($0)"><objects>
      <viewController id="v\($0)" customClass="V\($0)"><connections>\(connection($0))</connections></viewController>
      <exit id="e\($0)"/>
      </objects></scene>
      """
    }
    var all = swift(count) { "class V\($0): UIViewController { @IBAction func back(_ s: UIStoryboardSegue) {} }" }
    all["Main.storyboard"] = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="v0">
      <scenes>\(scenes.joined(separator: "\n"))</scenes>
      </document>
      """
    return all
  }
}
