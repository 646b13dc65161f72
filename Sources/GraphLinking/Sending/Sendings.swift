import NavigationModel

/// Who hears what is sent: the relation between the calls that send something to whoever listens, and the code that
/// runs for it.
///
/// Neither side knows the other. They mean the same name of a notification, or the same subject, wherever each got it from.
struct Sendings {
  /// Code that runs each time something is sent.
  enum Hearer: Hashable {
    case closure(ScopeID)
    case function(BodyID)

    /// What tells hearers apart in the order of the sources.
    fileprivate var place: [Int32] {
      switch self {
      case .closure(let scope): [scope.file, scope.index, 0]
      case .function(let body): [body.file, body.index, 1]
      }
    }
  }

  /// A call that sends something, or that passes a function the name under which the function sends.
  struct Sending {
    let site: CallSiteID
    /// The call that says under which name it is sent, for all who call the function around it.
    let place: CallSiteID
    /// What is sent, with where it is written; its value is nil where nobody says it.
    let sent: Sent
    /// How sure it is that those who hear it are there.
    let confidence: Confidence
  }

  /// What those who listen get.
  struct Sent: Hashable {
    let value: RouteRequests.Route?
    /// The calls through which it gets to the code that says what is sent, from the inside out; the last one is the
    /// sending itself. Empty where the call that sends it says it.
    var hands: [CallSiteID] = []
    /// Whether objects of other types hear it as well, so that it is not known which of them is there.
    var isForSeveral = false
    /// The closures that make something else of it on the way, such as those of `map`.
    var conversions: [Conversion] = []

    /// What is sent, where those who listen get it as it is and the sending says it.
    var unconverted: RouteRequests.Route? { conversions.isEmpty && hands.isEmpty ? value : nil }

    /// Whether it comes together with what other streams give.
    var isPaired: Bool {
      conversions.contains { if case .paired = $0 { true } else { false } }
    }

    /// Its place among what several streams give, each of which makes those run who hear it; nil where it does so alone.
    var placeAmongSenders: Int? {
      for case .paired(let place, of: _, isAlone: false) in conversions { return place }
      return nil
    }
  }

  /// A step on the way from what is sent to what is heard.
  enum Conversion: Hashable {
    case closure(ScopeID)
    /// It comes at this place of a tuple with so many parts, of which others give the rest: `zip`, `withUnretained`. It is
    /// alone where none of the others makes those run who hear it: `withLatestFrom`.
    case paired(Int, of: Int, isAlone: Bool)
    /// What comes of it is not known.
    case unknown
  }

  private let sendings: [Hearer: [Sending]]

  /// Nobody sends anything.
  init() { sendings = [:] }

  init(_ sendings: [Hearer: [Sending]]) { self.sendings = sendings }

  /// Code that hears what one call sends.
  struct Hearing {
    let hearer: Hearer
    let sent: Sent
  }

  /// Who hears what each call sends, by the call, in the order of the sources.
  var bySite: [CallSiteID: [Hearing]] {
    var found: [CallSiteID: [Hearing]] = [:]
    for (hearer, all) in sendings {
      for sending in all { found[sending.site, default: []].append(Hearing(hearer: hearer, sent: sending.sent)) }
    }
    return found.mapValues { $0.sorted { $0.hearer.place.lexicographicallyPrecedes($1.hearer.place) } }
  }

  /// What code hears, in the order of the sources.
  func heard(by hearer: Hearer) -> [Sending] { sendings[hearer] ?? [] }
}
