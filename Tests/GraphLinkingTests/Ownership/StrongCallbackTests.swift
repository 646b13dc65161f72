import TestSupport
import Testing

@Suite("Which callbacks keep a coordinator alive")
struct StrongCallbackTests {
  private func callbacks(_ code: String) -> [String] {
    Fixture(
      """
      class AppCoordinator: BaseCoordinator {
        private var shop: ShopCoordinator?
        private weak var other: ShopCoordinator?
        private let list = ListViewController()
        func show() {}
        \(code)
      }

      //- Others.swift
      protocol Coordinator: AnyObject { func start() }
      class BaseCoordinator: Coordinator {
        var children: [Coordinator] = []
        func start() {}
      }
      class ShopCoordinator: Coordinator { var onFinish: (() -> Void)?; func start() {} }
      class ListViewController: UIViewController { var onSelect: ((Int) -> Void)? }
      """
    ).program.ownership.callbacks.map { callback in
      let held = callback.held.map { "\($0.drop { $0 != ":" }.dropFirst())" } ?? "?"
      return "\(callback.holder): \(held).\(callback.callback) @\(callback.site.line)"
    }
  }

  @Test("are those of what a property keeps, where a closure says self")
  func property() {
    #expect(
      callbacks("func open() { list.onSelect = { _ in self.show() } }") == ["list: ListViewController.onSelect @6"])
  }

  @Test("are those that name a method")
  func method() {
    #expect(callbacks("func open() { self.shop?.onFinish = self.show }") == ["shop: ShopCoordinator.onFinish @6"])
  }

  @Test("are those of a local that goes into a property or among the children")
  func locals() {
    let assigned = "func open() { let next = ShopCoordinator(); next.onFinish = { self.show() }; shop = next }"
    #expect(callbacks(assigned) == ["shop: ShopCoordinator.onFinish @6"])
    let added = "func open() { let next = ShopCoordinator(); next.onFinish = { self.show() }; children.append(next) }"
    #expect(callbacks(added) == ["children: ShopCoordinator.onFinish @6"])
  }

  @Test(
    "are none that capture weakly, that belong to nothing which is kept, or that are let go of",
    arguments: [
      "func open() { list.onSelect = { [weak self] _ in self?.show() } }",
      "func open() { list.onSelect = { [unowned self] _ in self.show() } }",
      "func open() { list.onSelect = { _ in print(1) } }",
      "func open() { let next = ShopCoordinator(); next.onFinish = { self.show() } }",
      "func open() { other?.onFinish = { self.show() } }",
      "func open() { shop?.onFinish = { self.shop = nil } }",
      "func open() { shop?.onFinish = { self.show() } }\nfunc close() { shop = nil }",
      """
      func open() { let next = ShopCoordinator(); next.onFinish = { self.show() }; children.append(next) }
      func close() { children.removeAll() }
      """,
      "func open() { run { [weak self] in self?.list.onSelect = { _ in self?.show() } } }",
      "func open() { list.onSelect = { _ in DispatchQueue.main.async { [weak self] in self?.show() } } }",
    ])
  func harmless(code: String) {
    #expect(callbacks(code) == [])
  }

  @Test("are none of an object that is no coordinator")
  func others() {
    let found = Fixture(
      """
      class Home: UIViewController {
        let list = List()
        override func viewDidLoad() { list.onSelect = { self.reload() } }
        func reload() {}
      }
      class List: UIViewController { var onSelect: (() -> Void)? }
      """
    ).program.ownership
    #expect(found.callbacks.isEmpty && found.children.isEmpty)
  }
}
