import UIKit

/// The one place that knows the classes of the screens.
struct DefaultModuleFactory {}

extension DefaultModuleFactory: AuthModuleFactory {
  func makeLogin() -> LoginView { LoginViewController() }
  func makeSignUp() -> SignUpView { SignUpViewController() }
  func makeTerms() -> Presentable { TermsViewController() }
}

extension DefaultModuleFactory: ClinicModuleFactory {
  func makeAppointmentList() -> AppointmentListView { AppointmentListViewController() }

  func makeAppointmentDetail(id: String) -> AppointmentDetailView {
    let controller = AppointmentDetailViewController()
    controller.appointmentID = id
    return controller
  }

  func makeDoctorList() -> DoctorListViewController { DoctorListViewController() }
  func makeDoctorProfile(doctor: Doctor) -> DoctorProfileView { DoctorProfileViewController(doctor: doctor) }
  func makeSlotPicker(doctor: Doctor) -> SlotPickerView { SlotPickerViewController(doctor: doctor) }
  func makeBookingSummary(booking: Booking) -> BookingSummaryView { BookingSummaryViewController(booking: booking) }
  func makeBookingDone(booking: Booking) -> BookingDoneView { BookingDoneViewController(booking: booking) }
  func makePrescriptionList() -> PrescriptionListView { PrescriptionListViewController() }
  func makePrescription(id: String) -> PrescriptionView { PrescriptionViewController(id: id) }
  func makeMedicine(name: String) -> Presentable { MedicineViewController(name: name) }
  func makeLabReportList() -> LabReportListView { LabReportListViewController() }
  func makeLabReport(id: String) -> Presentable { LabReportViewController(id: id) }
  func makeInbox() -> InboxView { InboxViewController() }
  func makeChat(thread: String) -> Presentable { ChatViewController(thread: thread) }

  func makeVideoCall(appointment: String) -> VideoCallView {
    let call = VideoCallViewController(appointment: appointment)
    call.modalPresentationStyle = .fullScreen
    return call
  }

  func makeInvoice(appointment: String) -> InvoiceView { InvoiceViewController(appointment: appointment) }
}

extension DefaultModuleFactory: ProfileModuleFactory {
  func makeProfile() -> ProfileView { ProfileViewController() }
  func makeSettings() -> Presentable { SettingsViewController() }
}
