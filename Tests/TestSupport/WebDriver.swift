import Foundation

/// A browser without a window, driven as the W3C's WebDriver has it (https://www.w3.org/TR/webdriver2/).
public final class WebDriver {
  /// What the driver says of a command that failed.
  public struct Failure: Error, CustomStringConvertible {
    /// The words of the driver.
    public let description: String
  }

  /// Whether a test that needs a browser can run. Where the environment demands one, it must.
  public static var isAvailable: Bool {
    ProcessInfo.processInfo.environment["NAVGRAPH_TESTS_BROWSER"] != nil || driver != nil
  }

  /// The path of the driver of Chromium or Chrome; nil where there is none.
  private static var driver: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/chromedriver" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private let process = Process()
  private let port: UInt16
  private var session = ""

  /// Starts a browser.
  ///
  /// - Throws: ``Failure`` where there is none.
  public init() async throws {
    guard let driver = Self.driver else { throw Failure(description: "there is no chromedriver in PATH") }
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: driver)
    process.arguments = ["--port=0"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var text = ""
    var port: Substring?
    while port == nil {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure(description: "chromedriver ended: \(text)") }
      text += String(decoding: data, as: UTF8.self)
      port = text.firstMatch(of: /successfully on port (\d+)/).map(\.1)
    }
    self.port = port.flatMap { UInt16($0) } ?? 0
    let options: [String: Any] = [
      "args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1400,900"]
    ]
    let wanted: [String: Any] = [
      "goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL"],
    ]
    let answer = try await send("POST", "/session", ["capabilities": ["alwaysMatch": wanted]])
    session = (answer as? [String: Any])?["sessionId"] as? String ?? ""
  }

  /// Ends the browser.
  public func end() async {
    _ = try? await send("DELETE", "")
    process.terminate()
  }

  /// Opens a file, at a place within it such as `#findings`.
  public func open(_ file: URL, at place: String = "") async throws {
    // A new place in the same file would not load it again.
    _ = try await send("POST", "/url", ["url": "about:blank"])
    _ = try await send("POST", "/url", ["url": file.absoluteString + place])
  }

  /// What a script gives, such as `return document.title`.
  @discardableResult
  public func run(_ script: String) async throws -> Any? {
    try await send("POST", "/execute/sync", ["script": script, "args": [String]()])
  }

  /// The texts of all elements that a selector finds, as the page has them.
  public func texts(_ selector: String) async throws -> [String] {
    let list = try await run(
      "return [...document.querySelectorAll(\(Self.quoted(selector)))].map((found) => found.textContent)")
    return list as? [String] ?? []
  }

  /// Clicks the first element that a selector finds, with the mouse.
  public func click(_ selector: String) async throws {
    _ = try await send("POST", "/element/\(try await element(selector))/click", [:])
  }

  /// Types into the first element that a selector finds. `\u{E007}` is Enter, `\u{E015}` the down key.
  public func type(_ text: String, into selector: String) async throws {
    _ = try await send("POST", "/element/\(try await element(selector))/value", ["text": text])
  }

  /// Presses keys, whatever has the focus.
  public func press(_ keys: String) async throws {
    let actions = keys.flatMap { key in
      ["keyDown", "keyUp"].map { ["type": $0, "value": String(key)] }
    }
    _ = try await send("POST", "/actions", ["actions": [["type": "key", "id": "keys", "actions": actions]]])
  }

  /// Makes the window another size, in points.
  public func resize(width: Int, height: Int) async throws {
    _ = try await send("POST", "/window/rect", ["width": width, "height": height])
  }

  /// What the console of the browser holds since the last time.
  public func console() async throws -> [String] {
    let entries = try await send("POST", "/se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.compactMap { $0["message"] as? String }
  }

  private func element(_ selector: String) async throws -> String {
    let found = try await send("POST", "/element", ["using": "css selector", "value": selector])
    return (found as? [String: String])?.values.first ?? ""
  }

  private func send(_ method: String, _ path: String, _ body: [String: Any]? = nil) async throws -> Any? {
    let prefix = session.isEmpty ? "" : "/session/\(session)"
    let data = body == nil ? Data() : try JSONSerialization.data(withJSONObject: body ?? [:])
    let (status, answer) = try LocalServer(port: port).answer(to: method, prefix + path, data)
    let values = try JSONSerialization.jsonObject(with: answer, options: .fragmentsAllowed) as? [String: Any]
    guard status == 200 else {
      let problem = values?["value"] as? [String: Any]
      throw Failure(description: "\(method) \(path): \(problem?["message"] ?? "no answer")")
    }
    return values?["value"]
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
