import NavigationModel
import SwiftSyntax

/// Lowers types as they are written.
extension SourceLowering {
  func lower(_ type: TypeSyntax) -> TypeReference {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      return named(node.name.plainName, node.genericArgumentClause)
    case .memberType(let node):
      if node.name.text == "Type" || node.name.text == "Protocol" { return .metatype(lower(node.baseType)) }
      let base = lower(node.baseType)
      guard case .named(let outer, _) = base else { return base }
      return named("\(outer).\(node.name.plainName)", node.genericArgumentClause)
    case .optionalType(let node):
      return lower(node.wrappedType)
    case .implicitlyUnwrappedOptionalType(let node):
      return lower(node.wrappedType)
    case .attributedType(let node):
      return lower(node.baseType)
    case .someOrAnyType(let node):
      return lower(node.constraint)
    case .arrayType(let node):
      return .array(lower(node.element))
    case .dictionaryType(let node):
      return .dictionary(key: lower(node.key), value: lower(node.value))
    case .tupleType(let node):
      if let only = node.elements.first, node.elements.count == 1, only.firstName == nil { return lower(only.type) }
      return .tuple(node.elements.map { .init(label: $0.firstName?.plainName, type: lower($0.type)) })
    case .functionType(let node):
      return .function(parameters: node.parameters.map { lower($0.type) }, result: lower(node.returnClause.type))
    case .metatypeType(let node):
      return .metatype(lower(node.baseType))
    case .compositionType(let node):
      return .composition(node.elements.map { lower($0.type) })
    default:
      return .named("_", [])
    }
  }

  private func named(_ name: String, _ clause: GenericArgumentClauseSyntax?) -> TypeReference {
    let arguments = clause.map { lower($0) } ?? []
    switch (name, arguments.count) {
    case ("Optional", 1): return arguments[0]
    case ("Array", 1), ("ContiguousArray", 1), ("Set", 1): return .array(arguments[0])
    case ("Dictionary", 2): return .dictionary(key: arguments[0], value: arguments[1])
    default: return .named(name, arguments)
    }
  }

  func lower(_ clause: GenericArgumentClauseSyntax) -> [TypeReference] {
    clause.arguments.map { argument in
      if case .type(let type) = argument.argument { lower(type) } else { .named("_", []) }
    }
  }

  func lower(_ clause: GenericParameterClauseSyntax?) -> [GenericParameter] {
    clause?.parameters.map { parameter in
      GenericParameter(name: parameter.name.plainName, constraint: parameter.inheritedType.map { lower($0) })
    } ?? []
  }

  /// The constraints of a `where` clause: `T: Type` and `T == Type` say alike what `T` is.
  func lower(_ clause: GenericWhereClauseSyntax?) -> [GenericParameter] {
    clause?.requirements.compactMap { requirement in
      switch requirement.requirement {
      case .conformanceRequirement(let node):
        GenericParameter(name: node.leftType.trimmedDescription, constraint: lower(node.rightType))
      case .sameTypeRequirement(let node):
        if case .type(let left) = node.leftType, case .type(let right) = node.rightType {
          GenericParameter(name: left.trimmedDescription, constraint: lower(right))
        } else {
          nil
        }
      default:
        nil
      }
    } ?? []
  }
}
