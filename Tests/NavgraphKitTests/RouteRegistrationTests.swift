import NavigationModel
import TestSupport
import Testing

@testable import NavgraphKit

@Suite("Routes that an extension of View registers")
struct RouteRegistrationTests {
  private static let screens = [
    "Address", "Coupons", "Home", "Order", "Orders", "Payment", "Profile", "Receipt", "Refund", "Reviews", "Support",
    "Terms",
  ]

  /// An app with one `navigationDestination` for all routes.
  private static func app(home: String) -> [String: String] {
    let cases = screens.map { "  case \($0.lowercased())" }.joined(separator: "\n")
    let views = screens.map { "      case .\($0.lowercased()): \($0)View()" }.joined(separator: "\n")
    let declarations = screens.filter { $0 != "Home" }
      .map { "struct \($0)View: View { var body: some View { Text(\"\") } }" }.joined(separator: "\n")
    return [
      "App/Shop.swift": """
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        @State private var path: [Route] = []
        var body: some View { NavigationStack(path: $path) { \(home) } }
      }
      """,
      "App/Routes.swift": """
      import SwiftUI
      extension View {
        func withRoutes() -> some View {
          navigationDestination(for: Route.self) { route in
            switch route {
      \(views)
            }
          }
        }
      }
      enum Route: Hashable {
      \(cases)
      }
      \(declarations)
      """,
    ]
  }

  private func findings(home: String) throws -> [Finding] {
    let folder = try TemporaryFolder(Self.app(home: home))
    return try Analysis(AnalysisRequest(paths: [folder.path(of: "App")], threads: 1)).run().findings
  }

  @Test("belong to the view that asks for them, and make no coordinator of what is extended")
  func asked() throws {
    #expect(try findings(home: "List {}.withRoutes()") == [])
  }

  @Test("are one finding at their place where no view is known to ask for them, which speaks of registering")
  func unasked() throws {
    let found = try findings(home: "List {}")
    let finding = try #require(found.first { $0.rule == "god-coordinator" })
    #expect(finding.message.hasPrefix("View (extension) registers 12 screens, more than 10: AddressView, "))
    #expect(finding.location.map { "\($0.file):\($0.line)" } == "Routes.swift:4")
    #expect(finding.help.contains("navigationDestination"))
    #expect(found.count { $0.rule == "god-coordinator" } == 1)
  }
}
