import Foundation
import NavigationModel
import Reporting

/// What a person says of links to places: a host or an editor by name, or the form of an address.
enum PlaceLinkChoice {
  /// The names that stand for the form of an address.
  static let names = ["github", "gitlab", "vscode"]

  /// What is wrong with a choice; nil where nothing is.
  static func problem(of choice: String) -> String? {
    if names.contains(choice) || PlaceLink(template: choice) != nil { return nil }
    return "it is not \(names.joined(separator: ", ")), nor an address such as \(example)"
  }

  /// The links of a report; nil where the name of a host says nothing here, since hosts tell only their own jobs where
  /// the sources lie.
  static func link(
    _ choice: String, for report: Report, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> PlaceLink? {
    let template: String? =
      switch choice {
      case "github":
        address(environment, "GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_SHA") {
          "\($0[0])/\($0[1])/blob/\($0[2])/{path}#L{line}"
        }
      case "gitlab":
        address(environment, "CI_PROJECT_URL", "CI_COMMIT_SHA") { "\($0[0])/-/blob/\($0[1])/{path}#L{line}" }
      case "vscode": start(of: report).map { "vscode://file\($0)/{path}:{line}:{column}" }
      default: choice
      }
    return template.flatMap { PlaceLink(template: $0, folder: report.folder ?? "") }
  }

  /// Why there are no links.
  static func remark(on choice: String) -> String {
    switch choice {
    case "github": "no links: outside of GitHub Actions an address must be given, such as \(example)"
    case "gitlab": "no links: outside of GitLab's jobs an address must be given, with {path} and {line} in it"
    default: "no links: it is not known where the sources lie"
    }
  }

  private static let example = "https://github.com/OWNER/REPOSITORY/blob/main/{path}#L{line}"

  private static func address(
    _ environment: [String: String], _ names: String..., form: ([String]) -> String
  ) -> String? {
    let values = names.compactMap { environment[$0] }
    return values.count == names.count ? form(values) : nil
  }

  /// The absolute path of the folder at which the paths of a report begin.
  private static func start(of report: Report) -> String? {
    guard let absolute = report.absoluteFolder else { return nil }
    guard let folder = report.folder, !folder.isEmpty else { return absolute }
    return absolute.hasSuffix("/\(folder)") ? String(absolute.dropLast(folder.count + 1)) : absolute
  }
}
