import NavigationModel

/// A call through which a transition is looked at. A chain of them begins with the innermost.
struct AskingCall {
  let caller: Evaluator.Caller
  let body: BodyID
  /// How sure it is that the call means the function within.
  var confidence: Confidence
  /// The stored closure that is called; nil where a function is.
  var closure: ScopeID?

  var site: CallSiteID { caller.site }
  var call: CodePath.Call { CodePath.Call(site: site, route: caller.route, closure: closure, sent: caller.sent) }
}
