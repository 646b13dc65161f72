import Foundation

/// What a JSON document must look like, written down from the specification of a format and not from our own types.
indirect enum JSONShape: Sendable {
  case text
  /// A text that is one of these.
  case word(Set<String>)
  /// A whole number from one up.
  case position
  /// A whole number from zero up.
  case index
  case yes
  case list(JSONShape)
  /// An object with any keys.
  case map(JSONShape)
  /// An object with these keys alone.
  case object(required: [String: JSONShape], optional: [String: JSONShape] = [:])

  /// The places at which a document differs, as paths; none where it has the shape.
  func violations(in text: String) throws -> [String] {
    violations(in: try JSONSerialization.jsonObject(with: Data(text.utf8)), at: "$")
  }

  private func violations(in value: Any, at path: String) -> [String] {
    switch self {
    case .text: (value as? String).map { $0.isEmpty ? ["\(path) is empty"] : [] } ?? [path]
    case .word(let words): (value as? String).map(words.contains) == true ? [] : [path]
    case .position: (value as? Int).map { $0 >= 1 } == true ? [] : [path]
    case .index: (value as? Int).map { $0 >= 0 } == true ? [] : [path]
    case .yes: value as? Bool == true ? [] : [path]
    case .list(let shape):
      (value as? [Any]).map { list in
        list.enumerated().flatMap { shape.violations(in: $1, at: "\(path)[\($0)]") }
      } ?? [path]
    case .map(let shape):
      (value as? [String: Any]).map { map in
        map.sorted { $0.key < $1.key }.flatMap { shape.violations(in: $1, at: "\(path).\($0)") }
      } ?? [path]
    case .object(let required, let optional):
      (value as? [String: Any]).map { Self.violations(in: $0, at: path, required, optional) } ?? [path]
    }
  }

  private static func violations(
    in object: [String: Any], at path: String, _ required: [String: JSONShape], _ optional: [String: JSONShape]
  ) -> [String] {
    let known = required.merging(optional) { first, _ in first }
    let missing = required.keys.filter { object[$0] == nil }.map { "\(path).\($0) is missing" }
    let unknown = object.keys.filter { known[$0] == nil }.map { "\(path).\($0) is not known" }
    let wrong = known.flatMap { key, shape in
      object[key].map { shape.violations(in: $0, at: "\(path).\(key)") } ?? []
    }
    return (missing + unknown + wrong).sorted()
  }
}
