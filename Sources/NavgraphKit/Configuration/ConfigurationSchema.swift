import Reporting

/// The configuration as a JSON schema, by which editors complete and check it while it is written.
///
/// The form is draft 7 (https://json-schema.org/draft-07), which all editors know.
public enum ConfigurationSchema {
  /// The text of the schema.
  ///
  /// - Throws: ``AnalysisError/notMade(document:cause:)``.
  public static func text() throws(AnalysisError) -> String {
    do {
      return try JSONDocument.text(of: document)
    } catch {
      throw .notMade(document: "schema", cause: "\(error)")
    }
  }

  private static var document: JSONValue {
    guard case .object(var document) = mapping(ConfigurationVocabulary.keys) else { return .null }
    document["$schema"] = "http://json-schema.org/draft-07/schema#"
    document["title"] = "The configuration of navgraph"
    return .object(document)
  }

  private static func schema(_ key: ConfigurationKey) -> JSONValue {
    guard case .object(var schema) = schema(key.value) else { return .null }
    schema["description"] = .string(key.summary)
    return .object(schema)
  }

  private static func schema(_ value: ConfigurationKey.Value) -> JSONValue {
    switch value {
    case .text: ["type": "string"]
    case .texts: oneOrMore(["type": "string"])
    case .choice(let words): one(of: words)
    case .suggestion(let words): ["anyOf": [one(of: words), ["type": "string"]]]
    case .choices(let words): oneOrMore(one(of: words))
    case .toggle: ["type": "boolean"]
    case .count: ["type": "integer", "minimum": 0]
    case .limit: ["anyOf": [["type": "integer", "minimum": 0], one(of: [RuleSettingReader.off])]]
    case .share: ["type": "number", "minimum": 0, "maximum": 1]
    case .mapping(let keys): mapping(keys)
    case .openMapping(let keys, let others): mapping(keys, others: schema(others))
    case .list(let keys): ["type": ["array", "null"], "items": mapping(keys)]
    case .wordOrMapping(let words, let keys): ["anyOf": [one(of: words), mapping(keys)]]
    case .any: [:]
    }
  }

  /// A key without a value sets nothing; in YAML, its value is null.
  private static func mapping(_ keys: [ConfigurationKey], others: JSONValue = false) -> JSONValue {
    let properties = Dictionary(keys.map { ($0.name, schema($0)) }) { first, _ in first }
    return ["type": ["object", "null"], "additionalProperties": others, "properties": .object(properties)]
  }

  private static func one(of words: [String]) -> JSONValue { ["enum": .array(words.map(JSONValue.string))] }

  private static func oneOrMore(_ element: JSONValue) -> JSONValue {
    ["anyOf": [element, ["type": ["array", "null"], "items": element]]]
  }
}
