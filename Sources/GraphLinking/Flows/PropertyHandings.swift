import NavigationModel

/// Where code hands on what a property of another object holds, for a framework to call: `Button("Open", action: row.open)`
/// is `Button("Open", action: { row.open() })`.
struct PropertyHandings {
  private let evaluator: Evaluator
  private let properties: FunctionProperties
  private let receivers: Receivers
  /// By the name of the property.
  private let handings: [String: [Handing]]

  /// An argument of a call.
  private struct Handing {
    let site: CallSiteID
    let argument: Int
    /// Whose property it is.
    let base: Expression
  }

  /// A call of a framework that gets what a property holds.
  struct Use {
    let site: CallSiteID
    /// The type of the object whose property it is.
    let holder: TypeID
    /// The code that the property can hold there; none where that is not known.
    let code: Set<HeldCallbacks.Runnable>

    /// Whether the framework can run some code: the only code that such objects get, where it is not known which it is.
    func mayRun(_ runnable: HeldCallbacks.Runnable, isOnly: Bool) -> Bool {
      code.isEmpty ? isOnly : code.contains(runnable)
    }
  }

  /// - Parameter unnamed: functions that nothing runs.
  init(
    of names: Set<String>, evaluator: Evaluator, properties: FunctionProperties, without unnamed: UnnamedFunctions
  ) {
    self.evaluator = evaluator
    self.properties = properties
    let program = evaluator.program
    receivers = Receivers(program: program)
    var handings: [String: [Handing]] = [:]
    for file in program.code.indices {
      for site in program.code[file].callSites {
        for (index, argument) in site.call.arguments.enumerated() {
          guard case .member(let base, let name) = argument.value, base != .identifier("self"), names.contains(name),
            !unnamed.contain(site.body)
          else { continue }
          handings[name, default: []].append(Handing(site: site.id, argument: index, base: base))
        }
      }
    }
    self.handings = handings
  }

  /// The calls of frameworks that get what properties of a name hold, by the type of each object that can have the
  /// property. What a framework gives to a function is not known, so that only functions without parameters count.
  func uses(of name: String) -> [Use] {
    (handings[name] ?? []).flatMap { handing -> [Use] in
      let site = evaluator.program[handing.site]
      let holders = properties.holders(of: name, handing.base, in: site.scope, evaluator)
        .filter { properties.takesNothing(name, of: $0) }
      guard !holders.isEmpty, isOfFramework(site, handing.argument) else { return [] }
      let code = code(in: site.call.arguments[handing.argument].value, site)
      return holders.map { Use(site: site.id, holder: $0, code: code) }
    }
  }

  /// The code that an argument of a call can be.
  private func code(in argument: Expression, _ site: CallSite) -> Set<HeldCallbacks.Runnable> {
    evaluator.resetBudget()
    let values = evaluator.evaluate(argument, in: site.scope, evaluator.openActivation(of: site.body))
    return values.reduce(into: []) { found, candidate in
      switch candidate.value {
      case .closure(let closure, _): found.insert(.closure(closure))
      case .function(let body, _): found.insert(.function(body))
      default: break
      }
    }
  }

  /// Whether no code of the program gets an argument of a call.
  private func isOfFramework(_ site: CallSite, _ argument: Int) -> Bool {
    if let made = receivers.type(madeBy: site), evaluator.program[made].isDeclared { return false }
    evaluator.resetBudget()
    return evaluator.takers(ofArgument: argument, of: site).isEmpty
  }
}
