import UIKit

@MainActor
protocol AppointmentListView: Presentable {
  var onSelect: ((String) -> Void)? { get set }
  var onBook: (() -> Void)? { get set }
  var onPrescriptions: (() -> Void)? { get set }
  var onLabReports: (() -> Void)? { get set }
  var onInbox: (() -> Void)? { get set }
}

final class AppointmentListViewController: UITableViewController, AppointmentListView {
  var onSelect: ((String) -> Void)?
  var onBook: (() -> Void)?
  var onPrescriptions: (() -> Void)?
  var onLabReports: (() -> Void)?
  var onInbox: (() -> Void)?

  private var appointments: [String] = []

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(appointments[indexPath.row])
  }

  @IBAction private func bookTapped() { onBook?() }
  @IBAction private func prescriptionsTapped() { onPrescriptions?() }
  @IBAction private func labReportsTapped() { onLabReports?() }
  @IBAction private func inboxTapped() { onInbox?() }
}

@MainActor
protocol AppointmentDetailView: Presentable {
  var onReschedule: ((Doctor) -> Void)? { get set }
  var onCall: (() -> Void)? { get set }
  var onInvoice: (() -> Void)? { get set }
}

final class AppointmentDetailViewController: UIViewController, AppointmentDetailView {
  var onReschedule: ((Doctor) -> Void)?
  var onCall: (() -> Void)?
  var onInvoice: (() -> Void)?
  var appointmentID = ""

  @IBAction private func rescheduleTapped() { onReschedule?(Doctor(name: "Dr. Grün")) }
  @IBAction private func callTapped() { onCall?() }
  @IBAction private func invoiceTapped() { onInvoice?() }

  @IBAction private func cancelTapped() {
    let alert = UIAlertController(title: "Cancel the visit?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .destructive))
    present(alert, animated: true)
  }
}

@MainActor
protocol VideoCallView: Presentable {
  var onHangUp: (() -> Void)? { get set }
}

final class VideoCallViewController: UIViewController, VideoCallView {
  var onHangUp: (() -> Void)?
  private let appointment: String

  init(appointment: String) {
    self.appointment = appointment
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  @IBAction private func hangUpTapped() { onHangUp?() }
}

@MainActor
protocol InvoiceView: Presentable {}

final class InvoiceViewController: UIViewController, InvoiceView {
  private let appointment: String

  init(appointment: String) {
    self.appointment = appointment
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }
}
