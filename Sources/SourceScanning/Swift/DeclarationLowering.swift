import NavigationModel
@_spi(RawSyntax) import SwiftSyntax

/// Lowers declarations: types with their members, functions, variables.
extension SourceLowering {
  /// Adds the type that a declaration declares, with the types nested in it, to ``types``.
  mutating func lowerType(_ declaration: RawDeclSyntax) {
    switch declaration.raw.kind {
    case .classDecl:
      let node = declaration.cast(RawClassDeclSyntax.self)
      lowerType(.class, node.name.plainName, node, generics: node.genericParameterClause)
    case .structDecl:
      let node = declaration.cast(RawStructDeclSyntax.self)
      lowerType(.struct, node.name.plainName, node, generics: node.genericParameterClause)
    case .enumDecl:
      let node = declaration.cast(RawEnumDeclSyntax.self)
      lowerType(.enum, node.name.plainName, node, generics: node.genericParameterClause)
    case .actorDecl:
      let node = declaration.cast(RawActorDeclSyntax.self)
      lowerType(.actor, node.name.plainName, node, generics: node.genericParameterClause)
    case .protocolDecl:
      let node = declaration.cast(RawProtocolDeclSyntax.self)
      lowerType(.protocol, node.name.plainName, node, generics: nil)
    case .extensionDecl:
      let node = declaration.cast(RawExtensionDeclSyntax.self)
      lowerType(.extension, lower(node.extendedType).name ?? node.extendedType.raw.trimmedText, node, generics: nil)
    case .macroExpansionDecl:
      let node = declaration.cast(RawMacroExpansionDeclSyntax.self)
      notePreview(node.macroName, node.arguments, node.trailingClosure)
    default:
      break
    }
  }

  /// Lowers a type that a function declares, which nothing outside of the function sees.
  mutating func lowerLocalType(_ declaration: RawDeclSyntax) {
    let outer = enclosingAccess
    enclosingAccess = .filePrivate
    lowerType(declaration)
    enclosingAccess = outer
  }

  private mutating func lowerType(
    _ kind: TypeFact.Kind, _ name: String, _ node: some RawTypeDeclaration, generics: RawGenericParameterClauseSyntax?
  ) {
    let inherited = node.inheritanceClause?.inheritedTypes.elements.map { lower($0.type) } ?? []
    // A preview is only for the developer and not part of the app.
    guard !inherited.contains(where: { $0.name == "PreviewProvider" || $0.name == "PreviewModifier" }) else {
      previewed.formUnion(PreviewNames.names(in: node.memberBlock.raw))
      return
    }
    let index = types.count
    types.append(
      TypeFact(
        kind: kind, name: (enclosingTypes + [name]).joined(separator: "."), inherited: inherited,
        generics: lower(generics), requirements: lower(node.genericWhereClause), attributes: lower(node.attributes),
        position: position(of: node.introducer)))
    types[index].platforms = platforms
    if !inherited.isEmpty { privateFunctions.add(inheritingType: String(name.split(separator: ".").last ?? "")) }
    let modifiers = Modifiers(node.modifiers)
    types[index].isPublic = isPublic(modifiers)
    types[index].isInternal = enclosingTypes.isEmpty && !modifiers.isShared
    types[index].isFilePrivate = kind != .extension && isFilePrivate(modifiers)
    if modifiers.access != nil {
      if kind == .extension {
        privateFunctions.add(privateExtension: index)
      } else {
        privateFunctions.add(privateType: name)
      }
    }
    let outer = enclosingAccess
    enclosingAccess =
      kind == .extension ? access(ofMembersIn: modifiers, outside: outer) : access(ofMembersOf: types[index])
    enclosingTypes.append(name)
    defer {
      enclosingTypes.removeLast()
      enclosingAccess = outer
    }
    _ = deeper { $0.lowerMembers(node.memberBlock.members, ofTypeAt: index) }
  }

  /// Whether other modules see a type: one that is no member of a type which they do not see, and is public itself or as
  /// a member of a `public extension` without an access level of its own.
  private func isPublic(_ modifiers: Modifiers) -> Bool {
    switch enclosingAccess {
    case .none, .privateExtension: modifiers.isPublic
    case .narrow, .filePrivate: false
    case .publicExtension: modifiers.isPublic || !modifiers.isWider && modifiers.access == nil
    }
  }

  /// Whether only its own file sees a type, a property or an initializer: one that says so, a member of a `private
  /// extension` that says nothing else, and what stands in a type or in a function that no other file sees.
  private func isFilePrivate(_ modifiers: Modifiers) -> Bool {
    switch enclosingAccess {
    case .none, .narrow, .publicExtension: modifiers.access != nil
    case .privateExtension: modifiers.access != nil || !modifiers.isWider
    case .filePrivate: true
    }
  }

  /// What a type leaves of the access of its members.
  private func access(ofMembersOf type: TypeFact) -> EnclosingAccess {
    if type.isFilePrivate { return .filePrivate }
    return type.isPublic ? .none : .narrow
  }

  /// What an extension with these modifiers leaves of the access of its members.
  private func access(ofMembersIn modifiers: Modifiers, outside outer: EnclosingAccess) -> EnclosingAccess {
    if modifiers.access != nil { return .privateExtension }
    return modifiers.isPublic ? .publicExtension : outer
  }

  private mutating func lowerMembers(_ members: RawMemberBlockItemListSyntax, ofTypeAt index: Int) {
    for member in members.elements {
      let declaration = member.decl
      switch declaration.raw.kind {
      case .functionDecl:
        let node = declaration.cast(RawFunctionDeclSyntax.self)
        var function = lower(node)
        function.isFilePrivate = notePrivate(
          node, as: PrivateFunctions.Place(type: index, index: types[index].functions.count))
        noteInternal(node)
        types[index].functions.append(function)
      case .initializerDecl:
        let node = declaration.cast(RawInitializerDeclSyntax.self)
        var function = lower(node)
        function.isFilePrivate = enclosingAccess != .filePrivate && isFilePrivate(Modifiers(node.modifiers))
        types[index].functions.append(function)
      case .subscriptDecl:
        types[index].functions += lower(declaration.cast(RawSubscriptDeclSyntax.self))
      case .variableDecl:
        let properties = lower(declaration.cast(RawVariableDeclSyntax.self))
        types[index].properties += properties
      case .enumCaseDecl:
        let cases = declaration.cast(RawEnumCaseDeclSyntax.self).elements.elements.map { lower($0) }
        types[index].cases += cases
      case .typeAliasDecl:
        types[index].aliases.append(lower(declaration.cast(RawTypeAliasDeclSyntax.self)))
      case .associatedTypeDecl:
        let node = declaration.cast(RawAssociatedTypeDeclSyntax.self)
        if let type = node.initializer?.value ?? node.inheritanceClause?.inheritedTypes.elements.first?.type {
          types[index].aliases.append(AliasFact(name: node.name.plainName, type: lower(type)))
        }
      case .ifConfigDecl:
        forEachActiveClause(of: declaration.cast(RawIfConfigDeclSyntax.self)) { lowering, clause in
          guard let nested = clause.elements?.as(RawMemberBlockItemListSyntax.self) else { return }
          lowering.lowerMembers(nested, ofTypeAt: index)
        }
      default:
        lowerType(declaration)
      }
    }
  }

  private mutating func lower(_ node: RawInitializerDeclSyntax) -> FunctionFact {
    FunctionFact(
      name: "init", parameters: lower(node.signature.parameterClause), generics: lower(node.genericParameterClause),
      attributes: lower(node.attributes), isStatic: true, isOverride: Modifiers(node.modifiers).isOverride,
      body: lower(body: node.body), position: position(of: node.initKeyword))
  }

  /// The getter of a subscript, and its setter where it has one, which takes the new value as one more argument.
  private mutating func lower(_ node: RawSubscriptDeclSyntax) -> [FunctionFact] {
    let parameters = lower(node.parameterClause, isIndex: true)
    let type = lower(node.returnClause.type)
    let isStatic = Modifiers(node.modifiers).isStatic
    let accessors = node.accessorBlock.map { lower($0) }
    let getter = FunctionFact(
      name: "subscript", parameters: parameters, returnType: type, attributes: lower(node.attributes),
      isStatic: isStatic, body: accessors?.getter, position: position(of: node.subscriptKeyword))
    guard let accessors, !accessors.observers.isEmpty else { return [getter] }
    let value = ParameterFact(
      label: FunctionFact.newValue, name: node.accessorBlock?.nameOfNewValue ?? FunctionFact.newValue, type: type)
    let setter = FunctionFact(
      name: FunctionFact.subscriptSetter, parameters: parameters + [value], isStatic: isStatic,
      body: accessors.observers, position: position(of: node.subscriptKeyword))
    return [getter, setter]
  }

  private mutating func lower(_ element: RawEnumCaseElementSyntax) -> EnumCaseFact {
    EnumCaseFact(
      name: element.name.plainName, payload: element.parameterClause.map { lower($0) } ?? [],
      rawValue: element.rawValue.map { lower($0.value) }, position: position(of: element.name))
  }

  func lower(_ node: RawTypeAliasDeclSyntax) -> AliasFact {
    var alias = AliasFact(name: node.name.plainName, type: lower(node.initializer.value))
    let modifiers = Modifiers(node.modifiers)
    alias.isFilePrivate = modifiers.access != nil
    alias.isShared = modifiers.isShared
    return alias
  }

  mutating func lower(_ node: RawFunctionDeclSyntax) -> FunctionFact {
    let modifiers = Modifiers(node.modifiers)
    return FunctionFact(
      name: node.name.plainName,
      parameters: lower(node.signature.parameterClause),
      returnType: node.signature.returnClause.map { lower($0.type) },
      generics: lower(node.genericParameterClause) + lower(node.genericWhereClause),
      attributes: lower(node.attributes),
      isStatic: modifiers.isStatic,
      isOverride: modifiers.isOverride,
      body: lower(body: node.body, givesValue: node.signature.returnClause != nil),
      position: position(of: node.name))
  }

  /// Remembers a function that only this file can call.
  ///
  /// - Returns: whether it is such a one.
  mutating func notePrivate(_ node: RawFunctionDeclSyntax, as place: PrivateFunctions.Place) -> Bool {
    let modifiers = Modifiers(node.modifiers)
    let isPrivateByExtension = !modifiers.isWider && privateFunctions.isPrivateExtension(place.type)
    let access = modifiers.access ?? (isPrivateByExtension ? .file : nil)
    let name = node.name.plainName
    guard let access else { return false }
    guard node.name.tokenKind == .identifier, !PrivateFunctions.isCalledByLanguage(name), FileWords.isWord(name),
      node.attributes.areAll(in: HarmlessAttributes.onPrivateFunctions), let start = positions.offset(of: node.raw),
      let nameOffset = positions.offset(of: node.name.raw)
    else { return access == .declaration }
    // Where the node begins is where its first token does, behind the comments that belong to that.
    let length = node.raw.byteLength - node.raw.leadingTriviaByteLength - node.raw.trailingTriviaByteLength
    privateFunctions.add(
      PrivateFunctions.Function(
        name: name, nameOffset: nameOffset, declaration: start..<(start + length), place: place,
        possibleConformers: access == .file ? enclosingTypes.flatMap { $0.split(separator: ".").map(String.init) } : [])
    )
    return !modifiers.isOverride
  }

  /// Remembers a function with a body that other modules do not see. What overrides another function is called by the
  /// name of that one.
  mutating func noteInternal(_ node: RawFunctionDeclSyntax) {
    let modifiers = Modifiers(node.modifiers)
    let isPublicByExtension =
      enclosingAccess == .publicExtension && !modifiers.isWider && modifiers.access == nil
    let name = node.name.plainName
    guard node.body != nil, !modifiers.isShared, !isPublicByExtension, !modifiers.isOverride,
      node.name.tokenKind == .identifier, InternalFunctions.isCalledByName(name),
      node.attributes.areAll(in: HarmlessAttributes.everywhere),
      let start = positions.offset(of: node.raw), let nameOffset = positions.offset(of: node.name.raw)
    else { return }
    // Where the node begins is where its first token does, behind the comments that belong to that.
    let length = node.raw.byteLength - node.raw.leadingTriviaByteLength - node.raw.trailingTriviaByteLength
    internalFunctions.add(
      InternalFunctions.Function(name: name, nameOffset: nameOffset, declaration: start..<(start + length)))
  }

  /// The statements of a body; nil where the declaration has none, as the requirements of a protocol.
  private mutating func lower(body: RawCodeBlockSyntax?, givesValue: Bool = false) -> [Statement]? {
    guard let body else { return nil }
    return deeper { givesValue ? $0.lower(giving: body.statements) : $0.lower(body.statements) } ?? []
  }

  /// - Parameter isIndex: whether they are the parameters of a subscript, of which one name alone is no label.
  private mutating func lower(
    _ clause: RawFunctionParameterClauseSyntax, isIndex: Bool = false
  ) -> [ParameterFact] {
    clause.parameters.elements.map { parameter in
      let hasLabel = !parameter.firstName.isWildcard && !(isIndex && parameter.secondName == nil)
      return ParameterFact(
        label: hasLabel ? parameter.firstName.plainName : nil,
        name: (parameter.secondName ?? parameter.firstName).plainName,
        type: lower(parameter.type),
        defaultValue: parameter.defaultValue.map { lower($0.value) },
        isVariadic: parameter.ellipsis != nil || parameter.type.raw.kind == .packExpansionType,
        attributes: parameter.attributes.written.map(\.plainName) + specifiers(of: parameter.type))
    }
  }

  /// What is written before a type and is no attribute, such as `inout`.
  private func specifiers(of type: RawTypeSyntax) -> [String] {
    guard type.raw.kind == .attributedType else { return [] }
    return type.cast(RawAttributedTypeSyntax.self).specifiers.elements.compactMap { element in
      element.as(RawSimpleTypeSpecifierSyntax.self)?.specifier.plainName
    }
  }

  private mutating func lower(_ clause: RawEnumCaseParameterClauseSyntax) -> [ParameterFact] {
    clause.parameters.elements.map { parameter in
      let label = parameter.firstName.flatMap { $0.isWildcard ? nil : $0.plainName }
      return ParameterFact(label: label, name: label ?? "", type: lower(parameter.type))
    }
  }

  /// One fact for each name that the declaration introduces with a simple pattern.
  mutating func lower(_ node: RawVariableDeclSyntax) -> [PropertyFact] {
    let attributes = lower(node.attributes)
    let modifiers = Modifiers(node.modifiers)
    // In `var a, b: Int` the type stands behind the last name only.
    var lastType: TypeReference?
    var isOptional = false
    var facts: [PropertyFact] = []
    for binding in node.bindings.elements.reversed() {
      if let annotation = binding.typeAnnotation {
        lastType = lower(annotation.type)
        isOptional = annotation.type.isOptional
      }
      guard let name = binding.pattern.as(RawIdentifierPatternSyntax.self)?.identifier else { continue }
      let accessors = binding.accessorBlock.map { lower($0) }
      var fact = PropertyFact(
        name: name.plainName, type: binding.initializer == nil || binding.typeAnnotation != nil ? lastType : nil,
        isOptional: isOptional && (binding.initializer == nil || binding.typeAnnotation != nil),
        initializer: binding.initializer.map { lower($0.value).asBeginning(of: lastType) }, getter: accessors?.getter,
        observers: accessors?.observers ?? [], isStatic: modifiers.isStatic, isWeak: modifiers.isWeak,
        attributes: attributes, position: position(of: name))
      fact.isFilePrivate = enclosingAccess != .filePrivate && isFilePrivate(modifiers)
      facts.append(fact)
    }
    if modifiers.access != nil {
      for index in facts.indices { facts[index].isPrivate = true }
    }
    return facts.reversed()
  }

  /// The body of the getter, nil where there is none, and the bodies of all the other accessors.
  mutating func lower(_ block: RawAccessorBlockSyntax) -> (getter: [Statement]?, observers: [Statement]) {
    if let statements = block.accessors.as(RawCodeBlockItemListSyntax.self) {
      return (deeper { $0.lower(giving: statements) } ?? [], [])
    }
    var getter: [Statement]?
    var observers: [Statement] = []
    for accessor in block.accessors.as(RawAccessorDeclListSyntax.self)?.elements ?? [] {
      let isGetter = accessor.accessorSpecifier.tokenText == "get"
      guard let body = lower(body: accessor.body, givesValue: isGetter) else { continue }
      if isGetter { getter = body } else { observers += body }
    }
    return (getter, observers)
  }

  mutating func lower(_ attributes: RawAttributeListSyntax) -> [AttributeFact] {
    attributes.written.map { attribute in
      var arguments: [Argument] = []
      if let list = attribute.arguments?.as(RawLabeledExprListSyntax.self) {
        arguments = lower(list)
      } else if let name = attribute.arguments?.as(RawObjCSelectorPieceListSyntax.self) {
        // `@objc(ShareViewController)`, `@objc(unwindToList:)`: the name that Objective-C and Interface Builder know.
        arguments = [Argument(label: nil, value: .string(name.raw.trimmedText))]
      }
      return AttributeFact(name: attribute.plainName, arguments: arguments)
    }
  }
}

/// What the declarations of all kinds of types have, for which raw nodes have no name in common.
private protocol RawTypeDeclaration {
  /// The keyword: `class`, `extension`.
  var introducer: RawTokenSyntax { get }
  var attributes: RawAttributeListSyntax { get }
  var modifiers: RawDeclModifierListSyntax { get }
  var inheritanceClause: RawInheritanceClauseSyntax? { get }
  var genericWhereClause: RawGenericWhereClauseSyntax? { get }
  var memberBlock: RawMemberBlockSyntax { get }
}

extension RawClassDeclSyntax: RawTypeDeclaration { fileprivate var introducer: RawTokenSyntax { classKeyword } }
extension RawStructDeclSyntax: RawTypeDeclaration { fileprivate var introducer: RawTokenSyntax { structKeyword } }
extension RawEnumDeclSyntax: RawTypeDeclaration { fileprivate var introducer: RawTokenSyntax { enumKeyword } }
extension RawActorDeclSyntax: RawTypeDeclaration { fileprivate var introducer: RawTokenSyntax { actorKeyword } }
extension RawProtocolDeclSyntax: RawTypeDeclaration { fileprivate var introducer: RawTokenSyntax { protocolKeyword } }
extension RawExtensionDeclSyntax: RawTypeDeclaration { fileprivate var introducer: RawTokenSyntax { extensionKeyword } }

/// What the declaration around says of the access of its members.
enum EnclosingAccess {
  /// Each member says it by itself.
  case none
  /// The type around is seen by no other module, and so are its members.
  case narrow
  /// Members are public that say nothing else.
  case publicExtension
  /// Members are private to the file that say nothing else.
  case privateExtension
  /// Only the file sees the declaration around, and so its members.
  case filePrivate
}

/// The modifiers that matter, found in one walk over the list.
private struct Modifiers {
  var isStatic = false
  var isOverride = false
  var isWeak = false
  /// Whether the declaration is `private` or `fileprivate`; nil for other access levels.
  var access: Access?

  /// Whether an access level is written that lets other files see what is declared.
  var isWider = false
  /// Whether other modules see what is declared.
  var isPublic = false
  /// Whether an access level is written that lets any other module see what is declared.
  var isShared = false

  enum Access {
    case declaration
    case file
  }

  init(_ list: RawDeclModifierListSyntax) {
    for modifier in list.elements {
      switch modifier.name.tokenText {
      case "static", "class": isStatic = true
      case "override": isOverride = true
      case "weak", "unowned": isWeak = true
      // `private(set)` says nothing of who can read a property.
      case "private" where modifier.detail == nil: access = .declaration
      case "fileprivate" where modifier.detail == nil: access = .file
      case "internal": isWider = true
      case "package": (isWider, isShared) = (true, true)
      case "public", "open": (isWider, isPublic, isShared) = (true, true, true)
      default: break
      }
    }
  }
}

extension RawAccessorBlockSyntax {
  /// What a setter calls the new value; nil where it says nothing.
  fileprivate var nameOfNewValue: String? {
    accessors.as(RawAccessorDeclListSyntax.self)?.elements.lazy
      .first { $0.accessorSpecifier.tokenText == "set" }?.parameters?.name.plainName
  }
}

extension RawAttributeSyntax {
  /// The name as written; almost always a plain identifier, for which nothing has to be put together.
  fileprivate var plainName: String {
    attributeName.as(RawIdentifierTypeSyntax.self)?.name.text ?? attributeName.raw.trimmedText
  }
}

extension RawAttributeListSyntax {
  /// Whether all attributes are some of these. Those in an `#if` are not looked at, so that they may be others.
  fileprivate func areAll(in names: Set<String>) -> Bool {
    elements.allSatisfy { element in
      element.as(RawAttributeSyntax.self).map { names.contains($0.plainName) } ?? false
    }
  }

  /// The attributes that stand in the list itself, without those in an `#if`.
  fileprivate var written: [RawAttributeSyntax] {
    elements.compactMap { $0.as(RawAttributeSyntax.self) }
  }
}
