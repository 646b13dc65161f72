// swift-tools-version: 6.0
import PackageDescription

// The pipeline, in the order of the stages: see Sources/ARCHITECTURE.md.
// A stage depends on the values in NavigationModel and never on another stage; only NavgraphKit knows them all.
let package = Package(
  name: "navgraph",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "navgraph", targets: ["navgraph"]),
    .plugin(name: "NavgraphCommandPlugin", targets: ["NavgraphCommandPlugin"]),
    .plugin(name: "NavgraphBuildToolPlugin", targets: ["NavgraphBuildToolPlugin"]),
  ],
  dependencies: [
    // Raw nodes are no stable interface, so that a new minor version must be tried first.
    .package(url: "https://github.com/swiftlang/swift-syntax.git", .upToNextMinor(from: "603.0.1")),
    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections.git", from: "1.6.0"),
    .package(url: "https://github.com/jpsim/Yams.git", from: "6.2.2"),
  ],
  targets: [
    .target(name: "NavigationModel"),
    .target(
      name: "SourceScanning",
      dependencies: [
        "NavigationModel",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]
    ),
    .target(name: "NavigationIdioms", dependencies: ["NavigationModel"], exclude: ["IDIOMS.md"]),
    .target(
      name: "GraphLinking",
      dependencies: ["NavigationModel", .product(name: "OrderedCollections", package: "swift-collections")]
    ),
    .target(name: "GraphAnalysis", dependencies: ["NavigationModel"], exclude: ["RULES.md"]),
    .target(name: "Reporting", dependencies: ["NavigationModel"], resources: [.embedInCode("Schema")]),
    .systemLibrary(
      name: "CLibgraphviz",
      pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]
    ),
    .target(name: "CCrashGuard"),
    .target(name: "CGraphviz", dependencies: ["CLibgraphviz"]),
    .target(name: "Diagrams", dependencies: ["NavigationModel", "CGraphviz"]),
    .target(name: "Pages", dependencies: ["NavigationModel"], resources: [.embedInCode("Client")]),
    .target(
      name: "NavgraphKit",
      dependencies: [
        "NavigationModel", "SourceScanning", "NavigationIdioms", "GraphLinking", "GraphAnalysis", "Reporting",
        "Diagrams", "Pages", "CCrashGuard", .product(name: "Yams", package: "Yams"),
      ],
      exclude: ["Configuration/navgraph.schema.json"]
    ),
    .executableTarget(
      name: "navgraph",
      dependencies: [
        "NavgraphKit",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .plugin(
      name: "NavgraphCommandPlugin",
      capability: .command(intent: .custom(verb: "navgraph", description: "Analyzes how an app navigates.")),
      dependencies: ["navgraph"],
      path: "Sources/NavgraphCommandPlugin"
    ),
    .plugin(
      name: "NavgraphBuildToolPlugin",
      capability: .buildTool(),
      dependencies: ["navgraph"],
      path: "Sources/NavgraphBuildToolPlugin"
    ),
    .executableTarget(
      name: "navgraph-benchmark",
      dependencies: [
        "NavgraphKit", "NavigationModel",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]
    ),
    .target(
      name: "TestSupport",
      dependencies: ["NavigationModel", "SourceScanning", "NavigationIdioms", "GraphLinking"],
      path: "Tests/TestSupport"
    ),
    .testTarget(name: "SourceScanningTests", dependencies: ["SourceScanning", "TestSupport"]),
    .testTarget(name: "GraphLinkingTests", dependencies: ["GraphLinking", "NavigationIdioms", "TestSupport"]),
    .testTarget(name: "GraphAnalysisTests", dependencies: ["GraphAnalysis", "TestSupport"]),
    .testTarget(name: "ReportingTests", dependencies: ["Reporting", "TestSupport"]),
    .testTarget(name: "DiagramsTests", dependencies: ["Diagrams", "TestSupport"]),
    .testTarget(
      name: "PagesTests", dependencies: ["Pages", "NavgraphKit", "GraphAnalysis", "Reporting", "TestSupport"]),
    .testTarget(name: "NavgraphKitTests", dependencies: ["NavgraphKit", "TestSupport"]),
    .testTarget(name: "CommandLineTests", dependencies: ["NavgraphKit", "TestSupport", "navgraph"]),
  ],
  swiftLanguageModes: [.v6]
)

// Fuzzers are built on demand, since everything in them must count its steps for libFuzzer: see .ci/fuzz.
if Context.environment["NAVGRAPH_FUZZ"] != nil {
  package.targets += [
    .systemLibrary(name: "CLibFuzzer"),
    .executableTarget(
      name: "navgraph-fuzz",
      dependencies: [
        "NavgraphKit", "NavigationModel", "SourceScanning", "NavigationIdioms", "GraphLinking", "CLibFuzzer",
      ],
      linkerSettings: [
        .unsafeFlags(["-sanitize=fuzzer"]), .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
      ]
    ),
  ]
}

// The guides are built on demand, so that nobody who uses the package needs the plugin: see .ci/docs.
if Context.environment["NAVGRAPH_DOCS"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin.git", from: "1.5.0"))
}
