import NavigationModel

extension Idiom {
  static let uiKitSystemScreens = Idiom(
    name: "uikit-system-screens", framework: "UIKit",
    summary: "Screens that the system brings: sharing, mail, photos, the web.",
    types: [
      "UIActivityViewController", "UIImagePickerController", "UIDocumentPickerViewController",
      "UIDocumentBrowserViewController", "UICloudSharingController", "UIColorPickerViewController",
      "UIFontPickerViewController", "UIPrinterPickerController", "UIReferenceLibraryViewController",
      "UIVideoEditorController", "UIDocumentInteractionController", "SFSafariViewController",
      "SFAuthenticationViewController", "MFMailComposeViewController", "MFMessageComposeViewController",
      "PHPickerViewController", "CNContactViewController", "CNContactPickerViewController", "EKEventEditViewController",
      "EKEventViewController", "EKCalendarChooser", "QLPreviewController", "AVPlayerViewController",
      "MPMediaPickerController", "PKAddPassesViewController", "PKAddPaymentPassViewController",
      "PKPaymentAuthorizationViewController", "SKStoreProductViewController", "VNDocumentCameraViewController",
      "DataScannerViewController", "GKGameCenterViewController", "GKMatchmakerViewController",
      "INUIAddVoiceShortcutViewController", "INUIEditVoiceShortcutViewController", "ASAuthorizationController",
      "HMCameraView", "CTSubscriberViewController", "UIPrintInteractionController", "UISearchController",
    ].map { FrameworkType($0, superclass: "UIViewController", role: .systemScreen, framework: .uikit) },
    example: Example(
      source: """
        class ListViewController: UIViewController {
          func share(_ text: String) {
            present(UIActivityViewController(activityItems: [text], applicationActivities: nil), animated: true)
          }
        }
        """,
      edges: ["ListViewController system UIActivityViewController"]))
}
