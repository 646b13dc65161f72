/// What a person sees of a destination, whatever container it is in.
enum ShownContent: Hashable {
  case type(TypeID)
  case other(ResolvedTransition.Destination)

  /// The contents of a destination: several where a container has several.
  static func contents(of destination: ResolvedTransition.Destination) -> [ShownContent] {
    guard case .value(let value) = destination else { return [.other(destination)] }
    return contents(of: value)
  }

  private static func contents(of value: Value) -> [ShownContent] {
    switch value {
    case .container(_, let contents, _) where !contents.isEmpty: contents.flatMap { self.contents(of: $0) }
    case .object(let type, _), .some(let type), .container(let type, _, _): [.type(type)]
    default: [.other(.value(value))]
    }
  }
}
