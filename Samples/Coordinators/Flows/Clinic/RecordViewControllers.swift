import UIKit

@MainActor
protocol PrescriptionListView: Presentable {
  var onSelect: ((String) -> Void)? { get set }
}

final class PrescriptionListViewController: UITableViewController, PrescriptionListView {
  var onSelect: ((String) -> Void)?

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?("rx-\(indexPath.row)")
  }
}

@MainActor
protocol PrescriptionView: Presentable {
  var onMedicine: ((String) -> Void)? { get set }
}

final class PrescriptionViewController: UIViewController, PrescriptionView {
  var onMedicine: ((String) -> Void)?
  private let id: String

  init(id: String) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  @IBAction private func medicineTapped() { onMedicine?("Paracetamol") }
}

@MainActor
protocol LabReportListView: Presentable {
  var onSelect: ((String) -> Void)? { get set }
}

final class LabReportListViewController: UITableViewController, LabReportListView {
  var onSelect: ((String) -> Void)?

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?("lab-\(indexPath.row)")
  }
}

final class LabReportViewController: UIViewController {
  private let id: String

  init(id: String) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }
}

@MainActor
protocol InboxView: Presentable {
  var onThread: ((String) -> Void)? { get set }
}

final class InboxViewController: UITableViewController, InboxView {
  var onThread: ((String) -> Void)?

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onThread?("thread-\(indexPath.row)")
  }
}

final class ChatViewController: UIViewController {
  private let thread: String

  init(thread: String) {
    self.thread = thread
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }
}
