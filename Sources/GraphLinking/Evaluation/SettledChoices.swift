import NavigationModel

/// Tells whether a view that is nothing but a choice has chosen wherever it is made, so that nobody comes to the view
/// itself:
///
///     NavigationLink { PageView(page: .list) } label: { … }
///
/// Where nobody can tell what such a view is made with, it is a place, or a part of one, that shows now this, now that.
extension Evaluator {
  func isChosenWhereverMade(_ type: TypeID) -> Bool {
    guard choice(of: type) != nil, namedInitializers[type] == nil else { return false }
    let makers = makers(of: type)
    return !makers.isEmpty && makers.allSatisfy { isChosen(type, madeBy: $0.site) }
  }

  /// A view that gets its value from others gets it through no more hands than these.
  private static let maximumChoosingHands = 4
  private static let maximumChoosingPaths = 64

  private func isChosen(_ type: TypeID, madeBy site: CallSiteID) -> Bool {
    let made = program[site]
    var paths = [CodePath(scope: made.scope)]
    for _ in 0...Self.maximumChoosingHands where !paths.isEmpty {
      var open: [CodePath] = []
      for path in paths {
        guard let activation = run(along: path) else { continue }
        resetBudget()
        let shown = evaluate(.call(made.call), in: made.scope, activation)
        if shown.contains(where: { $0.isUnknown || isObject($0.value, of: type) }) { return false }
        guard shown.contains(where: \.isParameter) else { continue }
        // What nobody is seen to give stays open.
        let outer = outerPaths(of: path)
        if outer.isEmpty { return false }
        open += outer
      }
      guard open.count <= Self.maximumChoosingPaths else { return false }
      paths = open
    }
    return paths.isEmpty
  }

  private func isObject(_ value: Value, of type: TypeID) -> Bool {
    if case .object(type, _) = value { true } else { false }
  }

  /// A path as seen from who calls the function at its outer end, or makes the view whose code that is.
  private func outerPaths(of path: CodePath) -> [CodePath] {
    let body = program[program.outerScope(of: path)].body
    let visited = Set([program[path.scope].body] + path.calls.map { program[$0.site].body })
    let isPart = program[body].owner.map { program[$0].kind == .struct && program.isView($0) } ?? false
    let called = callers(of: body) + (isPart ? program[body].owner.map { makers(of: $0) } ?? [] : [])
    return called.filter { !visited.contains(program[$0.site].body) }.map { path.called(from: $0) }
  }
}
