import Foundation
import NavigationModel

/// Finds Git LFS pointers: files whose content was not checked out.
///
/// Their first line is fixed by the specification of Git LFS, version 1.
enum LargeFilePointer {
  private static let start = Data("version https://git-lfs.github.com/spec/v1".utf8)

  /// The issue of a file that is only a pointer; nil for all others.
  static func issue(in data: Data, path: String) -> Issue? {
    guard data.starts(with: start) else { return nil }
    let message = "is only a pointer of Git LFS; run `git lfs pull` to have the file analyzed"
    return Issue(kind: .unreadable, message: message, location: SourceLocation(file: path, position: .start))
  }
}
