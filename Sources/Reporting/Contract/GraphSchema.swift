/// The form of the document that ``JSONReporter`` writes.
public enum GraphSchema {
  /// A JSON Schema of the draft 2020-12, with a description of every field.
  ///
  /// It accepts unknown fields and values, since a version of the document may add some. `.ci/validate` checks that
  /// navgraph itself writes none of these.
  public static let text = String(decoding: PackageResources.graph_schema_json, as: UTF8.self)
}
