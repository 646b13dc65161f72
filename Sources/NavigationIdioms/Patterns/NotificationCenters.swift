import NavigationModel

extension Idiom {
  static let notificationCenters = Idiom(
    name: "notification-centers", framework: "Foundation",
    summary: "Code posts a notification with a name, and the observers of that name show a screen.",
    types: [
      FrameworkType("Notification", role: .other),
      FrameworkType("NSNotification", role: .other),
    ],
    members: ["Notification", "NSNotification"].flatMap { type in
      ["name", "object", "userInfo"].map { FrameworkMember(type, $0, gives: .argument($0)) }
    },
    sending: SendingVocabulary(
      senders: [
        .init("post", by: .name("name"), in: "Notification"),
        .init("post", by: .name("_"), sends: ["_"]),
        .init("postNotificationName", by: .name("_"), in: "Notification"),
      ],
      listeners: [
        .init("addObserver", to: .name("name"), runs: ["selector"]),
        .init("addObserver", to: .name("forName"), runs: ["using", "_"]),
      ],
      streams: ["publisher": "for", "notification": "_"]),
    example: Example(
      source: """
        extension Notification.Name { static let itemSelected = Notification.Name("itemSelected") }
        class ListCoordinator {
          let navigation = UINavigationController()
          func start() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(showDetail), name: .itemSelected, object: nil)
            navigation.pushViewController(ListViewController(), animated: false)
          }
          @objc func showDetail() { navigation.pushViewController(DetailViewController(), animated: true) }
        }
        class ListViewController: UIViewController {
          func select() { NotificationCenter.default.post(name: .itemSelected, object: nil) }
        }
        class DetailViewController: UIViewController {}
        """,
      edges: [
        "ListCoordinator push DetailViewController", "ListCoordinator push ListViewController",
        "ListViewController push DetailViewController via ListCoordinator",
      ]))
}
