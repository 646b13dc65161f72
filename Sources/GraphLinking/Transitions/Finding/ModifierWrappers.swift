import NavigationModel

/// Finds the calls of functions and modifiers of the program's own that hand a binding and a builder on to a modifier or a
/// link of SwiftUI:
///
///     func link(isActive: Binding<Bool>, destination: @escaping () -> some View) -> some View {
///       overlay(NavigationLink(isActive: isActive, destination: destination) { EmptyView() })
///     }
///
///     struct Card<Shown: View>: ViewModifier {
///       @Binding var isPresented: Bool
///       let shown: Shown
///       func body(content: Content) -> some View { content.sheet(isPresented: $isPresented) { shown } }
///     }
///
/// What a caller binds decides whether what the caller builds is shown.
struct ModifierWrappers {
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

  /// The calls of the code around a call that bring a builder and what decides whether it is shown; none where the
  /// builder is not given to that code.
  func uses(of site: CallSite, showing builder: Argument) -> [Use] {
    let bindings = site.call.arguments.filter { $0 != builder && !$0.isTrailing }
    var open = [Use(site: site, builder: builder, bindings: bindings)]
    var found: [Use] = []
    for _ in 0..<Self.maximumHands where !open.isEmpty {
      open = open.flatMap { callers(of: $0) }
      found += open
    }
    return found
  }

  /// The calls of the code around a call that give what it hands on.
  private func callers(of use: Use) -> [Use] {
    guard let builder = use.builder.value.handedBuilder else { return [] }
    switch program.nameOfCode(builder, from: use.site.scope) {
    case .parameter(let index, let function)?: return callers(of: use, giving: index, to: function)
    case nil: return makers(of: use, giving: builder)
    default: return []
    }
  }

  private func callers(of use: Use, giving built: Int, to function: BodyID) -> [Use] {
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

  /// The calls that make the modifier around a call with a builder, or a view, and a binding for some of its properties.
  private func makers(of use: Use, giving builder: String) -> [Use] {
    guard let owner = program.outermost(use.site.body).owner, program[owner].properties[builder] != nil,
      program.inherits(owner, fromAnyNamed: ["ViewModifier"])
    else { return [] }
    let bound = use.bindings.compactMap { argument -> String? in
      guard let name = argument.value.withoutProjection.ownPropertyName, program[owner].properties[name] != nil else {
        return nil
      }
      return name
    }
    guard !bound.isEmpty else { return [] }
    return evaluator.makers(of: owner).filter(\.isCall).compactMap { maker in
      let site = program[maker.site]
      guard let given = CallLabels.builder(builder, in: site.call.arguments) else { return nil }
      let bindings = bound.compactMap { CallLabels.argument($0, in: site.call.arguments) }
      return bindings.isEmpty ? nil : Use(site: site, builder: given, bindings: bindings)
    }
  }
}

extension Expression {
  /// The name of what a builder is or calls, and shows in no other view than a stack: `content`, `{ content() }`,
  /// `{ NavigationStack { content().padding() } }`.
  fileprivate var handedBuilder: String? {
    switch self {
    case .identifier(let name):
      return name
    case .closure(let closure):
      guard closure.body.count == 1, case .expression(let shown)? = closure.body.first else { return nil }
      return shown.handedBuilder
    case .call(let call):
      if case .member(let base, _) = call.callee { return base.handedBuilder }
      guard case .identifier(let name) = call.callee else { return nil }
      if Program.shellViews.contains(name) { return call.arguments.last?.value.handedBuilder }
      return call.arguments.isEmpty ? name : nil
    default:
      return nil
    }
  }
}
