import NavigationModel

/// Which code shows something, by itself or for those who call it.
extension AccountBuilder {
  /// Whether what a call is given is shown for those who call the code around it.
  func isShownForCallers(_ site: CallSite) -> Bool {
    (askedAt[CodeSpot(site)] ?? []).contains { edges.state(at: $0) != .none }
  }

  /// Whether a transition stands in a function, or is shown there for whoever calls it.
  func shows(_ body: BodyID) -> Bool {
    program.calls(in: body).contains { askedAt[CodeSpot($0)] != nil || showsByItself($0) }
  }

  /// Whether code of a type shows something, by itself or for those who call it.
  func hasTransitions(_ type: TypeID) -> Bool {
    let id = factory.id(of: type)
    if edges.leadsOn(from: id) || edges.lead(byWayOf: program[type].name) { return true }
    // It calls what shows something, such as a method of an extension.
    if navigators[id]?.contains(where: edges.leadsOn(from:)) == true { return true }
    return program.memberLineage(of: type).contains { ancestor in
      program[ancestor].functions.values.joined().contains { shows($0) || sets($0) }
    }
  }

  /// Whether a function sets something by which a screen is shown, there or for whoever calls it.
  func sets(_ body: BodyID) -> Bool {
    program.propertyUses.assignments(in: body).contains { site in
      askedAt[CodeSpot(site)] != nil || edges.state(at: location(CodeSpot(site))) != .none
    }
  }

  /// Whether a call is a transition of the object whose code it is in, whoever calls that.
  func showsByItself(_ site: CallSite) -> Bool {
    let spot = CodeSpot(site)
    return partsAt[spot] != nil || edges.state(at: location(spot)) != .none
  }

  /// Whether edges stand at a call, and none of them leads forward.
  func onlyGoesBack(_ site: CallSite) -> Bool {
    let place = location(CodeSpot(site))
    return edges.state(at: place) != .none && !edges.leadsForward(at: place)
  }

  /// Whether a place sets the content of a container, for which the edge is that of who makes the container.
  func setsContent(_ spot: CodeSpot) -> Bool {
    if case .content? = causes[spot] { true } else { false }
  }

  /// Whether a place registers screens for values, for which the edges are those of who sets or appends the values.
  func registersScreens(_ spot: CodeSpot) -> Bool {
    if case .registered? = causes[spot] { true } else { false }
  }
}
