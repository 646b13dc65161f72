import OrderedCollections

/// Follows properties and locals that depend on themselves until nothing new comes: a fixed point, as Datalog engines and
/// tabled logic programs find it for each strongly connected component.
///
/// Of `p = Home()`, `p = q`, `q = p.next()` the property `p` holds its first page, the next one, the one after that.
/// Followed once, `q` is asked for while `p` is still open, and knows nothing of the pages that `p` gets from `q`.
extension Evaluator {
  /// What code sets a property or a local to.
  struct Held {
    let results: [Candidate]
    /// The values that some code sets it to; nothing where only its type is known.
    let known: [Candidate]
    /// Whether it is nothing as long as a cycle is open, and must be asked for again.
    var isOpen = false
  }

  /// What may depend on itself.
  enum CycleKey: Hashable {
    case property(PropertyKey)
    case local(LocalKey)
  }

  /// What a part of a cycle gives as long as the cycle is open.
  struct CyclePart {
    enum Answer {
      case property(PropertyKey)
      case local(LocalRead)
      case run(ReturnKey)
    }

    let answer: Answer
    let results: [Candidate]
    var known: [Candidate] = []
    /// What the property or the local began with, to tell the cycles that go through it.
    var beginning: Int?
    let cut: Cut
  }

  /// A cycle that gets more values each time it is followed is given up after as many times: an array that is added to
  /// itself gets more without end.
  private static let maximumRounds = 24

  /// The assumed values of a property or a local that is asked for while it is being evaluated. Without an assumption it
  /// is nil, as in `panel = panel ?? makePanel()`: a property gets nothing new from itself.
  func assumedValues(of key: CycleKey, since beginning: Int) -> [Candidate] {
    cut.circles.insert(beginning)
    readInCycles.insert(key)
    let values = assumed[key] ?? []
    return values.isEmpty ? [.certain(.nothing)] : values
  }

  /// What a property holds that may depend on itself.
  func followed(_ key: PropertyKey, _ held: () -> Held) -> [Candidate] {
    followed(.property(key)) {
      let beginning = begin()
      activeProperties[key] = beginning
      let answer = held()
      activeProperties[key] = nil
      return (answer, beginning)
    }
  }

  /// What a local holds, where it is read, that may depend on itself.
  func followed(_ key: LocalRead, _ values: () -> [Candidate]) -> [Candidate] {
    if let known = localCache[key] { return known }
    return followed(.local(key)) {
      let beginning = begin()
      activeLocals[key.local] = beginning
      let results = values()
      activeLocals[key.local] = nil
      return (Held(results: results, known: results.filter { !$0.isUnknown && $0.value != .nothing }), beginning)
    }
  }

  /// Follows something that may depend on itself.
  ///
  /// Where a cycle was entered, it is followed again with what all of the cycle held the last time, until nothing of
  /// another class comes. Then the answers of all parts of the cycle are whole, and are remembered.
  private func followed(_ answer: CyclePart.Answer, _ round: () -> (Held, Int)) -> [Candidate] {
    let before = cut
    cut = Cut()
    defer { cut.formUnion(before) }
    let start = cycleParts.count
    var (held, beginning) = round()
    let comesBack = cut.circles.contains(beginning)
    end(beginning)
    if comesBack, cut.isNone {
      let first = (held, beginning)
      // All rounds together take no more than any other question.
      (held, beginning) = spendingOwnSteps {
        settled(answer.key, first, since: start) {
          let next = round()
          end(next.1)
          return next
        }
      }
    }
    if held.isOpen { return held.results }
    if cut.isNone {
      remember(held.results, as: answer)
      cycleParts.removeSubrange(start...)
    } else if !cut.isExhausted {
      if case .property(let key) = answer { innerProperties[key, default: []].append(inner(held.results)) }
      cycleParts.append(
        CyclePart(answer: answer, results: held.results, known: held.known, beginning: beginning, cut: cut))
    }
    return held.results
  }

  /// The values of the property or the local at which a cycle was entered, once another round through the cycle adds
  /// nothing.
  ///
  /// - Parameters:
  ///   - first: what following it once gave, and the beginning of that.
  ///   - start: where the parts of the cycle begin.
  private func settled(
    _ key: CycleKey?, _ first: (held: Held, beginning: Int), since start: Int, _ round: () -> (Held, Int)
  ) -> (held: Held, beginning: Int) {
    let outer = assumed
    defer { assumed = outer }
    var (held, beginning) = first
    for number in 0..<Self.maximumRounds {
      var reached = known(of: cycleParts[start...])
      if let key { reached[key] = held.known }
      // At first nothing is known of what is open: what a value could be by its type follows from that alone.
      if number == 0 { reached = reached.mapValues { $0.filter { $0.confidence != .possible && !$0.isOnlyType } } }
      let isSettled = reached.allSatisfy { key, values in
        let known = assumed[key] ?? []
        return !readInCycles.contains(key) || values.allSatisfy { isAmong(known, $0) }
      }
      if isSettled {
        remember(cycleParts[start...], closing: beginning)
        return (held, beginning)
      }
      assumed.merge(reached.mapValues(representatives)) { known, new in
        representatives(of: unique(known + new.filter { !isAmong(known, $0) }))
      }
      cycleParts.removeSubrange(start...)
      let (next, nextBeginning) = round()
      guard cut.isNone else {
        cut = Cut()
        break
      }
      (held, beginning) = (next, nextBeginning)
    }
    // There is more than what was found, and none of the parts need look for it again.
    remember(cycleParts[start...], closing: beginning)
    return (Held(results: held.results + [Candidate.tooMany], known: held.known), beginning)
  }

  /// Whether a value is known, or an object of its class is for all of that class.
  private func isAmong(_ known: [Candidate], _ candidate: Candidate) -> Bool {
    known.contains { $0.value == candidate.value || $0.value == candidate.value.ofClasses }
  }

  /// Values that stand for all that a part of a cycle holds, in the next round.
  ///
  /// Of many objects only the classes count, as for a method that is called on them: a method that makes an object makes
  /// another one for each that it is called on, and a container around itself goes on without end. So does an array that
  /// is put into itself, and a text that is made of itself.
  private func representatives(of candidates: [Candidate]) -> [Candidate] {
    let areMany = candidates.count > Self.maximumReceivers
    let standing = candidates.map { candidate in
      areMany || candidate.value.holdsMore(than: Self.maximumReceivers)
        ? Candidate(value: candidate.value.ofClasses, confidence: candidate.confidence) : candidate
    }
    return unique(standing)
  }

  /// What the properties and locals among the parts of a cycle hold that are asked for within it.
  private func known(of parts: ArraySlice<CyclePart>) -> [CycleKey: [Candidate]] {
    var known: [CycleKey: [Candidate]] = [:]
    for part in parts {
      guard let key = part.answer.key, readInCycles.contains(key) else { continue }
      known[key] = known[key].map { unique($0 + part.known) } ?? part.known
    }
    return known
  }

  /// Remembers the answers of the parts of a cycle that is closed and brings nothing new.
  private func remember(_ parts: ArraySlice<CyclePart>, closing beginning: Int) {
    let closed = Set(parts.compactMap(\.beginning) + [beginning])
    for part in parts where part.cut.recursions.isEmpty && part.cut.circles.isSubset(of: closed) {
      remember(part.results, as: part.answer)
    }
  }

  private func remember(_ results: [Candidate], as answer: CyclePart.Answer) {
    switch answer {
    case .property(let key): propertyCache[key] = results
    case .local(let key): localCache[key] = results
    case .run(let key): returnCache[key] = results
    }
  }
}

extension Evaluator.CyclePart.Answer {
  /// What holds the answer; nil for what a function gives.
  fileprivate var key: Evaluator.CycleKey? {
    switch self {
    case .property(let key): .property(key)
    case .local(let read): .local(read.local)
    case .run: nil
    }
  }
}

extension Candidate {
  /// Whether nothing but its type is known of a value.
  fileprivate var isOnlyType: Bool { if case .some = value { true } else { false } }
}

extension Value {
  /// Whether it is an array of more elements than some, or of further arrays.
  fileprivate func holdsMore(than limit: Int) -> Bool {
    guard case .array(let elements) = self else { return false }
    return elements.count > limit || elements.contains { if case .array = $0 { true } else { false } }
  }

  /// The value without what objects are made with, and what containers in it are around. Of a text only that it is one.
  fileprivate var ofClasses: Value {
    switch self {
    case .string: .unknown("the text is computed")
    case .object(let type, _): .object(type, nil)
    case .container(let type, let contents, let kind): .container(type, contents: contents.map(\.class), kind: kind)
    case .array(let elements): .array(OrderedSet(elements.map(\.class)).elements)
    default: self
    }
  }

  /// The class of an object or a container alone, or the classes in an array.
  private var `class`: Value {
    switch self {
    case .object(let type, _), .container(let type, _, _): .object(type, nil)
    case .array(let elements): .array(OrderedSet(elements.map(\.classAlone)).elements)
    default: self
    }
  }

  private var classAlone: Value {
    switch self {
    case .object(let type, _), .container(let type, _, _): .object(type, nil)
    case .array: .array([])
    default: self
    }
  }
}
