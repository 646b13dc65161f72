import RouteComposer
import UIKit

/// Finds the screen of one bike, so that the same bike is not pushed twice.
struct BikeFinder: StackIteratingFinder {
  var iterator: StackIterator = RouteComposerDefaults.shared.stackIterator

  func isTarget(_ viewController: BikeViewController, with context: Int) -> Bool {
    viewController.bikeID == context
  }
}
