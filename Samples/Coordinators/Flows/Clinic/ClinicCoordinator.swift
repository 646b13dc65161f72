import UIKit

/// Everything that a patient does with the clinic. It began with appointments; prescriptions, laboratory, messages and
/// invoices came later and stayed, which makes it the god coordinator of this sample.
final class ClinicCoordinator: BaseCoordinator {
  private let router: Router
  private let factory: ClinicModuleFactory

  init(router: Router, factory: ClinicModuleFactory) {
    self.router = router
    self.factory = factory
  }

  override func start() {
    showAppointments()
  }

  // MARK: Appointments

  private func showAppointments() {
    let list = factory.makeAppointmentList()
    list.onSelect = { [weak self] id in self?.showAppointment(id: id) }
    list.onBook = { [weak self] in self?.showDoctors() }
    list.onPrescriptions = { [weak self] in self?.showPrescriptions() }
    list.onLabReports = { [weak self] in self?.showLabReports() }
    list.onInbox = { [weak self] in self?.showInbox() }
    router.setRoot(list)
  }

  func showAppointment(id: String) {
    let detail = factory.makeAppointmentDetail(id: id)
    detail.onReschedule = { [weak self] doctor in self?.showSlots(of: doctor) }
    detail.onCall = { [weak self] in self?.showVideoCall(appointment: id) }
    detail.onInvoice = { [weak self] in self?.showInvoice(appointment: id) }
    router.push(detail)
  }

  // MARK: Booking

  private func showDoctors() {
    let doctors = factory.makeDoctorList()
    doctors.delegate = self
    router.push(doctors)
  }

  private func showDoctor(_ doctor: Doctor) {
    let profile = factory.makeDoctorProfile(doctor: doctor)
    profile.onPickSlot = { [weak self] in self?.showSlots(of: doctor) }
    router.push(profile)
  }

  private func showSlots(of doctor: Doctor) {
    let slots = factory.makeSlotPicker(doctor: doctor)
    slots.onPick = { [weak self] date in self?.showSummary(Booking(doctor: doctor, date: date)) }
    router.push(slots)
  }

  private func showSummary(_ booking: Booking) {
    let summary = factory.makeBookingSummary(booking: booking)
    // A step ahead that leads back to where booking began: each round stacks three more screens.
    summary.onDoctor = { [weak self] in self?.showDoctor(booking.doctor) }
    summary.onConfirm = { [weak self] in self?.showBookingDone(booking) }
    router.push(summary)
  }

  private func showBookingDone(_ booking: Booking) {
    let done = factory.makeBookingDone(booking: booking)
    done.onClose = { [weak self] in self?.finishBooking() }
    router.present(done)
  }

  private func finishBooking() {
    router.dismiss(animated: true, completion: nil)
    router.popToRoot(animated: false)
  }

  // MARK: Prescriptions and laboratory

  private func showPrescriptions() {
    let list = factory.makePrescriptionList()
    list.onSelect = { [weak self] id in self?.showPrescription(id: id) }
    router.push(list)
  }

  private func showPrescription(id: String) {
    let prescription = factory.makePrescription(id: id)
    prescription.onMedicine = { [weak self] name in
      guard let self else { return }
      self.router.push(self.factory.makeMedicine(name: name))
    }
    router.push(prescription)
  }

  private func showLabReports() {
    let list = factory.makeLabReportList()
    list.onSelect = { [weak self] id in self?.showLabReport(id: id) }
    router.push(list)
  }

  private func showLabReport(id: String) {
    router.push(factory.makeLabReport(id: id))
  }

  // MARK: Messages, calls and invoices

  private func showInbox() {
    let inbox = factory.makeInbox()
    inbox.onThread = { [weak self] thread in self?.showChat(thread: thread) }
    router.push(inbox)
  }

  private func showChat(thread: String) {
    let chat = factory.makeChat(thread: thread)
    router.push(chat)
  }

  private func showVideoCall(appointment: String) {
    let call = factory.makeVideoCall(appointment: appointment)
    call.onHangUp = { [weak self] in self?.router.dismiss(animated: true, completion: nil) }
    router.present(call)
  }

  private func showInvoice(appointment: String) {
    let invoice = factory.makeInvoice(appointment: appointment)
    guard let content = invoice.toPresent else { return }
    let navigation = UINavigationController(rootViewController: content)
    router.present(navigation)
  }
}

extension ClinicCoordinator: DoctorListViewControllerDelegate {
  func doctorList(_ controller: DoctorListViewController, didSelect doctor: Doctor) {
    showDoctor(doctor)
  }

  func doctorListDidCancel(_ controller: DoctorListViewController) {
    router.pop(animated: true)
  }
}
