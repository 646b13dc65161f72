/// Follows properties that depend on themselves until nothing new comes: a fixed point, as Datalog engines and tabled
/// logic programs find it for each strongly connected component.
///
/// Of `p = Home()`, `p = q`, `q = p.next()` the property `p` holds its first page, the next one, the one after that.
/// Followed once, `q` is asked for while `p` is still open, and knows nothing of the pages that `p` gets from `q`.
extension Evaluator {
  /// What code sets a property to.
  struct Held {
    let results: [Candidate]
    /// The values that some code sets it to; nothing where only its type is known.
    let known: [Candidate]
    /// Whether it is nothing as long as a cycle is open, and must be asked for again.
    var isOpen = false
  }

  /// What a part of a cycle gives as long as the cycle is open.
  struct CyclePart {
    enum Key: Hashable {
      case property(PropertyKey)
      case run(ReturnKey)
    }

    let key: Key
    let results: [Candidate]
    var known: [Candidate] = []
    /// What the property began with, to tell the cycles that go through it.
    var beginning: Int?
    let cut: Cut
  }

  /// A cycle whose properties get more values each time it is followed is given up after as many times.
  private static let maximumRounds = 6

  /// What a property is taken to hold that is asked for while it is being evaluated: what it holds already is nothing
  /// new to it, as in `panel = panel ?? makePanel()`.
  func assumedValues(of key: PropertyKey, since beginning: Int) -> [Candidate] {
    cut.circles.insert(beginning)
    readInCycles.insert(key)
    let values = assumed[key] ?? []
    return values.isEmpty ? [.certain(.nothing)] : values
  }

  /// What a property holds that may depend on itself.
  ///
  /// A property at which a cycle was entered is followed again with what all properties of the cycle held the last time,
  /// until they hold the same. Then the answers of all parts of the cycle are whole, and are remembered.
  func followed(_ key: PropertyKey, _ held: () -> Held) -> [Candidate] {
    let before = cut
    cut = Cut()
    defer { cut.formUnion(before) }
    let start = cycleParts.count
    var (answer, beginning, comesBack) = round(of: key, held)
    if comesBack, cut.isNone { (answer, beginning) = settled(key, (answer, beginning), since: start, held) }
    if answer.isOpen { return answer.results }
    if cut.isNone {
      propertyCache[key] = answer.results
      cycleParts.removeSubrange(start...)
    } else if !cut.isExhausted {
      innerProperties[key, default: []].append(inner(answer.results))
      cycleParts.append(
        CyclePart(
          key: .property(key), results: answer.results, known: answer.known, beginning: beginning, cut: cut))
    }
    return answer.results
  }

  /// Follows a property once.
  private func round(of key: PropertyKey, _ held: () -> Held) -> (answer: Held, beginning: Int, comesBack: Bool) {
    let beginning = begin()
    activeProperties[key] = beginning
    let answer = held()
    activeProperties[key] = nil
    let comesBack = cut.circles.contains(beginning)
    end(beginning)
    return (answer, beginning, comesBack)
  }

  /// What the property holds at which a cycle was entered, when following the cycle once more brings nothing new.
  ///
  /// - Parameters:
  ///   - first: what following it once gave, and the beginning of that.
  ///   - start: where the parts of the cycle begin.
  private func settled(
    _ key: PropertyKey, _ first: (answer: Held, beginning: Int), since start: Int, _ held: () -> Held
  ) -> (answer: Held, beginning: Int) {
    let outer = assumed
    defer { assumed = outer }
    var (answer, beginning) = first
    for _ in 0..<Self.maximumRounds {
      var reached = known(of: cycleParts[start...])
      reached[key] = answer.known
      let isSettled = reached.allSatisfy { property, values in
        !readInCycles.contains(property) || Set(values.map(\.value)) == Set((assumed[property] ?? []).map(\.value))
      }
      if isSettled {
        remember(cycleParts[start...], closing: beginning)
        break
      }
      assumed.merge(reached) { $1 }
      cycleParts.removeSubrange(start...)
      let (next, nextBeginning, _) = spendingOwnSteps { round(of: key, held) }
      guard cut.isNone else {
        // What was found before is what there is.
        cut = Cut()
        return first
      }
      (answer, beginning) = (next, nextBeginning)
    }
    return (answer, beginning)
  }

  /// The values of the properties among the parts of a cycle.
  private func known(of parts: ArraySlice<CyclePart>) -> [PropertyKey: [Candidate]] {
    var known: [PropertyKey: [Candidate]] = [:]
    for part in parts {
      guard case .property(let key) = part.key else { continue }
      known[key] = known[key].map { unique($0 + part.known) } ?? part.known
    }
    return known
  }

  /// Remembers the answers of the parts of a cycle that is closed and brings nothing new.
  private func remember(_ parts: ArraySlice<CyclePart>, closing beginning: Int) {
    let closed = Set(parts.compactMap(\.beginning) + [beginning])
    for part in parts where part.cut.recursions.isEmpty && part.cut.circles.isSubset(of: closed) {
      switch part.key {
      case .property(let key): propertyCache[key] = part.results
      case .run(let key): returnCache[key] = part.results
      }
    }
  }
}
