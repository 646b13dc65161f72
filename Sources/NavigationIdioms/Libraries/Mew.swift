import NavigationModel

extension Idiom {
  static let mew = Idiom(
    name: "mew", framework: "Mew",
    summary: "A cell or a header of a list has a controller in it, and is named by the controller's class.",
    modules: ["Mew"],
    transitions: [
      TransitionPattern(
        .call("dequeued", labels: ["from", "for", "parentViewController"]), shows: .specialization, as: .child),
      TransitionPattern(
        .call("dequeued", labels: ["from", "parentViewController"]), shows: .specialization, as: .child),
    ],
    example: Example(
      source: """
        class ShelfViewController: UITableViewController {
          override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            TableViewCell<BookViewController>.dequeued(from: list, for: path, input: 1, parentViewController: self)
          }
        }
        class BookViewController: UIViewController {}
        """,
      edges: ["ShelfViewController child BookViewController"]))
}
