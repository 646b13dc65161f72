import TestSupport
import Testing

/// A view in a column of a split view that is nothing but a choice shows each of the views that it chooses from.
@Suite("A column that shows what is selected")
struct ColumnChoiceTests {
  @Test("leads to each view that its content chooses from, and links that select are no pushes")
  func choice() {
    let app = Fixture(
      """
      enum Panel: Hashable { case orders, cities(Int) }
      struct Root: View {
        @State var selection: Panel? = .orders
        var body: some View {
          NavigationSplitView { Sidebar(selection: $selection) } detail: {
            NavigationStack { DetailColumn(selection: $selection) }
          }
        }
      }
      struct Sidebar: View {
        @Binding var selection: Panel?
        var body: some View {
          List(selection: $selection) { NavigationLink(value: Panel.orders) { Text("Orders") } }
        }
      }
      struct DetailColumn: View {
        @Binding var selection: Panel?
        var body: some View {
          switch selection ?? .orders {
          case .orders: Orders()
          case .cities(let id): City(id: id)
          }
        }
      }
      struct Orders: View { var body: some View { Text("") } }
      struct City: View { let id: Int; var body: some View { Text("") } }
      """)
    #expect(
      app.differences(
        from: """
          Root column Sidebar
          Root column DetailColumn
          DetailColumn column Orders
          DetailColumn column City
          Sidebar column Orders
          """) == [])
  }

  @Test("is one place where it shows more than the choice")
  func composition() {
    let app = Fixture(
      """
      struct Root: View {
        var body: some View { NavigationSplitView { Sidebar() } detail: { Detail() } }
      }
      struct Sidebar: View { var body: some View { Text("") } }
      struct Detail: View {
        @State var isOpen = false
        var body: some View {
          VStack {
            Text("Title")
            if isOpen { First() } else { Second() }
          }
        }
      }
      struct First: View { var body: some View { Text("") } }
      struct Second: View { var body: some View { Text("") } }
      """)
    #expect(app.differences(from: "Root column Sidebar\nRoot column Detail") == [])
  }

  @Test(
    "is one place where it leads on by itself, whatever it chooses from",
    arguments: [
      "if isOk { content } else { Problem() }",
      "if isOk { Scanner().sheet(isPresented: $isOpen) { Help() } } else { Problem() }",
    ])
  func states(_ body: String) {
    let app = Fixture(
      """
      struct Root: View {
        var body: some View { NavigationSplitView { Sidebar() } detail: { Detail() } }
      }
      struct Sidebar: View { var body: some View { Text("") } }
      struct Detail: View {
        @State var isOk = false
        @State var isOpen = false
        var body: some View { \(body) }
        var content: some View { Scanner().sheet(isPresented: $isOpen) { Help() } }
      }
      struct Scanner: View { var body: some View { Text("") } }
      struct Problem: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      """)
    #expect(app.differences(from: "Root column Sidebar\nRoot column Detail\nDetail sheet Help") == [])
  }

  @Test(
    "leads to each view of a choice that is made for it, also where it leads on by itself",
    arguments: [
      "switch page ?? .first { case .first: page1; case .second: Second() }",
      "if let page { if page == .first { page1 } else { Second() } } else { Text(\"none\") }",
    ])
  func given(_ body: String) {
    let app = Fixture(
      """
      enum Page: Hashable { case first, second }
      struct Root: View {
        @State var page: Page?
        var body: some View { NavigationSplitView { Sidebar() } detail: { Detail(page: $page) } }
      }
      struct Sidebar: View { var body: some View { Text("") } }
      struct Detail: View {
        @Binding var page: Page?
        @State var isOpen = false
        var body: some View { \(body) }
        var page1: some View { First().sheet(isPresented: $isOpen) { Help() } }
      }
      struct First: View { var body: some View { Text("") } }
      struct Second: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      """)
    #expect(app.missing("Detail column First\nDetail column Second\nDetail sheet Help") == [])
  }

  @Test(
    "is one of the root of the app as well, in whatever that chooses",
    arguments: [
      "if isIn { Home() } else { Login() }",
      "Group { if isIn { Home() } else { Login() } }.onAppear { load() }",
      "ZStack { content.background(Color.red) }",
      "NavigationStack { content }",
      "if isIn { Home() } else if isOn { List { First() } } else { Login() }",
    ])
  func root(_ body: String) {
    let app = Fixture(
      """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @State var isIn = false
        var body: some View { \(body) }
        @ViewBuilder var content: some View { if isIn { Home() } else { Login() } }
      }
      struct Home: View { var body: some View { if isOn { First() } else { Second() } } }
      struct Login: View { var body: some View { Text("") } }
      struct First: View { var body: some View { Text("") } }
      struct Second: View { var body: some View { Text("") } }
      """)
    #expect(app.differences(from: "Shop root Root\nRoot root Home\nRoot root Login") == [])
  }

  @Test("does not turn from one view to another by the version of the system")
  func availability() {
    let app = Fixture(
      """
      struct Root: View {
        var body: some View { NavigationSplitView { Sidebar() } detail: { Detail() } }
      }
      struct Sidebar: View { var body: some View { Text("") } }
      struct Detail: View {
        var body: some View { if #available(iOS 18, *) { Fresh() } else { Old() } }
      }
      struct Fresh: View { var body: some View { Text("") } }
      struct Old: View { var body: some View { Text("") } }
      """)
    #expect(app.differences(from: "Root column Sidebar\nRoot column Detail") == [])
  }

  @Test(
    "is turned by links in views that are the rows of the list",
    arguments: ["NavigationLink(value: page) { Text(page.title) }", "Text(page.title).tag(page)"])
  func rows(_ link: String) {
    let app = Fixture(
      """
      //- Root.swift
      struct Root: View {
        @State var selected: Page?
        var body: some View {
          NavigationSplitView { sidebar } detail: { detail }
        }
        var sidebar: some View {
          List(pages, id: \\.self, selection: $selected) { page in Section { ForEach(pages) { PageRow(page: $0) } } }
        }
        var detail: some View {
          Group {
            if let selected { PageView(page: selected) } else { Text("none") }
          }
        }
      }
      //- Row.swift
      struct Page: Hashable { let title: String }
      struct PageRow: View {
        let page: Page
        var body: some View { Group { \(link) }.contextMenu { Text("more") } }
      }
      struct OtherRow: View {
        let page: Page
        var body: some View { \(link) }
      }
      struct PageView: View { let page: Page; var body: some View { Text(page.title) } }
      """)
    #expect(
      app.differences(
        from: """
          PageRow column PageView
          Root column PageView
          """) == [])
  }
}
