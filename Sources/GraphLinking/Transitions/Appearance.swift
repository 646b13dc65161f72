import NavigationModel

/// What a view shows for the state of an object or of its own: the content of its sheet, cover or destination.
///
/// The view shows it in any case. Whoever sets the state is where the person comes from.
struct Appearance {
  let builder: Expression
  /// Where the builder stands.
  let scope: ScopeID
  /// The types that show it.
  let presenters: Set<TypeID>
  /// The object whose state it is, where one of its own functions sets that.
  var owner: TypeID?
  /// What decides by the value that is set whether it appears; nil where any value but nothing makes it appear.
  var decision: Decision?

  /// Where the state is set, whose value the builder gets if it is an item; nil where that says nothing of what appears.
  var item: AssignmentSite?
  /// Whether other states have to be set as well for it to appear.
  var isOneOfSeveral = false

  /// A computed property that is bound, and the stored one that is set.
  struct Decision {
    let getter: BodyID
    let property: String
    let value: Expression
  }
}
