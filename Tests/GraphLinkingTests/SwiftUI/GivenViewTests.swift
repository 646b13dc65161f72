import TestSupport
import Testing

/// A view of the program that navigates to what it is given is a wrapper, as a function that shows its parameter is.
@Suite("A view that shows what it is made with")
struct GivenViewTests {
  private static let screens = """
    struct AboutView: View { var body: some View { Text("About") } }
    struct HelpView: View { var body: some View { Text("Help") } }
    """

  @Test("is passed through by whoever makes it")
  func link() {
    let app = Fixture(
      """
      //- App.swift
      struct SettingsLink<Destination>: View where Destination: View {
        let destination: Destination
        let title: String
        var body: some View { NavigationLink(destination: destination) { Text(title) } }
      }
      struct SettingsView: View {
        var body: some View {
          SettingsLink(destination: AboutView(), title: "About")
          SettingsLink(destination: HelpView().padding(), title: "Help")
        }
      }
      \(Self.screens)
      """)
    #expect(
      app.differences(
        from: """
          SettingsView push AboutView via SettingsLink @8
          SettingsView push HelpView via SettingsLink @9
          """) == [])
  }

  @Test("by a closure, stored or built by the initializer")
  func builders() {
    let app = Fixture(
      """
      //- App.swift
      struct SheetButton<Content: View>: View {
        let content: () -> Content
        @State var isOpen = false
        var body: some View { Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { content() } }
      }
      struct CoverButton<Content: View>: View {
        private let content: Content
        init(@ViewBuilder content: () -> Content) { self.content = content() }
        var body: some View { Text("Open").fullScreenCover(isPresented: $isOpen) { NavigationStack { content } } }
      }
      struct SettingsView: View {
        var body: some View {
          SheetButton { AboutView() }
          CoverButton { HelpView() }
        }
      }
      \(Self.screens)
      """)
    #expect(
      app.differences(
        from: """
          SettingsView sheet AboutView via SheetButton
          SettingsView fullScreenCover HelpView via CoverButton
          """) == [])
  }

  @Test("can be a modifier")
  func modifier() {
    let app = Fixture(
      """
      //- App.swift
      struct HelpSheet<Sheet: View>: ViewModifier {
        @Binding var isOpen: Bool
        let sheet: Sheet
        func body(content: Content) -> some View { content.sheet(isPresented: $isOpen) { sheet } }
      }
      extension View {
        func helpSheet<Sheet: View>(isOpen: Binding<Bool>, sheet: Sheet) -> some View {
          modifier(HelpSheet(isOpen: isOpen, sheet: sheet))
        }
      }
      struct SettingsView: View {
        @State var isOpen = false
        var body: some View { Text("Settings").helpSheet(isOpen: $isOpen, sheet: HelpView()) }
      }
      \(Self.screens)
      """)
    #expect(app.missing("SettingsView sheet HelpView") == [])
    #expect(app.found("HelpSheet sheet ?\nSettingsView sheet ?") == [])
  }

  @Test("says so where nobody makes it")
  func unused() {
    let app = Fixture(
      """
      //- App.swift
      struct SettingsLink<Destination: View>: View {
        let destination: Destination
        var body: some View { NavigationLink(destination: destination) { Text("Open") } }
      }
      """)
    #expect(app.differences(from: "SettingsLink push ?") == [])
  }

  @Test("is found in a modifier's builder through what the modifier gets and what it puts around the builder")
  func builderOfModifier() {
    let app = Fixture(
      """
      struct Filters: View { var body: some View { Text("Filters") } }
      struct Pop<Panel: View>: ViewModifier {
        @Binding var isShown: Bool
        @ViewBuilder let panel: Panel
        func body(content: Content) -> some View {
          content.popover(isPresented: $isShown) { panel.frame(minWidth: 1) }
        }
      }
      extension View {
        func pop<Panel: View>(_ isShown: Binding<Bool>, panel: @escaping () -> Panel) -> some View {
          modifier(Pop(isShown: isShown, panel: panel))
        }
      }
      struct Menu<Panel: View>: ViewModifier {
        @ViewBuilder let panel: Panel
        @State var isShown = false
        func body(content: Content) -> some View { content.pop($isShown, panel: titled) }
        func titled() -> some View { panel.navigationTitle("Menu") }
      }
      struct Home: View { var body: some View { Text("Home").modifier(Menu { Filters() }) } }
      """)
    #expect(app.edges(.popover) == ["Home popover Filters"])
  }

  @Test("are shown by who makes a view that keeps them without their type, also in a part of its body")
  func erasedTypes() {
    let app = Fixture(
      """
      struct Item<Leading: View>: View {
        var destination: AnyView?
        @ViewBuilder var leading: () -> Leading
        init(
          @ViewBuilder destination: () -> any View = { EmptyView() }, @ViewBuilder leading: @escaping () -> Leading
        ) {
          self.destination = destination().typeErased()
          self.leading = leading
        }
        @ViewBuilder func row() -> some View {
          if let destination {
            NavigationLink { destination } label: { leading() }
          } else {
            leading()
          }
        }
        var body: some View { HStack { row() } }
      }
      extension View {
        func typeErased() -> AnyView? { self is EmptyView ? nil : AnyView(self) }
      }
      struct Home: View {
        var body: some View {
          Item(destination: { ServersView().navigationTitle("Servers") }, leading: { Text("a") })
          Item(leading: { Text("b") })
        }
      }
      struct ServersView: View { var body: some View { Text("c") } }
      """)
    #expect(app.differences(from: "Home push ServersView via Item @24") == [])
  }

  @Test("are shown by who calls a function of the view from outside, not by who makes the view")
  func functionsOfViews() {
    let app = Fixture(
      """
      struct Feedback: View {
        var body: some View { Text("a") }
        func showWindow() { FeedbackWindow(view: self).showWindow(nil) }
      }
      class FeedbackWindow: NSWindowController { convenience init(view: Feedback) { self.init(window: nil) } }
      class Menu: NSViewController {
        @IBAction func open(_ sender: Any) { Feedback().showWindow() }
      }
      """)
    #expect(app.edges.map(\.description).contains { $0.hasPrefix("Menu window FeedbackWindow") })
  }

  @Test("are shown by who gives them to a modifier, also where that shows them under a condition")
  func conditions() {
    let app = Fixture(
      """
      struct OptionalSheet<Value, Sheet: View>: ViewModifier {
        @Binding var value: Value?
        let sheet: (Value) -> Sheet
        func body(content: Content) -> some View {
          content.sheet(isPresented: $isPresented) {
            if let value = value { sheet(value) }
          }
        }
      }
      extension View {
        func optionalSheet<Value, Sheet: View>(
          _ value: Binding<Value?>, @ViewBuilder sheet: @escaping (Value) -> Sheet
        ) -> some View { modifier(OptionalSheet(value: value, sheet: sheet)) }
      }
      struct Contacts: View {
        var body: some View {
          Text("a").optionalSheet($state) { state in content(for: state) }
        }
        @ViewBuilder func content(for state: State) -> some View {
          switch state {
          case .help: Help()
          case .new: Editor()
          }
        }
        enum State { case help, new }
      }
      struct Help: View { var body: some View { Text("b") } }
      struct Editor: View { var body: some View { Text("c") } }
      """)
    #expect(app.missing("Contacts sheet Help ? @17\nContacts sheet Editor ? @17") == [])
  }

  @Test("are shown by who makes a link that wraps them into a view of the program's own")
  func wrappedDestinations() {
    let app = Fixture(
      """
      struct LazyView<Content: View>: View {
        let build: () -> Content
        init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
        var body: Content { build() }
      }
      struct LazyLink<Destination: View>: View {
        let destination: () -> Destination
        init(destination: @autoclosure @escaping () -> Destination) { self.destination = destination }
        var body: some View { NavigationLink(destination: LazyView(destination())) { Text("a") } }
      }
      struct Coupons: View { var body: some View { LazyLink(destination: Rules()) } }
      struct Rules: View { var body: some View { Text("b") } }
      """)
    #expect(app.differences(from: "Coupons push Rules via LazyLink @11") == [])
  }

  @Test("is shown by who gives it, through one, two and three views and functions")
  func hands() {
    let app = Fixture(
      """
      struct Home: View {
        @State var item: Item?
        var body: some View {
          Item1(destination: { OneView() })
          Item2 { TwoView() }
          Text("").sheet(of: $item) { item in ThreeView(item: item) }
          Row(mode: .show(.callback { FourView() }))
        }
      }
      struct Item1<Page: View>: View {
        @ViewBuilder let destination: () -> Page
        var body: some View { NavigationLink { destination() } label: { Text("Open") } }
      }
      struct Item2<Page>: View where Page: View {
        let page: () -> Page
        init(@ViewBuilder page: @escaping () -> Page) { self.page = page }
        var body: some View { Item1(destination: page) }
      }
      extension View {
        func sheet<Page: View>(of item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Page) -> some View {
          modifier(ItemSheet(item: item, page: content))
        }
      }
      struct ItemSheet<Page: View>: ViewModifier {
        @Binding var item: Item?
        let page: (Item) -> Page
        func body(content: Content) -> some View {
          content.modifier(PlainSheet(isOpen: .constant(item != nil)) { item.map(page) })
        }
      }
      struct PlainSheet<Page: View>: ViewModifier {
        @Binding var isOpen: Bool
        @ViewBuilder let page: () -> Page
        func body(content: Content) -> some View { content.sheet(isPresented: $isOpen) { VStack { page() } } }
      }
      enum Provider { case callback(() -> AnyView) }
      enum Mode { case none, show(Provider) }
      struct Row: View {
        let mode: Mode
        var body: some View {
          switch mode {
          case .none: Text("")
          case .show(let provider): NavigationLink { page(of: provider) } label: { Text("Open") }
          }
        }
        func page(of provider: Provider) -> AnyView {
          switch provider { case .callback(let make): AnyView(make()) }
        }
      }
      struct Item {}
      struct OneView: View { var body: some View { Text("") } }
      struct TwoView: View { var body: some View { Text("") } }
      struct ThreeView: View { let item: Item; var body: some View { Text("") } }
      struct FourView: View { var body: some View { Text("") } }
      """)
    #expect(
      app.differences(
        from: """
          Home push OneView via Item1
          Home push TwoView via Item2, Item1
          Home sheet ThreeView via View, ItemSheet, PlainSheet
          Home push FourView via Row
          """) == [])
  }

  @Test("is shown by who gives it to a modifier whose functions present it")
  func presentingModifier() {
    let app = Fixture(
      """
      extension View {
        func panel<Page: View>(_ isOpen: Binding<Bool>, @ViewBuilder page: @escaping () -> Page) -> some View {
          modifier(Panel(isOpen: isOpen, page: page))
        }
      }
      struct Panel<Page: View>: ViewModifier {
        @Binding var isOpen: Bool
        let page: () -> Page
        let model = PanelModel()
        func body(content: Content) -> some View { content.onChange(of: isOpen) { show($0) } }
        private func show(_ isOpen: Bool) {
          let host = UIHostingController(rootView: styled())
          model.controller?.present(host, animated: true)
        }
        private func styled() -> some View { page().tint(.red) }
      }
      class PanelModel { weak var controller: UIViewController? }
      struct Home: View {
        @State var isOpen = false
        var body: some View { stack { Text("Home") }.panel($isOpen) { HelpView() } }
      }
      struct stack<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() } }
      }
      \(Self.screens)
      """)
    #expect(app.differences(from: "Home present HelpView via View, Panel") == [])
  }

  @Test(
    "is shown beside a view around it that leads to screens of its own",
    arguments: ["Host(root: List()).tag(1)\n    Host(root: Search())", "Host { List() }.tag(1)\n    Host { Search() }"])
  func withWaysOfItsOwn(tabs: String) {
    let app = Fixture(
      """
      struct Host<Content: View>: View {
        @State var isHelp = false
        let root: Content
        init(root: Content) { self.root = root }
        init(@ViewBuilder root: () -> Content) { self.root = root() }
        var body: some View { NavigationStack { root }.sheet(isPresented: $isHelp) { Help() } }
      }
      struct Home: View {
        var body: some View { TabView {
          \(tabs)
        } }
      }
      struct List: View { var body: some View { NavigationLink("Detail") { Detail() } } }
      struct Search: View { var body: some View { Text("Search") } }
      struct Detail: View { var body: some View { Text("Detail") } }
      struct Help: View { var body: some View { Text("Help") } }
      """)
    let expected = """
      Home tab Host
      Home tab List
      Home tab Search
      Host sheet Help
      List push Detail
      """
    #expect(app.differences(from: expected) == [])
  }

  @Test("is not what a view sets by itself, nor what is no view")
  func ownState() {
    let app = Fixture(
      """
      struct Home: View {
        @State var page: AnyView?
        var body: some View {
          Button("Help") { page = AnyView(HelpView()) }.sheet(isPresented: $isOpen) { page }
          Tile(value: 3)
        }
      }
      struct Tile<Value: Hashable>: View {
        let value: Value
        var body: some View { NavigationLink { AboutView() } label: { Text("About") } }
      }
      \(Self.screens)
      """)
    #expect(app.differences(from: "Home sheet HelpView\nTile push AboutView") == [])
  }

  @Test("in tabs of a view that is called as SwiftUI's is, whose own are named by the framework")
  func qualified() {
    let app = Fixture(
      """
      import SwiftUI
      struct Main: View {
        var body: some View { TabView(library: { Library() }, downloads: makeDownloads) }
        func makeDownloads() -> Downloads { .init(id: 1) }
      }
      struct TabView<First: View, Second: View> {
        private let library: () -> First
        private let downloads: () -> Second
        init(library: @escaping () -> First, downloads: @escaping () -> Second) {
          self.library = library
          self.downloads = downloads
        }
      }
      extension TabView: View {
        var body: some View {
          SwiftUI.TabView {
            tab(content: library)
            tab(content: downloads)
          }
        }
      }
      private func tab<Content: View>(content: () -> Content) -> some View {
        NavigationView(content: content).tabItem { Text("…") }
      }
      struct Library: View { var body: some View { Text("…") } }
      struct Downloads: View { let id: Int; var body: some View { Text("…") } }
      """)
    #expect(app.differences(from: "Main tab Library via TabView\nMain tab Downloads via TabView") == [])
  }

  @Test("that carry any value for a link lead from who gives them the value, also from a loop over pairs")
  func linkedValues() {
    let app = Fixture(
      """
      enum Page: Hashable {
        case list, help, search
        static func groups(isOpen: Bool) -> [(String, [Page])] {
          var more: [Page] = [.help]
          if isOpen { more.append(.search) }
          return [("First", [.list]), ("More", more)]
        }
      }
      struct Row<Value: Hashable>: View {
        let title: String
        var hint: String? = nil
        let value: Value
        var body: some View { NavigationLink(value: value) { Text(title) } }
      }
      struct Menu: View {
        var body: some View {
          NavigationStack {
            Pages().navigationDestination(for: Page.self) { page in
              switch page {
              case .list: ListPage()
              case .help: HelpPage()
              case .search: SearchPage()
              }
            }
          }
        }
      }
      struct Pages: View {
        var body: some View {
          ForEach(Page.groups(isOpen: true), id: \\.0) { title, pages in
            Section(title) { ForEach(pages) { page in Row(title: "…", value: page) } }
          }
        }
      }
      struct Footer: View { var body: some View { Row(title: "…", value: Page.help) } }
      struct ListPage: View { var body: some View { Text("List") } }
      struct HelpPage: View { var body: some View { Text("Help") } }
      struct SearchPage: View { var body: some View { Text("Search") } }
      """)
    #expect(
      app.missing("Pages push ListPage\nPages push HelpPage\nPages push SearchPage\nFooter push HelpPage") == [])
    #expect(app.found("Row push ListPage\nRow push HelpPage\nFooter push ListPage\nFooter push SearchPage") == [])
  }

  @Test(
    "are all those that a closure lists for a builder of arrays",
    arguments: [
      "(tabs: { PageTab(\"a\") { First() }; PageTab(\"b\") { Second() } })",
      "{ PageTab.first; PageTab.second() }",
      "{ PageTab.first; if isLarge { PageTab.second() } }",
    ])
  func builtArrays(closure: String) {
    let app = Fixture(
      """
      struct PageTab {
        let content: AnyView
        let id: String
        init(_ id: String, @ViewBuilder content: () -> some View) { self.content = AnyView(content()); self.id = id }
        static var first: PageTab { PageTab("a") { First() } }
        static func second() -> PageTab { PageTab("b") { Second() } }
      }
      struct First: View { var body: some View { Text("") } }
      struct Second: View { var body: some View { Text("") } }
      class Model: ObservableObject {
        let tabs: [(item: PageTab, depth: Int)]
        init(@ArrayBuilder<PageTab> tabs: () -> [PageTab]) {
          let tabs = tabs()
          self.tabs = tabs.map { tab in (tab, 1) }
        }
      }
      let isLarge = true
      struct Home: View {
        @StateObject private var model = Model\(closure)
        var body: some View {
          TabView { ForEach(model.tabs, id: \\.item.id) { tab in tab.item.content.tabItem { Text(tab.item.id) } } }
        }
      }
      """)
    #expect(app.differences(from: "Home tab First @21\nHome tab Second @21") == [])
  }
}
