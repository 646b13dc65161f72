import NavigationModel

/// Tells by declared types whether a function can take what a call gives it: one of several overloads, or one of the
/// program's own beside a framework's.
extension Evaluator {
  /// An argument of a call.
  struct ArgumentKey: Hashable { let site: CallSiteID; let index: Int }

  /// The declared type of an argument, which each function that the call could mean asks for.
  func givenType(_ argument: Int, of site: CallSite) -> TypeID? {
    let key = ArgumentKey(site: site.id, index: argument)
    if let known = argumentTypeCache[key] { return known }
    let value = site.call.arguments[argument].value
    let type = staticType(of: value, in: site.scope, openActivation(of: site.body))
    argumentTypeCache[key] = .some(type)
    return type
  }

  /// Whether each argument can be of the type of the parameter that it is for, as far as both types are known.
  func takes(_ function: Body, _ mapping: [Int: Int], of site: CallSite) -> Bool {
    mapping.allSatisfy { parameter, argument in
      if let name = function.parameters[parameter].type?.name, BasicType.isName(name), program.typesByName[name] == nil
      {
        return canBeBasic(argument, of: site)
      }
      guard let written = function.parameters[parameter].type?.element, case .named(let name, _) = written,
        // What a class is specialized with, each of its objects says.
        function.owner.map({ owner in program[owner].generics.contains { $0.name == name } }) != true,
        let wanted = resolve(written, in: function.scope, openActivation(of: function.id)),
        !name.contains(".") || program[wanted].name.hasSuffix(name)
      else { return true }
      guard written == function.parameters[parameter].type else { return canHold(argument, wanted, of: site) }
      return canBe(argument, wanted, of: site)
    }
  }

  /// Whether an argument can be an array of values of a type: one that is declared with its elements holds no others.
  private func canHold(_ index: Int, _ wanted: TypeID, of site: CallSite) -> Bool {
    switch site.call.arguments[index].value {
    case .identifier, .member: break
    default: return true
    }
    guard program[wanted].isDeclared, let given = givenType(index, of: site), program[given].isDeclared else {
      return true
    }
    return canBe(index, ofDeclared: wanted, of: site)
  }

  /// Whether an argument can be a value of a type.
  private func canBe(_ index: Int, _ wanted: TypeID, of site: CallSite) -> Bool {
    let argument = site.call.arguments[index].value
    switch program[wanted].kind {
    case .class?, .struct?, .enum?, .protocol?: return canBe(index, ofDeclared: wanted, of: site)
    // No text, no struct and no enum of the program is a controller of a framework.
    case nil where program.isController(wanted):
      if let name = argument.implicitName { return hasStaticMember(name, wanted) }
      return !argument.isText && !isPlainValue(index, of: site) && !isOtherObject(index, of: site)
    case nil where BasicType.isName(program[wanted].name): return canBeBasic(index, of: site)
    // A controller is shown by itself, and no view of SwiftUI.
    case nil where program[wanted].name == "View":
      return !isController(index, of: site) && !isOwnNonView(index, of: site)
    default: return true
    }
  }

  /// Whether an argument can be a value of a type of the standard library: no type of the program is one.
  private func canBeBasic(_ index: Int, of site: CallSite) -> Bool {
    let argument = site.call.arguments[index].value
    // What a function or an operator gives is seldom known as well as what is read or made.
    let isMade = if case .call(let call) = argument { call.callee.namesType } else { false }
    let isRead = if case .identifier = argument { true } else if case .member = argument { true } else { false }
    guard isRead || isMade else { return true }
    return givenType(index, of: site).map { !program[$0].isDeclared || program[$0].isProtocol } ?? true
  }

  private func canBe(_ index: Int, ofDeclared wanted: TypeID, of site: CallSite) -> Bool {
    let argument = site.call.arguments[index].value
    if argument.isText {
      return program[wanted].isProtocol || program.inherits(wanted, fromAnyNamed: Self.literals)
    }
    if let name = argument.implicitName { return program[wanted].isProtocol || hasStaticMember(name, wanted) }
    guard let given = givenType(index, of: site), program[given].isDeclared || program.isController(given),
      // Modules have types of one name, and which of them a file sees is not always known.
      program[given].bareName != program[wanted].bareName, program.globalAliases[program[wanted].name] == nil
    else { return true }
    // What is behind a protocol may be of any class, and have all parts of a composition.
    if program[given].isProtocol {
      let parts = compositionParts(of: argument, in: site.scope)
      guard program[wanted].isProtocol, parts.isEmpty else {
        // A struct or an enum that has nothing to do with the protocol is none of what is behind it.
        return program[wanted].kind == .class || program[wanted].isProtocol
          || ([given] + parts).contains { program.inherits(wanted, from: $0) }
      }
    }
    return program.inherits(given, from: wanted) || program.inherits(wanted, from: given)
  }

  /// Whether an argument is a struct or an enum of the program, and so no object of any class.
  func isPlainValue(_ argument: Int, of site: CallSite) -> Bool {
    guard let given = givenType(argument, of: site) else { return false }
    return program[given].kind == .struct || program[given].kind == .enum
  }

  /// Whether an argument is an object of a class of the program that cannot be below a controller, as everything above the
  /// class is known: classes of the program up to one without a superclass or to `NSObject`, as a router is.
  private func isOtherObject(_ argument: Int, of site: CallSite) -> Bool {
    guard let given = givenType(argument, of: site), program[given].isDeclared, program[given].kind == .class else {
      return false
    }
    // Modules have classes of one name, and which of them a file sees is not always known.
    return (program.typesByName[program[given].name] ?? [given]).allSatisfy { type in
      !program.isController(type)
        && (program.inherits(type, fromAnyNamed: ["NSObject", "NSResponder", "UIResponder"])
          || program.lineage(of: type).allSatisfy { program[$0].isDeclared })
    }
  }

  private func isController(_ argument: Int, of site: CallSite) -> Bool {
    givenType(argument, of: site).map { program.isController($0) && !program.isView($0) } ?? false
  }

  /// Whether an argument is an object or a value of the program's own that is no view.
  private func isOwnNonView(_ argument: Int, of site: CallSite) -> Bool {
    guard let given = givenType(argument, of: site), program[given].isDeclared, !program[given].isProtocol else {
      return false
    }
    return !program.isView(given)
  }

  private func hasStaticMember(_ name: String, _ type: TypeID) -> Bool {
    ["init", "some", "none"].contains(name)
      || program.memberLineage(of: type).contains { ancestor in
        program[ancestor].cases[name] != nil || program[ancestor].properties[name] != nil
          || program[ancestor].functions[name] != nil
      }
  }

  private static let literals = ["ExpressibleByStringLiteral", "ExpressibleByStringInterpolation"]
}

extension Expression {
  /// Whether it can only be a type, by its capital letter.
  fileprivate var namesType: Bool { dottedPath?.lastName.first?.isUppercase == true }

  /// Whether it is a literal of text.
  fileprivate var isText: Bool {
    switch self {
    case .string, .interpolation: true
    default: false
    }
  }

  /// The name of a member that belongs to the type that the context wants: `.detail`, `.detail(id)`.
  var implicitName: String? {
    switch self {
    case .implicitMember(let name): name
    case .call(let call): call.callee.implicitName
    default: nil
    }
  }
}

extension TypeReference {
  /// The type of the elements of an array; any other type as it is.
  fileprivate var element: TypeReference { if case .array(let element) = self { element } else { self } }
}
