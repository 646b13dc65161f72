import Foundation
import NavigationModel

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads storyboards and xibs in the XML that Xcode has written since version 4.
public enum InterfaceBuilderScanner {
  /// Reads one storyboard or xib.
  ///
  /// Broken XML gives an issue at the line where it breaks. The controllers that stand before that line stay in the
  /// facts, and the issue is then of the kind ``Issue/Kind/partlyRead``.
  ///
  /// - Parameters:
  ///   - data: the bytes of the file.
  ///   - path: the path relative to the analyzed root, of which the base name becomes the name of the document.
  public static func scan(_ data: Data, path: String) -> FileFacts {
    // Xcode writes UTF-8 only, and the positions of the index are those of UTF-8.
    guard XMLEncoding.isUTF8(data) else {
      return FileFacts(path: path, content: .nothing, issues: [.notUTF8(path: path)])
    }
    let index = XMLStartTagIndex(data)
    if let refusal = index.refusal {
      return FileFacts(path: path, content: .nothing, issues: [refusal.issue(.malformed, path: path)])
    }

    let reader = InterfaceBuilderXMLReader(index: index, collector: InterfaceBuilderCollector(path: path))
    let parser = XMLParser(data: data)
    parser.delegate = reader
    // The result does not matter: on Linux, it is true even for documents with errors, and for empty ones.
    _ = parser.parse()
    let fault = reader.fault.map { FormatFault.mergeConflict(in: data) ?? $0 }
    return facts(from: reader.collector, endedBy: fault, path: path)
  }

  private static func facts(
    from collector: InterfaceBuilderCollector, endedBy fault: FormatFault?, path: String
  ) -> FileFacts {
    var collector = collector
    collector.finish()
    var issues = collector.oddities.map { $0.issue(.partlyRead, path: path) }
    guard let fault = fault ?? (collector.hasRoot ? nil : .emptyFile) else {
      return FileFacts(path: path, content: .interfaceBuilder(collector.facts), issues: issues)
    }
    guard !collector.facts.controllers.isEmpty else {
      return FileFacts(path: path, content: .nothing, issues: [fault.issue(.malformed, path: path)])
    }
    issues.append(fault.issue(.partlyRead, path: path))
    return FileFacts(path: path, content: .interfaceBuilder(collector.facts), issues: issues)
  }
}
