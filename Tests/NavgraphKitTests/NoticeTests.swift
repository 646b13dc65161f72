import Testing

@testable import NavgraphKit

@Suite("A notice")
struct NoticeTests {
  @Test("stays on one line and commands no terminal, whatever names the files have")
  func harmless() {
    let notice = Notice.wrote(file: "a\nb\r\u{1B}[2J\u{202E}\u{2028}é")
    #expect(notice.line == "navgraph: wrote a\\nb\\r\\u{1B}[2J\\u{202E}\\u{2028}é")
  }
}
