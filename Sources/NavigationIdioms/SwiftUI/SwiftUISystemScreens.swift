import NavigationModel

extension Idiom {
  static let swiftUISystemScreens = Idiom(
    name: "swiftui-system-screens", framework: "SwiftUI",
    summary: "System screens that SwiftUI's modifiers and views show: files, photos, sharing.",
    transitions: [
      modifier("fileImporter", ["isPresented"], "FileImporter"),
      modifier("fileExporter", ["isPresented"], "FileExporter"),
      modifier("fileMover", ["isPresented"], "FileMover"),
      modifier("photosPicker", ["isPresented"], "PhotosPicker"),
      modifier("quickLookPreview", ["_"], "QuickLookPreview"),
      modifier("translationPresentation", ["isPresented"], "TranslationPresentation"),
      modifier("appStoreOverlay", ["isPresented"], "AppStoreOverlay"),
      modifier("manageSubscriptionsSheet", ["isPresented"], "SubscriptionManagement"),
      modifier("refundRequestSheet", ["for", "isPresented"], "RefundRequest"),
      modifier("offerCodeRedemption", ["isPresented"], "OfferCodeRedemption"),
      modifier("musicSubscriptionOffer", ["isPresented"], "MusicSubscriptionOffer"),
      modifier("familyActivityPicker", ["isPresented"], "FamilyActivityPicker"),
      modifier("contactAccessPicker", ["isPresented"], "ContactAccessPicker"),
      // Buttons that open a screen of the system.
      TransitionPattern(.call("ShareLink", labels: ["item"]), shows: .fixed("ShareLink"), as: .system),
      TransitionPattern(.call("ShareLink", labels: ["items"]), shows: .fixed("ShareLink"), as: .system),
      TransitionPattern(.call("PhotosPicker", labels: ["selection"]), shows: .fixed("PhotosPicker"), as: .system),
    ],
    // What StoreKit shows instead of a screen of the app.
    types: [
      FrameworkType("SubscriptionStoreView", superclass: "View", role: .systemScreen, framework: .swiftui),
      FrameworkType("StoreView", superclass: "View", role: .systemScreen, framework: .swiftui),
    ],
    example: Example(
      source: """
        struct ListView: View {
          @State var isImporting = false
          var body: some View {
            ShareLink(item: url).fileImporter(isPresented: $isImporting, allowedContentTypes: [.pdf]) { open($0) }
          }
        }
        """,
      edges: ["ListView system FileImporter", "ListView system ShareLink"]))

  private static func modifier(_ name: String, _ labels: [String], _ screen: String) -> TransitionPattern {
    TransitionPattern(.call(name, labels: labels), shows: .fixed(screen), as: .system)
  }
}
