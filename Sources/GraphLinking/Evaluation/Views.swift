import NavigationModel

/// Evaluates SwiftUI's view builders: which views a closure shows.
extension Evaluator {
  /// The views that each statement of a builder gives, one list for each child.
  ///
  /// - Parameter hasRows: whether what a loop or a section gives counts, as it does in a view of tabs.
  func children(in scope: ScopeID, _ activation: ActivationID, hasRows: Bool = true) -> [[Candidate]] {
    let results = program[scope].results
    let source = results.returned.isEmpty ? results.expressions : results.returned
    var groups: [Int: [Candidate]] = [:]
    for result in source where isFeasible(from: result.scope, to: scope, activation) {
      if !hasRows, result.value.modifiedCall?.makesRows == true { continue }
      // What is returned in several places are alternatives, not children.
      let group = results.returned.isEmpty ? result.statement : 0
      groups[group, default: []] += evaluate(result.value, in: result.scope, activation).map { asView($0) }
    }
    return groups.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The case of an enum that is a view itself is that view, whichever case it is: `{ page in page }`.
  private func asView(_ candidate: Candidate) -> Candidate {
    guard case .enumCase(let type?, _, _) = candidate.value, program.isView(type) else { return candidate }
    return Candidate(value: .some(type), confidence: candidate.confidence)
  }

  /// What a builder shows as a whole: its only child that is a view of the program, else an inline view.
  func builtView(in scope: ScopeID, _ activation: ActivationID) -> [Candidate]? {
    if program[scope].results.statementCount > 1, hasList(in: scope) { return [.certain(.inlineView("List"))] }
    return onlyView(of: children(in: scope, activation), casesShow: typesOfCases(in: scope))
  }

  private func onlyView(of children: [[Candidate]], casesShow types: Set<String>) -> [Candidate]? {
    let isShown = { [self] (view: Candidate) in isPlace(view.value, alone: children.count == 1) }
    let own = children.filter { $0.contains(where: isShown) }
    if own.count == 1, let only = own.first { return only.compactMap { shownAlone($0, casesShow: types) } }
    // Each of several views is one: that is how a builder takes them.
    if !own.isEmpty { return own.joined().filter(isShown) }
    if let parameter = children.joined().first(where: { $0.isParameter }) { return [parameter] }
    if let nothing = children.joined().first, children.joined().allSatisfy({ $0.value == .nothing }) {
      return [nothing]
    }
    let ofCases = children.joined().compactMap { caseView($0, among: types) }
    if !ofCases.isEmpty { return ofCases }
    return children.joined().compactMap { candidate -> Candidate? in
      switch candidate.value {
      case .inlineView: candidate
      case .external(let name, _): Candidate(value: .inlineView(name), confidence: candidate.confidence)
      case .object(let type, _) where isUnknownClass(type):
        Candidate(value: .inlineView(program[type].name), confidence: candidate.confidence)
      default: nil
      }
    }.first.map { [$0] }
  }

  /// Whether nothing is known of a type but that the program extends it, as it may extend `Text`.
  func isUnknownClass(_ type: TypeID) -> Bool {
    !program[type].isDeclared && program.frameworkType(of: type) == nil
  }

  /// What a view is that is all that a branch of a builder shows; nil for a part of the screen around it.
  ///
  /// A library's view is a place there as much as where it is shown without a choice.
  ///
  /// - Parameter types: those of which a case of the choice shows nothing but an object.
  private func shownAlone(_ candidate: Candidate, casesShow types: Set<String>) -> Candidate? {
    if isDestinationView(candidate.value) { return candidate }
    if let view = caseView(candidate, among: types) { return view }
    return libraryView(candidate.value).map { Candidate(value: .inlineView($0), confidence: candidate.confidence) }
  }

  /// A view of a library that is all that a case of a choice shows.
  private func caseView(_ candidate: Candidate, among types: Set<String>) -> Candidate? {
    let name: String
    switch candidate.value {
    case .external(let external, _): name = external
    case .object(let type, _) where isUnknownClass(type): name = program[type].name
    default: return nil
    }
    return types.contains(name) ? Candidate(value: .inlineView(name), confidence: candidate.confidence) : nil
  }

  /// A view that SwiftUI brings is no place by its name, such as `Form`: what it holds is written inline.
  func asInlineView(_ candidate: Candidate) -> Candidate {
    guard case .external(let name, _) = candidate.value, Self.viewsOfSwiftUI.contains(name) else { return candidate }
    return Candidate(value: .inlineView(name), confidence: candidate.confidence)
  }

  /// The name of a library's view; nil for all other values, and for what SwiftUI brings itself.
  private func libraryView(_ value: Value) -> String? {
    switch value {
    case .external(let name, _), .inlineView(let name):
      Self.viewWords.contains { name.hasSuffix($0) } && !Self.viewsOfSwiftUI.contains(name) ? name : nil
    default: nil
    }
  }

  /// What the names of libraries' views end with that are screens.
  private static let viewWords = ["View", "Screen", "Scene", "Page", "Sheet"]

  /// Views of SwiftUI that are parts of a screen, or are around one.
  static let viewsOfSwiftUI: Set<String> = [
    "View", "AnyView", "EmptyView", "EquatableView", "ProgressView", "ContentUnavailableView", "TimelineView",
    "ScrollView", "NavigationView", "NavigationStack", "NavigationSplitView", "TabView", "HSplitView", "VSplitView",
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "List", "Form", "Table",
    "Group", "GroupBox", "Section", "ForEach", "GeometryReader", "ScrollViewReader", "ViewThatFits", "Text", "Label",
    "Image", "AsyncImage", "Color", "Divider", "Spacer", "Button", "Link", "Menu", "Toggle", "Picker", "DatePicker",
    "ColorPicker", "Slider", "Stepper", "TextField", "SecureField", "TextEditor", "NavigationLink", "DisclosureGroup",
    "ControlGroup", "LabeledContent", "ShareLink", "Gauge", "Map", "Chart", "VideoPlayer", "Canvas", "Rectangle",
    "RoundedRectangle", "Circle", "Capsule",
  ]

  /// Whether a view is a destination by itself: a control beside other views is a part of them.
  private func isPlace(_ value: Value, alone isAlone: Bool) -> Bool {
    isDestinationView(value) && (isAlone || !isControl(value))
  }

  /// Whether a view of the program's own is a control, such as a button in its own style: its body is nothing else, or it
  /// is called as the control is that it lays out with a title, and who makes it says what it does.
  private func isControl(_ value: Value) -> Bool {
    guard case .object(let type, _) = value, program.isView(type),
      let body = program[type].properties["body"]?.first?.getter,
      program[type].properties.values.joined().contains(where: { property in
        if case .function? = property.fact.type { return true }
        return property.fact.type?.name == "Binding" || property.fact.attributes.contains { $0.name == "Binding" }
      })
    else { return false }
    let results = program[program[body].scope].results.values
    if !results.isEmpty, results.allSatisfy({ $0.value.modifiedView.map(Self.controls.contains) == true }) {
      return true
    }
    return Self.controls.contains { control in
      program[type].bareName.hasSuffix(control)
        && program.calls(in: body).contains { $0.call.callee.unspecialized == .identifier(control) }
    }
  }

  private static let controls: Set<String> = [
    "Button", "Toggle", "Picker", "Slider", "Stepper", "TextField", "SecureField",
  ]

  /// What shows several views at one place, or in columns beside each other.
  private static let piles: Set<String> = ["ZStack", "Group", "NavigationView"]

  private func isDestinationView(_ value: Value) -> Bool {
    switch value {
    case .object(let type, _), .some(let type):
      return program.isController(type)
        || program[type].isDeclared && !program[type].isProtocol
          && (program.isView(type) || program.frameworkType(of: type)?.role == .coordinator)
    // What a view is made with is a view as well, whoever knows which.
    case .container, .scene, .parameter(.object), .parameter(.giver):
      return true
    default:
      return false
    }
  }

  /// The views that a call of a wrapper or a layout shows, from its closures; nil where it shows no view of the program.
  func viewContent(of call: Call, in scope: ScopeID, _ activation: ActivationID) -> [Candidate]? {
    if isList(call, in: scope) { return nil }
    let hasRows = call.makesRows || call.callee.calledName.map(Self.severalScreens.contains) == true
    let isWrapper = call.callee.calledName.flatMap { program.frameworks.types[$0]?.role } == .wrapperView
    var groups: [[Candidate]] = []
    var typesOfCases: Set<String> = []
    // `NavigationStack(path: path) { Root() } destination: { … }` shows its root.
    let hasContent = call.arguments.contains { $0.isTrailing && $0.label == nil }
    for argument in call.arguments where argument.isTrailing || Self.contentLabels.contains(argument.label ?? "_") {
      guard argument.label == nil || Self.contentLabels.contains(argument.label ?? "") else { continue }
      if hasContent, argument.label == "destination" { continue }
      if call.goesThrough(argument) { continue }
      switch argument.value {
      case .closure(let closure):
        guard let inner = program.scope(of: closure, in: program[scope].body) else { continue }
        groups += children(in: inner, activation, hasRows: hasRows)
        if isWrapper, !call.makesRows { typesOfCases.formUnion(self.typesOfCases(in: inner)) }
      case .call, .identifier, .member:
        let values = evaluate(argument.value, in: scope, activation)
        // `then: DetailView.init` and `content: makeDetail` are closures that make the view.
        groups.append(values.flatMap { shownViews($0) })
      default:
        break
      }
    }
    let isShown = { [self] (view: Candidate) in isPlace(view.value, alone: groups.count == 1) }
    let own = groups.filter { $0.contains(where: isShown) }
    if own.count > 1, call.callee.calledName.map(Self.piles.contains) == true {
      return own.joined().filter(isShown)
    }
    if case .identifier(let name) = call.callee, program.frameworks.types[name]?.role == .choiceView {
      return own.isEmpty ? nil : own.joined().filter { isDestinationView($0.value) }
    }
    if isWrapper, own.isEmpty, groups.count == 1 {
      let ofLibrary = groups[0].filter { libraryView($0.value) != nil || caseView($0, among: typesOfCases) != nil }
      return ofLibrary.isEmpty ? nil : ofLibrary
    }
    guard own.count == 1, let only = own.first else { return nil }
    guard isWrapper else { return only.filter { isDestinationView($0.value) } }
    // The builder around the wrapper tells which of them are screens.
    return only.compactMap { caseView($0, among: typesOfCases) == nil ? shownAlone($0, casesShow: []) : $0 }
  }

  /// Whether a view is a list, in a layout of any kind: what its rows are, and what stands beside them, are parts of it.
  private func isList(_ call: Call, in scope: ScopeID) -> Bool {
    guard case .identifier(let name) = call.callee, Self.layouts.contains(name) else { return false }
    if name == "List", call.arguments.contains(where: { $0.label == nil && !$0.isTrailing }) { return true }
    return call.arguments.contains { argument in
      guard argument.label.map(Self.contentLabels.contains) ?? true, case .closure(let closure) = argument.value,
        let inner = program.scope(of: closure, in: program[scope].body)
      else { return false }
      return hasList(in: inner) || Self.lists.contains(name) && program[inner].results.statementCount > 1
    }
  }

  /// Whether a list, a loop or a section is among the children of a builder. A branch of a choice that is all of it
  /// stands by itself.
  private func hasList(in scope: ScopeID) -> Bool {
    let results = program[scope].results.returned + program[scope].results.expressions
    let isChoice = program[scope].results.statementCount == 1
    return results.contains { result in
      guard let call = result.value.modifiedCall, !isChoice || result.scope == scope else { return false }
      if !isChoice, case .identifier(let name) = call.callee, Self.lists.contains(name) { return true }
      return call.makesRows || isList(call, in: result.scope)
    }
  }

  /// Views whose content is rows. One that is all of a screen may show another view as a whole.
  private static let lists: Set<String> = ["Form", "List", "Table"]

  /// Views that lay their content out beside each other, or hold one that does; what lies on top of each other are
  /// screens by themselves.
  private static let layouts: Set<String> = [
    "Form", "GeometryReader", "Grid", "HStack", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List",
    "NavigationSplitView", "NavigationStack", "NavigationView", "ScrollView", "ScrollViewReader", "Table", "VStack",
  ]

  /// Views whose content is several screens.
  private static let severalScreens: Set<String> = ["TabView", "Tab", "TabSection", "Group"]

  /// The labels of what a view is around.
  static let contentLabels: Set<String> = [
    "_", "content", "root", "rootView", "sidebar", "detail", "destination", "then",
  ]

  /// What the argument of a builder shows: a closure, a view, or a function that makes one.
  func shownViews(_ expression: Expression, in scope: ScopeID, _ activation: ActivationID) -> [Candidate] {
    evaluate(expression, in: scope, activation).flatMap { shownViews($0) }
  }

  /// What a builder gives: a closure, a function that makes a view, or a view itself.
  func shownViews(_ candidate: Candidate) -> [Candidate] {
    switch candidate.value {
    case .closure(let inner, let captured):
      return builtView(in: inner, captured) ?? unresolvedView(in: inner, captured)
    case .function(let body, let receiver):
      return returns(of: body, intern(Activation(body: body, receiver: receiver, isOpen: false)))
        .map { $0.weakened(to: .inferred) }
    case .metatype(let type):
      let content = contentOfInitializers(of: type)?.map { $0.weakened(to: candidate.confidence) }
      return content ?? [Candidate(value: .object(type, nil), confidence: candidate.confidence)]
    default:
      return [candidate]
    }
  }

  /// A builder none of whose children could be followed; one that shows nothing is no transition.
  private func unresolvedView(in scope: ScopeID, _ activation: ActivationID) -> [Candidate] {
    let all = children(in: scope, activation).joined()
    return all.first(where: { $0.isUnknown }).map { [$0] } ?? all.filter { $0.isParameter }
  }

  /// Why it is not known which view a builder shows; nothing for one that shows none.
  func unknownView(in scope: ScopeID, _ activation: ActivationID) -> [Candidate] {
    unresolvedView(in: scope, activation).filter(\.isUnknown)
  }

  /// A child of a builder with the place where it is written.
  struct Child {
    let candidate: Candidate
    let position: Position?
    let body: BodyID
  }

  /// The children of a builder, each a destination by itself, as in a tab view.
  func shownChildren(_ expression: Expression, in scope: ScopeID, _ activation: ActivationID) -> [Child] {
    evaluate(expression, in: scope, activation).flatMap { candidate -> [Child] in
      guard case .closure(let inner, let captured) = candidate.value else {
        return shownViews(candidate).map { Child(candidate: $0, position: nil, body: program[scope].body) }
      }
      return flattenedChildren(in: inner, captured).filter {
        isDestinationView($0.candidate.value) || $0.candidate.isParameter
      }
    }
  }

  /// The children with those of groups and loops among them in their place.
  private func flattenedChildren(in scope: ScopeID, _ activation: ActivationID) -> [Child] {
    let results = program[scope].results
    return (results.returned + results.expressions).flatMap { result -> [Child] in
      if let group = groupClosure(result.value, in: result.scope) { return flattenedChildren(in: group, activation) }
      return evaluate(result.value, in: result.scope, activation).map {
        Child(candidate: asView($0), position: result.value.firstPosition, body: program[scope].body)
      }
    }
  }

  /// The closure of a group, a loop or a section, below its modifiers.
  private func groupClosure(_ expression: Expression, in scope: ScopeID) -> ScopeID? {
    guard case .call(let call) = expression else { return nil }
    switch call.callee {
    case .member(let base, _):
      return groupClosure(base, in: scope)
    case .identifier(let name) where Self.groups.contains(name):
      for argument in call.arguments {
        guard case .closure(let closure) = argument.value, argument.label == nil || argument.label == "content" else {
          continue
        }
        return program.scope(of: closure, in: program[scope].body)
      }
      return nil
    default:
      return nil
    }
  }

  /// Views that stand for their children one by one.
  private static let groups: Set<String> = ["Group", "ForEach", "Section", "TabSection"]
}

extension BodyResults {
  /// How many statements give results: those of one are alternatives.
  var statementCount: Int { returned.isEmpty ? Set(expressions.map(\.statement)).count : 1 }
}

extension Call {
  /// Whether it makes rows, or pages, of its content: `ForEach(items) { … }`, a section.
  fileprivate var makesRows: Bool { callee == .identifier("ForEach") || callee == .identifier("Section") }

  /// Whether an argument is what a loop makes its content for, and no content: the indices of an array of views.
  fileprivate func goesThrough(_ argument: Argument) -> Bool {
    callee == .identifier("ForEach") && argument.label == nil && !argument.isTrailing
  }
}

extension Expression {
  /// Where the innermost call of a chain of modifiers stands; nil for an expression without a call.
  var firstPosition: Position? {
    switch self {
    case .call(let call):
      if case .member(let base, _) = call.callee { base.firstPosition ?? call.position } else { call.position }
    case .member(let base, _): base.firstPosition
    default: nil
    }
  }

  /// The name of the view that modifiers are called on: `Button` for `Button("OK") { … }.padding()`.
  var modifiedView: String? {
    if case .identifier(let name)? = modifiedCall?.callee { name } else { nil }
  }

  /// The call that makes the view which modifiers are called on.
  var modifiedCall: Call? {
    guard case .call(let call) = self else { return nil }
    if case .member(let base, _) = call.callee { return base.modifiedCall }
    return call
  }
}
