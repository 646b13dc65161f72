import TestSupport
import Testing

/// Several views at one place are several destinations; a screen of a framework's views alone is named by what leads to it.
@Suite("A screen that is written inline")
struct InlineScreenTests {
  @Test("is named by its title, by its link or by the state that shows it, never by a view in it")
  func names() {
    let app = Fixture(
      """
      struct Home: View {
        @State var isChoosing = false
        @State var model = Model()
        var body: some View {
          List {
            NavigationLink("Licenses") { Text("…") }
            NavigationLink { ScrollView { Text("…") } } label: { Label("Legal", systemImage: "book") }
            NavigationLink(destination: Form { Text("…") }) { HStack { Image("a"); Text("Terms") } }
          }
          .sheet(isPresented: $isChoosing) {
            VStack { Text("Choose"); PrimaryButton(title: "Done") { isChoosing = false } }.navigationTitle("Colours")
          }
          .popover(isPresented: $model.showsHelp) { VStack { Text("…"); PrimaryButton(title: "Done") {} } }
        }
      }
      struct PrimaryButton: View {
        let title: String
        let action: () -> Void
        var body: some View { Button(title, action: action).buttonStyle(.bordered) }
      }
      """)
    #expect(
      app.differences(
        from: """
          Home push Licenses
          Home push Legal
          Home push Terms
          Home sheet Colours
          Home popover showsHelp
          """) == [])
  }

  @Test(
    "is not named by a control with a title in it, and is a view that only looks like one where it stands alone",
    arguments: [
      ("VStack { Text(\"Name\"); TitledTextField(title: \"a\", text: $name); Text(\"b\") }", "isShown"),
      ("VStack { Text(\"On\"); LargeToggle(isOn: $isOn) }", "isShown"),
      ("VStack { header; LargeToggle(isOn: $isOn) }", "isShown"), ("LargeToggle(isOn: $isOn)", "LargeToggle"),
      ("VStack { Text(\"Name\"); NameEditor(name: $name) }", "NameEditor"),
    ])
  func titledControls(_ content: String, _ screen: String) {
    let app = Fixture(
      """
      struct Home: View {
        @State var isShown = false
        @State var isOn = false
        @State var name = ""
        var header: some View { Text("header") }
        var body: some View { Text("Home").sheet(isPresented: $isShown) { \(content) } }
      }
      struct TitledTextField: View {
        let title: String
        var text: Binding<String>
        var body: some View { VStack { Text(title); HStack { TextField("", text: text); Spacer() } } }
      }
      struct LargeToggle: View {
        @Binding var isOn: Bool
        var body: some View { HStack { Text("on"); Toggle("", isOn: _isOn) } }
      }
      struct NameEditor: View {
        @Binding var name: String
        var body: some View { VStack { Text("name"); TextField("", text: $name) } }
      }
      """)
    #expect(app.differences(from: "Home sheet \(screen)") == [])
  }

  @Test("is none where several views of the program stand in a window, a pile or under a condition")
  func several() {
    let app = Fixture(
      """
      @main struct Main: App {
        @State var isLoggedIn = false
        var body: some Scene {
          WindowGroup { ZStack { Home(); Banner() } }
          Window("About", id: "about") { Group { About(); Footer() } }
          Settings { if isLoggedIn { Account() } else { Login() } }
        }
      }
      struct Home: View { var body: some View { Text("") } }
      struct Banner: View { var body: some View { Text("") } }
      struct About: View { var body: some View { Text("") } }
      struct Footer: View { var body: some View { Text("") } }
      struct Account: View { var body: some View { Text("") } }
      struct Login: View { var body: some View { Text("") } }
      """)
    #expect(
      app.differences(
        from: """
          Main root Home
          Main root Banner
          Main root About
          Main root Footer
          Main root Account
          Main root Login
          """) == [])
  }

  @Test(
    "is each view of a library that is all that is shown for a case, by whatever name",
    arguments: [
      (
        "sheet in switch sheet { case .own: Own(); case .code: Scanner(); default: Transfer() }", "Own Scanner Transfer"
      ),
      ("switch $0 { case .own: Own(); case .code: Scanner(); default: Transfer() }", "Own Scanner Transfer"),
      (
        "sheet in NavigationView { switch sheet { case .own: Own(); case .code: Scanner(); default: Transfer() } }",
        "Own Scanner Transfer"
      ),
      (
        """
        sheet in
        let isShown = Binding(get: { self.sheet != nil }, set: { _ in self.sheet = nil })
        switch sheet {
        case .code: Scanner(isShown: isShown)
        case .own, .transfer: try! Transfer<Never>(isShown: isShown) { Text("…") }
        }
        """, "Scanner Transfer"
      ),
      ("sheet in if isReady { Own() } else { Scanner() }", "Own"),
      ("_ in if isReady { Own() } else { ForEach(all) { kind in switch kind { default: Scanner() } } }", "Own"),
      ("sheet in switch sheet { case .own: Own(); default: Text(\"…\") }", "Own"),
      ("sheet in switch sheet { case .own: Own(); default: Text(\"…\"); Scanner() }", "Own"),
    ])
  func casesOfLibraries(_ content: String, _ screens: String) {
    let app = Fixture(
      """
      enum Sheet: String, Identifiable {
        case own, code, transfer
        var id: String { rawValue }
      }
      struct Home: View {
        @State var sheet: Sheet?
        @State var isReady = false
        var body: some View { Button("…") { sheet = other }.sheet(item: $sheet) { \(content) } }
      }
      struct Own: View { var body: some View { Text("…") } }
      """)
    #expect(app.edges.map(\.ends) == screens.split(separator: " ").map { "Home sheet \($0)" })
  }

  @Test("is not one of its rows")
  func rows() {
    let app = Fixture(
      """
      struct Row: View { var body: some View { Text("…") } }
      struct Detail: View { var body: some View { Text("…") } }
      struct Menu: View {
        var body: some View {
          NavigationLink { Form { Section { Row() } } } label: { Text("Form") }
          NavigationLink { ScrollView { ForEach(items) { Row(item: $0) } } } label: { Text("Scrolled") }
          NavigationLink { List(items) { Row(item: $0) } } label: { Text("List") }
          NavigationLink { List { Detail() } } label: { Text("Only") }
        }
      }
      """)
    #expect(
      app.differences(
        from: """
          Menu push Form
          Menu push Scrolled
          Menu push List
          Menu push Detail
          """) == [])
  }

  @Test("is one screen with what stands beside its rows, unless that is another choice")
  func besideRows() {
    let app = Fixture(
      """
      struct Row: View { var body: some View { Text("…") } }
      struct Search: View { var body: some View { TextField("…") } }
      struct Empty: View { var body: some View { Text("…") } }
      struct Menu: View {
        var body: some View {
          NavigationLink("Beside") { Search(); List(items) { Row(item: $0) } }
          NavigationLink("Layout") { VStack { Search(); List { ForEach(items) { Row(item: $0) } } } }
          NavigationLink("Choice") { if items.isEmpty { Empty() } else { List(items) { Row(item: $0) } } }
        }
      }
      """)
    #expect(
      app.differences(
        from: """
          Menu push Beside
          Menu push Layout
          Menu push Empty
          """) == [])
  }

  @Test("is none where rows lie over a screen, or are those of a control")
  func overlaid() {
    let app = Fixture(
      """
      struct Toast: View { var body: some View { Text("…") } }
      struct Detail: View { var body: some View { Text("…") } }
      struct Menu: View {
        var body: some View {
          NavigationLink("Over") { ZStack { Detail(); ForEach(toasts) { Toast(toast: $0) } } }
          NavigationLink("Control") { VStack { Picker("…", selection: $a) { ForEach(all) { Text($0) } }; Detail() } }
        }
      }
      """)
    #expect(app.edges(.push) == ["Menu push Detail"])
  }

  @Test(
    "is one screen wherever a computed view is shown, by its title or by the name that the view has in the code",
    arguments: [
      ("Form { Text(\"row\") }.navigationTitle(\"Everything\")", "Everything"),
      ("Form { Text(\"row\") }", "all"),
    ])
  func sharedContent(content: String, name: String) {
    let app = Fixture(
      """
      struct Menu: View {
        @State private var isExpanded = false
        var body: some View {
          Text("row").sheet(isPresented: $isExpanded) { NavigationView { all } }
          NavigationLink(destination: all.padding()) { Text("More") }
          NavigationLink("Rest") { self.rest }
        }
        @ViewBuilder private var all: some View { \(content) }
        private var rest: some View { List { Text("rest") } }
      }
      """)
    #expect(app.edges.map(\.ends) == ["Menu push Rest", "Menu push \(name)", "Menu sheet \(name)"].sorted())
  }

  @Test("is one screen whatever files its view is divided into", arguments: ["", "//- Rest.swift\n"])
  func dividedView(file: String) {
    let app = Fixture(
      """
      //- Menu.swift
      struct Menu: View {
        @State private var isFirst = false
        @State private var isSecond = false
        var body: some View { VStack { Text("row").sheet(isPresented: $isFirst) { all }; rest } }
        var all: some View { Form { Text("row") } }
      }
      \(file)extension Menu {
        var rest: some View { Text("rest").sheet(isPresented: $isSecond) { all } }
      }
      """)
    #expect(app.edges.map(\.ends) == ["Menu sheet all"])
  }
}
