/// The form of the document that ``JSONReporter`` writes.
public enum GraphSchema {
  /// A JSON Schema of the draft 2020-12, with a description of every field.
  ///
  /// It lets through fields and values that it does not name, since a version of the document adds some. That navgraph
  /// itself writes none of these, `.ci/validate` checks.
  public static let text = String(decoding: PackageResources.graph_schema_json, as: UTF8.self)
}
