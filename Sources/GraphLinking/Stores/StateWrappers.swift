import NavigationModel

/// Finds the calls of functions of the program's own that hand a binding and a builder on to a modifier or a link:
///
///     func link(isActive: Binding<Bool>, destination: @escaping () -> some View) -> some View {
///       overlay(NavigationLink(isActive: isActive, destination: destination) { EmptyView() })
///     }
///
/// The state that a caller binds decides whether what the caller builds is shown.
struct StateWrappers {
  let evaluator: Evaluator
  private var program: Program { evaluator.program }

  /// A call with what it hands on.
  struct Use {
    let site: CallSite
    let builder: Argument
    let bindings: [Argument]
  }

  /// Functions seldom hand on to each other what they are given more often than this.
  private static let maximumHands = 4

  /// The calls of the function around a call that bring a builder and what decides whether it is shown; none where the
  /// builder is no parameter of that function.
  func uses(of site: CallSite, showing builder: Argument) -> [Use] {
    var open = [Use(site: site, builder: builder, bindings: arguments(of: site, beside: builder))]
    var found: [Use] = []
    for _ in 0..<Self.maximumHands where !open.isEmpty {
      open = open.flatMap(callers)
      found += open
    }
    return found
  }

  /// The calls of the function around a call that give what it hands on.
  private func callers(of use: Use) -> [Use] {
    guard let builder = use.builder.value.handedBuilder,
      case .parameter(let built, let function)? = program.nameOfCode(builder, from: use.site.scope)
    else { return [] }
    let bound = use.bindings.compactMap { argument -> Int? in
      guard case .identifier(let name) = argument.value,
        case .parameter(let index, let around)? = program.nameOfCode(name, from: use.site.scope), around == function
      else { return nil }
      return index
    }
    guard !bound.isEmpty else { return [] }
    return evaluator.callers(of: function).filter(\.isCall).compactMap { caller in
      let site = program[caller.site]
      guard let mapping = ArgumentMatching.match(site.call.arguments, to: program[function].parameters),
        let given = mapping[built]
      else { return nil }
      let bindings = bound.compactMap { mapping[$0].map { site.call.arguments[$0] } }
      return bindings.isEmpty ? nil : Use(site: site, builder: site.call.arguments[given], bindings: bindings)
    }
  }

  private func arguments(of site: CallSite, beside builder: Argument) -> [Argument] {
    site.call.arguments.filter { $0 != builder && !$0.isTrailing }
  }
}

extension Expression {
  /// The name of the function that a builder is or calls and does nothing else: `content`, `{ content() }`.
  fileprivate var handedBuilder: String? {
    switch self {
    case .identifier(let name): return name
    case .closure(let closure):
      guard closure.body.count == 1, case .expression(.call(let call))? = closure.body.first, call.arguments.isEmpty,
        case .identifier(let name) = call.callee
      else { return nil }
      return name
    default: return nil
    }
  }
}
