import Foundation
import TestSupport
import Testing

/// The scripts of the action for GitHub, with a `gh` that writes down what it is asked for.
@Suite("The action for GitHub")
struct ActionTests {
  @Test("writes a comment where the pull request has none of its own")
  func firstComment() throws {
    let job = try Job()
    let outcome = try job.comment()
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(try job.requests().last == "--silent --method POST repos/owner/app/issues/7/comments")
    let comment = try job.folder.text(of: "body")
    #expect(comment.hasPrefix("<!-- navgraph -->\n"))
    #expect(comment.contains("HelpViewController"))
    #expect(try job.folder.text(of: "summary") == comment)
  }

  @Test("changes the comment that it wrote before")
  func furtherComment() throws {
    let job = try Job()
    try job.folder.write("41\n", to: "known")
    #expect(try job.comment().status == 0)
    #expect(try job.requests().dropFirst() == ["--silent --method PATCH repos/owner/app/issues/comments/41"])
  }

  @Test("leaves a comment alone that somebody else began in the same way")
  func commentOfSomebodyElse() throws {
    let job = try Job()
    try job.folder.write("forbidden-1\n42\n", to: "known")
    #expect(try job.comment().status == 0)
    #expect(try job.requests().last == "--silent --method PATCH repos/owner/app/issues/comments/42")
  }

  @Test("only warns where it may not write, as for a fork")
  func fork() throws {
    let job = try Job()
    try job.folder.write("", to: "read-only")
    let outcome = try job.comment()
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("::warning title=navgraph::the comment cannot be written"))
    #expect(try job.folder.text(of: "summary").contains("HelpViewController"))
  }

  @Test("writes a comment that leads to the summary where all of it would be longer than GitHub takes")
  func longComment() throws {
    let job = try Job()
    try job.folder.write("#!/bin/sh\nprintf '%070000d' 1\n", to: "bin/long")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: job.folder.path(of: "bin/long"))
    let outcome = try job.comment(inputs: ["NAVGRAPH": job.folder.path(of: "bin/long")])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(try job.folder.text(of: "body").count < 200)
    #expect(try job.folder.text(of: "body").contains("see the summary of the job"))
    #expect(try job.folder.text(of: "summary").count > 70_000)
  }

  @Test("keeps a picture and a page of the change")
  func documents() throws {
    let job = try Job()
    #expect(try job.comment().status == 0)
    #expect(try job.folder.text(of: "navgraph/documents/change.svg").contains("</svg>"))
    #expect(try job.folder.text(of: "navgraph/documents/change.html").contains("</html>"))
  }

  @Test(
    "says what to do where the checkout does not reach back to the base",
    arguments: ["0123456789012345678901234567890123456789", "--output=x"])
  func shallowCheckout(base: String) throws {
    let job = try Job()
    let outcome = try job.comment(base: base)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("fetch-depth: 0"))
    #expect(try job.requests().isEmpty)
  }

  @Test("takes each line of an input for one argument, whatever is in it")
  func inputs() throws {
    let job = try Job()
    let outcome = try job.run(
      "analyze",
      [
        "NAVGRAPH_PATHS": "App\n$(touch made)\n", "NAVGRAPH_ARGUMENTS": "--report=csv=a b.csv\n",
        "NAVGRAPH_SARIF": "out.sarif",
      ])
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("$(touch made)"))
    #expect(!FileManager.default.fileExists(atPath: job.folder.path(of: "app/made")))
    let analysis = try job.run(
      "analyze",
      ["NAVGRAPH_PATHS": "App", "NAVGRAPH_ARGUMENTS": "--report=csv=a b.csv\n", "NAVGRAPH_SARIF": "out.sarif"])
    #expect(analysis.status == 0, "\(analysis.error)")
    #expect(try job.folder.text(of: "app/a b.csv").isEmpty == false)
    #expect(try job.folder.text(of: "app/out.sarif").contains("2.1.0"))
    #expect(try job.folder.text(of: "navgraph/documents/navigation.svg").contains("</svg>"))
  }
}

/// A job for a pull request that adds a way from a screen to its help.
private struct Job {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "app/App/Home.swift":
        "class HomeViewController: UIViewController {}\nclass HelpViewController: UIViewController {}\n",
      "known": "", "requests": "", "summary": "",
      "bin/gh": """
      #!/bin/sh
      # Reads the comments where no method is named, else writes one.
      case "$*" in
        *--method*) ;;
        *) echo read >>"$TOP/requests"; cat "$TOP/known"; exit 0 ;;
      esac
      shift
      for argument; do body=$argument; done
      printf '%s\\n' "${*%% --field*}" >>"$TOP/requests"
      case "$*" in *forbidden*) exit 1 ;; esac
      if [ -e "$TOP/read-only" ]; then exit 1; fi
      cp "${body#body=@}" "$TOP/body"
      """,
    ])
    let outcome = try CommandLineTool.shell(
      """
      chmod +x bin/gh && cd app && git init --quiet && git config user.email test@example.com && git config user.name Test
      git add . && git commit --quiet --message Before
      cat >App/Help.swift <<END
      extension HomeViewController { func help() { present(HelpViewController(), animated: true) } }
      END
      git add . && git commit --quiet --message After
      """, in: folder)
    try #require(outcome.status == 0, "\(outcome.error)")
  }

  func comment(base: String = "HEAD~1", inputs: [String: String] = [:]) throws -> CommandLineTool.Outcome {
    let all = ["NAVGRAPH_PATHS": "App", "NAVGRAPH_BASE": base, "NAVGRAPH_PULL_REQUEST": "7"]
    return try run("comment", all.merging(inputs) { $1 })
  }

  /// Runs a script of the action at the top of the checkout, with the inputs in its environment.
  func run(_ script: String, _ inputs: [String: String]) throws -> CommandLineTool.Outcome {
    try CommandLineTool.shell(
      "cd app && exec \"$ACTION/\(script)\"", in: folder,
      environment: inputs.merging([
        "ACTION": Checkout.path(of: ".github/actions/analyze"), "TOP": folder.path, "RUNNER_TEMP": folder.path,
        "GITHUB_STEP_SUMMARY": folder.path(of: "summary"), "GITHUB_REPOSITORY": "owner/app", "GH_TOKEN": "none",
        "PATH": "\(folder.path(of: "bin")):/usr/local/bin:/usr/bin:/bin",
      ]) { $1 })
  }

  /// What `gh` was asked for, one a line, without the text of comments.
  func requests() throws -> [String] {
    try folder.text(of: "requests").split(separator: "\n").map(String.init)
  }
}
