import NavigationModel

/// What became of the places that ask for a route.
extension AccountBuilder {
  func account(for place: PlacesOfRoutes.Place) -> NavigationAccount.Place {
    let site = location(place.spot)
    let (outcome, reason) = verdict(on: place, at: site)
    return NavigationAccount.Place(kind: .route, name: place.name, site: site, outcome: outcome, reason: reason)
  }

  private func verdict(on place: PlacesOfRoutes.Place, at site: SourceLocation) -> Verdict {
    if let known = verdict(ofEdgesAt: site) { return known }
    if let owner = program[place.body].owner, registrars.contains(owner),
      place.isOwn || place.property.map({ state.watches($0, in: owner) }) == true,
      edges.leadsOn(from: factory.id(of: owner))
    {
      return (.forwarded, "a modifier of \(program[owner].name) observes the property and shows it")
    }
    guard askedAt[place.spot] == nil, partsAt[place.spot] == nil, causes[place.spot] == nil else {
      return verdict(on: place.spot, at: site)
    }
    if let property = place.property {
      // What an object is made with and keeps is data, unless something watches it.
      if place.isOwn, program[place.body].kind == .initializer, !state.isWatched(property) {
        let owner = program[place.body].owner.map { program[$0].name } ?? "an initializer"
        return (.own, "\(owner) keeps it in \(property), and no view shows a screen for that")
      }
      return (.unexplained, "a property is set to it, but no edge was found for it")
    }
    guard let function = place.function else { return (.unexplained, "no edge was found for it") }
    if let verdict = verdict(onRequest: function, at: place.spot, in: nil) { return verdict }
    if let request = requests[function] { return verdict(on: request, of: function) }
    return (.unexplained, "it is passed to \(program[function].signature), but no edge was found for it")
  }
}
