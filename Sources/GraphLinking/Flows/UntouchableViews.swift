import NavigationModel

/// The views of SwiftUI that are made to be looked at only: placeholders, examples, previews of a context menu.
///
/// Nobody gets anywhere from them, although the same views lead somewhere wherever they can be touched.
struct UntouchableViews {
  private struct Place: Hashable {
    let file: Int
    let position: Position
  }

  private let program: Program
  /// Where the calls stand that make the views.
  private var places: Set<Place> = []

  /// The modifiers that keep touches from everything in a view, with the argument by which they do.
  private static let shields: [String: Expression] = ["allowsHitTesting": .boolean(false), "disabled": .boolean(true)]
  /// The modifiers whose argument `preview` is a picture of the view.
  private static let previews: Set<String> = ["contextMenu", "draggable", "onDrag"]

  init(program: Program) {
    self.program = program
    for (name, argument) in Self.shields {
      for site in (program.callsByName[name] ?? []).map({ program[$0] })
      where site.call.arguments == [Argument(label: nil, value: argument)] {
        add(site.call.callee, of: site)
      }
    }
    for name in Self.previews {
      for site in (program.callsByName[name] ?? []).map({ program[$0] }) {
        for argument in site.call.arguments where argument.label == "preview" { add(argument.value, of: site) }
      }
    }
  }

  private mutating func add(_ views: Expression, of site: CallSite) {
    var found: Set<Place> = []
    let file = program[site.body].file
    CodeWalk(expression: { expression in
      if case .call(let call) = expression { found.insert(Place(file: file, position: call.position)) }
      return true
    }).walk(views)
    places.formUnion(found)
  }

  /// Whether a call makes one of these views.
  func contain(_ site: CallSite) -> Bool {
    places.contains(Place(file: program[site.body].file, position: site.call.position))
  }
}
