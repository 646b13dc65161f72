import NavigationModel

/// Finds who hands on a method of another object as a value:
///
///     Button("Fee", action: model.showFee)
///
/// That asks for what the method shows as much as `{ model.showFee() }` does. A method of the object itself needs none of
/// them: it is the object that shows what it shows, whoever calls it.
extension Evaluator {
  /// A call that is given a method, with the declared type of the object whose method it is.
  struct MethodHanding {
    let site: CallSiteID
    let receiver: TypeID
  }

  /// What the code of more types than these hands on is more often a property of the name.
  private static let maximumHandingTypes = 256

  /// The calls that are given a method which takes no arguments, so that whoever runs it has nothing to say.
  func handings(of function: Body) -> [Caller] {
    guard function.kind == .function, !function.isStatic, function.parameters.isEmpty, function.enclosing == nil,
      let owner = function.owner
    else { return [] }
    let name = function.name
    var seen: Set<CallSiteID> = []
    return handings(ofMethodsNamed: name).compactMap { handing -> Caller? in
      guard program.isVisible(function.id, fromFile: handing.site.file),
        !program.memberLineage(of: handing.receiver).contains(where: { program[$0].properties[name] != nil }),
        let confidence = dispatch(function, declaredBy: owner, on: handing.receiver),
        seen.insert(handing.site).inserted
      else { return nil }
      return Caller(site: handing.site, confidence: confidence, sent: Sendings.Sent(value: nil), isHanding: true)
    }
  }

  /// The calls that are given members of objects that have the name of a method, in source order.
  private func handings(ofMethodsNamed name: String) -> [MethodHanding] {
    if let known = handingCache[name] { return known }
    // Telling the type of an object can ask for the callers of the method again.
    handingCache[name] = []
    let types = program.handersOfMethods[name] ?? []
    guard !types.isEmpty, types.count <= Self.maximumHandingTypes else { return [] }
    let sites = types.flatMap { bodies(of: $0) }.flatMap { program.calls(in: $0) }.filter {
      $0.call.callee.calledName?.isWord == true
    }
    var found: [MethodHanding] = []
    openHandings.insert(name)
    defer { openHandings.remove(name) }
    for site in sites.sorted(by: { $0.id < $1.id }) {
      for argument in site.call.arguments {
        guard case .member(let base, name) = argument.value, base != .identifier("self"),
          base.dottedPath?.first?.isUppercase != true,
          let receiver = staticType(of: base, in: site.scope, openActivation(of: site.body))
        else { continue }
        found.append(MethodHanding(site: site.id, receiver: receiver))
      }
    }
    handingCache[name] = found
    return found
  }

  /// The methods of a type and the code of its properties.
  private func bodies(of type: TypeID) -> [BodyID] {
    program[type].functions.values.flatMap(\.self) + program[type].properties.values.joined().flatMap(\.bodies)
  }
}
