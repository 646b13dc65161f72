import Foundation
import RouteComposer

/// Turns a link into a place in the app.
@MainActor
enum LinkTranslator {
  static func bike(for url: URL) -> Destination<BikeViewController, Int>? {
    guard url.host == "bikes", let id = Int(url.lastPathComponent) else { return nil }
    return Destination(to: BikeConfiguration.bike, with: id)
  }

  static func offer(for url: URL) -> Destination<OfferViewController, OfferContext>? {
    guard url.host == "offers" else { return nil }
    return Destination(to: OfferConfiguration.offer, with: OfferContext(code: url.lastPathComponent, isFromLink: true))
  }
}
