import NavigationModel
import TestSupport
import Testing

@Suite("What the classes of screens are")
struct ScreenClassesTests {
  @Test("the system's screens where the app only changes them")
  func systemSubclasses() {
    let program = Fixture(
      """
      class List: UIViewController { func open() { present(Documents(), animated: true) } }
      class Documents: UIDocumentPickerViewController {}
      """
    ).program
    #expect(program.classes.systemSubclasses == ["screen:Documents"])
  }

  @Test("navigation and tab bar controllers of the app's own, without those only to inherit from")
  func stacks() {
    let classes = Fixture(
      """
      class Base: UINavigationController {}
      class Inbox: Base { init() { super.init(rootViewController: List()) } }
      class List: UIViewController { func all() { present(UINavigationController(rootViewController: List())) } }
      class Tabs: UITabBarController {}
      class TurnNavigationController: UIViewController {}
      """
    ).program.classes
    #expect(classes.stacks == ["screen:Inbox"])
    #expect(classes.tabBars == ["screen:Tabs"])
    #expect(classes.superclasses == ["screen:Inbox": ["Base"]])
  }

  @Test("pages of the web where they keep a web view, whatever they are called")
  func webPages() {
    let classes = Fixture(
      """
      class Terms: UIViewController { private let page = WKWebView(frame: .zero) }
      class Article: UIViewController { @IBOutlet weak var page: WKWebView! }
      class Imprint: Terms {}
      class FileBrowserViewController: UIViewController { let files = UITableView() }
      struct Page: UIViewRepresentable { func makeUIView(context: Context) -> WKWebView { WKWebView() } }
      struct Home: View { var body: some View { NavigationLink("Page", destination: Page()) } }
      """
    ).program.classes
    #expect(classes.webPages == ["screen:Article", "screen:Imprint", "screen:Page"])
  }

  @Test("modifiers of SwiftUI that register what is shown")
  func modifiers() {
    let classes = Fixture(
      """
      enum Route: Hashable { case detail }
      struct Detail: View { var body: some View { Text("") } }
      struct Routes: ViewModifier {
        func body(content: Content) -> some View {
          content.navigationDestination(for: Route.self) { _ in Detail() }
        }
      }
      struct Home: View {
        var body: some View { NavigationStack { NavigationLink("", value: Route.detail) }.modifier(Routes()) }
      }
      """
    ).program.classes
    #expect(classes.modifiers == ["screen:Routes"])
  }

  @Test("frames where they are generic over the view or the controller that they are made around")
  func frames() {
    let classes = Fixture(
      """
      class Popup<Content: View>: UIViewController { init(rootView: Content) {} }
      class Sheet<Content>: UIViewController where Content: UIViewController { init(content: [Content]) {} }
      class Panel<Content: UIViewController>: UIViewController { init(_ content: () -> Content) {} }
      class List<Model: ListModel>: UIViewController { init(model: Model) {} }
      class Empty<Content: View>: UIViewController { init(title: String) {} }
      class Plain: UIViewController { init(rootView: UIViewController) {} }
      protocol ListModel {}
      """
    ).program.classes
    #expect(classes.frames == ["screen:Panel", "screen:Popup", "screen:Sheet"])
  }

  @Test("public where other modules can make them")
  func exported() {
    let classes = Fixture(
      """
      public final class Feed: UIViewController {}
      open class Detail: UIViewController {}
      class Draft: UIViewController {}
      public enum Kit {}
      public extension Kit {
        class Card: UIViewController {}
        internal class Stack: UIViewController {}
        func show() { class Hint: UIViewController {} }
      }
      extension Kit { class Row: UIViewController {} }
      enum Inner { public class Cell: UIViewController {} }
      """
    ).program.classes
    #expect(classes.exported == ["screen:Detail", "screen:Feed", "screen:Kit.Card"])
  }
}
