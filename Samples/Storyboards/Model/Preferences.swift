import Foundation

final class Preferences {
  static let standard = Preferences()

  private let defaults = UserDefaults.standard

  var hasSeenWelcome: Bool {
    get { defaults.bool(forKey: "hasSeenWelcome") }
    set { defaults.set(newValue, forKey: "hasSeenWelcome") }
  }

  var showsPrivacyTab: Bool { defaults.bool(forKey: "showsPrivacyTab") }
}
