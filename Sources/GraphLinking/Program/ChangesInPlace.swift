import NavigationModel

/// What code may change without an assignment that shows it: what functions are handed to change it, what key paths lead
/// to, and the collections that calls fill.
struct ChangesInPlace {
  /// A name or a member that a call may change.
  struct Change {
    let target: Expression
    let scope: ScopeID
  }

  /// What functions are handed to change it, `fill(&list.pages)`, by the name of the property.
  private var handed: [String: [Change]] = [:]
  /// The collections that calls fill, or fill in an element of, by the name of the property, besides those of which
  /// they set an element.
  private var filled: [String: [Change]] = [:]
  /// The names in the key paths by which code may set something.
  private var keyPathNames: Set<String> = []

  /// No changes.
  init() {}

  init(_ code: [FileCode], calls: [String: [CallSiteID]]) {
    for file in code { keyPathNames.formUnion(file.keyPathNames) }
    for (function, labels) in Self.changingFunctions(in: code).sorted(by: { $0.key < $1.key }) {
      for id in calls[function] ?? [] {
        let site = code[Int(id.file)][id]
        for argument in site.call.arguments where labels.contains(argument.label) {
          let changed = argument.value.changedWhole
          guard let name = changed.readName else { continue }
          handed[name, default: []].append(Change(target: changed, scope: site.scope))
        }
      }
    }
    for method in Self.fillingMethods {
      for id in calls[method] ?? [] {
        let site = code[Int(id.file)][id]
        guard let collection = site.call.filledCollection, let name = collection.changedWhole.readName,
          site.call.elementSetting == nil || collection.readName == nil
        else { continue }
        filled[name, default: []].append(Change(target: collection.changedWhole, scope: site.scope))
      }
    }
  }

  /// The labels of the arguments that functions may change, by the name of the function.
  private static func changingFunctions(in code: [FileCode]) -> [String: Set<String?>] {
    var found: [String: Set<String?>] = [
      "swap": [nil], "withUnsafeMutableBytes": ["of"], "withUnsafeMutablePointer": ["to"],
    ]
    for file in code {
      for body in file.bodies {
        for parameter in body.parameters where parameter.attributes.contains("inout") {
          found[body.name, default: []].insert(parameter.label)
        }
      }
    }
    return found
  }

  /// Whether a key path that may set something has a name.
  func isInKeyPath(_ name: String) -> Bool { keyPathNames.contains(name) }

  /// What functions are handed to change it that has a name.
  func handed(named name: String) -> [Change] { handed[name] ?? [] }

  /// The collections with a name that calls fill, besides those of which they set an element.
  func filled(named name: String) -> [Change] { filled[name] ?? [] }

  /// The methods and the operator of collections that put something in.
  private static let fillingMethods = [
    "+=", "append", "formUnion", "insert", "merge", "replaceSubrange", "updateValue", FunctionFact.subscriptSetter,
  ]

  /// The functions and views that only read what a key path leads to.
  static let readers: Set<String> = [
    "ForEach", "KeyPathComparator", "List", "NSSortDescriptor", "Picker", "SortDescriptor", "Table", "TableColumn",
    "allSatisfy", "compactMap", "contains", "filter", "first", "flatMap", "map", "max", "min", "observe", "publisher",
    "removeDuplicates", "sort", "sorted",
  ]
}

extension Call {
  /// The collection that a call fills by one of the methods for that.
  fileprivate var filledCollection: Expression? {
    switch callee {
    case .member(let collection, _): collection
    case .identifier("+="): arguments.first?.value
    default: nil
    }
  }
}

extension Expression {
  /// What changes as well when the expression changes, as that is an element of it: `tabs.stacks` for `tabs.stacks[0]`.
  fileprivate var changedWhole: Expression {
    if case .subscripted(let whole, _) = self { whole.changedWhole } else { self }
  }
}
