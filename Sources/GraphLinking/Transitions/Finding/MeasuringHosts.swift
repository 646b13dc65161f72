import NavigationModel

/// Tells which hosting controllers show nothing, since code only asks them for the size of a view:
///
///     let controller = NSHostingController(rootView: AnyView(EmptyView()))
///     controller.rootView = AnyView(row)
///     return controller.sizeThatFits(in: space)
struct MeasuringHosts {
  private let program: Program
  private let measured: Set<Host>

  /// Looks at each piece of code in which a view is assigned to a host once, whatever the number of its hosts.
  init(program: Program) {
    self.program = program
    let hosts = Set((program.assignmentsByName["rootView"] ?? []).compactMap { Self.host(of: $0, program) })
    let namesByCode = Dictionary(grouping: hosts, by: \.code).mapValues { Set($0.map(\.name)) }
    measured = namesByCode.reduce(into: []) { measured, code in
      let bodies =
        switch code.key {
        case .function(let body): [program[body]]
        case .file(let file): program.code[file].bodies
        }
      for name in Self.names(among: code.value, onlyMeasuredIn: bodies) {
        measured.insert(Host(name: name, code: code.key))
      }
    }
  }

  /// Whether an assignment sets the view of a hosting controller that its code makes for itself, as a local or as a property
  /// that no other file sees, and never puts anywhere.
  func isMeasuring(_ site: AssignmentSite) -> Bool {
    Self.host(of: site, program).map(measured.contains) ?? false
  }

  /// A hosting controller that only some code can use.
  private struct Host: Hashable {
    let name: String
    let code: Code

    /// The code that can use it.
    enum Code: Hashable {
      case function(BodyID)
      case file(Int)
    }
  }

  /// The hosting controller whose view an assignment sets, where the code around makes it and no other can use it.
  private static func host(of site: AssignmentSite, _ program: Program) -> Host? {
    guard case .member(let host, "rootView") = site.target, let name = host.ownPropertyName else { return nil }
    if host == .identifier(name), let locals = program.locals(named: name, from: site.scope) {
      guard locals.count == 1, let local = locals.first, local.projections.isEmpty, makesHost(local.value, program)
      else {
        return nil
      }
      return Host(name: name, code: .function(program.outermost(site.body).id))
    }
    guard let owner = program[site.body].owner, let property = program[owner].properties[name]?.first,
      property.fact.isPrivate, property.getter == nil, makesHost(property.fact.initializer, program)
    else { return nil }
    return Host(name: name, code: .file(property.file))
  }

  /// Whether a value is a new hosting controller of the framework's class, which nobody else has.
  private static func makesHost(_ value: Expression?, _ program: Program) -> Bool {
    guard case .call(let call)? = value, case .identifier(let name) = call.callee.unspecialized else { return false }
    return program.frameworks.types[name]?.role == .hosting
  }

  /// The names that code asks something of for their size, and does nothing with beside that and setting their view.
  private static func names(among names: Set<String>, onlyMeasuredIn bodies: [Body]) -> Set<String> {
    func hostName(_ expression: Expression) -> String? {
      switch expression {
      case .identifier(let read), .member(_, let read): names.contains(read) ? read : nil
      default: nil
      }
    }
    var measured: Set<String> = []
    var used: Set<String> = []
    func note(_ member: String, of name: String, harmless: Set<String>) {
      if sizes.contains(member) { measured.insert(name) } else if !harmless.contains(member) { used.insert(name) }
    }
    func look(at expression: Expression) -> Bool {
      switch expression {
      case .member(.member(let host, "view"), let member):
        guard let name = hostName(host) else { return true }
        note(member, of: name, harmless: preparations)
        lookInside(host)
      case .member(let host, let member):
        guard let name = hostName(host) else {
          if names.contains(member) { used.insert(member) }
          return true
        }
        note(member, of: name, harmless: settings)
        lookInside(host)
      default:
        guard let name = hostName(expression) else { return true }
        used.insert(name)
      }
      return false
    }
    // What has a host as a property can be another host.
    func lookInside(_ host: Expression) {
      if case .member(let base, _) = host { CodeWalk(expression: look).walk(base) }
    }
    for body in bodies { CodeWalk(expression: look).walk(body.statements) }
    return measured.subtracting(used)
  }

  /// What a hosting controller and its view tell of the size of what is in them.
  private static let sizes: Set<String> = [
    "fittingSize", "intrinsicContentSize", "sizeThatFits", "systemLayoutSizeFitting",
  ]
  /// What code does with a view before it asks for its size.
  private static let preparations: Set<String> = [
    "bounds", "frame", "invalidateIntrinsicContentSize", "layoutIfNeeded", "layoutSubtreeIfNeeded", "needsLayout",
    "setNeedsLayout", "setNeedsUpdateConstraints", "updateConstraintsIfNeeded",
  ]
  private static let settings: Set<String> = ["rootView", "sizingOptions"]
}
