import SwiftUI
import UIKit

/// The camera is UIKit. The nested coordinator is SwiftUI's kind, which navigates nowhere.
struct ScannerView: UIViewControllerRepresentable {
  func makeCoordinator() -> Coordinator {
    Coordinator()
  }

  func makeUIViewController(context: Context) -> ScannerViewController {
    let scanner = ScannerViewController()
    scanner.delegate = context.coordinator
    return scanner
  }

  func updateUIViewController(_ scanner: ScannerViewController, context: Context) {}

  final class Coordinator: ScannerViewControllerDelegate {
    private(set) var lastCode: String?

    func scanner(_ scanner: ScannerViewController, didRead code: String) {
      lastCode = code
    }
  }
}
