import NavigationModel
import TestSupport

extension Fixture {
  /// An app all of whose code an Xcode project lists: the Swift files in a string, and others by their paths.
  static func wholeApp(_ marked: String, besides others: String...) -> Fixture {
    let facts = scan(marked)
    let files = facts.map(\.path).filter { $0.hasSuffix(".swift") } + others
    let target = ProjectFacts.Target(name: "App", isTest: false, files: files)
    return Fixture(
      facts: facts + [
        FileFacts(path: "App.xcodeproj/project.pbxproj", content: .project(ProjectFacts(targets: [target])))
      ])
  }

  /// The segues of all storyboards.
  var segues: [LinkedSegue] { program.storyboards.storyboards.flatMap(\.scenes).flatMap(\.segues) }

  /// What code asks storyboards for, as `asker name answer` in the order of the places.
  var requests: [String] {
    program.storyboards.requests.map { request in
      let name =
        switch request.subject {
        case .segue(let identifier): identifier
        case .scene(let identifier, let storyboard): "\(storyboard ?? "own")/\(identifier)"
        case .initialScene(let storyboard): "\(storyboard)/"
        }
      return "\(request.askerName) \(name) \(request.answer.rawValue)"
    }
  }
}
