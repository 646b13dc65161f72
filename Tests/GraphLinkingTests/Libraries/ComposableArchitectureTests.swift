import TestSupport
import Testing

/// The Composable Architecture: what a store's state says is what the view shows.
@Suite("The Composable Architecture")
struct ComposableArchitectureTests {
  private static let screens = """
    struct EditView: View { let store: StoreOf<Edit>; var body: some View { Text("Edit") } }
    struct DetailView: View { let store: StoreOf<Detail>; var body: some View { Text("Detail") } }
    """

  @Test(
    "presents what optional state is scoped to",
    arguments: [
      (
        #".sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { EditView(store: $0) }"#,
        "sheet"
      ),
      (#".sheet(store: store.scope(state: \.$edit, action: \.edit)) { store in EditView(store: store) }"#, "sheet"),
      (
        #".sheet(store: store.scope(state: \.$to, action: { .to($0) }), state: /To.edit, action: To.Action.edit) { EditView(store: $0) }"#,
        "sheet"
      ),
      (#".sheet(store: store.scope(state: \.$edit, action: \.edit), content: EditView.init)"#, "sheet"),
      (
        #".fullScreenCover(store: store.scope(state: \.$edit, action: \.edit)) { EditView(store: $0) }"#,
        "fullScreenCover"
      ),
      (#".popover(store: store.scope(state: \.$edit, action: \.edit)) { EditView(store: $0) }"#, "popover"),
      (#".navigationDestination(store: store.scope(state: \.$edit, action: \.edit)) { EditView(store: $0) }"#, "push"),
      (#".navigationDestination(item: $store.scope(state: \.edit, action: \.edit)) { EditView(store: $0) }"#, "push"),
      (
        #".sheet(isPresented: viewStore.binding(get: \.isEditing)) { IfLetStore(store.scope(state: \.edit), then: EditView.init) }"#,
        "sheet"
      ),
      (
        #".sheet(isPresented: $isEditing) { IfLetStore(store.scope(state: \.edit)) { store in NavigationStack { EditView(store: store) } } }"#,
        "sheet"
      ),
    ])
  func presentation(_ modifier: String, kind: String) {
    let app = Fixture(
      """
      //- App.swift
      struct ListView: View {
        @Bindable var store: StoreOf<ListFeature>
        var body: some View { WithViewStore(store, observe: { $0 }) { viewStore in Text("List")\(modifier) } }
      }
      \(Self.screens)
      """)
    #expect(app.differences(from: "ListView \(kind) EditView") == [])
  }

  @Test(
    "asks by alerts",
    arguments: [
      (#".alert($store.scope(state: \.alert, action: \.alert))"#, "Alert"),
      (#".alert(store: store.scope(state: \.$alert, action: \.alert))"#, "Alert"),
      (#".alert(store.scope(state: \.alert), dismiss: .alertDismissed)"#, "Alert"),
      (#".confirmationDialog($store.scope(state: \.ask, action: \.ask))"#, "ConfirmationDialog"),
      (#".confirmationDialog(store: store.scope(state: \.$ask, action: \.ask))"#, "ConfirmationDialog"),
    ])
  func alerts(_ modifier: String, destination: String) {
    let app = Fixture(
      """
      //- App.swift
      struct ListView: View {
        @Bindable var store: StoreOf<ListFeature>
        var body: some View { Text("List")\(modifier) }
      }
      """)
    #expect(app.differences(from: "ListView alert \(destination)") == [])
  }

  @Test("does not take a method named alert for one")
  func noAlert() {
    let app = Fixture(
      """
      //- App.swift
      struct ListView: View {
        var body: some View { Text("List").onAppear { monitor.alert("full") } }
      }
      """)
    #expect(app.edges.isEmpty)
  }

  @Test("pushes what the path of a stack holds")
  func stack() {
    let app = Fixture(
      #"""
      //- App.swift
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            NavigationLink(state: Root.Path.State.detail(Detail.State())) { Text("Open") }
          } destination: { store in
            switch store.case {
            case let .detail(store): DetailView(store: store)
            case let .edit(store): EditView(store: store)
            }
          }
        }
      }
      """# + "\n" + Self.screens)
    #expect(
      app.differences(
        from: """
          RootView push DetailView
          RootView push EditView
          """) == [])
  }

  @Test("pushes what the path of a stack holds, as it was written before")
  func oldStack() {
    let app = Fixture(
      #"""
      //- App.swift
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
            Text("Root")
          } destination: { state in
            switch state {
            case .detail:
              CaseLet(/Root.Path.State.detail, action: Root.Path.Action.detail, then: DetailView.init(store:))
            case .edit:
              CaseLet(/Root.Path.State.edit, action: Root.Path.Action.edit) { store in EditView(store: store) }
            }
          }
        }
      }
      """# + "\n" + Self.screens)
    #expect(
      app.differences(
        from: """
          RootView push DetailView
          RootView push EditView
          """) == [])
  }

  @Test("links to what the stack shows for the state")
  func links() {
    let app = Fixture(
      #"""
      //- App.swift
      struct RootView: View {
        @Bindable var store: StoreOf<Root>
        var body: some View {
          NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            ListView()
          } destination: { store in
            switch store.case {
            case let .detail(store): DetailView(store: store)
            case let .edit(store): EditView(store: store)
            }
          }
        }
      }
      struct ListView: View {
        var body: some View {
          NavigationLink(state: Root.Path.State.detail(Detail.State(id: 1))) { Text("Open") }
        }
      }
      """# + "\n" + Self.screens)
    #expect(app.missing("ListView push DetailView") == [])
    #expect(app.found("ListView push EditView\nListView push ?") == [])
  }

  @Test("shows a view of a choice")
  func choice() {
    let app = Fixture(
      #"""
      //- App.swift
      struct ListView: View {
        let store: StoreOf<ListFeature>
        var body: some View {
          Text("List").sheet(isPresented: $isOpen) {
            SwitchStore(store.scope(state: \.sheet)) {
              CaseLet(/Sheet.detail, action: Action.detail) { DetailView(store: $0) }
              CaseLet(/Sheet.edit, action: Action.edit, then: EditView.init)
            }
          }
        }
      }
      """# + "\n" + Self.screens)
    #expect(
      app.differences(
        from: """
          ListView sheet DetailView
          ListView sheet EditView
          """) == [])
  }

  @Test("shows views in its place by the case of its state")
  func replacement() {
    let app = Fixture(
      #"""
      //- App.swift
      struct RootView: View {
        let store: StoreOf<Root>
        var body: some View {
          switch store.case {
          case let .detail(store): DetailView(store: store).transition(.opacity)
          case let .edit(store): NavigationStack { EditView(store: store) }
          }
        }
      }
      struct GameView: View {
        let store: StoreOf<Game>
        var body: some View {
          VStack {
            if let store = store.scope(state: \.banner, action: \.banner) { BannerView(store: store) }
            if let store = store.scope(state: \.destination?.edit, action: \.destination.edit) {
              EditView(store: store)
            } else {
              Text("Game")
            }
          }
        }
      }
      struct OldView: View {
        var body: some View {
          SwitchStore(store) {
            CaseLet(/State.detail, action: Action.detail) { DetailView(store: $0) }
            CaseLet(/State.edit, action: Action.edit, then: EditView.init)
          }
        }
      }
      struct BannerView: View { let store: StoreOf<Banner>; var body: some View { Text("Banner") } }
      """# + "\n" + Self.screens)
    #expect(
      app.differences(
        from: """
          GameView replace EditView @16
          OldView replace DetailView
          OldView replace EditView
          RootView replace DetailView @5
          RootView replace EditView @6
          """) == [])
  }

  @Test(
    "leads to what a link of the program's own is for, and not once more to what that shows of an optional state",
    arguments: [
      #"NavigationLink(unwrapping: $store.route, case: \.edit) { _ in CHILD }"#,
      #"NavigationLink("Edit", unwrapping: $store.route, destination: { _ in CHILD })"#,
    ])
  func addedLinks(_ link: String) {
    let child = #"if let child = store.scope(state: \.edit.inner, action: \.edit) { EditView(store: child) }"#
    let app = Fixture(
      #"""
      //- App.swift
      extension NavigationLink {
        init<Value, Content>(
          _ title: String, unwrapping value: Binding<Value?>, destination: @escaping (Binding<Value>) -> Content
        ) { self.init(title, destination: Binding(unwrapping: value).map(destination), isActive: .init(value)) }
        init<Value, Case, Content>(
          unwrapping value: Binding<Value?>, case path: CaseKeyPath<Value, Case>,
          destination: @escaping (Binding<Case>) -> Content
        ) { self.init("", unwrapping: value.case(path), destination: destination) }
      }
      struct ListView: View {
        @Bindable var store: StoreOf<ListFeature>
        var body: some View { Text("List").background(links) }
        @ViewBuilder private var links: some View { \#(link.replacing("CHILD", with: child)) }
      }
      """# + "\n" + Self.screens)
    #expect(app.differences(from: "ListView push EditView [inferred]") == [])
  }

  @Test("shows a part of its own for what a wrapper of an optional state holds")
  func wrappedState() {
    let app = Fixture(
      #"""
      //- App.swift
      struct ListView: View {
        let store: StoreOf<ListFeature>
        var body: some View {
          if let banner = store.scope(state: \.banner.wrappedValue, action: \.banner) { EditView(store: banner) }
        }
      }
      """# + "\n" + Self.screens)
    #expect(app.found("ListView replace EditView") == [])
  }
}
