import NavigationModel

/// The targets of a `Package.swift` that only its tests use, such as helpers and mocks: tests depend on them, no product has
/// them, and nothing that a product or a program of the package has depends on them.
struct TestSupportTargets {
  private let values: ManifestValues
  /// The lists of products, of their targets and of what targets depend on.
  private var lists: [Expression]
  /// What each target depends on, products of other packages too, by its name.
  private var needs: [String: [String]] = [:]

  private init(_ values: ManifestValues) {
    self.values = values
    lists = values.productLists
  }

  /// Their names; none where the manifest does not say all products and dependencies, or has no product.
  static func names(
    among targets: [Expression], values: ManifestValues, _ mentions: ManifestMentions
  ) -> Set<String> {
    var support = TestSupportTargets(values)
    guard !mentions.changesUses, values.productLists.count == 1, let names = support.names(among: targets),
      values.areWhole(support.lists, mentions)
    else { return [] }
    return names
  }

  private mutating func names(among targets: [Expression]) -> Set<String>? {
    // Without products, another tool may build the targets.
    guard var shipped = targetsOfProducts(), !shipped.isEmpty else { return nil }
    var regular: Set<String> = []
    var tests: [String] = []
    for target in targets {
      // What is built already needs no target.
      guard case .call(let call) = values.resolved(target), let kind = TargetKind(call.callee) else { continue }
      guard let name = call.argument("name").flatMap(values.string), let needed = dependencies(of: call) else {
        return nil
      }
      needs[name, default: []] += needed
      switch kind {
      case .regular: regular.insert(name)
      case .test: tests.append(name)
      case .executable, .macro, .plugin: shipped.append(name)
      }
    }
    return regular.intersection(all(neededBy: tests)).subtracting(all(neededBy: shipped))
  }

  /// The names of the targets that products have; nil where the manifest does not say them.
  private mutating func targetsOfProducts() -> [String]? {
    var names: [String] = []
    for product in values.productLists.flatMap({ values.elements(of: $0) }) {
      guard case .call(let call) = values.resolved(product), let targets = call.argument("targets") else { return nil }
      lists.append(targets)
      for target in values.elements(of: targets) {
        guard let name = values.string(target) else { return nil }
        names.append(name)
      }
    }
    return names
  }

  /// The names of what a target depends on; nil where the manifest does not say them.
  private mutating func dependencies(of target: Call) -> [String]? {
    guard let list = target.argument("dependencies") else { return [] }
    lists.append(list)
    var names: [String] = []
    for dependency in values.elements(of: list) {
      if let name = values.string(dependency) {
        names.append(name)
      } else if case .call(let call) = values.resolved(dependency),
        let name = call.argument("name").flatMap(values.string)
      {
        names.append(name)
      } else {
        return nil
      }
    }
    return names
  }

  /// Some targets with all that they depend on, one by another.
  private func all(neededBy targets: [String]) -> Set<String> {
    var found: Set<String> = []
    var open = targets
    while let target = open.popLast() {
      if found.insert(target).inserted { open += needs[target] ?? [] }
    }
    return found
  }
}
