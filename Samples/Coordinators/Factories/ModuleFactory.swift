import UIKit

@MainActor
protocol AuthModuleFactory {
  func makeLogin() -> LoginView
  func makeSignUp() -> SignUpView
  func makeTerms() -> Presentable
}

@MainActor
protocol ClinicModuleFactory {
  func makeAppointmentList() -> AppointmentListView
  func makeAppointmentDetail(id: String) -> AppointmentDetailView
  func makeDoctorList() -> DoctorListViewController
  func makeDoctorProfile(doctor: Doctor) -> DoctorProfileView
  func makeSlotPicker(doctor: Doctor) -> SlotPickerView
  func makeBookingSummary(booking: Booking) -> BookingSummaryView
  func makeBookingDone(booking: Booking) -> BookingDoneView
  func makePrescriptionList() -> PrescriptionListView
  func makePrescription(id: String) -> PrescriptionView
  func makeMedicine(name: String) -> Presentable
  func makeLabReportList() -> LabReportListView
  func makeLabReport(id: String) -> Presentable
  func makeInbox() -> InboxView
  func makeChat(thread: String) -> Presentable
  func makeVideoCall(appointment: String) -> VideoCallView
  func makeInvoice(appointment: String) -> InvoiceView
}

@MainActor
protocol ProfileModuleFactory {
  func makeProfile() -> ProfileView
  func makeSettings() -> Presentable
}
