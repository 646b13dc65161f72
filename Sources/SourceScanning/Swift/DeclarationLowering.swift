import NavigationModel
import SwiftSyntax

/// Lowers declarations: types with their members, functions, variables.
extension SourceLowering {
  /// Adds the type that a declaration declares, with the types nested in it, to ``types``.
  mutating func lowerType(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let node):
      lowerType(.class, node.name.plainName, node, generics: node.genericParameterClause)
    case .structDecl(let node):
      lowerType(.struct, node.name.plainName, node, generics: node.genericParameterClause)
    case .enumDecl(let node):
      lowerType(.enum, node.name.plainName, node, generics: node.genericParameterClause)
    case .actorDecl(let node):
      lowerType(.actor, node.name.plainName, node, generics: node.genericParameterClause)
    case .protocolDecl(let node):
      lowerType(.protocol, node.name.plainName, node, generics: nil)
    case .extensionDecl(let node):
      lowerType(.extension, lower(node.extendedType).name ?? node.extendedType.trimmedDescription, node, generics: nil)
    default:
      break
    }
  }

  private mutating func lowerType(
    _ kind: TypeFact.Kind, _ name: String, _ node: some DeclGroupSyntax, generics: GenericParameterClauseSyntax?
  ) {
    let inherited = node.inheritanceClause?.inheritedTypes.map { lower($0.type) } ?? []
    // A preview shows a view to its author; it is no part of the app.
    guard !inherited.contains(where: { $0.name == "PreviewProvider" || $0.name == "PreviewModifier" }) else { return }
    let index = types.count
    types.append(
      TypeFact(
        kind: kind, name: (enclosingTypes + [name]).joined(separator: "."), inherited: inherited,
        generics: lower(generics), requirements: lower(whereClause(of: node)), attributes: lower(node.attributes),
        position: position(of: node.introducer)))
    enclosingTypes.append(name)
    defer { enclosingTypes.removeLast() }
    _ = deeper { $0.lowerMembers(node.memberBlock.members, ofTypeAt: index) }
  }

  private func whereClause(of node: some DeclGroupSyntax) -> GenericWhereClauseSyntax? {
    if let node = node.as(ExtensionDeclSyntax.self) { return node.genericWhereClause }
    if let node = node.as(ProtocolDeclSyntax.self) { return node.genericWhereClause }
    if let node = node.as(ClassDeclSyntax.self) { return node.genericWhereClause }
    return node.as(StructDeclSyntax.self)?.genericWhereClause
  }

  private mutating func lowerMembers(_ members: MemberBlockItemListSyntax, ofTypeAt index: Int) {
    for member in members {
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .functionDecl(let node):
        let function = lower(node)
        types[index].functions.append(function)
      case .initializerDecl(let node):
        let function = FunctionFact(
          name: "init", parameters: lower(node.signature.parameterClause), generics: lower(node.genericParameterClause),
          attributes: lower(node.attributes), isStatic: true, isOverride: Modifiers(node.modifiers).isOverride,
          body: lower(body: node.body), position: position(of: node.initKeyword))
        types[index].functions.append(function)
      case .subscriptDecl(let node):
        let function = FunctionFact(
          name: "subscript", parameters: lower(node.parameterClause), returnType: lower(node.returnClause.type),
          attributes: lower(node.attributes), isStatic: Modifiers(node.modifiers).isStatic,
          body: node.accessorBlock.flatMap { lower($0).getter }, position: position(of: node.subscriptKeyword))
        types[index].functions.append(function)
      case .variableDecl(let node):
        let properties = lower(node)
        types[index].properties += properties
      case .enumCaseDecl(let node):
        let cases = node.elements.map { element in
          EnumCaseFact(
            name: element.name.plainName, payload: element.parameterClause.map { lower($0) } ?? [],
            rawValue: element.rawValue.map { lower($0.value) }, position: position(of: element.name))
        }
        types[index].cases += cases
      case .typeAliasDecl(let node):
        types[index].aliases.append(lower(node))
      case .associatedTypeDecl(let node):
        if let constraint = node.initializer?.value ?? node.inheritanceClause?.inheritedTypes.first?.type {
          types[index].aliases.append(AliasFact(name: node.name.plainName, type: lower(constraint)))
        }
      case .ifConfigDecl(let node):
        for clause in activeClauses(of: node) {
          if case .decls(let nested) = clause.elements { lowerMembers(nested, ofTypeAt: index) }
        }
      default:
        lowerType(member.decl)
      }
    }
  }

  func lower(_ node: TypeAliasDeclSyntax) -> AliasFact {
    AliasFact(name: node.name.plainName, type: lower(node.initializer.value))
  }

  mutating func lower(_ node: FunctionDeclSyntax) -> FunctionFact {
    let modifiers = Modifiers(node.modifiers)
    return FunctionFact(
      name: node.name.plainName,
      parameters: lower(node.signature.parameterClause),
      returnType: node.signature.returnClause.map { lower($0.type) },
      generics: lower(node.genericParameterClause) + lower(node.genericWhereClause),
      attributes: lower(node.attributes),
      isStatic: modifiers.isStatic,
      isOverride: modifiers.isOverride,
      body: lower(body: node.body),
      position: position(of: node.name))
  }

  /// The statements of a body; nil where the declaration has none, as the requirements of a protocol.
  private mutating func lower(body: CodeBlockSyntax?) -> [Statement]? {
    guard let body else { return nil }
    return deeper { $0.lower(body.statements) } ?? []
  }

  private mutating func lower(_ clause: FunctionParameterClauseSyntax) -> [ParameterFact] {
    clause.parameters.map { (parameter: FunctionParameterSyntax) -> ParameterFact in
      ParameterFact(
        label: parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.plainName,
        name: (parameter.secondName ?? parameter.firstName).plainName,
        type: lower(parameter.type),
        defaultValue: parameter.defaultValue.map { lower($0.value) },
        isVariadic: parameter.ellipsis != nil,
        attributes: parameter.attributes.names)
    }
  }

  private mutating func lower(_ clause: EnumCaseParameterClauseSyntax) -> [ParameterFact] {
    clause.parameters.map { parameter in
      let label = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.plainName }
      return ParameterFact(label: label, name: label ?? "", type: lower(parameter.type))
    }
  }

  /// One fact for each name that the declaration introduces with a simple pattern.
  mutating func lower(_ node: VariableDeclSyntax) -> [PropertyFact] {
    let attributes = lower(node.attributes)
    let modifiers = Modifiers(node.modifiers)
    // In `var a, b: Int` the type stands behind the last name only.
    var lastType: TypeReference?
    var facts: [PropertyFact] = []
    for binding in node.bindings.reversed() {
      if let annotation = binding.typeAnnotation { lastType = lower(annotation.type) }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      let accessors = binding.accessorBlock.map { lower($0) }
      facts.append(
        PropertyFact(
          name: name.plainName, type: binding.initializer == nil || binding.typeAnnotation != nil ? lastType : nil,
          initializer: binding.initializer.map { lower($0.value) }, getter: accessors?.getter,
          observers: accessors?.observers ?? [], isStatic: modifiers.isStatic, isWeak: modifiers.isWeak,
          attributes: attributes,
          position: position(of: name)))
    }
    return facts.reversed()
  }

  /// The body of the getter, nil where there is none, and the bodies of all the other accessors.
  mutating func lower(_ block: AccessorBlockSyntax) -> (getter: [Statement]?, observers: [Statement]) {
    switch block.accessors {
    case .getter(let statements):
      return (deeper { $0.lower(statements) } ?? [], [])
    case .accessors(let accessors):
      var getter: [Statement]?
      var observers: [Statement] = []
      for accessor in accessors {
        guard let body = lower(body: accessor.body) else { continue }
        if accessor.accessorSpecifier.text == "get" { getter = body } else { observers += body }
      }
      return (getter, observers)
    }
  }

  mutating func lower(_ attributes: AttributeListSyntax) -> [AttributeFact] {
    var facts: [AttributeFact] = []
    for case .attribute(let attribute) in attributes {
      var arguments: [Argument] = []
      switch attribute.arguments {
      case .argumentList(let list): arguments = lower(list)
      // `@objc(ShareViewController)`, `@objc(unwindToList:)`: the name that Objective-C and Interface Builder know.
      case .objCName(let name): arguments = [Argument(label: nil, value: .string(name.trimmedDescription))]
      default: break
      }
      facts.append(AttributeFact(name: attribute.plainName, arguments: arguments))
    }
    return facts
  }
}

/// The modifiers that matter, found in one walk over the list.
private struct Modifiers {
  var isStatic = false
  var isOverride = false
  var isWeak = false

  init(_ list: DeclModifierListSyntax) {
    for modifier in list {
      switch modifier.name.tokenKind {
      case .keyword(.static), .keyword(.class): isStatic = true
      case .keyword(.override): isOverride = true
      case .keyword(.weak), .keyword(.unowned): isWeak = true
      default: break
      }
    }
  }
}

extension AttributeSyntax {
  /// The name as written; almost always a plain identifier, for which nothing has to be put together.
  fileprivate var plainName: String {
    attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? attributeName.trimmedDescription
  }
}

extension AttributeListSyntax {
  fileprivate var names: [String] {
    compactMap { element in
      if case .attribute(let attribute) = element { attribute.plainName } else { nil }
    }
  }
}
