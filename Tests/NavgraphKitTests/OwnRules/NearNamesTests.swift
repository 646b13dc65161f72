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

  @Test("are none where nothing is near, and no more than three", arguments: ["Cart", "*", "", "?*"])
  func none(pattern: String) {
    #expect(NearNames.of(pattern, among: Self.names) == [])
    #expect(NearNames.of("A", among: ["A1", "A2", "A3", "A4"]) == ["A1", "A2", "A3"])
  }
}
