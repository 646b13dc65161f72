import Foundation
import NavigationModel
import Reporting

/// The value of `--link`: the name of a host or an editor, or an address template.
enum PlaceLinkChoice {
  /// The names that stand for the form of an address.
  static let names = ["github", "gitlab", "vscode"]

  /// What is wrong with a choice; nil where nothing is.
  static func problem(of choice: String) -> String? {
    if names.contains(choice) || PlaceLink(template: choice) != nil { return nil }
    return "it is not \(names.joined(separator: ", ")), nor an address such as \(example)"
  }

  /// The links of a report; nil if the name of a host has no meaning here, since hosts tell only their own jobs where
  /// the sources are.
  static func link(
    _ choice: String, for report: Report, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> PlaceLink? {
    switch choice {
    case "github":
      hosted(report, environment, "GITHUB_WORKSPACE", ["GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_SHA"]) {
        "\($0[0])/\($0[1])/blob/\($0[2])/{path}#L{line}"
      }
    case "gitlab":
      hosted(report, environment, "CI_PROJECT_DIR", ["CI_PROJECT_URL", "CI_COMMIT_SHA"]) {
        "\($0[0])/-/blob/\($0[1])/{path}#L{line}"
      }
    case "vscode":
      report.absoluteFolder.flatMap {
        PlaceLink(template: "vscode://file/{path}:{line}:{column}", folder: String($0.dropFirst()))
      }
    default: PlaceLink(template: choice, folder: report.folder ?? "")
    }
  }

  /// Why there are no links.
  static func remark(on choice: String) -> String {
    switch choice {
    case "github": "no links: outside of a repository's checkout in GitHub Actions, give an address such as \(example)"
    case "gitlab":
      "no links: outside of a project's checkout in GitLab's jobs, give an address with {path} and {line} in it"
    default: "no links: the folder of the sources is unknown"
    }
  }

  private static let example = "https://github.com/OWNER/REPOSITORY/blob/main/{path}#L{line}"

  /// Links to a host, from the environment of its job, which gives the address of the repository and the path of the
  /// checkout. Paths in addresses are relative to the root of the repository.
  private static func hosted(
    _ report: Report, _ environment: [String: String], _ top: String, _ names: [String], form: ([String]) -> String
  ) -> PlaceLink? {
    let values = names.compactMap { environment[$0] }
    guard values.count == names.count else { return nil }
    guard let top = environment[top], let absolute = report.absoluteFolder else {
      return PlaceLink(template: form(values), folder: report.folder ?? "")
    }
    let folder = top.hasSuffix("/") ? String(top.dropLast()) : top
    if absolute == folder { return PlaceLink(template: form(values)) }
    guard absolute.hasPrefix(folder + "/") else { return nil }
    return PlaceLink(template: form(values), folder: String(absolute.dropFirst(folder.count + 1)))
  }
}
