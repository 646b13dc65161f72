final class Account {
  static let shared = Account()

  var isSignedIn = false
  var viewedBikes = 0
}

struct OfferContext {
  var code: String
  var isFromLink: Bool
}
