import Foundation

struct Doctor {
  var name: String
}

struct Booking {
  var doctor: Doctor
  var date: Date
}
