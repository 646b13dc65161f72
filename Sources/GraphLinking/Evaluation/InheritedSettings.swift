import NavigationModel

/// Runs inherited code that sets a property on the object that has the property, where the class of that object makes
/// another thing of it than the class of the code:
///
///     class Pager: UIViewController {
///       var pages = [UIViewController]()
///       func reload() { pages = makePages() }
///     }
///     class Songs: Pager { override func makePages() -> [UIViewController] { … } }
///
/// Nearly all inherited code says the same of all objects, and is asked once for all of them.
extension Evaluator {
  /// The run of code that sets a property of an object.
  ///
  /// - Parameter initializers: the runs of the initializers that have made the object, where they are known. With what they
  ///   were given they say more than the class of the object, but for what the object itself is.
  func settingRun(
    at site: AssignmentSite, on object: Value, madeBy initializers: [BodyID: ActivationID]
  ) -> ActivationID {
    let known = initializers[site.body]
    if let known, !site.setsObjectItself { return known }
    return ownRun(ofSettingAt: site, on: object) ?? known ?? openActivation(of: site.body)
  }

  /// The run of code that sets a property of its own object, where the class of the object at hand overrides what that
  /// code reads, or the property gets the object itself; nil for all other code.
  private func ownRun(ofSettingAt site: AssignmentSite, on object: Value) -> ActivationID? {
    let body = program[site.body]
    // In a static method `self` is the type.
    guard site.target.isOwnProperty, body.enclosing == nil, !body.isStatic || body.kind == .initializer,
      let owner = body.owner, program[owner].kind == .class, let type = objectType(of: object), type != owner,
      program[type].kind == .class, program.inherits(type, from: owner),
      site.setsObjectItself || overrideIndex.changes(site.body, on: type)
    else { return nil }
    return intern(Activation(body: site.body, receiver: .some(type)))
  }

  /// The class of an object; nil for a type, whose properties are static ones.
  private func objectType(of object: Value) -> TypeID? {
    if case .metatype = object { nil } else { type(of: object) }
  }
}

extension AssignmentSite {
  /// Whether a property gets the object whose code it is: `source = self`.
  fileprivate var setsObjectItself: Bool { value.uncast == .identifier("self") }
}
