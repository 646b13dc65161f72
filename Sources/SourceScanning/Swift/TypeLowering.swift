import NavigationModel
@_spi(RawSyntax) import SwiftSyntax

/// Lowers types as they are written.
extension SourceLowering {
  func lower(_ type: RawTypeSyntax) -> TypeReference {
    switch type.raw.kind {
    case .identifierType:
      let node = type.cast(RawIdentifierTypeSyntax.self)
      return named(node.name.plainName, node.genericArgumentClause)
    case .memberType:
      let node = type.cast(RawMemberTypeSyntax.self)
      if node.name.tokenText == "Type" || node.name.tokenText == "Protocol" { return .metatype(lower(node.baseType)) }
      let base = lower(node.baseType)
      guard case .named(let outer, _) = base else { return base }
      return named("\(outer).\(node.name.plainName)", node.genericArgumentClause)
    case .optionalType:
      return lower(type.cast(RawOptionalTypeSyntax.self).wrappedType)
    case .implicitlyUnwrappedOptionalType:
      return lower(type.cast(RawImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType)
    case .attributedType:
      return lower(type.cast(RawAttributedTypeSyntax.self).baseType)
    case .someOrAnyType:
      return lower(type.cast(RawSomeOrAnyTypeSyntax.self).constraint)
    case .arrayType:
      return .array(lower(type.cast(RawArrayTypeSyntax.self).element))
    case .dictionaryType:
      let node = type.cast(RawDictionaryTypeSyntax.self)
      return .dictionary(key: lower(node.key), value: lower(node.value))
    case .tupleType:
      let elements = type.cast(RawTupleTypeSyntax.self).elements.elements
      if elements.count == 1, elements[0].firstName == nil { return lower(elements[0].type) }
      return .tuple(elements.map { .init(label: $0.firstName?.plainName, type: lower($0.type)) })
    case .functionType:
      let node = type.cast(RawFunctionTypeSyntax.self)
      return .function(
        parameters: node.parameters.elements.map { lower($0.type) }, result: lower(node.returnClause.type))
    case .metatypeType:
      return .metatype(lower(type.cast(RawMetatypeTypeSyntax.self).baseType))
    case .packExpansionType:
      return lower(type.cast(RawPackExpansionTypeSyntax.self).repetitionPattern)
    case .packElementType:
      return lower(type.cast(RawPackElementTypeSyntax.self).pack)
    case .compositionType:
      return .composition(type.cast(RawCompositionTypeSyntax.self).elements.elements.map { lower($0.type) })
    default:
      return .named("_", [])
    }
  }

  private func named(_ name: String, _ clause: RawGenericArgumentClauseSyntax?) -> TypeReference {
    let arguments = clause.map { lower($0) } ?? []
    switch (name, arguments.count) {
    case ("Optional", 1): return arguments[0]
    // What a request fetches is a collection as well: `@FetchRequest var notes: FetchedResults<Note>`.
    case ("Array", 1), ("ArraySlice", 1), ("ContiguousArray", 1), ("FetchedResults", 1), ("Set", 1):
      return .array(arguments[0])
    case ("Dictionary", 2): return .dictionary(key: arguments[0], value: arguments[1])
    default: return .named(name, arguments)
    }
  }

  func lower(_ clause: RawGenericArgumentClauseSyntax) -> [TypeReference] {
    clause.arguments.elements.map { argument in
      RawTypeSyntax(argument.argument).map { lower($0) } ?? .named("_", [])
    }
  }

  func lower(_ clause: RawGenericParameterClauseSyntax?) -> [GenericParameter] {
    clause?.parameters.elements.map { parameter in
      GenericParameter(name: parameter.name.plainName, constraint: parameter.inheritedType.map { lower($0) })
    } ?? []
  }

  /// The constraints of a `where` clause; `T: Type` and `T == Type` constrain `T` alike.
  func lower(_ clause: RawGenericWhereClauseSyntax?) -> [GenericParameter] {
    clause?.requirements.elements.compactMap { requirement in
      if let node = requirement.requirement.as(RawConformanceRequirementSyntax.self) {
        return GenericParameter(name: node.leftType.raw.trimmedText, constraint: lower(node.rightType))
      }
      if let node = requirement.requirement.as(RawSameTypeRequirementSyntax.self),
        let left = RawTypeSyntax(node.leftType), let right = RawTypeSyntax(node.rightType)
      {
        return GenericParameter(name: left.raw.trimmedText, constraint: lower(right))
      }
      return nil
    } ?? []
  }
}

extension RawTypeSyntax {
  /// Whether it is an optional: `Sheet?`, `Sheet!`, `Optional<Sheet>`.
  var isOptional: Bool {
    switch raw.kind {
    case .optionalType, .implicitlyUnwrappedOptionalType: true
    case .attributedType: cast(RawAttributedTypeSyntax.self).baseType.isOptional
    case .identifierType: cast(RawIdentifierTypeSyntax.self).name.plainName == "Optional"
    default: false
    }
  }
}
