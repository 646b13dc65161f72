import Foundation

/// What a link from outside can ask for.
enum DeepLinkOption {
  case login
  case appointment(id: String)
  case profile

  init?(url: URL) {
    switch url.host {
    case "login": self = .login
    case "appointment": self = .appointment(id: url.lastPathComponent)
    case "profile": self = .profile
    default: return nil
    }
  }
}
