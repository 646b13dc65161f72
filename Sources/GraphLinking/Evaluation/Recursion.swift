import NavigationModel

/// What kept an answer from being the whole one.
struct Cut {
  /// Whether the question ran out of steps, or went deeper than questions are followed.
  var isExhausted = false
  /// The functions that were within themselves as often as they are followed.
  var recursions: Set<BodyID> = []
  /// The beginnings of circles to which the answer came back; see ``Evaluator/begin()``.
  var circles: Set<Int> = []

  var isNone: Bool { !isExhausted && isOnlyExhausted }
  /// Whether nothing but steps was lacking.
  var isOnlyExhausted: Bool { recursions.isEmpty && circles.isEmpty }

  mutating func formUnion(_ other: Cut) {
    isExhausted = isExhausted || other.isExhausted
    if !other.recursions.isEmpty { recursions.formUnion(other.recursions) }
    if !other.circles.isEmpty { circles.formUnion(other.circles) }
  }
}

/// Remembers what is whole, and keeps functions that call themselves from being followed in every way through them.
///
/// `topMost(of: stack.visibleViewController ?? tabs.selectedViewController ?? …)` has several calls of itself: each of
/// them looked at afresh, at each depth, would take more steps than any question has.
extension Evaluator {
  /// A run while a function is within itself.
  ///
  /// Runs that are given the same values give the same, whatever the expressions are by which they are given them.
  struct RecursionKey: Hashable {
    /// The run without its arguments.
    let run: Activation
    let arguments: [Int: [Candidate]]
    let expected: TypeID?
  }

  /// What a part of a circle gives as long as what cut it off still does: the functions are within themselves as often,
  /// and the circles have not been closed.
  struct InnerResults {
    let results: [Candidate]
    let cut: Cut
    let active: [BodyID: Int]
  }

  /// Begins something that may come back to itself: what a property or a local holds.
  ///
  /// Of `panel = { A, list.panel }` and `list = { B, panel.list }` each has both values. Who asks for the panel finds them
  /// for the panel. The list that is met on the way has only one of them, since the panel is not known yet. Such an answer
  /// holds only within the panel's: were it kept, what is asked first would decide what the list holds.
  func begin() -> Int {
    beginnings += 1
    openCircles.append(beginnings)
    return beginnings
  }

  /// Ends what was begun. Seen from outside, it was followed as a whole.
  func end(_ beginning: Int) {
    openCircles.removeLast()
    if !cut.circles.isEmpty { cut.circles.remove(beginning) }
  }

  /// An answer that was found within the same cycle; nil where there is none.
  ///
  /// Such an answer lacks what a property holds that was being evaluated when the answer was found. To look for that
  /// again on each path would visit every path through the cycle: the whole cycle is followed again instead, see
  /// ``followed(_:_:)``.
  func known(among inner: [InnerResults]?) -> [Candidate]? {
    guard
      let known = inner?.last(where: { known in
        known.active.allSatisfy { activeReturns[$0.key, default: 0] == $0.value }
          && known.cut.circles.min().map(openCircles.contains) ?? true
      })
    else { return nil }
    var open = known.cut
    open.circles.formIntersection(openCircles)
    cut.formUnion(open)
    return known.results
  }

  /// An answer for as long as the functions and circles are open that cut it off.
  func inner(_ results: [Candidate]) -> InnerResults {
    let active = cut.recursions.map { ($0, activeReturns[$0, default: 0]) }
    return InnerResults(results: results, cut: cut, active: Dictionary(uniqueKeysWithValues: active))
  }

  /// Answers a part of a question.
  ///
  /// - Returns: the answer, and whether nothing cut it off, so that it holds for every question.
  func part<Answer>(_ answer: () -> Answer) -> (answer: Answer, isWhole: Bool) {
    let before = cut
    cut = Cut()
    let result = answer()
    let isWhole = cut.isNone
    cut.formUnion(before)
    return (result, isWhole)
  }

  /// The objects of which a member is asked for: of many, only their types where that member of them is being followed.
  ///
  /// A method that calls itself on 14 objects would be followed for 14 of them, for each of these 14 times, and so on. To
  /// go on with what all of them have in common is what abstract interpretation calls widening (Cousot and Cousot, 1977).
  func widened(_ objects: [Candidate], of name: String) -> [Candidate] {
    guard objects.count > Self.maximumReceivers, !activeReturns.isEmpty else { return objects }
    let owners = Set(activeReturns.keys.compactMap { program[$0].name == name ? program[$0].owner : nil })
    guard !owners.isEmpty else { return objects }
    let standing = objects.map { object in
      guard let type = type(of: object.value), owners.contains(where: { program.inherits(type, from: $0) }) else {
        return object
      }
      return Candidate(value: .some(type), confidence: object.confidence)
    }
    return unique(standing)
  }

  private func recursionKey(of key: ReturnKey) -> RecursionKey {
    var run = self[key.activation]
    let arguments = run.arguments
    run.arguments = [:]
    let declaration = program[key.body]
    // One after the other in their order: what is evaluated first spends steps first.
    let values = arguments.sorted { $0.key < $1.key }.reduce(into: [Int: [Candidate]]()) { values, argument in
      values[argument.key] = given(argument.value, to: argument.key, of: declaration, key.activation)
    }
    return RecursionKey(run: run, arguments: values, expected: key.expected)
  }

  /// What a run of a function gives, found once for all questions, or once for a question while a function is within
  /// itself.
  func remembered(_ key: ReturnKey, _ results: () -> [Candidate]) -> [Candidate] {
    if let known = returnCache[key] { return known }
    let depth = activeReturns[key.body, default: 0]
    // A function that calls itself gives nothing that it does not give without.
    guard depth < Self.maximumRecursion else {
      cut.recursions.insert(key.body)
      return []
    }
    if let known = known(among: innerReturns[key]) { return known }
    // The values of the arguments are looked for only where the same run has no answer yet: they cost most.
    let inner = depth == 0 && recursionDepth == 0 ? nil : recursionKey(of: key)
    if let inner, let known = known(among: recursionCache[inner]) { return known }
    let before = cut
    cut = Cut()
    activeReturns[key.body] = depth + 1
    recursionDepth += depth == 0 ? 0 : 1
    let found = results()
    recursionDepth -= depth == 0 ? 0 : 1
    activeReturns[key.body] = depth == 0 ? nil : depth
    // Seen from outside, a function that was followed into itself is followed as a whole.
    if depth == 0 { cut.recursions.remove(key.body) }
    if cut.isNone {
      returnCache[key] = found
    } else if !cut.isExhausted {
      let answer = self.inner(found)
      innerReturns[key, default: []].append(answer)
      if let inner {
        recursionCache[inner, default: []].append(answer)
      } else {
        cycleParts.append(CyclePart(answer: .run(key), results: found, cut: cut))
      }
    }
    cut.formUnion(before)
    return found
  }
}
