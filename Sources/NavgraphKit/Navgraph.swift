import NavigationModel
import Reporting

/// What navgraph calls itself. This is the one place that knows the version.
public enum Navgraph {
  /// The semantic version, which `navgraph --version` prints and every document carries. A release sets it here,
  /// in the commit that is tagged `v` and the version.
  public static let version = "0.1.0"

  /// The address of the repository on a code host, such as `https://github.com/OWNER/navgraph`; nil in builds that were
  /// not published. `.ci/release` sets it for the builds of a release.
  public static let homePage: String? = nil

  /// The page about a rule of this version; nil where there is no ``homePage``.
  static func page(about rule: String, homePage: String? = homePage) -> String? {
    homePage.map { "\($0)/blob/v\(version)/Sources/GraphAnalysis/RULES.md#\(rule)" }
  }

  /// The name and the version, as documents carry them.
  public static let tool = AnalysisResult.Tool(name: "navgraph", version: version)

  /// The JSON Schema of the graph that `--json` writes.
  public static let graphSchema = GraphSchema.text
}
