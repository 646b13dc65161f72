import NavigationModel
import Reporting

/// What navgraph calls itself. This is the one place that knows the version.
public enum Navgraph {
  /// The semantic version, which `navgraph --version` prints and every document carries. A release sets it here,
  /// in the commit that is tagged `v` and the version.
  public static let version = "0.1.0"

  /// The name and the version, as documents carry them.
  public static let tool = AnalysisResult.Tool(name: "navgraph", version: version)

  /// The JSON Schema of the graph that `--json` writes.
  public static let graphSchema = GraphSchema.text
}
