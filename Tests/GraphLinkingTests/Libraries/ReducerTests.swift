import TestSupport
import Testing

/// The reducers of The Composable Architecture: which features they run, and what they have views show.
@Suite("Reducers of The Composable Architecture")
struct ReducerTests {
  /// Two features, each with its view.
  private static let children = """
    @Reducer struct Edit { struct State {} ; var body: some ReducerOf<Self> { EmptyReducer() } }
    @Reducer struct Detail { struct State {} ; var body: some ReducerOf<Self> { EmptyReducer() } }
    struct EditView: View { let store: StoreOf<Edit>; var body: some View { Text("Edit") } }
    struct DetailView: View { let store: StoreOf<Detail>; var body: some View { Text("Detail") } }
    """

  /// The view of a feature that may show one of the two.
  private static let rootView = #"""
    struct RootView: View {
      @Bindable var store: StoreOf<Root>
      var body: some View {
        Text("Root")
          .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { EditView(store: $0) }
          .navigationDestination(item: $store.scope(state: \.destination?.detail, action: \.destination.detail)) {
            DetailView(store: $0)
          }
      }
    }

    """#

  @Test(
    "runs the reducers of other features",
    arguments: [
      #"Scope(state: \.edit, action: \.edit) { Edit() }"#,
      #"Scope(state: \.edit, action: \.edit, child: Edit.init)"#,
      #"Scope(state: \.edit, action: /Action.edit) { Edit()._printChanges() }"#,
      #"Reduce { state, action in .none }.ifLet(\.$edit, action: \.edit) { Edit() }"#,
      #"Reduce { state, action in .none }.ifCaseLet(\.edit, action: \.edit) { Edit() }"#,
      #"Reduce { state, action in .none }.forEach(\.path, action: \.path) { Edit() }"#,
      #"Scope(state: \.inner, action: \.inner) { Scope(state: \.edit, action: \.self) { Edit() } }"#,
    ])
  func starts(_ body: String) {
    let app = Fixture(
      """
      //- App.swift
      @Reducer struct Root {
        struct State { @Presents var edit: Edit.State?; var path = StackState<Edit.State>() }
        var body: some ReducerOf<Self> { \(body) }
      }
      \(Self.children)
      """)
    #expect(app.differences(from: "Root start Edit") == [])
  }

  @Test("runs reducers that only run those of features with a view")
  func intermediateStarts() {
    let app = Fixture(
      #"""
      //- App.swift
      struct Root: ReducerProtocol {
        var body: some ReducerProtocol<State, Action> {
          Scope(state: \.sheet, action: \.sheet) { Sheet() }
          Scope(state: \.total, action: \.total) { Total() }
        }
        struct Sheet: ReducerProtocol {
          var body: some ReducerProtocol<State, Action> { Scope(state: \.edit, action: \.edit) { Edit() } }
        }
      }
      struct Total: ReducerProtocol { var body: some ReducerProtocol<State, Action> { EmptyReducer() } }
      """# + "\n" + Self.children)
    #expect(
      app.differences(
        from: """
          Root start Root.Sheet
          Root.Sheet start Edit
          """) == [])
  }

  @Test("runs the reducers of rows only where these lead on")
  func rows() {
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        struct State { var details: IdentifiedArrayOf<Detail.State>; var pages: IdentifiedArrayOf<Page.State> }
        var body: some ReducerOf<Self> {
          Reduce { state, action in .none }
            .forEach(\.details, action: \.details) { Detail() }
            .forEach(\.pages, action: \.pages) { Page() }
        }
      }
      @Reducer struct Page {
        var body: some ReducerOf<Self> { Scope(state: \.edit, action: \.edit) { Edit() } }
      }
      """# + "\n" + Self.children)
    #expect(
      app.differences(
        from: """
          Page start Edit
          Root start Page @6
          """) == [])
  }

  @Test("runs a reducer around the one of a view")
  func sameState() {
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root { var body: some ReducerOf<Self> { Scope(state: \.edit, action: \.edit) { Wider() } } }
      @Reducer struct Wider {
        typealias State = Edit.State
        var body: some ReducerOf<Self> { Edit() }
      }
      """# + "\n" + Self.children)
    #expect(app.differences(from: "Root start Wider") == [])
  }

  @Test(
    "presents what it sets the state to",
    arguments: [
      "state.destination = .edit(Edit.State())",
      "state.destination = Destination.State.edit(.init())",
      "state.destination = action.isNew ? .edit(Edit.State()) : nil",
      "let edit = Destination.State.edit(Edit.State()); state.destination = edit",
    ])
  func settings(_ statement: String) {
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        struct State { @Presents var destination: Destination.State? }
        @Reducer enum Destination { case edit(Edit); case detail(Detail) }
        var body: some ReducerOf<Self> { rules() }
      }
      extension Root {
        private func rules() -> some ReducerOf<Self> {
          Reduce { state, action in
            \#(statement)
            return .none
          }
          .ifLet(\.$destination, action: \.destination)
        }
      }
      """# + "\n" + Self.rootView + Self.children)
    #expect(
      app.differences(
        from: """
          Root sheet EditView
          RootView push DetailView
          RootView sheet EditView
          """) == [])
  }

  @Test(
    "evaluates what it sets the state to",
    arguments: [
      "state.destination = make(action.isNew)",
      "state.destination = isNew ? Root.first : .detail(.init())",
      "state.destination = self.next",
      "state.destination = Root.first; state.destination = .detail(.init())",
      "let next = make(action.isNew); state.destination = next",
    ])
  func computedSettings(_ statement: String) {
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        struct State { @Presents var destination: Destination.State? }
        @Reducer enum Destination { case edit(Edit); case detail(Detail) }
        static let first = Destination.State.edit(Edit.State())
        var next: Destination.State { isNew ? .edit(Edit.State()) : Destination.State.detail(.init()) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            \#(statement)
            return .none
          }
        }
        func make(_ isNew: Bool) -> Destination.State { isNew ? .edit(.init()) : .detail(.init()) }
      }
      """# + "\n" + Self.rootView + Self.children)
    #expect(
      app.differences(
        from: """
          Root push DetailView
          Root sheet EditView
          RootView push DetailView
          RootView sheet EditView
          """) == [])
  }

  @Test("knows the cases that static functions of a state give, and leads nowhere by what a state begins with")
  func staticStates() {
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        struct State {
          @Presents var destination: Destination.State?
          init() { destination = .detail(Detail.State()) }
        }
        struct Destination: Reducer { enum State { case edit(Edit.State); case detail(Detail.State) } }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          state.destination = .empty()
          return .none
        }
      }
      extension Root.Destination.State {
        static func empty() -> Self { .edit(Edit.State()) }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          Text("Root")
            .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { EditView(store: $0) }
            .sheet(item: $store.scope(state: \.destination?.detail, action: \.destination.detail)) { DetailView(store: $0) }
        }
      }
      """# + "\n" + Self.children)
    #expect(
      app.differences(
        from: """
          Root sheet EditView @8
          RootView sheet DetailView
          RootView sheet EditView
          """) == [])
  }

  @Test("says where it sets the state to what nobody can tell")
  func unknownSettings() {
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        struct State { @Presents var destination: Destination.State? }
        @Reducer enum Destination { case edit(Edit); case detail(Detail) }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          state.destination = load()
          return .none
        }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          Text("Root")
            .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { EditView(store: $0) }
        }
      }
      """# + "\n" + Self.children)
    #expect(app.differences(from: "Root sheet ? @5\nRootView sheet EditView") == [])
  }

  @Test(
    "shows in place of its view what the case of its state is for",
    arguments: [
      #"""
      switch store.state {
      case .edit: if let store = store.scope(state: \.edit, action: \.edit) { EditView(store: store) }
      case .detail: if let store = store.scope(state: \.detail, action: \.detail) { DetailView(store: store) }
      }
      """#,
      #"""
      switch store.case {
      case .edit(let store): EditView(store: store)
      case .detail(let store): DetailView(store: store)
      }
      """#,
      #"""
      SwitchStore(store) { state in
        switch state {
        case .edit: CaseLet(/Root.State.edit, action: Root.Action.edit) { EditView(store: $0) }
        case .detail: CaseLet(/Root.State.detail, action: Root.Action.detail) { DetailView(store: $0) }
        }
      }
      """#,
      #"""
      SwitchStore(store) {
        CaseLet(state: /Root.State.edit, action: Root.Action.edit, then: EditView.init(store:))
        CaseLet(state: /Root.State.detail, action: Root.Action.detail, then: DetailView.init(store:))
      }
      """#,
    ])
  func stateOfCases(_ body: String) {
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        enum State { case edit(Edit.State); case detail(Detail.State) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .edit(.done): state = .detail(Detail.State())
            case .detail(.done): state.restart()
            }
            return .none
          }
        }
      }
      extension Root.State {
        mutating func restart() { self = .edit(Edit.State()) }
      }
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          \#(body)
        }
      }
      """# + "\n" + Self.children)
    #expect(app.missing("Root replace DetailView @6\nRoot replace EditView @14") == [])
  }

  @Test("shows in place of its view what a function sets its state to, by whatever name that knows it")
  func stateOfCasesSetElsewhere() {
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        enum State { case edit(Edit.State); case detail(Detail.State) }
        var body: some ReducerOf<Self> { Reduce { whole, action in Changes.open(&whole); return .none } }
      }
      enum Changes {
        static func open(_ value: inout Root.State) { value = .detail(Detail.State()) }
      }
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          switch store.case {
          case .edit(let store): EditView(store: store)
          case .detail(let store): DetailView(store: store)
          }
        }
      }
      """# + "\n" + Self.children)
    #expect(app.missing("Root replace DetailView @6") == [])
  }

  @Test("shows for the case of its state what the code of its view in another file says")
  func stateOfCasesElsewhere() {
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        enum State { case edit(Edit.State); case detail(Detail.State) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state = .detail(Detail.State())
            return .none
          }
        }
      }
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View { content }
      }
      //- Content.swift
      extension RootView {
        @ViewBuilder var content: some View {
          switch store.case {
          case .edit(let store): EditView(store: store)
          case .detail(let store): DetailView(store: store)
          }
        }
      }
      """# + "\n//- Children.swift\n" + Self.children)
    #expect(app.missing("Root replace DetailView") == [])
  }

  @Test(
    "follows a store through locals that branches assign again and again, and ends", .timeLimit(.minutes(Hang.minutes)))
  func assignedStores() {
    let numbers = 0..<6
    let assignments = numbers.map { number in
      (0..<24).map { "if flag\($0) { store\(number) = store\(number + 1) }" }.joined(separator: "\n    ")
    }
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        struct State { @Presents var edit: Edit.State? }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.edit = Edit.State()
            return .none
          }
        }
      }
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View { content() }
        func content() -> some View {
          \#(numbers.map { "var store\($0): Any" }.joined(separator: "\n    "))
          let store6 = 1
          \#(assignments.joined(separator: "\n    "))
          return Text("Root").sheet(item: store0.scope(state: \.edit, action: \.edit)) { EditView(store: $0) }
        }
      }
      """# + "\n" + Self.children)
    #expect(app.edges.allSatisfy { $0.source != "RootView" || $0.destination == "EditView" })
  }

  @Test("leads nowhere by a state whose cases hold no feature: such as whether something is loading")
  func plainCases() {
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        enum Loading { case idle, failed }
        struct State { var loading = Loading.idle; var edit = Edit.State() }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.loading = .failed
            return .none
          }
        }
      }
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          switch store.loading {
          case .idle: EditView(store: store.scope(state: \.edit, action: \.edit))
          case .failed: FailureView()
          }
        }
      }
      struct FailureView: View { var body: some View { Text("Failure") } }
      """# + "\n" + Self.children)
    #expect(app.found("Root replace EditView\nRoot replace FailureView") == [])
  }

  /// An app whose first view turns to those of other features by a plain enum.
  private static func rootCases(_ cases: String, entry: String = "Shop: App") -> Fixture {
    let helper =
      cases.contains("helper(")
      ? "func helper(_ shown: Page.Shown, in state: inout State) { state.page.shown = shown }" : ""
    return Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        struct Page {
          enum Shown { case edit, detail, waiting }
          var inner = Shown.waiting
          var shown: Shown { get { inner } set { inner = newValue } }
        }
        enum PageAction { case show(Page.Shown) }
        enum Action { case page(PageAction), other }
        struct State {
          var page = Page()
          var shown = Page.Shown.waiting
          var edit = Edit.State()
          var detail = Detail.State()
        }
        \#(helper)
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            \#(cases)
            default: break
            }
            return .none
          }
        }
      }
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View { content() }
        @ViewBuilder func content() -> some View {
          Group {
            switch store.page.shown {
            case .edit: NavigationView { EditView(store: store.scope(state: \.edit, action: \.edit)) }
            case .detail: DetailView(store: store.scope(state: \.detail, action: \.detail))
            case .waiting: WaitingView()
            }
          }
        }
      }
      struct WaitingView: View { var body: some View { ProgressView() } }
      struct \#(entry) {
        var body: some Scene { WindowGroup { RootView(store: Store(initialState: Root.State()) { Root() }) } }
      }
      """# + "\n" + children)
  }

  /// What sets the shown case to what an action brings.
  private static let setting = "case let .page(.show(page)): state.page.shown = page\n      "

  @Test(
    "turns the app to the view of a feature by a plain case, through any number of hands",
    arguments: [
      "case .other: state.page.shown = .edit", "case .other: helper(.edit, in: &state)",
      ReducerTests.setting + "case .other: return .send(.page(.show(.edit)))",
      ReducerTests.setting + "case .other: return .run { send in await send(.page(.show(Page.Shown.edit))) }",
    ])
  func plainCasesOfApp(cases: String) {
    #expect(Self.rootCases(cases).edges(.replace) == ["Root replace EditView"])
  }

  @Test(
    "turns the app to nothing by a case for which no feature is shown, by another state, and where the app shows it not",
    arguments: [
      ("case .other: state.page.shown = .waiting", "Shop: App"), ("case .other: state.shown = .edit", "Shop: App"),
      (ReducerTests.setting + "case .other: return .send(.page(.show(.waiting)))", "Shop: App"),
      ("case .other: state.page.shown = .edit", "Shop"),
    ])
  func plainCasesOfOthers(cases: String, entry: String) {
    #expect(Self.rootCases(cases, entry: entry).edges(.replace) == [])
  }

  @Test("presents by the case of what one modifier shows")
  func cases() {
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        struct State { @Presents var sheet: Sheet.State?; var child = Child.State() }
        @Reducer enum Sheet { case edit(Edit); case detail(Detail) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .openTapped:
              state.sheet = .detail(Detail.State())
            case .helpTapped:
              state.child.edit = Edit.State()
            case let .setSheet(sheet):
              state.sheet = sheet
            case .closeTapped:
              state.sheet = nil
            }
            return .none
          }
        }
      }
      @Reducer struct Child { struct State { @Presents var edit: Edit.State? } }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          ChildView(store: store.scope(state: \.child, action: \.child))
            .sheet(item: $store.scope(state: \.sheet, action: \.sheet)) { store in
              switch store.case {
              case let .edit(store): EditView(store: store)
              case let .detail(store): DetailView(store: store)
              }
            }
        }
      }
      struct ChildView: View {
        let store: Store<Child.State, Child.Action>
        var body: some View {
          Text("Child").sheet(store: store.scope(state: \.$edit, action: { .edit($0) })) { EditView(store: $0) }
        }
      }
      """# + "\n" + Self.children)
    #expect(
      app.differences(
        from: """
          ChildView sheet EditView
          Root sheet DetailView @8 @12
          Root sheet EditView @10 @12
          RootView sheet DetailView
          RootView sheet EditView
          """) == [])
  }

  @Test("presents by the case of a route")
  func routes() {
    let app = Fixture(
      #"""
      //- App.swift
      struct Root: ReducerProtocol {
        enum Route { case edit(Int); case detail }
        struct State { @BindingState var route: Route?; var edit = Edit.State() }
        var body: some ReducerProtocol<State, Action> {
          Reduce { state, action in
            state.edit = .init()
            state.route = .edit(1)
            return .none
          }
        }
      }
      struct RootView: View {
        let store: StoreOf<Root>
        @ObservedObject var viewStore: ViewStoreOf<Root>
        var body: some View {
          Text("Root")
            .sheet(unwrapping: viewStore.$route, case: /Root.Route.edit) { _ in
              EditView(store: store.scope(state: \.edit, action: Root.Action.edit))
            }
            .sheet(unwrapping: viewStore.$route, case: /Root.Route.detail) { _ in DetailView() }
        }
      }
      """# + "\n" + Self.children)
    #expect(
      app.differences(
        from: """
          Root sheet EditView @7
          RootView sheet DetailView
          RootView sheet EditView
          """) == [])
  }

  @Test("presents what an optional store is for")
  func optionalStores() {
    let app = Fixture(
      #"""
      //- App.swift
      struct Root: ReducerProtocol {
        struct State { var edit: Edit.State?; var detail: Detail.State?; var isOpen = false }
        func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
          state.edit = Edit.State()
          state.detail = Detail.State()
          return .none
        }
      }
      struct RootView: View {
        let store: Store<Root.State, Root.Action>
        var body: some View {
          Text("Root")
            .sheet(isPresented: viewStore.binding(get: { $0.edit != nil }, send: .close)) {
              IfLetStore(self.store.scope(state: \.edit, action: Root.Action.edit), then: EditView.init(store:))
            }
            .sheet(isPresented: $isOpen) {
              if let store = store.scope(state: \.detail, action: \.detail) { DetailView(store: store) }
            }
        }
      }
      """# + "\n" + Self.children)
    #expect(
      app.differences(
        from: """
          Root sheet DetailView @5
          Root sheet EditView @4
          RootView sheet DetailView
          RootView sheet EditView
          """) == [])
  }

  @Test("pushes what it appends to the path of a stack")
  func stack() {
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        struct State { var path = StackState<Path.State>() }
        @Reducer enum Path { case edit(Edit); case detail(Detail) }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          state.path.append(.edit(Edit.State()))
          state.path = StackState([.detail(.init())])
          state.path = StackState()
          state.log.append(.edit)
          state.path.append(makePath())
          return .none
        }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          NavigationStack(path: $store.scope(state: \.path, action: \.path)) { Text("Root") } destination: { store in
            switch store.case {
            case let .edit(store): EditView(store: store)
            case let .detail(store): DetailView(store: store)
            }
          }
        }
      }
      """# + "\n" + Self.children)
    #expect(
      app.differences(
        from: """
          Root push ? @9
          Root push DetailView @6
          Root push EditView @5
          RootView push DetailView
          RootView push EditView
          """) == [])
  }

  @Test(
    "pushes what it puts on the path of a stack in other ways, by whatever name it knows the state",
    arguments: [
      "value.path += [.detail(Detail.State())]", "value.path.insert(.detail(.init()), at: 0)",
      "value.path.append(contentsOf: [.detail(Detail.State())])", "value.path = StackState([.detail(.init())])",
    ])
  func additions(_ statement: String) {
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        struct State { var path = StackState<Path.State>() }
        @Reducer enum Path { case edit(Edit); case detail(Detail) }
        func reduce(into value: inout State, action: Action) -> Effect<Action> {
          \#(statement)
          return .none
        }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          NavigationStack(path: $store.scope(state: \.path, action: \.path)) { Text("Root") } destination: { store in
            switch store.case {
            case let .edit(store): EditView(store: store)
            case let .detail(store): DetailView(store: store)
            }
          }
        }
      }
      """# + "\n" + Self.children)
    #expect(app.missing("Root push DetailView @5") == [])
    #expect(app.found("Root push EditView") == [])
  }

  @Test("may push any of the views of a stack whose state it is given")
  func givenPath() {
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        struct State { var path: StackState<Path.State> = .init() }
        struct Path: Reducer {
          struct State { var page: Page }
          enum Page { case edit(Edit.State), detail(Detail.State) }
        }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          if case let .open(page) = action { state.path.append(page) }
          return .none
        }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          NavigationStack(path: $store.scope(state: \.path, action: \.path)) { Text("Root") } destination: { store in
            switch store.page {
            case .edit: EditView(store: store)
            case .detail: DetailView(store: store)
            }
          }
        }
      }
      """# + "\n" + Self.children)
    #expect(app.missing("Root push EditView [possible]\nRoot push DetailView [possible]") == [])
  }

  @Test("shows what it puts on a path that a view reads without a stack")
  func pathWithoutStack() {
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        struct State { var path = StackState<Path.State>() }
        struct Path: Reducer { enum State { case edit(Edit.State); case detail(Detail.State) } }
        var body: some ReducerOf<Self> {
          Reduce<State, Action> { state, action in
            state.path.append(.edit(Edit.State()))
            state.path = StackState([.detail(.init())])
            return .none
          }
        }
      }
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          VStack { if let id = store.path.ids.last { top(id) } }
        }
        func top(_ id: StackElementID) -> some View { last { EditView(store: $0) } detail: { DetailView(store: $0) } }
      }
      """# + "\n" + Self.children)
    #expect(
      app.missing(
        """
        Root push EditView
        Root root DetailView
        """) == [])
  }

  @Test(
    "presents by a flag of its state",
    arguments: [
      "$store.isEditing", "viewStore.$isEditing", #"viewStore.binding(get: \.isEditing, send: Action.setEditing)"#,
      #"$store.isEditing.sending(\.setEditing)"#,
    ])
  func flags(_ binding: String) {
    let app = Fixture(
      #"""
      //- App.swift
      struct Root: ReducerProtocol {
        struct State { var isEditing = false }
        func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
          state.isEditing = false
          state.isEditing = true
          return .none
        }
      }
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in
            Text("Root").sheet(isPresented: \#(binding)) { EditView() }
          }
        }
      }
      struct EditView: View { var body: some View { Text("Edit") } }
      """#)
    #expect(
      app.differences(
        from: """
          Root sheet EditView @5
          RootView sheet EditView
          """) == [])
  }

  /// A feature that sets the case of a route, and a flag; its view shows something for each.
  private static func routeApp(_ code: String, _ modifiers: String) -> Fixture {
    Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        struct State { enum Path { case edit, detail } ; var path: Path?; var isAsking = false }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          state.path = nil
          state.path = .edit
          state.path = .detail
          state.isAsking = true
          return .none
        }
      }
      @Reducer struct Other { struct State { enum Choice { case edit } ; var choice: Choice? } }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        @State private var isOpen = false
        var body: some View { Text("Root")\#(modifiers) }
      }
      struct EditView: View { var body: some View { Text("Edit") } }
      struct DetailView: View { var body: some View { Text("Detail") } }
      struct AskView: View { var body: some View { Text("Ask") } }
      \#(code)
      """#)
  }

  @Test(
    "presents by a binding that code makes of what a store holds",
    arguments: [
      #"""
      extension StoreOf<Root> {
        func shown(_ path: Root.State.Path) -> Binding<Bool> {
          Binding<Bool>(get: { self.path == path }, set: { self.path = $0 ? path : nil })
        }
      }
      """#,
      #"""
      extension ViewStoreOf<Root> {
        func shown(_ path: Root.State.Path) -> Binding<Bool> {
          self.binding(get: { $0.path == path }, send: { _ in .close })
        }
      }
      // A function of that name for another feature.
      extension StoreOf<Other> {
        func shown(_ choice: Other.State.Choice) -> Binding<Bool> {
          Binding(get: { self.choice == choice }, set: { self.choice = $0 ? choice : nil })
        }
      }
      """#,
    ])
  func madeBindings(_ code: String) {
    let app = Self.routeApp(
      code,
      """
      .sheet(isPresented: store.shown(.edit)) { EditView() }
      .sheet(isPresented: store.shown(.detail)) { DetailView() }
      .sheet(isPresented: Binding(get: { store.isAsking }, set: { _ in })) { AskView() }
      """)
    #expect(
      app.differences(
        from: """
          Root sheet AskView @7
          Root sheet DetailView @6
          Root sheet EditView @5
          RootView sheet AskView
          RootView sheet DetailView
          RootView sheet EditView
          """) == [])
  }

  @Test(
    "presents by the case that a binding compares the state to",
    arguments: [
      "Binding(get: { store.path == .edit }, set: { _ in })",
      "Binding<Bool>(get: { store.path == Root.State.Path.edit }, set: { _ in })",
      "store.binding(get: { $0.path == .edit }, send: .close)",
    ])
  func comparisons(_ binding: String) {
    let app = Self.routeApp("", ".sheet(isPresented: \(binding)) { EditView() }")
    #expect(app.differences(from: "Root sheet EditView @5\nRootView sheet EditView") == [])
  }

  @Test(
    "presents nothing by a binding of what is no state",
    arguments: ["Binding(get: { isOpen }, set: { _ in })", "Binding(get: { store.other == .edit }, set: { _ in })"])
  func otherBindings(_ binding: String) {
    let app = Self.routeApp("", ".sheet(isPresented: \(binding)) { EditView() }")
    #expect(app.differences(from: "RootView sheet EditView") == [])
  }

  @Test(
    "presents through functions that hand a binding and a builder on",
    arguments: ["link", "linkTwice", "linkOften"])
  func handedBindings(_ name: String) {
    let app = Self.routeApp(
      """
      extension View {
        func link<Content: View>(isOn: Binding<Bool>, content: @escaping () -> Content) -> some View {
          overlay(NavigationLink(isActive: isOn, destination: content, label: { EmptyView() }))
        }
        func linkTwice<Content: View>(isOn: Binding<Bool>, content: @escaping () -> Content) -> some View {
          link(isOn: isOn, content: content)
        }
        func linkOften<Content: View>(isOn: Binding<Bool>, content: @escaping () -> Content) -> some View {
          linkTwice(isOn: isOn) { content() }
        }
      }
      """,
      """
      .\(name)(isOn: $store.isAsking) { AskView() }
      .\(name)(isOn: $isOpen) { EditView() }
      """)
    #expect(
      app.differences(
        from: """
          Root push AskView @7
          RootView push AskView
          RootView push EditView
          """) == [])
  }

  @Test(
    "presents what those who send an action bring with it",
    arguments: [
      // Nobody is seen to send it.
      ("Text(\"Root\")", "Root sheet DetailView [possible] @8\nRoot sheet EditView [possible] @8"),
      ("Button(\"Edit\") { store.send(.open(.edit(Edit.State()))) }", "Root sheet EditView @8"),
      ("Button(\"Edit\") { store.send(.open(isNew ? .detail(.init()) : nil)) }", "Root sheet DetailView @8"),
      ("Button(\"Close\") { store.send(.open(nil)) }", ""),
      ("Buttons { store.send(.open($0)) }", "Root sheet DetailView [possible] @8\nRoot sheet EditView [possible] @8"),
    ])
  func actions(_ sender: String, _ expected: String) {
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        struct State { @Presents var destination: Destination.State? }
        enum Action { case open(Destination.State?) }
        @Reducer enum Destination { case edit(Edit); case detail(Detail) }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          switch action {
          case .open(let destination):
            state.destination = destination
          }
          return .none
        }
      }
      // Another feature with an action of that name.
      @Reducer struct Other {
        enum Action { case open(Destination.State?) }
        @Reducer enum Destination { case edit(Edit); case detail(Detail) }
        func other() -> Effect<Action> { .send(.open(.detail(Detail.State()))) }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          \#(sender)
            .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { EditView(store: $0) }
            .sheet(item: $store.scope(state: \.destination?.detail, action: \.destination.detail)) { DetailView(store: $0) }
        }
      }
      """# + "\n" + Self.children)
    #expect(app.differences(from: expected + "\nRootView sheet DetailView\nRootView sheet EditView") == [])
  }

  @Test(
    "presents an item or by a flag that an action brings",
    arguments: [
      ("Text(\"Root\")", "Root sheet EditView [possible]"),
      (
        "List(store.books) { book in Button(book.title) { store.send(.rowTapped(book)) } }",
        "Root sheet EditView [inferred]"
      ),
    ])
  func givenItems(_ sender: String, _ expected: String) {
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        struct State { var books: [Book] = []; var opened: Book?; var isAsking = false }
        enum Action { case rowTapped(Book); case setAsking(Bool) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action {
            case .rowTapped(let book): state.opened = book
            case .setAsking(let isAsking): state.isAsking = isAsking
            }
            return .none
          }
        }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          \#(sender)
            .sheet(item: $store.opened) { EditView(book: $0) }
            // What is bound can only be emptied by what appears.
            .sheet(isPresented: viewStore.binding(get: \.isAsking, send: Root.Action.setAsking)) { AskView() }
        }
      }
      struct EditView: View { let book: Book; var body: some View { Text("Edit") } }
      struct AskView: View { var body: some View { Text("Ask") } }
      """#)
    #expect(app.missing(expected + " @7") == [])
    #expect(app.found("Root sheet AskView") == [])
  }

  @Test("presents what callers of its functions hand them")
  func handedValues() {
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        struct State { @Presents var destination: Destination.State? }
        @Reducer enum Destination { case edit(Edit); case detail(Detail) }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          open(.edit(Edit.State()), state: &state)
          return .none
        }
        private func open(_ destination: Destination.State, state: inout State) {
          state.destination = destination
        }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          Text("Root")
            .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { EditView(store: $0) }
            .sheet(item: $store.scope(state: \.destination?.detail, action: \.destination.detail)) { DetailView(store: $0) }
        }
      }
      """# + "\n" + Self.children)
    #expect(
      app.differences(
        from: """
          Root sheet EditView @9
          RootView sheet DetailView
          RootView sheet EditView
          """) == [])
  }

  @Test(
    "pushes what it puts into an array that is the path of a stack",
    arguments: ["Reduce { state, action in run(&state) }", "Reduce<State, Action> { state, _ in run(&state) }"])
  func arrays(_ body: String) {
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        enum Page: Hashable { case edit(Int); case detail }
        struct State { var path: [Page] = []; var pages: [Page] = [] }
        var body: some ReducerOf<Self> { \#(body) }
        func run(_ state: inout State) -> Effect<Action> {
          state.path.append(.edit(1))
          state.pages.append(.detail)
          state.path = []
          return .none
        }
      }
      @Reducer struct Outer {
        struct State { var path: [Root.Page] = [] }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.path = [.edit(2), .detail]
            return .none
          }
        }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View { NavigationStack(path: $store.path) { PageView() } }
      }
      struct OuterView: View {
        @Bindable var store: StoreOf<Outer>
        var body: some View { NavigationStack(path: $store.path.sending(\.pathChanged)) { PageView() } }
      }
      struct PageView: View {
        var body: some View {
          Text("Root").navigationDestination(for: Root.Page.self) { page in
            switch page {
            case .edit(let id): EditView(id: id)
            case .detail: DetailView()
            }
          }
        }
      }
      struct EditView: View { let id: Int; var body: some View { Text("Edit") } }
      struct DetailView: View { var body: some View { Text("Detail") } }
      """#)
    #expect(app.missing("Root push EditView @6\nOuter push EditView @16\nOuter push DetailView @16") == [])
    #expect(app.found("Root push DetailView") == [])
  }

  @Test(
    "presents what comes through many actions and functions that hand it on to each other",
    .timeLimit(.minutes(Hang.minutes)))
  func valuesOfEachOther() {
    let numbers = 0..<24
    let sends = numbers.map { "send(.opened\($0)(value)); hand\($0)(value, &state)" }.joined(separator: "; ")
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        struct State { @Presents var destination: Destination.State? }
        @Reducer enum Destination { case edit(Edit); case detail(Detail) }
        enum Action { \#(numbers.map { "case opened\($0)(Destination.State)" }.joined(separator: "; ")); case tapped }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          switch action {
          \#(numbers.map { "case .opened\($0)(let value): state.destination = value; \(sends)" }.joined(separator: "\n    "))
          case .tapped: send(.opened23(.detail(Detail.State())))
          }
          return .none
        }
        \#(numbers.map { "func hand\($0)(_ value: Destination.State, _ state: inout State) { \(sends) }" }
          .joined(separator: "\n  "))
      }
      """# + "\n" + Self.rootView + Self.children)
    #expect(app.missing("Root push DetailView") == [])
    #expect(app.found("Root sheet EditView") == [])
  }

  @Test("presents what comes through a long chain of functions")
  func valuesOfChain() {
    let numbers = 0..<2_000
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        struct State { @Presents var destination: Destination.State? }
        @Reducer enum Destination { case edit(Edit); case detail(Detail) }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          hand0(.edit(Edit.State()), &state)
          return .none
        }
        \#(numbers.map { "func hand\($0)(_ value: Destination.State, _ s: inout State) { hand\($0 + 1)(value, &s) }" }
          .joined(separator: "\n  "))
        func hand2000(_ value: Destination.State, _ state: inout State) { state.destination = value }
      }
      """# + "\n" + Self.rootView + Self.children)
    #expect(app.missing("Root sheet EditView") == [])
    #expect(app.found("Root push DetailView") == [])
  }

  @Test("presents what functions do that get a store of the state which lies in another one")
  func handedStores() {
    let app = Fixture(
      #"""
      //- App.swift
      typealias PresentedStoreOf<R: Reducer> = Store<PresentationState<R.State>, PresentationAction<R.Action>>
      struct Root: Reducer {
        struct State { @PresentationState var destination: Destination.State? }
        struct Destination: Reducer {
          enum State { case edit(Edit.State); case detail(Detail.State) }
        }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          state.destination = .edit(Edit.State())
          return .none
        }
      }
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View { Text("Root").destinations(with: store) }
      }
      extension StoreOf<Root> {
        var destination: PresentedStoreOf<Root.Destination> { scope(state: \.$destination, action: \.destination) }
      }
      extension View {
        func destinations(with store: StoreOf<Root>) -> some View {
          let destination = store.destination
          return editing(with: destination)
            .navigationDestination(store: destination.scope(state: \.detail, action: \.detail)) { DetailView(store: $0) }
        }
        func editing(with destination: PresentedStoreOf<Root.Destination>) -> some View {
          sheet(store: destination.scope(state: \.edit, action: \.edit)) { EditView(store: $0) }
        }
      }
      """# + "\n" + Self.children)
    #expect(app.missing("Root sheet EditView @8") == [])
    #expect(app.found("Root push DetailView") == [])
  }

  @Test("presents by the case of a binding that sends an action")
  func casesOfBindings() {
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        @CasePathable enum Route { case edit(Int); case detail }
        struct State { var route: Route? }
        enum Action { case setRoute(Route?) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            switch action { case .setRoute(let route): state.route = route }
            return .none
          }
        }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          Button("Edit") { store.send(.setRoute(.edit(1))) }
            .sheet(item: $store.route.sending(\.setRoute).edit) { _ in EditView() }
            .sheet(item: $store.route.sending(\.setRoute).detail) { _ in DetailView() }
        }
      }
      struct EditView: View { var body: some View { Text("Edit") } }
      struct DetailView: View { var body: some View { Text("Detail") } }
      """#)
    #expect(
      app.differences(
        from: """
          Root sheet EditView @7
          RootView sheet DetailView
          RootView sheet EditView
          """) == [])
  }

  @Test(
    "presents what a view binds by a property or a local of its own",
    arguments: [
      ("", "sheet(item: editStore)"), ("", "sheet(item: self.editStore)"),
      (#"let edit = $store.scope(state: \.destination?.edit, action: \.destination.edit)"#, "sheet(item: edit)"),
    ])
  func madeBindings(_ local: String, _ sheet: String) {
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        struct State { @Presents var destination: Destination.State? }
        @Reducer enum Destination { case edit(Edit); case detail(Detail) }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          state.destination = .edit(Edit.State())
          return .none
        }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          \#(local)
          return Text("Root").\#(sheet) { store in EditView(store: store) }
        }
        var editStore: Binding<StoreOf<Edit>?> {
          $store.scope(state: \.destination?.edit, action: \.destination.edit)
        }
      }
      """# + "\n" + Self.children)
    #expect(
      app.differences(
        from: """
          Root sheet EditView
          RootView sheet EditView
          """) == [])
  }

  @Test("presents by turning a flag of its state over")
  func toggledFlags() {
    let app = Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        struct State { var isEditing = false; var isMuted = false }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.isEditing.toggle()
            state.isMuted.toggle()
            return .none
          }
        }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          Text("Root").sheet(isPresented: $store.isEditing) { EditView() }
        }
      }
      struct EditView: View { var body: some View { Text("Edit") } }
      """#)
    #expect(
      app.differences(
        from: """
          Root sheet EditView @5
          RootView sheet EditView
          """) == [])
  }

  @Test(
    "presents by a flag of a plain value in its state, through any number of hands",
    arguments: [
      ("$store.page.isEditing", "state.page.isEditing = true"),
      ("$store.page.isEditing", "state.page.isEditing.toggle()"),
      ("$store.page.flags.isEditing", "state.page.flags.isEditing = true"),
      ("$store.page.isEditing", "state.edit()"),
      ("$store.page.flags.isEditing", "state.editFlags()"),
    ])
  func flagsOfValues(binding: String, statement: String) {
    let app = Self.valueFlags(binding, statement)
    #expect(app.edges(.sheet).sorted() == ["Root sheet EditView", "RootView sheet EditView"])
  }

  @Test(
    "presents nothing by a flag of another value, or of another name",
    arguments: ["state.other.isEditing = true", "state.page.isMuted = true", "state.page = Page()", "reset()"])
  func otherFlagsOfValues(statement: String) {
    #expect(Self.valueFlags("$store.page.isEditing", statement).edges(.sheet) == ["RootView sheet EditView"])
  }

  private static func valueFlags(_ binding: String, _ statement: String) -> Fixture {
    let methods =
      switch statement {
      case "state.edit()": "mutating func edit() { page.isEditing = true }"
      case "state.editFlags()": "mutating func editFlags() { self.page.flags.isEditing = true }"
      default: ""
      }
    return Fixture(
      #"""
      //- App.swift
      @Reducer struct Root {
        struct Flags { var isEditing = false }
        struct Page { var isEditing = false; var isMuted = false; var flags = Flags() }
        struct State { var page = Page(); var other = Flags(); \#(methods) }
        var body: some ReducerOf<Self> {
          Reduce { state, action in
            \#(statement)
            return .none
          }
        }
        func reset() { var page = Page(); page.isEditing = true }
      }
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View { Text("Root").sheet(isPresented: \#(binding)) { EditView() } }
      }
      struct EditView: View { var body: some View { Text("Edit") } }
      """#)
  }

  @Test(
    "presents by a state that several of them have, whatever files they are in",
    arguments: [["Alpha", "Beta"], ["Beta", "Alpha"]],
    ["Store<RootState, RootAction>", "StoreOf<Alpha>", "StoreOf<Beta>"])
  func sharedStates(_ names: [String], _ store: String) {
    let reducers = names.enumerated().map { index, name in
      """
      //- File\(index).swift
      struct \(name): Reducer {
        typealias State = RootState
        func reduce(into state: inout State, action: RootAction) -> Effect<RootAction> {
          state.isEditing = true
          return .none
        }
      }
      """
    }
    let app = Fixture(
      """
      \(reducers.joined(separator: "\n"))
      //- Root.swift
      struct RootState { var isEditing = false }
      struct RootView: View {
        @Bindable var store: \(store)
        var body: some View {
          Text("Root").sheet(isPresented: $store.isEditing) { EditView() }
        }
      }
      struct EditView: View { var body: some View { Text("Edit") } }
      """)
    #expect(
      app.differences(
        from: """
          Alpha sheet EditView
          Beta sheet EditView
          RootView sheet EditView
          """) == [])
  }

  @Test("are parts of the views that have a store of them, and of no view above those")
  func parts() {
    let app = Fixture(
      """
      import ComposableArchitecture
      @Reducer struct Help { struct State {}; enum Action {} }
      @Reducer struct Detail {
        struct State { @Presents var help: Help.State? }
        enum Action { case tapped, help(PresentationAction<Help.Action>) }
        var body: some ReducerOf<Self> {
          Reduce { state, _ in
            state.help = Help.State()
            return .none
          }
          .ifLet(\\.$help, action: \\.help) { Help() }
        }
      }
      struct HelpView: View { let store: StoreOf<Help>; var body: some View { Text("Help") } }
      struct DetailView: View {
        @Bindable var store: StoreOf<Detail>
        var body: some View {
          Text("Detail").sheet(item: $store.scope(state: \\.help, action: \\.help)) { HelpView(store: $0) }
        }
      }
      struct RootView: View {
        var body: some View {
          NavigationLink("Open") { DetailView(store: Store(initialState: Detail.State()) { Detail() }) }
        }
      }
      @main struct Shop: App { var body: some Scene { WindowGroup { RootView() } } }
      """)
    #expect(app.parts == ["DetailView holds Detail @16", "HelpView holds Help @14"])
  }
}
