import NavigationModel

extension Idiom {
  static let uiKitSystemScreens = Idiom(
    name: "uikit-system-screens", framework: "UIKit",
    summary: "System screens: sharing, mail, photos, the web.",
    transitions: [
      // These are not view controllers: they find one by themselves.
      systemCall("present", ["animated"], on: ["UIPrintInteractionController", "UIPrinterPickerController"]),
      systemCall("present", ["from"], on: ["UIPrintInteractionController", "UIPrinterPickerController"]),
      systemCall("presentPreview", ["animated"], on: ["UIDocumentInteractionController"]),
      systemCall("presentOptionsMenu", ["from"], on: ["UIDocumentInteractionController"]),
      systemCall("presentOpenInMenu", ["from"], on: ["UIDocumentInteractionController"]),
      systemCall("performRequests", [], on: ["ASAuthorizationController"]),
      systemCall("start", [], on: ["ASWebAuthenticationSession"]),
    ],
    types: controllers.map {
      FrameworkType($0, superclass: "UIViewController", role: .systemScreen, framework: .uikit)
    }
      + [
        "UIPrintInteractionController", "UIPrinterPickerController", "UIDocumentInteractionController",
        "ASAuthorizationController", "ASWebAuthenticationSession",
      ].map { FrameworkType($0, role: .systemScreen, framework: .uikit) },
    members: [
      FrameworkMember("UIPrintInteractionController", "shared", "UIPrintInteractionController")
    ],
    example: Example(
      source: """
        class ListViewController: UIViewController {
          func share(_ text: String) {
            present(UIActivityViewController(activityItems: [text], applicationActivities: nil), animated: true)
          }
        }
        """,
      edges: ["ListViewController system UIActivityViewController"]))

  private static func systemCall(_ name: String, _ labels: [String], on types: [String]) -> TransitionPattern {
    TransitionPattern(
      .call(name, labels: labels), on: types, shows: .receiver, as: .system, acceptsUnknownReceiver: false)
  }

  /// The view controllers of the system's frameworks that come with a screen of their own.
  private static let controllers = [
    // UIKit
    "UIActivityViewController", "UICloudSharingController", "UIColorPickerViewController",
    "UIDocumentBrowserViewController", "UIDocumentPickerViewController", "UIFontPickerViewController",
    "UIImagePickerController", "UIReferenceLibraryViewController", "UISearchController",
    "UITextFormattingViewController", "UIVideoEditorController",
    // Tips, which point at something and say what it is for
    "TipUIPopoverViewController", "TipUIViewController",
    // Contacts, calendars, messages
    "ABNewPersonViewController", "ABPeoplePickerNavigationController", "ABPersonViewController",
    "ABUnknownPersonViewController", "CNContactPickerViewController", "CNContactViewController", "EKCalendarChooser",
    "EKEventEditViewController", "EKEventViewController", "MFMailComposeViewController",
    "MFMessageComposeViewController", "SLComposeViewController",
    // Media and documents
    "AVPlayerViewController", "DataScannerViewController", "MPMediaPickerController", "MPMoviePlayerViewController",
    "PHPickerViewController", "QLPreviewController", "RPBroadcastActivityViewController", "RPPreviewViewController",
    "VNDocumentCameraViewController",
    // The web, stores, wallets
    "PKAddPassesViewController", "PKAddPaymentPassViewController", "PKAddSecureElementPassViewController",
    "PKPaymentAuthorizationViewController", "SFSafariViewController", "SKCloudServiceSetupViewController",
    "SKStoreProductViewController",
    // Games, neighbours, maps, shortcuts
    "GKFriendRequestComposeViewController", "GKGameCenterViewController", "GKMatchmakerViewController",
    "GKTurnBasedMatchmakerViewController", "INUIAddVoiceShortcutViewController", "INUIEditVoiceShortcutViewController",
    "MCBrowserViewController", "MKLookAroundViewController", "MKMapItemDetailViewController",
  ]
}
