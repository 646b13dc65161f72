import SwiftUI
import UIKit

@MainActor
protocol ScannerViewControllerDelegate: AnyObject {
  func scanner(_ scanner: ScannerViewController, didRead code: String)
}

/// Reads the code beside an exhibit and goes back to SwiftUI through a hosting controller.
final class ScannerViewController: UIViewController {
  weak var delegate: ScannerViewControllerDelegate?

  private func didRead(_ code: String) {
    delegate?.scanner(self, didRead: code)
    let host = UIHostingController(rootView: ScanResultView(code: code))
    host.modalPresentationStyle = .pageSheet
    present(host, animated: true)
  }
}

struct ScanResultView: View {
  let code: String

  var body: some View {
    Text(code)
  }
}
