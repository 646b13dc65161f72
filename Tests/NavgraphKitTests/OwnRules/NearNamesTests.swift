import Testing

@testable import NavgraphKit

@Suite("The names near to a pattern")
struct NearNamesTests {
  private static let names = [
    "ClinicCoordinator", "SettingsViewController", "LoginViewController", "LogViewController",
  ]

  @Test(
    "are those with more around it, in other letters, or a slip of the pen away",
    arguments: [
      ("Settings", ["SettingsViewController"]), ("settings*", ["SettingsViewController"]),
      ("Cinic*", ["ClinicCoordinator"]), ("*Coordinater", ["ClinicCoordinator"]),
      ("LoginViewControler", ["LoginViewController"]),
      ("Log*", ["LogViewController", "LoginViewController"]), ("*View*", ["LogViewController", "LoginViewController"]),
    ])
  func near(pattern: String, expected: [String]) {
    #expect(Array(NearNames.of(pattern, among: Self.names).prefix(2)) == expected)
  }

  @Test("are not those that only end alike")
  func commonEnd() {
    let names = ["ChatViewController", "TermsViewController", "UserProfileViewController"]
    #expect(NearNames.of("HomeViewController", among: names) == [])
    #expect(NearNames.of("UsrPofileViewController", among: names) == ["UserProfileViewController"])
    #expect(NearNames.of("ViewController", among: ["ViewControler"]) == ["ViewControler"])
    #expect(NearNames.of("Controller", among: ["Contrloler", "View"]) == ["Contrloler"])
  }

  @Test("are paths in the analyzed folder for those from a folder above")
  func paths() {
    let folders = ["Features", "Features/Cart", "Features/Search"]
    #expect(NearNames.of("Apps/WholesaleShop/Features/Cart", among: folders) == ["Features/Cart"])
    #expect(NearNames.of("Apps/WholesaleShop/Other", among: folders) == [])
  }

  @Test("are none where nothing is near, and no more than three", arguments: ["Cart", "*", "", "?*"])
  func none(pattern: String) {
    #expect(NearNames.of(pattern, among: Self.names) == [])
    #expect(NearNames.of("A", among: ["A1", "A2", "A3", "A4"]) == ["A1", "A2", "A3"])
  }
}
