import Foundation
import NavigationModel
import SourceScanning
import Testing

private typealias Expression = NavigationModel.Expression

@Suite("The manifest of a Swift package")
struct PackageManifestTests {
  /// A call such as `.target(name: "App")`; the callee is a member that the context knows.
  private func call(_ callee: String, _ arguments: KeyValuePairs<String, Expression>) -> Expression {
    call(.implicitMember(callee), arguments.map { Argument(label: $0.key, value: $0.value) })
  }

  private func call(_ callee: Expression, _ arguments: [Argument]) -> Expression {
    .call(Call(callee: callee, arguments: arguments, position: .start))
  }

  private func package(targets: Expression) -> Expression {
    call(
      .identifier("Package"),
      [Argument(label: "name", value: .string("shop")), Argument(label: "targets", value: targets)])
  }

  private func global(_ name: String, _ value: Expression) -> PropertyFact {
    PropertyFact(name: name, type: nil, initializer: value, position: .start)
  }

  private func targets(
    of list: Expression, globals: [PropertyFact] = [], statements: [Statement] = []
  ) -> [ProjectFacts.Target] {
    let manifest = SwiftFacts(
      properties: globals + [global("package", package(targets: list))], statements: statements)
    return PackageManifestReader.targets(in: manifest).targets
  }

  private let packageTargets = Expression.member(.identifier("package"), "targets")

  @Test("A target without a path lies where the package manager looks for its kind")
  func defaultFolders() {
    let targets = targets(
      of: .array([
        call("target", ["name": .string("ShopKit")]),
        call("testTarget", ["name": .string("ShopKitTests"), "dependencies": .array([.string("ShopKit")])]),
        call("executableTarget", ["name": .string("shop-tool")]),
        call("plugin", ["name": .string("Lint")]),
        call("macro", ["name": .string("ShopMacros")]),
      ]))
    #expect(
      targets == [
        .init(name: "Lint", isTest: false, folders: ["Plugins/Lint"]),
        .init(name: "ShopKit", isTest: false, folders: ["Sources/ShopKit"]),
        .init(name: "ShopKitTests", isTest: true, folders: ["Tests/ShopKitTests"]),
        .init(name: "ShopMacros", isTest: false, folders: ["Sources/ShopMacros"]),
        .init(name: "shop_tool", isTest: false, folders: ["Sources/shop-tool"]),
      ])
  }

  @Test("A path, and sources within it, are those of the target")
  func paths() {
    let targets = targets(
      of: .array([
        call("target", ["name": .string("A"), "path": .string("./Modules/A/")]),
        call("target", ["name": .string("B"), "path": .string(".")]),
        call(
          "target",
          ["name": .string("C"), "path": .string("C"), "sources": .array([.string("Code"), .string("main.swift")])]),
      ]))
    #expect(
      targets == [
        .init(name: "A", isTest: false, folders: ["Modules/A"]),
        .init(name: "B", isTest: false, folders: [""]),
        .init(name: "C", isTest: false, files: ["C/main.swift"], folders: ["C/Code"]),
      ])
  }

  @Test("Targets that hold no Swift sources of the package are none")
  func otherTargets() {
    let targets = targets(
      of: .array([
        call("binaryTarget", ["name": .string("Blob"), "path": .string("Blob.xcframework")]),
        call("systemLibrary", ["name": .string("CZlib")]),
        call("target", ["path": .string("NoName")]),
        call("target", ["name": .string("Far"), "path": .string("/usr/src")]),
        .unknown,
      ]))
    #expect(targets == [])
  }

  @Test("The type of the target may be written out")
  func writtenOut() {
    let target = call(
      .member(.identifier("Target"), "target"), [Argument(label: "name", value: .string("A"))])
    #expect(targets(of: .array([target])).map(\.name) == ["A"])
  }

  @Test("Constants stand for names, targets and lists")
  func constants() {
    let targets = targets(
      of: .identifier("all"),
      globals: [
        global("kit", .string("ShopKit")),
        global("kitTarget", call("target", ["name": .identifier("kit")])),
        global("all", .array([.identifier("kitTarget")])),
      ])
    #expect(targets.map(\.name) == ["ShopKit"])
  }

  @Test("Constants that stand for each other end in nothing")
  func cycle() {
    let globals = [
      global("a", .alternatives([.identifier("b"), .identifier("b"), .array([.identifier("c")])])),
      global("b", .alternatives([.identifier("a"), .identifier("a")])),
      global("c", .identifier("c")),
    ]
    #expect(targets(of: .identifier("a"), globals: globals) == [])
  }

  @Test("Lists that are added or depend on a condition count as a whole")
  func combinedLists() {
    func list(_ name: String) -> Expression { .array([call("target", ["name": .string(name)])]) }
    let sum = call(.identifier("+"), [Argument(label: nil, value: list("A")), Argument(label: nil, value: list("B"))])
    let choice = Expression.conditional([
      Branch(conditions: [], body: [.expression(list("C"))]), Branch(conditions: [], body: [.returning(list("D"))]),
    ])
    #expect(targets(of: sum).map(\.name) == ["A", "B"])
    #expect(targets(of: choice).map(\.name) == ["C", "D"])
  }

  @Test("Targets that are added after the package is made belong to it")
  func additions() {
    func target(_ name: String) -> Expression { call("target", ["name": .string(name)]) }
    let append = Expression.member(packageTargets, "append")
    let statements: [Statement] = [
      .expression(call(append, [Argument(label: nil, value: target("B"))])),
      .expression(call(append, [Argument(label: "contentsOf", value: .array([target("C")]))])),
      .branches([
        Branch(
          conditions: [],
          body: [
            .expression(
              call(
                .identifier("+="),
                [Argument(label: nil, value: packageTargets), Argument(label: nil, value: .array([target("D")]))]))
          ])
      ]),
      .assignment(target: packageTargets, value: .array([target("E")]), position: .start),
      .expression(call(.identifier("print"), [Argument(label: nil, value: target("F"))])),
    ]
    #expect(
      targets(of: .array([target("A")]), statements: statements).map(\.name) == ["A", "B", "C", "D", "E"])
  }

  @Test("The package may be made by a statement")
  func statement() {
    let list = Expression.array([call("target", ["name": .string("A")])])
    let binding = Binding(pattern: .name("package"), type: nil, value: package(targets: list), position: .start)
    #expect(
      PackageManifestReader.targets(in: SwiftFacts(statements: [.binding(binding)])).targets.map(\.name) == ["A"])
  }

  @Test("Of packages for several platforms each counts")
  func severalPackages() {
    let globals = ["A", "B"].map { name in
      global("package", package(targets: .array([call("target", ["name": .string(name)])])))
    }
    #expect(PackageManifestReader.targets(in: SwiftFacts(properties: globals)).targets.map(\.name) == ["A", "B"])
  }

  @Test("A file that makes no package has no targets")
  func noPackage() {
    #expect(PackageManifestReader.targets(in: SwiftFacts()) == ProjectFacts())
  }

  @Test("tells whether it names all targets, or computes some")
  func completeness() {
    func isComplete(_ list: Expression, _ statements: [Statement] = []) -> Bool {
      let manifest = SwiftFacts(properties: [global("package", package(targets: list))], statements: statements)
      return PackageManifestReader.targets(in: manifest).listsAllTargets
    }
    let named = call("target", ["name": .string("A")])
    #expect(isComplete(.array([named, call("binaryTarget", ["name": .string("B"), "path": .string("B.zip")])])))
    #expect(isComplete(.array([call("target", ["name": .string("A"), "sources": .array([.string("A.swift")])])])))
    #expect(!isComplete(.array([named, call("feature", ["name": .string("B")])])))
    #expect(!isComplete(.array([call("target", ["name": .string("A"), "path": .identifier("folder")])])))
    #expect(!isComplete(.array([call("target", ["name": .string("A"), "sources": .unknown])])))
    #expect(!isComplete(call(.member(.array([named]), "map"), [])))
    #expect(!isComplete(.identifier("targets")))
    let added = Call(
      callee: .member(packageTargets, "append"), arguments: [Argument(label: nil, value: call("make", [:]))],
      position: .start)
    #expect(!isComplete(.array([named]), [.expression(.call(added))]))
    #expect(!PackageManifestReader.targets(in: SwiftFacts()).listsAllTargets)
  }

  @Test(
    "names all targets where code only reads them, sets how they are built, or adds lists to them",
    arguments: [
      "",
      "package.products += [.library(name: \"Kit\", targets: [\"Kit\"])]",
      "package.targets += [.target(name: \"More\")]",
      "for target in package.targets { target.swiftSettings = [.define(\"A\")] }",
      "for target in package.targets where target.name != \"Kit\" { target.swiftSettings = [] }",
      "package.targets.forEach { $0.swiftSettings = [] }",
      "for target in package.targets.filter({ $0.type == .regular }) { target.plugins = [] }",
      "let more: [Target] = [.target(name: \"More\")]\npackage.targets += more",
    ])
  func unchangedTargets(code: String) {
    #expect(listsAll("let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n\(code)"))
  }

  @Test(
    "does not name all targets where code may add some, or set where their sources are",
    arguments: [
      "for name in [\"A\"] { package.targets.append(.target(name: name)) }",
      "[\"A\"].forEach { package.targets.append(.target(name: $0)) }",
      "func add(_ name: String) { package.targets.append(.target(name: name)) }\nadd(\"A\")",
      "extension Package { func add() { targets.append(.target(name: \"A\")) } }\npackage.add()",
      "extension Package { func add() { self.targets.append(.target(name: \"A\")) } }\npackage.add()",
      "for target in package.targets { target.path = \"Modules/\\(target.name)\" }",
      "package.targets.forEach { $0.path = \"Modules/\\($0.name)\" }",
      "package.targets.forEach { $0.name += \"Kit\" }",
      "package.targets[0].sources = [\"A\"]",
      "package.targets.first?.sources?.append(\"A\")",
      "func move(_ target: Target) { target.path = \"A\" }\npackage.targets.forEach(move)",
      "extension Target { func move() { path = \"A\" } }\npackage.targets.forEach { $0.move() }",
      "func add(to package: Package) { package.targets += [] }\nadd(to: package)",
      "configure(package)",
      "let other = package",
    ])
  func changedTargets(code: String) {
    #expect(!listsAll("let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n\(code)"))
  }

  @Test("names all targets by constants, and not by variables that code changes")
  func variables() {
    let list = "targets: [Target] = [.target(name: \"Kit\")]"
    let package = "let package = Package(name: \"Kit\", targets: targets)"
    #expect(listsAll("let \(list)\n\(package)"))
    #expect(listsAll("let name = \"Kit\"\nlet package = Package(name: name, targets: [.target(name: name)])"))
    #expect(listsAll("let kit = Target.target(name: \"Kit\")\nlet package = Package(name: \"Kit\", targets: [kit])"))
    #expect(!listsAll("var \(list)\nfor name in [\"A\"] { targets.append(.target(name: name)) }\n\(package)"))
    #expect(!listsAll("var \(list)\ntargets += more.map { .target(name: $0) }\n\(package)"))
    #expect(!listsAll("var \(list)\nfunc add() { targets.append(.target(name: \"A\")) }\nadd()\n\(package)"))
    let branches = [global("targets", .array([])), global("targets", .array([call("target", ["name": .string("A")])]))]
    let several = SwiftFacts(properties: branches + [global("package", self.package(targets: .identifier("targets")))])
    #expect(!PackageManifestReader.targets(in: several).listsAllTargets)
    #expect(
      !listsAll(
        "let kit = Target.target(name: \"Kit\")\nkit.path = \"A\"\n"
          + "let package = Package(name: \"Kit\", targets: [kit])"))
    #expect(
      !listsAll(
        "var name = \"Kit\"\nname += \"A\"\nlet package = Package(name: \"Kit\", targets: [.target(name: name)])"))
  }

  @Test(
    "tells the targets that only tests use, one by another",
    arguments: [
      ("", ["Fakes", "Helpers"]),
      ("package.products += [.library(name: \"Fakes\", targets: [\"Fakes\"])]", []),
      ("for target in package.targets { target.dependencies.append(\"Fakes\") }", []),
      ("package.targets += [.executableTarget(name: \"Tool\", dependencies: [\"Helpers\"])]", []),
      ("package.targets += [.executableTarget(name: \"Tool\", dependencies: [\"Fakes\"])]", ["Helpers"]),
      ("package.targets += [.executableTarget(name: \"Tool\", dependencies: more)]", []),
      ("package.targets += [.target(name: \"Unused\", dependencies: [\"Helpers\"])]", ["Fakes", "Helpers"]),
    ])
  func testSupport(code: String, names: [String]) {
    let text = """
      let package = Package(
        name: "Shop", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [
          .target(name: "Kit", dependencies: ["Core"]), .target(name: "Core"),
          .target(name: "Helpers", dependencies: [.target(name: "Fakes"), .product(name: "Log", package: "log")]),
          .target(name: "Fakes", dependencies: ["Core"]),
          .testTarget(name: "KitTests", dependencies: ["Kit", .byName(name: "Helpers")]),
        ])
      \(code)
      """
    #expect(testTargets(text) == names + ["KitTests"])
  }

  @Test("has no targets that only tests use where no products are known")
  func onlyTests() {
    let targets = "targets: [.target(name: \"Kit\"), .testTarget(name: \"KitTests\", dependencies: [\"Kit\"])]"
    #expect(testTargets("let package = Package(name: \"Shop\", \(targets))") == ["KitTests"])
    #expect(testTargets("let package = Package(name: \"Shop\", products: products, \(targets))") == ["KitTests"])
    let products = "products: [.library(name: \"Log\", targets: shipped)]"
    let package = "let package = Package(name: \"Shop\", \(products), \(targets))"
    #expect(testTargets("let shipped = [\"Log\"]\n\(package)") == ["Kit", "KitTests"])
    #expect(testTargets("var shipped = [\"Log\"]\nshipped.append(\"Kit\")\n\(package)") == ["KitTests"])
  }

  /// The names of the targets of tests, and of what only these use, in a manifest with this text.
  private func testTargets(_ text: String) -> [String] {
    guard case .project(let project) = SourceScanner.scan(Data(text.utf8), path: "Package.swift").content else {
      return []
    }
    return project.targets.filter(\.isTest).map(\.name)
  }

  /// Whether a manifest with this text names all of its targets.
  private func listsAll(_ text: String) -> Bool {
    guard case .project(let project) = SourceScanner.scan(Data(text.utf8), path: "Package.swift").content else {
      return false
    }
    return project.listsAllTargets
  }
}
