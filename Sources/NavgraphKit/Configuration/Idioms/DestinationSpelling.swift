import GraphAnalysis
import NavigationModel

/// How configurations and documents write what a pattern shows: `argument _`, `builder content`, `previous`.
enum DestinationSpelling {
  typealias Destination = TransitionPattern.Destination

  /// Why a text is no destination, with what would be.
  struct Fault: Error {
    let hint: String
  }

  private static let plainWords: [String: Destination] = [
    "value": .value, "receiver": .receiver, "specialization": .specialization, "previous": .previous,
  ]

  /// Words that another one follows: mostly the label of an argument, `_` for one without a label.
  private static let wordsWithName: [String: @Sendable (String) -> Destination] = [
    "argument": { .argument($0) }, "coordinator": { .coordinator($0) }, "builder": { .builder($0) },
    "children": { .children($0) },
    "segue": { .segue($0) }, "scene": { .scene($0) }, "registered": { .registered($0) }, "address": { .address($0) },
    "view-of": { .viewOwner($0) }, "state": { .state($0) }, "fixed": { .fixed($0) },
    "named": { .named($0) },
  ]

  static func write(_ destination: Destination) -> String {
    switch destination {
    case .argument(let label): "argument \(label)"
    case .value: "value"
    case .builder(let label): "builder \(label)"
    case .children(let label): "children \(label)"
    case .viewOwner(let label): "view-of \(label)"
    case .receiver: "receiver"
    case .specialization: "specialization"
    case .segue(let label): "segue \(label)"
    case .scene(let label): "scene \(label)"
    case .registered(let label): "registered \(label)"
    case .coordinator(let label): "coordinator \(label)"
    case .named(let name): "named \(name)"
    case .address(let label): "address \(label)"
    case .state(let label): "state \(label)"
    case .step(let label): "step \(label)"
    case .fixed(let type): "fixed \(type)"
    case .previous: "previous"
    }
  }

  /// What ``write(_:)`` wrote, apart from steps, which only libraries of their own have.
  static func read(_ text: String) throws(Fault) -> Destination {
    let parts = text.split(separator: " ").map(String.init)
    guard let word = parts.first else { throw Fault(hint: "such as 'argument _'") }
    if let destination = plainWords[word] {
      guard parts.count == 1 else { throw Fault(hint: "'\(word)' takes no argument") }
      return destination
    }
    guard let make = wordsWithName[word] else {
      let words = Array(plainWords.keys) + Array(wordsWithName.keys)
      throw Fault(hint: Spelling.hint(for: word, among: words.sorted()))
    }
    let example = word == "fixed" ? "the name of a type, such as 'fixed Alert'" : "one label, such as '\(word) _'"
    guard parts.count == 2, word == "fixed" ? SwiftName.isType(parts[1]) : SwiftName.isIdentifier(parts[1]) else {
      throw Fault(hint: "'\(word)' needs \(example)")
    }
    return make(parts[1])
  }
}
