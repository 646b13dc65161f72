import NavigationModel

/// Finds what closures are given that listen to streams of values, by the types with which the streams are declared:
///
///     var picks: PublishSubject<UIDocumentPickerViewController>
///     model.picks.subscribe(onNext: { picker in self.present(picker, animated: true) })
extension Evaluator {
  /// The type of the values of the stream that a closure is the listener of; nil where that is not declared.
  func streamElement(passedTo: (site: CallSiteID, argument: Int)) -> TypeID? {
    let site = program[passedTo.site]
    guard case .member(let stream, let method) = site.call.callee, Subscriptions.methods.contains(method),
      Self.valueLabels.contains(site.call.arguments[passedTo.argument].label ?? "_")
    else { return nil }
    return element(ofStream: stream, in: site.scope)
  }

  private func element(ofStream stream: Expression, in scope: ScopeID) -> TypeID? {
    switch stream {
    case .call(let call):
      guard case .member(let inner, let method) = call.callee,
        Self.passing.contains(method) || method == "compactMap" && call.givesEachElement
      else { return nil }
      return element(ofStream: inner, in: scope)
    // `$screen` are the values of the published property `screen`.
    case _ where stream.isProjection:
      return staticType(of: stream.withoutProjection, in: scope, openActivation(of: program[scope].body))
    default:
      return specialization(of: stream, in: scope)
    }
  }

  /// The labels of the closures that get the values, and not an error or the end.
  static let valueLabels: Set<String> = ["_", "onNext", "receiveValue", "value", "with"]

  /// Methods of streams that change when values come, and not which.
  static let passing: Set<String> = [
    "receive", "subscribe", "observe", "observeOn", "subscribeOn", "asObservable", "asDriver", "asSignal",
    "eraseToAnyPublisher", "filter", "dropFirst", "skip", "take", "first", "prefix", "debounce", "throttle", "delay",
    "removeDuplicates", "distinctUntilChanged", "share", "handleEvents", "do", "unwrap",
  ]
}

extension Expression {
  /// Whether it ends with the projected value of a property: `$screen`, `model.$screen`.
  var isProjection: Bool { readName?.hasPrefix("$") == true }
}
