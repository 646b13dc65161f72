import RouteComposer
import UIKit

/// Builds a controller from a xib. The library once had one of these.
struct NibFactory<VC: UIViewController, C>: Factory {
  typealias ViewController = VC
  typealias Context = C

  let nibName: String

  func build(with context: C) throws -> VC {
    VC(nibName: nibName, bundle: nil)
  }
}
