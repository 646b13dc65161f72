import Foundation
import TestSupport
import Testing

@testable import NavgraphKit

@Suite("The file system")
struct FileSystemTests {
  @Test("gives back what was written, of any length", arguments: [0, 1, 4_095, 4_096, 300_000])
  func roundTrip(length: Int) throws {
    let folder = try TemporaryFolder()
    let data = Data((0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try FileSystem.write(data, to: folder.path(of: "file"))
    #expect(try FileSystem.contents(of: folder.path(of: "file"), limit: 1 << 20) == data)
  }

  @Test("replaces a file as a whole and leaves nothing else behind")
  func replacing() throws {
    let folder = try TemporaryFolder(["file": "something longer"])
    try FileSystem.write(Data("new".utf8), to: folder.path(of: "file"))
    #expect(try folder.text(of: "file") == "new")
    #expect(try folder.names() == ["file"])
  }

  @Test("gives a file that it replaces the mode that it had", arguments: [0o600, 0o640, 0o755] as [mode_t])
  func mode(_ mode: mode_t) throws {
    let folder = try TemporaryFolder(["file": "old"])
    #expect(chmod(folder.path(of: "file"), mode) == 0)
    try FileSystem.write(Data("new".utf8), to: folder.path(of: "file"))
    var information = stat()
    #expect(lstat(folder.path(of: "file"), &information) == 0)
    #expect(information.st_mode & 0o7777 == mode)
  }

  @Test("writes through no link that lies where it writes at first")
  func plantedLink() throws {
    let folder = try TemporaryFolder(["precious": "kept"])
    try folder.link("file.\(getpid()).partial", to: "precious")
    try FileSystem.write(Data("new".utf8), to: folder.path(of: "file"))
    #expect(try folder.text(of: "precious") == "kept")
    #expect(try folder.names() == ["file", "precious"])
  }

  @Test("writes through a link, and leaves the link")
  func writingThroughLink() throws {
    let folder = try TemporaryFolder(["target": "old"])
    try folder.link("link", to: "target")
    try FileSystem.write(Data("new".utf8), to: folder.path(of: "link"))
    #expect(try folder.text(of: "target") == "new")
    #expect(try FileSystem.status(of: folder.path(of: "link")).kind == .link)
  }

  @Test("writes to devices without replacing them")
  func writingToDevice() throws {
    try FileSystem.write(Data("lost".utf8), to: "/dev/null")
    #expect(try FileSystem.status(of: "/dev/null").kind == .other)
  }

  @Test("leaves nothing behind where a file cannot take its place")
  func failedWrite() throws {
    let folder = try TemporaryFolder(["folder/file": ""])
    #expect(throws: SystemError.self) { try FileSystem.write(Data("x".utf8), to: folder.path(of: "folder")) }
    #expect(throws: SystemError.noSuchFile) { try FileSystem.write(Data("x".utf8), to: folder.path(of: "no/file")) }
    #expect(try folder.names() == ["folder"])
  }

  @Test("says why something cannot be read, in the system's words")
  func errors() throws {
    let folder = try TemporaryFolder(["file": ""])
    #expect(throws: SystemError.noSuchFile) { try FileSystem.contents(of: folder.path(of: "gone"), limit: 1 << 20) }
    #expect(throws: SystemError(code: ENOTDIR)) { try FileSystem.entries(in: folder.path(of: "file")) }
    #expect(throws: SystemError.self) { try FileSystem.contents(of: folder.path, limit: 1 << 20) }
    #expect(SystemError.noSuchFile.description == "no such file or directory")
  }

  @Test("reads no more than is asked for, whatever size a file says it has", arguments: [101, 1 << 40])
  func limit(size: Int) throws {
    let folder = try TemporaryFolder(["file": ""])
    #expect(truncate(folder.path(of: "file"), off_t(size)) == 0)
    #expect(throws: SystemError.isTooLarge) { try FileSystem.contents(of: folder.path(of: "file"), limit: 100) }
  }

  @Test("does not wait for a named pipe")
  func namedPipe() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path(of: "pipe"), 0o600) == 0)
    #expect(throws: SystemError.self) { try FileSystem.contents(of: folder.path(of: "pipe"), limit: 1 << 20) }
  }
}
