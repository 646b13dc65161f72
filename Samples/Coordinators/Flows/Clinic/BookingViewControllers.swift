import UIKit

@MainActor
protocol DoctorListViewControllerDelegate: AnyObject {
  func doctorList(_ controller: DoctorListViewController, didSelect doctor: Doctor)
  func doctorListDidCancel(_ controller: DoctorListViewController)
}

/// The oldest screen of the flow: it still speaks through a delegate.
final class DoctorListViewController: UITableViewController {
  weak var delegate: DoctorListViewControllerDelegate?

  private let doctors = [Doctor(name: "Dr. Grün"), Doctor(name: "Dr. Okafor")]

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.doctorList(self, didSelect: doctors[indexPath.row])
  }

  @IBAction private func cancelTapped() {
    delegate?.doctorListDidCancel(self)
  }
}

@MainActor
protocol DoctorProfileView: Presentable {
  var onPickSlot: (() -> Void)? { get set }
}

final class DoctorProfileViewController: UIViewController, DoctorProfileView {
  var onPickSlot: (() -> Void)?
  private let doctor: Doctor

  init(doctor: Doctor) {
    self.doctor = doctor
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  @IBAction private func slotTapped() { onPickSlot?() }
}

@MainActor
protocol SlotPickerView: Presentable {
  var onPick: ((Date) -> Void)? { get set }
}

final class SlotPickerViewController: UIViewController, SlotPickerView {
  var onPick: ((Date) -> Void)?
  private let doctor: Doctor

  init(doctor: Doctor) {
    self.doctor = doctor
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  @IBAction private func slotTapped() { onPick?(Date()) }
}

@MainActor
protocol BookingSummaryView: Presentable {
  var onDoctor: (() -> Void)? { get set }
  var onConfirm: (() -> Void)? { get set }
}

final class BookingSummaryViewController: UIViewController, BookingSummaryView {
  var onDoctor: (() -> Void)?
  var onConfirm: (() -> Void)?
  private let booking: Booking

  init(booking: Booking) {
    self.booking = booking
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  @IBAction private func doctorTapped() { onDoctor?() }
  @IBAction private func confirmTapped() { onConfirm?() }
}

@MainActor
protocol BookingDoneView: Presentable {
  var onClose: (() -> Void)? { get set }
}

final class BookingDoneViewController: UIViewController, BookingDoneView {
  var onClose: (() -> Void)?
  private let booking: Booking

  init(booking: Booking) {
    self.booking = booking
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  @IBAction private func closeTapped() { onClose?() }
}
