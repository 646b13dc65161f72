/// Who is signed in.
final class Session {
  static let shared = Session()

  var patient: Patient?

  var isSignedIn: Bool { patient != nil }
}

struct Patient {
  var name: String
  var email: String
}

/// A screen that shows the patient and wants to know when the name changes.
protocol PatientUpdatable: AnyObject {
  var patient: Patient? { get set }
}
