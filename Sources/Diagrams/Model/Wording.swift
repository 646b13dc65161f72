import NavigationModel

extension Node {
  /// The name, what it is, and where.
  var tooltip: [String] {
    var lines = [name]
    lines.append(
      ([framework?.title, roleOrKind].compactMap { $0 } + [module.map { "in \($0)" }].compactMap { $0 })
        .joined(separator: " "))
    if let storyboard {
      lines.append("scene of \(storyboard).storyboard" + (storyboardIdentifier.map { ", “\($0)”" } ?? ""))
    }
    if let location { lines.append(location.description) }
    return lines
  }

  private var roleOrKind: String {
    switch role {
    case nil: kind.rawValue
    case .inline: "inline screen"
    case .some(let role): role.rawValue
    }
  }
}

extension BoxStyle {
  /// The text in the box of a node without a name.
  var symbol: String? {
    switch self {
    case .unknown: "?"
    case .previous: "←"
    default: nil
    }
  }
}

extension Node.Framework {
  var title: String {
    switch self {
    case .uikit: "UIKit"
    case .appkit: "AppKit"
    case .swiftui: "SwiftUI"
    }
  }
}

extension Stroke {
  /// The text next to the line: its kind and identifier in a small picture, only a number above one in a larger one.
  /// The tooltip has the full identifier.
  func visibleText(isLabelled: Bool, showsIdentifier: Bool) -> String? {
    if isHolding { return nil }
    let times = count > 1 ? "×\(count)" : nil
    guard isLabelled else { return times }
    if isFlow, let first = via.first {
      let more = via.count > 1 ? " …" : ""
      return (["\(words) via \(first)\(more)"] + [times].compactMap { $0 }).joined(separator: " ")
    }
    // Half an identifier is of no use to who searches for it.
    let identifier = showsIdentifier ? visibleIdentifier.flatMap { $0.count > Self.identifierLimit ? nil : $0 } : nil
    return ([identifier.map { "\(words) “\($0)”" } ?? words] + [times].compactMap { $0 })
      .joined(separator: " ")
  }

  /// The identifier that could stand beside the line: several would be a list.
  var visibleIdentifier: String? { identifiers.count == 1 ? identifiers[0] : nil }

  /// In characters. A line gets as long as its text, and the picture as wide as its longest chain of lines.
  static let identifierLimit = 30

  private var words: String { kinds.map(\.rawValue).joined(separator: ", ") }

  /// From where to where, how, and at which places.
  func tooltip(in sketch: Sketch) -> [String] {
    func name(_ id: String) -> String {
      guard let node = sketch.nodes[id] else { return id }
      if sketch.previousScreens.contains(id) { return BoxStyle.previous.legend }
      return node.kind == .unknown ? BoxStyle.unknown.legend : node.name
    }
    var lines = ["\(name(source)) → \(name(destination))"]
    if isHolding { return lines + ["holds the part"] + places }
    lines.append("\(words), \(confidence.rawValue)" + (count > 1 ? ", \(count) transitions" : ""))
    if !identifiers.isEmpty { lines.append("identifier " + identifiers.listed(limit: 5)) }
    if !through.isEmpty { lines.append("in " + through.listed(limit: 5)) }
    if !via.isEmpty { lines.append("via " + via.listed(limit: 5)) }
    return lines + reasons.prefix(5) + places
  }

  private var places: [String] {
    sites.prefix(8).map(\.description) + (sites.count > 8 ? ["and \(sites.count - 8) more places"] : [])
  }
}

extension Omissions {
  /// What the picture leaves out, in words.
  var notes: [String] {
    let hidden = [
      counted(alerts, "alert"), counted(systemScreens, "system screen"), counted(waysBack, "way back", "ways back"),
      counted(unresolved, "unresolved destination"), counted(emptyContainers, "empty container"),
      counted(possibleFlows, "possible flow"),
      counted(unheldParts, "part without a known screen", "parts without a known screen"),
    ].compactMap { $0 }
    var notes: [String] = []
    if !hidden.isEmpty { notes.append("hidden: " + hidden.joined(separator: ", ")) }
    if let text = counted(weakLines, "line") { notes.append("\(text) for few transitions between groups left out") }
    if let text = counted(toOthers, "transition") { notes.append("\(text) to or from other groups left out") }
    let (one, many) = ("screen or object", "screens and objects")
    if let text = counted(isolated, one, many) { notes.append("and \(text) without drawn transitions") }
    if let text = counted(unconnected, one, many) { notes.append("and \(text) behind hidden transitions") }
    if let text = counted(foldedContainers, "navigation controller") { notes.append("\(text) folded into lines") }
    if let text = counted(foldedParts, "part of a screen", "parts of screens") {
      notes.append("\(text) folded into lines")
    }
    return notes
  }
}

extension Metrics {
  /// The size of the app in one line.
  var summary: String {
    [
      counted(screens, "screen"), counted(coordinators, "coordinator"), counted(forwardTransitions, "transition"),
      unresolvedDestinations == 0 ? nil : "\(unresolvedDestinations) unresolved",
    ].compactMap { $0 }.joined(separator: ", ")
  }
}

/// `3 alerts`, `1 alert`, or nil for none.
func counted(_ number: Int, _ singular: String, _ plural: String? = nil) -> String? {
  switch number {
  case 0: nil
  case 1: "1 \(singular)"
  default: "\(number) \(plural ?? singular + "s")"
  }
}

extension String {
  /// The string as lines for a box. A name that is cut cannot be searched for, so one that is too long goes on in the next
  /// line, where a word of it begins. What no person wrote is cut after some lines.
  ///
  /// - Parameter limit: the characters in a line, more or less.
  func wrapped(to limit: Int = mostCharacters) -> [String] {
    guard count > limit else { return [self] }
    var lines = [""]
    for word in nameParts {
      if !lines[lines.count - 1].isEmpty, lines[lines.count - 1].count + word.count > limit {
        lines.append("")
      }
      lines[lines.count - 1] += word
    }
    lines = lines.map { $0.shortened(to: 2 * Self.mostCharacters) }
    return lines.count > Self.mostLines ? lines.prefix(Self.mostLines - 1) + ["…" + lines[lines.count - 1]] : lines
  }

  /// In a line of a box.
  static let mostCharacters = 48
  /// In a line of a box that has to be narrow.
  static let fewCharacters = 24
  /// Of a name.
  private static let mostLines = 4

  /// The words of a name with what is between them: `Cell<ItemView>` is `Cell`, `<Item`, `View>`.
  private var nameParts: [String] {
    var parts: [String] = []
    var previous: Character = "A"
    for character in self {
      let begins =
        character.isUppercase
        ? !previous.isUppercase && (previous.isLetter || previous.isNumber) : "<([. ".contains(character)
      if begins || parts.isEmpty { parts.append("") }
      parts[parts.count - 1].append(character)
      previous = character
    }
    return parts
  }

  /// The string, or its start and its end around an ellipsis: the end of a type's name says what it is.
  func shortened(to limit: Int) -> String {
    guard count > limit else { return self }
    let end = limit / 3
    return prefix(limit - end - 1) + "…" + suffix(end)
  }
}

extension Array<String> {
  /// The lines of a box that stands for several nodes: what it is called, and names of some that are in it. A name that goes on
  /// in the next line is set in there, so that it is not taken for two.
  func inBox(above names: [String]) -> [String] {
    // A part that has no name of its own is called by several.
    let titles = flatMap { $0.components(separatedBy: ", ") }
    return (titles + names).flatMap { name in
      let lines = name.wrapped(to: String.fewCharacters)
      return lines.prefix(1) + lines.dropFirst().map { "  " + $0 }
    }
  }

  /// The elements separated by commas, cut off after some.
  func listed(limit: Int) -> String {
    prefix(limit).joined(separator: ", ") + (count > limit ? " and \(count - limit) more" : "")
  }
}
