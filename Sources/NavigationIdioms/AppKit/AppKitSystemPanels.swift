import NavigationModel

extension Idiom {
  static let appKitSystemPanels = Idiom(
    name: "appkit-system-panels", framework: "AppKit",
    summary: "System panels: files, colors, fonts, printing, sharing, errors.",
    transitions: [
      shows("runModal", [], on: ["NSAlert"], as: .alert),
      shows("beginSheetModal", ["for"], on: ["NSAlert"], as: .alert),
      shows("runModal", [], on: ["NSSavePanel", "NSPageLayout", "NSPrintPanel"], as: .system),
      shows("beginSheetModal", ["for"], on: ["NSSavePanel"], as: .system),
      shows("begin", [], on: ["NSSavePanel"], as: .system),
      shows("beginSheet", ["with"], on: ["NSPageLayout", "NSPrintPanel"], as: .system),
      shows("runModal", ["for", "message"], on: ["SFCertificateTrustPanel"], as: .system),
      shows("runModal", ["for", "showGroup"], on: ["SFCertificatePanel"], as: .system),
      shows("runModal", ["for"], on: ["NSPrintOperation"], as: .system),
      shows("run", [], on: ["NSPrintOperation"], as: .system),
      shows("orderFront", ["_"], on: ["NSColorPanel", "NSFontPanel", "QLPreviewPanel"], as: .system),
      // A window may be put behind others by it, but a panel of the system is only asked for to be seen.
      shows("orderBack", ["_"], on: ["NSColorPanel", "NSFontPanel", "QLPreviewPanel"], as: .system),
      shows("show", ["relativeTo", "of"], on: ["NSSharingServicePicker"], as: .system),
      TransitionPattern(
        .call("presentError", labels: ["_"]), on: ["NSResponder", "NSDocument", "NSDocumentController"],
        shows: .fixed("NSAlert"), as: .alert, acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("orderFrontColorPanel", labels: ["_"]), on: ["NSApplication"], shows: .fixed("NSColorPanel"), as: .system,
        acceptsUnknownReceiver: false),
      TransitionPattern(
        .call("orderFrontFontPanel", labels: ["_"]), on: ["NSFontManager"], shows: .fixed("NSFontPanel"), as: .system,
        acceptsUnknownReceiver: false),
    ],
    types: [
      FrameworkType("NSAlert", role: .alert, framework: .appkit),
      FrameworkType("NSSavePanel", superclass: "NSPanel", role: .systemScreen, framework: .appkit),
      FrameworkType("NSOpenPanel", superclass: "NSSavePanel", role: .systemScreen, framework: .appkit),
      FrameworkType("NSColorPanel", superclass: "NSPanel", role: .systemScreen, framework: .appkit),
      FrameworkType("NSFontPanel", superclass: "NSPanel", role: .systemScreen, framework: .appkit),
      FrameworkType("QLPreviewPanel", superclass: "NSPanel", role: .systemScreen, framework: .appkit),
      FrameworkType("SFCertificatePanel", superclass: "NSPanel", role: .systemScreen, framework: .appkit),
      FrameworkType(
        "SFCertificateTrustPanel", superclass: "SFCertificatePanel", role: .systemScreen, framework: .appkit),
      FrameworkType("NSPageLayout", role: .systemScreen, framework: .appkit),
      FrameworkType("NSPrintPanel", role: .systemScreen, framework: .appkit),
      FrameworkType("NSPrintOperation", role: .systemScreen, framework: .appkit),
      FrameworkType("NSSharingServicePicker", role: .systemScreen, framework: .appkit),
      FrameworkType("NSFontManager", role: .other), FrameworkType("NSDocumentController", role: .other),
    ],
    members: [
      FrameworkMember("NSColorPanel", "shared", "NSColorPanel"),
      FrameworkMember("NSFontPanel", "shared", "NSFontPanel"),
      FrameworkMember("SFCertificatePanel", "shared", "SFCertificatePanel"),
      FrameworkMember("SFCertificateTrustPanel", "shared", "SFCertificateTrustPanel"),
      FrameworkMember("NSFontManager", "shared", "NSFontManager"),
      FrameworkMember("NSDocumentController", "shared", "NSDocumentController"),
    ],
    example: Example(
      source: """
        class ListViewController: NSViewController {
          func open() {
            let panel = NSOpenPanel()
            panel.runModal()
          }
          func warn(_ error: Error) { NSApp.presentError(error) }
        }
        """,
      edges: ["ListViewController system NSOpenPanel", "ListViewController alert NSAlert"]))

  private static func shows(
    _ name: String, _ labels: [String], on types: [String], as kind: TransitionKind
  ) -> TransitionPattern {
    TransitionPattern(
      .call(name, labels: labels), on: types, shows: .receiver, as: kind, acceptsUnknownReceiver: false)
  }
}
