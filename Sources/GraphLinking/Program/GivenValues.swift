import NavigationModel

/// What the calls of a body are given, so that those which get what one of many calls makes are found without a walk over
/// the body for each of them.
struct GivenValues {
  private var arguments = Places()
  /// What arguments read a member of, by the name of the member: `detail` for `stack.addSubview(detail.view)`.
  private var bases: [String: Places] = [:]

  init(_ calls: ArraySlice<CallSite>) {
    for site in calls {
      for argument in site.call.arguments {
        arguments.add(argument.value, at: site.id)
        if case .member(let base, let name) = argument.value.uncast {
          bases[name, default: Places()].add(base, at: site.id)
        }
      }
    }
  }

  /// The calls that get what a call makes, at once or under one of these names, in the order of the source.
  func calls(given made: Call, _ names: Set<String>) -> [CallSiteID] { arguments.calls(with: made, names).sorted() }

  /// Whether a call gets one of these members of what a call makes.
  func haveMember(_ members: Set<String>, of made: Call, _ names: Set<String>) -> Bool {
    members.contains { bases[$0]?.calls(with: made, names).isEmpty == false }
  }

  /// The calls by what is in an argument of theirs; see ``Receivers/holds(_:_:_:)``.
  private struct Places {
    var made: [Position: [CallSiteID]] = [:]
    var named: [String: [CallSiteID]] = [:]

    mutating func add(_ value: Expression, at site: CallSiteID) {
      switch value {
      case .call(let call): made[call.position, default: []].append(site)
      case .identifier(let name): named[name, default: []].append(site)
      case .cast(let value, _, _): add(value, at: site)
      case .array(let values), .alternatives(let values): for value in values { add(value, at: site) }
      case .conditional: for value in value.valuesOfBranches { add(value, at: site) }
      default: break
      }
    }

    func calls(with made: Call, _ names: Set<String>) -> Set<CallSiteID> {
      names.reduce(into: Set(self.made[made.position] ?? [])) { $0.formUnion(named[$1] ?? []) }
    }
  }
}
