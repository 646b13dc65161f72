import NavigationModel
import TestSupport
import Testing

@Suite("The style of a presentation")
struct ModalStyleTests {
  private func styles(_ marked: String) -> [ModalStyle?] {
    Fixture(marked).graph.edges.filter { [.present, .sheet].contains($0.kind) }.map(\.modalStyle)
  }

  private func presentation(_ code: String, detail: String = "") -> [ModalStyle?] {
    styles(
      """
      class Home: UIViewController {
        var style = UIModalPresentationStyle.fullScreen
        func open(_ isWide: Bool) {
          let detail = Detail()
          \(code)
        }
      }
      class Detail: UIViewController { \(detail) }
      """)
  }

  @Test(
    "is the one that the code before gives what is presented",
    arguments: [
      ("detail.modalPresentationStyle = .fullScreen", ModalStyle.fullScreen),
      ("detail.modalPresentationStyle = UIModalPresentationStyle.overCurrentContext", .overCurrentContext),
      ("detail.modalPresentationStyle = .formSheet", .formSheet),
      ("detail.isModalInPresentation = true", .held),
      ("detail.modalPresentationStyle = .pageSheet; detail.isModalInPresentation = true", .held),
      ("detail.modalPresentationStyle = .fullScreen; detail.isModalInPresentation = true", .fullScreen),
    ])
  func given(code: String, style: ModalStyle) {
    #expect(presentation("\(code)\npresent(detail, animated: true)") == [style])
  }

  @Test(
    "is not known where the code leaves it open",
    arguments: [
      "", "if isWide { detail.modalPresentationStyle = .fullScreen }", "detail.modalPresentationStyle = style",
      "detail.modalPresentationStyle = isWide ? .fullScreen : .pageSheet", "detail.isModalInPresentation = isWide",
      "detail.modalPresentationStyle = .fullScreen; if isWide { detail.modalPresentationStyle = .formSheet }",
    ])
  func open(code: String) {
    #expect(presentation("\(code)\npresent(detail, animated: true)") == [nil])
  }

  @Test("is that of the navigation controller which is presented, and not that of its root")
  func container() {
    let code = "let stack = UINavigationController(rootViewController: detail)\n"
    #expect(
      presentation(code + "stack.modalPresentationStyle = .fullScreen; present(stack, animated: true)") == [.fullScreen]
    )
    #expect(presentation(code + "detail.modalPresentationStyle = .fullScreen; present(stack, animated: true)") == [nil])
  }

  @Test(
    "is else the one that the class takes for its objects",
    arguments: [
      "init() { super.init(nibName: nil, bundle: nil); modalPresentationStyle = .overFullScreen }",
      "override var modalPresentationStyle: UIModalPresentationStyle { get { .overFullScreen } set {} }",
      "override func awakeFromNib() { self.modalPresentationStyle = .overFullScreen }",
    ])
  func own(detail: String) {
    #expect(presentation("present(detail, animated: true)", detail: detail) == [.overFullScreen])
    let code = "detail.modalPresentationStyle = .formSheet; present(detail, animated: true)"
    #expect(presentation(code, detail: detail) == [.formSheet])
  }

  @Test(
    "is a half sheet where all of its detents leave a part of the screen below",
    arguments: [
      ("SHEET?.detents = [.medium()]", ModalStyle?.some(.halfSheet)),
      ("if let sheet = SHEET { sheet.detents = [.medium()] }", .halfSheet),
      ("let sheet = detail.presentationController as? Sheet; sheet?.detents = [.medium()]", .halfSheet),
      ("detail.modalPresentationStyle = .pageSheet; SHEET?.detents = [.medium()]", .halfSheet),
      ("SHEET?.detents = [.medium(), .custom { _ in 90 }]", .halfSheet),
      ("SHEET?.detents = [.medium(), .large()]", nil),
      ("SHEET?.detents = isWide ? [.large()] : [.medium()]", nil),
      ("SHEET?.detents = [.medium()]; if isWide { SHEET?.detents = [.large()] }", nil),
      ("other.sheetPresentationController?.detents = [.medium()]", nil),
      ("detail.modalPresentationStyle = .fullScreen; SHEET?.detents = [.medium()]", .fullScreen),
      ("detail.isModalInPresentation = true; SHEET?.detents = [.medium()]", .held),
    ])
  func halfSheets(code: String, style: ModalStyle?) {
    let code = code.replacing("SHEET", with: "detail.sheetPresentationController")
    #expect(presentation("\(code)\npresent(detail, animated: true)") == [style])
  }

  @Test("is a half sheet where the class says so when it is loaded")
  func ownHalfSheets() {
    func style(_ detents: String) -> [ModalStyle?] {
      let own = "override func viewDidLoad() { sheetPresentationController?.detents = \(detents) }"
      return presentation("present(detail, animated: true)", detail: own)
    }
    #expect(style("[.medium()]") == [.halfSheet])
    #expect(style("[.medium(), .large()]") == [nil])
  }

  @Test("comes through a router that is handed the screen, from either side")
  func wrappers() {
    func style(caller: String, router: String) -> [ModalStyle?] {
      styles(
        """
        class Home: UIViewController {
          let router = Router()
          func open() { let detail = Detail(); \(caller); router.show(detail, over: self) }
        }
        class Router {
          func show(_ screen: UIViewController, over host: UIViewController) {
            \(router)
            host.present(screen, animated: true)
          }
        }
        class Detail: UIViewController {}
        """)
    }
    #expect(style(caller: "", router: "screen.modalPresentationStyle = .fullScreen") == [.fullScreen])
    #expect(style(caller: "detail.modalPresentationStyle = .fullScreen", router: "") == [.fullScreen])
  }

  @Test("is not known of a transition that has another one at each of its places")
  func places() {
    let found = styles(
      """
      class Home: UIViewController {
        func open() { let detail = Detail(); detail.modalPresentationStyle = .fullScreen; present(detail, animated: true) }
        func peek() { let detail = Detail(); present(detail, animated: true) }
      }
      class Detail: UIViewController {}
      """)
    #expect(found == [nil])
  }

  @Test("is held for SwiftUI's sheets that cannot be swiped away, and not for those within them")
  func sheets() {
    func style(_ modifier: String, inside: String = "") -> [ModalStyle?] {
      styles(
        """
        struct Home: View {
          @State var isOn = false
          @State var isBusy = false
          var body: some View { Text("").sheet(isPresented: $isOn) { Detail()\(modifier) } }
        }
        struct Detail: View { var body: some View { Text("")\(inside) } }
        """)
    }
    #expect(style(".interactiveDismissDisabled()") == [.held])
    #expect(style(".interactiveDismissDisabled(true)") == [.held])
    #expect(style(".interactiveDismissDisabled(isBusy)") == [nil])
    #expect(style("", inside: ".interactiveDismissDisabled()") == [.held])
    let nested = style("", inside: ".sheet(isPresented: .constant(true)) { Text(\"\").interactiveDismissDisabled() }")
    #expect(nested.last == .some(nil))
  }

  @Test("is that of a segue, or else that of the scene which it shows")
  func segues() {
    func style(segue: String, scene: String) -> [ModalStyle?] {
      styles(
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="home"><scenes>
        <scene sceneID="s1"><objects><viewController id="home" customClass="Home" sceneMemberID="viewController">
        <connections><segue destination="detail" kind="presentation" \(segue) id="go"/></connections>
        </viewController></objects></scene>
        <scene sceneID="s2"><objects>
        <viewController id="detail" customClass="Detail" \(scene) sceneMemberID="viewController"/>
        </objects></scene>
        </scenes></document>
        //- App.swift
        class Home: UIViewController {}
        class Detail: UIViewController {}
        """)
    }
    #expect(style(segue: #"modalPresentationStyle="fullScreen""#, scene: "") == [.fullScreen])
    #expect(style(segue: "", scene: #"modalPresentationStyle="overFullScreen""#) == [.overFullScreen])
    #expect(
      style(segue: #"modalPresentationStyle="formSheet""#, scene: #"modalPresentationStyle="fullScreen""#)
        == [.formSheet])
    #expect(style(segue: "", scene: "") == [nil])
  }
}
