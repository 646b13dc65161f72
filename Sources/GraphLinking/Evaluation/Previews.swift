import NavigationModel

/// Finds what a person opens from a preview.
///
/// A framework asks one method of a delegate for the preview, and hands what that gives to the method that opens it:
///
///     func previewingContext(_ context: …, viewControllerForLocation location: …) -> UIViewController? { Detail() }
///     func previewingContext(_ context: …, commit controller: UIViewController) { show(controller, sender: self) }
///
/// A context menu brings its preview along, as what `animator.previewViewController` is.
extension Evaluator {
  /// What a method that commits a preview is given; nil for every other parameter.
  func committedPreview(as index: Int, of method: Body) -> [Candidate]? {
    guard let label = method.parameters.last?.label, Self.committing.contains(label),
      index == method.parameters.count - 1
    else { return nil }
    return known(previewMethods(beside: method, askedWith: Self.askingForPreviews).flatMap(results))
  }

  /// What the `previewViewController` of the animator is that a method is given; nil for every other method.
  func openedPreview(by method: Body) -> [Candidate]? {
    guard method.parameters.contains(where: { $0.label == "willPerformPreviewActionForMenuWith" }) else { return nil }
    let menus = previewMethods(beside: method, askedWith: Self.askingForMenus).flatMap(results)
    return known(menus.flatMap(preview))
  }

  /// The controllers that a call which makes a context menu gives it as its preview.
  func previews(ofMenuMadeAt site: CallSite) -> [Candidate] {
    previews(madeWith: site.call, in: site.scope, openActivation(of: site.body))
  }

  /// The controller that a context menu is made with.
  private func preview(of menu: Candidate) -> [Candidate] {
    guard case .object(_, let construction?) = menu.value else { return [] }
    let made = self[construction]
    return previews(madeWith: made.call, in: made.scope, made.activation).map { $0.weakened(to: menu.confidence) }
  }

  private func previews(madeWith call: Call, in scope: ScopeID, _ activation: ActivationID) -> [Candidate] {
    guard
      let provider = CallLabels.argument("previewProvider", in: call.arguments)
        ?? call.arguments.first(where: { $0.isTrailing && $0.label == nil })
    else { return [] }
    return evaluate(provider.value, in: scope, activation).flatMap { candidate -> [Candidate] in
      switch candidate.value {
      case .closure(let inner, let captured):
        return results(ofClosure: inner, captured, arguments: [])
      case .function(let body, let receiver):
        return returns(of: body, intern(Activation(body: body, receiver: receiver, isOpen: false)))
      default:
        return []
      }
    }
  }

  private func results(of method: BodyID) -> [Candidate] { returns(of: method, openActivation(of: method)) }

  private func known(_ candidates: [Candidate]) -> [Candidate]? {
    let known = candidates.filter { !$0.isUnknown && !$0.isParameter && $0.value != .nothing }
    return known.isEmpty ? nil : known.map { $0.weakened(to: .inferred) }
  }

  /// The methods of the same delegate by which a framework asks for previews.
  private func previewMethods(beside method: Body, askedWith labels: Set<String>) -> [BodyID] {
    guard let owner = method.owner else { return [] }
    return program.lineage(of: owner).flatMap { program[$0].functions.values.joined() }.filter { candidate in
      program[candidate].parameters.contains { $0.label.map(labels.contains) == true }
    }.sorted()
  }

  private static let committing: Set<String> = ["commit", "commitViewController"]
  private static let askingForPreviews: Set<String> = ["viewControllerForLocation"]
  private static let askingForMenus: Set<String> = [
    "configurationForMenuAtLocation", "contextMenuConfigurationForItemAt", "contextMenuConfigurationForItemsAt",
    "contextMenuConfigurationForRowAt",
  ]
}
