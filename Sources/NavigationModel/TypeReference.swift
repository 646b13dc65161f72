/// A type as it is written, without optionality, attributes, `some`, `any`, `inout` and `@escaping`.
public indirect enum TypeReference: Hashable, Codable, Sendable {
  /// A name with the names it is nested in, such as `UIViewController` or `Flow.Step`, and its generic arguments.
  case named(String, [TypeReference])
  /// `[Element]`, `Array<Element>`, `Set<Element>` and their like: the order does not matter for where an app navigates.
  case array(TypeReference)
  /// `[Key: Value]`.
  case dictionary(key: TypeReference, value: TypeReference)
  /// `(A, label: B)`. A type in parentheses alone is that type; no elements are ``void``.
  case tuple([TupleElement])
  /// `(A, B) -> Result`.
  case function(parameters: [TypeReference], result: TypeReference)
  /// `T.Type` and `T.Protocol`.
  case metatype(TypeReference)
  /// `A & B`.
  case composition([TypeReference])

  /// One element of a tuple type.
  public struct TupleElement: Hashable, Codable, Sendable {
    /// The element's label; nil for none.
    public let label: String?
    /// The element's type.
    public let type: TypeReference

    /// Makes an element.
    public init(label: String?, type: TypeReference) {
      self.label = label
      self.type = type
    }
  }
}

extension TypeReference {
  /// The name of a nominal type, as written; nil for the others.
  public var name: String? {
    if case .named(let name, _) = self { name } else { nil }
  }

  /// The parts of a composition; any other type by itself.
  public var parts: [TypeReference] {
    if case .composition(let parts) = self { parts } else { [self] }
  }

  /// `Void`, the type of functions that give nothing back.
  public static let void = TypeReference.tuple([])
}
