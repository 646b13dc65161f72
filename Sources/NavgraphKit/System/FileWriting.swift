import Foundation

extension FileSystem {
  /// Writes a file atomically: to a temporary file next to it, which is then renamed.
  ///
  /// What exists and is no regular file, such as `/dev/null`, is written to directly, since a rename would replace it.
  /// A link is followed, so that its target is replaced and the link stays.
  static func write(_ data: Data, to path: String) throws(SystemError) {
    // To open a stream by its name would begin it again, and overwrite what it holds.
    if ["/dev/stderr", "/dev/fd/2", "/proc/self/fd/2"].contains(path) { return try write(data, to: STDERR_FILENO) }
    let target = (try? realPath(of: path)) ?? path
    if let status = try? status(of: target), status.kind != .file {
      return try write(data, to: target, flags: O_WRONLY)
    }
    let temporary = "\(target).\(getpid()).partial"
    // One that a run has left behind which was ended.
    unlink(temporary)
    do throws(SystemError) {
      // Nobody else may read it before it has the mode of the file that it replaces.
      let mode: mode_t = exists(target) ? 0o600 : 0o666
      try write(data, to: temporary, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode)
      keepOwner(of: target, for: temporary)
      guard rename(temporary, target) == 0 else { throw SystemError.last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Makes a folder unless there is one already; the one around it must be there.
  static func makeFolder(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o777) != 0 else { return }
    let error = SystemError.last
    guard error.code == EEXIST, isFolder(path) else { throw error }
  }

  /// Gives a file the mode and the owner of the one that it is about to replace, as far as the user may.
  private static func keepOwner(of target: String, for temporary: String) {
    var information = stat()
    guard lstat(target, &information) == 0 else { return }
    // Only the administrator may give files away; a group that the user is in can be kept by anybody. What runs a file
    // as its owner must not come to run it as another one.
    let isOwned = lchown(temporary, information.st_uid, information.st_gid) == 0
    if !isOwned { _ = lchown(temporary, uid_t.max, information.st_gid) }
    _ = chmod(temporary, information.st_mode & (isOwned ? 0o7777 : 0o777))
  }

  /// Writes all bytes to an open file, however many calls that takes.
  static func write(_ data: Data, to descriptor: Int32) throws(SystemError) {
    var written = 0
    while written < data.count {
      let count = data.withUnsafeBytes { buffer in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        return Foundation.write(descriptor, rest.baseAddress, rest.count)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// - Parameter mode: the permissions of a new file, which the user's mask narrows.
  private static func write(
    _ data: Data, to path: String, flags: Int32, mode: mode_t = 0o666
  ) throws(SystemError) {
    let descriptor = open(path, flags | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .last }
    do {
      try write(data, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    // Some file systems report a full disk only here.
    guard close(descriptor) == 0 else { throw .last }
  }
}
