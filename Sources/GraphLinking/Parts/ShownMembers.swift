import NavigationModel

/// The private properties and functions of views and modifiers that only transitions show, so that what they make is no part of the view
/// around them:
///
///     var body: some View { Button("About") { … }.sheet(isPresented: $isShown) { NavigationStack { about } } }
///     private var about: some View { AboutView().toolbar { CloseButton() } }
///
/// Only code of the same file can read what is private, so that all reads are known.
struct ShownMembers: Sendable {
  /// What shows each member, by its code.
  private var shown: [BodyID: String] = [:]

  /// - Parameter shower: what a transition is known by; nil for a call that is none.
  init(program: Program, shower: (CallSite) -> String?) {
    for (file, members) in Self.members(of: program) {
      let transitions = Self.transitions(inFile: file, of: program, shower)
      guard !transitions.isEmpty else { continue }
      shown.merge(Self.shown(members, by: transitions, inFile: file, of: program)) { first, _ in first }
    }
  }

  /// What shows the member whose code it is; nil for all other code, and where several show it.
  func shower(of body: BodyID) -> String? { shown[body] }

  /// A property, or all functions of a name, of a type.
  private struct Member: Hashable {
    let owner: TypeID
    let name: String
  }

  /// The private members that build something, by the files that have them.
  private static func members(of program: Program) -> [Int: [Member: [BodyID]]] {
    var found: [Int: [Member: [BodyID]]] = [:]
    for type in program.declaredTypes
    where program.isView(type) || program.inherits(type, fromAnyNamed: ["ViewModifier"]) {
      for property in program[type].properties.values.joined() where property.fact.isFilePrivate {
        guard let getter = property.getter, !property.fact.isStatic, builds(property.fact.type) else { continue }
        found[property.file, default: [:]][Member(owner: type, name: property.fact.name), default: []].append(getter)
      }
      for function in program[type].functions.values.joined() {
        let code = program[function]
        guard code.isFilePrivate, code.kind == .function, !code.isStatic, builds(code.returnType) else { continue }
        found[code.file, default: [:]][Member(owner: type, name: code.name), default: []].append(function)
      }
    }
    return found
  }

  private static func builds(_ type: TypeReference?) -> Bool {
    ["AnyView", "ToolbarContent", "View"].contains(type?.name ?? "")
  }

  /// A call that shows what some of its arguments build.
  private struct Transition {
    let arguments: Set<Int>
    let shower: String
  }

  private static func transitions(
    inFile file: Int, of program: Program, _ shower: (CallSite) -> String?
  ) -> [Position: Transition] {
    var found: [Position: Transition] = [:]
    for site in program.code[file].callSites {
      guard let patterns = site.call.callee.calledName.flatMap({ program.frameworks.patternsByCall[$0] }) else {
        continue
      }
      let arguments = site.call.arguments.indices.filter { index in
        patterns.contains { $0.isBuilt(byArgument: index, of: site.call) }
      }
      guard !arguments.isEmpty, let name = shower(site) else { continue }
      found[site.call.position] = Transition(arguments: Set(arguments), shower: name)
    }
    return found
  }

  /// Who reads a member: what a transition shows, or other code.
  private enum Reader: Hashable {
    case transition(String)
    case code(BodyID)
  }

  /// Members are seldom read through more others than these.
  private static let maximumHands = 3

  private static func shown(
    _ members: [Member: [BodyID]], by transitions: [Position: Transition], inFile file: Int, of program: Program
  ) -> [BodyID: String] {
    let names = Set(members.keys.map(\.name))
    var readers: [Member: Set<Reader>] = [:]
    var readOfOthers: Set<String> = []
    for body in program.code[file].bodies where body.enclosing == nil {
      for mention in mentions(of: names, in: body.statements, transitions) {
        if !mention.isOwn {
          readOfOthers.insert(mention.name)
        } else if let owner = body.owner, case let member = Member(owner: owner, name: mention.name),
          members[member] != nil
        {
          let reader = mention.shower.map { Reader.transition($0) } ?? Reader.code(body.id)
          readers[member, default: []].insert(reader)
        }
      }
    }
    var shown: [BodyID: String] = [:]
    // What a member that is shown reads is shown with it.
    for _ in 0..<maximumHands {
      var next: [BodyID: String] = [:]
      for (member, all) in readers where !readOfOthers.contains(member.name) {
        let showers = Set(
          all.map { reader -> String? in
            switch reader {
            case .transition(let shower): return shower
            case .code(let body): return shown[body]
            }
          })
        guard showers.count == 1, case .some(.some(let only)) = showers.first else { continue }
        for body in members[member] ?? [] where shown[body] == nil { next[body] = only }
      }
      if next.isEmpty { break }
      shown.merge(next) { first, _ in first }
    }
    return shown
  }

  /// A place that has the name of a member.
  private struct Mention {
    let name: String
    /// Whether the code names it as its own: `about`, `self.about`.
    let isOwn: Bool
    /// What shows the innermost argument around it that a transition shows.
    let shower: String?
  }

  private static func mentions(
    of names: Set<String>, in statements: [Statement], _ transitions: [Position: Transition]
  ) -> [Mention] {
    var found: [Mention] = []
    func walker(in shower: String?) -> CodeWalk {
      CodeWalk(expression: { expression in
        switch expression {
        case .identifier(let name):
          if names.contains(name) { found.append(Mention(name: name, isOwn: true, shower: shower)) }
        case .member(let base, let name):
          if names.contains(name) {
            found.append(Mention(name: name, isOwn: base == .identifier("self"), shower: shower))
          }
        case .call(let call):
          guard let transition = transitions[call.position] else { break }
          walker(in: shower).walk(call.callee)
          for (index, argument) in call.arguments.enumerated() {
            let isShown = transition.arguments.contains(index)
            walker(in: isShown ? transition.shower : shower).walk(argument.value)
          }
          return false
        default: break
        }
        return true
      })
    }
    walker(in: nil).walk(statements)
    return found
  }
}
