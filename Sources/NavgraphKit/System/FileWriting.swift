import Foundation

extension FileSystem {
  /// Writes a file so that nobody ever sees half of it: beside its place, then renamed.
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
      try write(data, to: temporary, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
      keepOwner(of: target, for: temporary)
      guard rename(temporary, target) == 0 else { throw SystemError.last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Gives a file the mode and the owner of the one that it is about to replace, as far as the user may.
  private static func keepOwner(of target: String, for temporary: String) {
    var information = stat()
    guard lstat(target, &information) == 0 else { return }
    // First the owner: to change it takes away what runs a file as its owner.
    _ = lchown(temporary, information.st_uid, information.st_gid)
    _ = chmod(temporary, information.st_mode & 0o7777)
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

  private static func write(_ data: Data, to path: String, flags: Int32) throws(SystemError) {
    // The permissions of an ordinary new file, which the user's mask narrows.
    let descriptor = open(path, flags | O_CLOEXEC, 0o666)
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
