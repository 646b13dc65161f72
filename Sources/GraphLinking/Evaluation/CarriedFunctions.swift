import NavigationModel

/// Tells what closures are given that cases of enums carry: `case edit(Item, onSave: (Item) -> Void)`.
extension Evaluator {
  /// The types that the case of an enum declares for a closure that it is made with; nil where the call makes none, or
  /// where cases of one name say different things of it.
  func carriedFunction(
    _ passedTo: (site: CallSiteID, argument: Int)
  ) -> (arguments: [TypeReference], result: TypeReference)? {
    let site = program[passedTo.site]
    let name: String
    switch site.call.callee {
    case .implicitMember(let member): name = member
    case .member(let type, let member) where type.readName?.first?.isUppercase == true: name = member
    default: return nil
    }
    var found: (arguments: [TypeReference], result: TypeReference)?
    for fact in casesByName[name] ?? [] {
      guard let mapping = ArgumentMatching.match(site.call.arguments, to: fact.payload),
        let place = mapping.first(where: { $0.value == passedTo.argument })?.key,
        case .function(let arguments, let result)? = fact.payload[place].type.map({
          named($0, in: program[site.body])
        })
      else { continue }
      if let found, found.arguments != arguments || found.result != result { return nil }
      found = (arguments, result)
    }
    return found
  }
}
