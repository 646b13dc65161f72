import Foundation

/// Temporary folders of runs that were killed. A run removes its folders, but not if it is interrupted.
struct AbandonedFolders {
  /// Where temporary files are.
  let folder: URL

  /// The prefix of a new folder, by which a later run recognizes it as left over.
  static var newName: String { prefix + UUID().uuidString }

  private static let prefix = "navgraph-"
  /// No run takes so long.
  private static let leastAge: TimeInterval = 24 * 60 * 60

  /// Removes folders that were left over more than a day ago. What anybody else made, under whatever name, stays.
  func sweep(now: Date = Date()) {
    let files = FileManager.default
    for name in (try? files.contentsOfDirectory(atPath: folder.path)) ?? [] where Self.isOurs(name) {
      let path = folder.appendingPathComponent(name).path
      // Of a link, these are the link's own.
      guard let attributes = try? files.attributesOfItem(atPath: path),
        attributes[.type] as? FileAttributeType == .typeDirectory,
        (attributes[.ownerAccountID] as? NSNumber)?.uint32Value == getuid(),
        let changed = attributes[.modificationDate] as? Date, now.timeIntervalSince(changed) > Self.leastAge
      else { continue }
      // What cannot be removed is in nobody's way.
      try? files.removeItem(atPath: path)
    }
  }

  private static func isOurs(_ name: String) -> Bool {
    name.hasPrefix(prefix) && UUID(uuidString: String(name.dropFirst(prefix.count))) != nil
  }
}
