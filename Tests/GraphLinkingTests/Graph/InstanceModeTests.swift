import NavigationModel
import TestSupport
import Testing

@Suite("Only some instances of a screen go a way")
struct InstanceModeTests {
  /// The ways of the list that only some instances go, with what decides that.
  private func varied(_ marked: String) -> [String] {
    Fixture(marked).graph.edges.compactMap { edge in
      edge.variesBy.map {
        "\(edge.kind.rawValue) \(edge.destination.drop { $0 != ":" }.dropFirst()): \($0.joined(separator: ","))"
      }
    }
  }

  /// A list that one screen opens to select, and another one by a factory to edit.
  private func list(_ body: String) -> String {
    """
    enum Mode {
      case edit
      case select(String)
      var isEditable: Bool { if case .edit = self { return true }; return false }
    }
    class Editor: UIViewController {}
    class List: UIViewController {
      private let mode: Mode
      private let isSmall: Bool
      init(mode: Mode, isSmall: Bool = false) {
        self.mode = mode
        self.isSmall = isSmall
        super.init(nibName: nil, bundle: nil)
      }
      \(body)
    }
    enum Lists { static func list(mode: Mode) -> List { List(mode: mode) } }
    class Picker: UIViewController {
      func pick() { present(Lists.list(mode: .select("")), animated: true) }
      func open() { present(List(mode: .select(""), isSmall: true), animated: true) }
    }
    class Settings: UIViewController { func open() { present(Lists.list(mode: .edit), animated: true) } }
    """
  }

  @Test(
    "where a case that it is made with decides whether the code gets there",
    arguments: [
      "func tap() { switch mode { case .edit: present(Editor(), animated: true); case .select: break } }",
      "func tap() { if case .edit = self.mode { present(Editor(), animated: true) } }",
      "func tap() { guard mode.isEditable else { return }; present(Editor(), animated: true) }",
      "func tap(_ row: Int) { if row > 0 && !mode.isEditable { show() } }\nfunc show() { present(Editor(), animated: true) }",
      "func load() { if mode.isEditable { button.onTap = { [weak self] in self?.show() } } }\n"
        + "func show() { present(Editor(), animated: true) }",
      "func tap() { if mode.isEditable { show() } }\n@objc func add() { show() }\n"
        + "func show() { present(Editor(), animated: true) }",
    ])
  func cases(body: String) {
    #expect(varied(list(body)) == ["present Editor: mode"])
  }

  @Test("where a flag does, of which the initializer knows what holds without it")
  func flags() {
    #expect(
      varied(list("func tap() { if isSmall { present(Editor(), animated: true) } }")) == ["present Editor: isSmall"])
  }

  @Test(
    "where those who make it set a property of it afterwards",
    arguments: ["var isPicking = false", "var isPicking: Bool = false", "var isPicking: Bool!"])
  func setLater(property: String) {
    let found = varied(
      """
      class Editor: UIViewController {}
      class List: UIViewController {
        \(property)
        func tap() { if !isPicking { present(Editor(), animated: true) } }
      }
      class Picker: UIViewController {
        func pick() { let list = List(); list.isPicking = true; present(list, animated: true) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if let list = segue.destination as? List { list.isPicking = false }
        }
      }
      """)
    #expect(found == ["present Editor: isPicking"])
  }

  @Test("where it is a view that is made with its properties")
  func views() {
    let found = varied(
      """
      enum Mode { case edit, select }
      struct Editor: View { var body: some View { Text("") } }
      struct List: View {
        let mode: Mode
        var body: some View { if mode == .edit { NavigationLink("Edit", destination: Editor()) } }
      }
      struct Picker: View { var body: some View { NavigationLink("Pick", destination: List(mode: .select)) } }
      struct Settings: View { var body: some View { NavigationLink("Open", destination: List(mode: .edit)) } }
      """)
    #expect(found == ["push Editor: mode"])
  }

  @Test(
    "but each goes it",
    arguments: [
      // Each mode has a way there.
      "func tap() { if mode.isEditable { show() } else { show() } }\nfunc show() { present(Editor(), animated: true) }",
      "func tap() { if isSmall { show() } }\nfunc add() { if !isSmall { show() } }\n"
        + "func show() { present(Editor(), animated: true) }",
      "func tap() { if case .edit = mode { present(Editor(), animated: true) } else { present(Editor(), animated: true) } }",
      "func tap() { switch mode { case .edit: present(Editor(), animated: true); "
        + "case .select: present(Editor(), animated: true) } }",
      "func tap() { switch mode { case .edit: show(); default: show() } }\n"
        + "func show() { present(Editor(), animated: true) }",
      // Another place gets there in any mode.
      "func tap() { if mode.isEditable { show() } }\nfunc add() { show() }\n"
        + "func show() { present(Editor(), animated: true) }",
      "func tap() { if mode.isEditable { show() } }\noverride func viewDidLoad() { show() }\n"
        + "func show() { present(Editor(), animated: true) }",
      // Something else decides.
      "var last: Mode?\nfunc tap() { if mode == last { present(Editor(), animated: true) } }",
      "func tap(_ mode: Mode) { if mode.isEditable { present(Editor(), animated: true) } }",
      "func tap() { if mode.isEditable || isHidden { present(Editor(), animated: true) } }",
      "func tap() { let text: String; if mode.isEditable { text = \"\" } else { text = \"a\" }; "
        + "present(Editor(), animated: true) }",
    ])
  func always(body: String) {
    #expect(varied(list(body)) == [])
  }

  @Test(
    "but each goes it where all are made in one mode, or where one place decides between two",
    arguments: ["List(mode: .edit)", "List(mode: isOn ? .edit : .select(\"\"))"])
  func alike(made: String) {
    let marked = list("func tap() { if mode.isEditable { present(Editor(), animated: true) } }")
      .replacing("Lists.list(mode: .select(\"\"))", with: made)
      .replacing("List(mode: .select(\"\"), isSmall: true)", with: made)
    #expect(varied(marked) == [])
  }

  @Test(
    "but each may go it where its mode can change later",
    arguments: ["func turn(_ list: List) { list.mode = .edit }", "extension List { func turn() { mode = .edit } }"])
  func changed(code: String) {
    let marked = list("func tap() { if mode.isEditable { present(Editor(), animated: true) } }")
      .replacing("private let mode", with: "var mode")
    #expect(varied(marked + "\n" + code) == [])
  }

  @Test("also where each of several makers gives a case of its own that cannot be told")
  func unknownCases() {
    let found = varied(
      """
      struct Sheet: View {
        enum Kind: Identifiable { case icons, tasks; var id: Self { self } }
        let kind: Kind
        var body: some View {
          switch kind {
          case .icons: NavigationLink("Icons", destination: Icons())
          case .tasks: NavigationLink("Tasks", destination: Tasks())
          }
        }
      }
      struct Form: View {
        @State var kind: Sheet.Kind?
        var body: some View { Text("Form").sheet(item: $kind) { Sheet(kind: $0) } }
      }
      struct Home: View {
        @State var kind: Sheet.Kind?
        var body: some View { Text("Home").sheet(item: $kind) { Sheet(kind: $0) } }
      }
      struct Icons: View { var body: some View { Text("Icons") } }
      struct Tasks: View { var body: some View { Text("Tasks") } }
      """)
    #expect(found.sorted() == ["push Icons: kind", "push Tasks: kind"])
  }
}
