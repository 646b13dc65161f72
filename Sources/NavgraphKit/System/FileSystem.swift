import Foundation

/// The few calls on files that navgraph needs, each saying why it failed.
///
/// They use POSIX rather than `FileManager`, which hides the cause of errors on Linux, looks up the owner's name with
/// every status, and would block forever on a named pipe called `A.swift`.
enum FileSystem {
  /// What stands behind a name.
  enum Kind: Hashable, Sendable {
    case folder, file, link, other
  }

  /// The kind and the size of a file.
  struct Status: Hashable, Sendable {
    let kind: Kind
    /// In bytes.
    let size: Int
  }

  /// The status of what the name itself stands for: a link is not followed.
  static func status(of path: String) throws(SystemError) -> Status {
    var information = stat()
    guard lstat(path, &information) == 0 else { throw .last }
    return Status(kind: kind(ofMode: information.st_mode), size: Int(information.st_size))
  }

  /// Whether the name stands for something, be it a link that leads nowhere.
  static func exists(_ path: String) -> Bool {
    do throws(SystemError) {
      _ = try status(of: path)
      return true
    } catch {
      return error != .noSuchFile
    }
  }

  /// Whether the name stands for a folder, be it through a link.
  static func isFolder(_ path: String) -> Bool {
    do throws(SystemError) {
      return try status(of: try realPath(of: path)).kind == .folder
    } catch {
      return false
    }
  }

  /// The absolute path without links, `.` and `..`.
  static func realPath(of path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The one path of a file that may not be there yet: without links where it is, and else in a folder without links.
  static func place(of path: String) -> String {
    do throws(SystemError) {
      return try realPath(of: path)
    } catch {
      // The folder as it is written: what `..` leads to depends on the links before it.
      let end = path.lastIndex(of: "/")
      let folder = end.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
      let name = end.map { String(path[path.index(after: $0)...]) } ?? path
      do throws(SystemError) {
        return AnalysisRoot.join(try realPath(of: folder), name)
      } catch {
        return path
      }
    }
  }

  /// A name in a folder, with what stands behind it where the folder itself says so.
  struct Entry: Hashable, Sendable {
    let name: String
    let kind: Kind?
  }

  /// What is in a folder, sorted by the bytes of the names, without `.` and `..`.
  static func entries(in folder: String) throws(SystemError) -> [Entry] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let capacity = MemoryLayout.size(ofValue: entry.pointee.d_name)
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: capacity) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      entries.append(Entry(name: name, kind: kind(ofEntry: Int32(entry.pointee.d_type))))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// Not every file system tells the kind of what is in a folder.
  private static func kind(ofEntry type: Int32) -> Kind? {
    switch type {
    case Int32(DT_DIR): .folder
    case Int32(DT_REG): .file
    case Int32(DT_LNK): .link
    case Int32(DT_UNKNOWN): nil
    default: .other
    }
  }

  /// The bytes of a regular file.
  ///
  /// - Parameter limit: how many bytes are read at most. A file with a hole in it can say that it has terabytes.
  /// - Throws: ``SystemError/isTooLarge`` where there are more.
  static func contents(of path: String, limit: Int) throws(SystemError) -> Data {
    // Without O_NONBLOCK, opening a named pipe would wait for somebody to write to it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw .last }
    switch kind(ofMode: information.st_mode) {
    case .file:
      guard information.st_size <= limit else { throw .isTooLarge }
      return try contents(of: descriptor, expecting: Int(information.st_size), limit: limit)
    case .folder: throw .isFolder
    case .link, .other: throw .isNoFile
    }
  }

  private static func contents(of descriptor: Int32, expecting size: Int, limit: Int) throws(SystemError) -> Data {
    // One byte more than expected, so that the end is seen without growing the buffer.
    var data = Data(count: size + 1)
    var filled = 0
    while true {
      if filled == data.count { data.append(Data(count: data.count)) }
      let count = data.withUnsafeMutableBytes { buffer in
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
        return read(descriptor, rest.baseAddress, rest.count)
      }
      if count == 0 { break }
      if count > 0 {
        filled += count
        guard filled <= limit else { throw .isTooLarge }
      } else if errno != EINTR {
        throw .last
      }
    }
    return data.prefix(filled)
  }

  private static func kind(ofMode mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    case S_IFLNK: .link
    default: .other
    }
  }
}
