import NavigationModel

/// What the attributes of a function say of who can call it.
///
/// They are looked up in the facts of its file: few questions need them, and a body with them would be larger to copy.
extension Program {
  /// The attributes that a function is declared with; nil where no Swift file declares it.
  func attributes(of function: Body) -> [AttributeFact]? {
    guard case .swift(let swift) = files[function.file].content else { return nil }
    let members = swift.types.lazy.flatMap(\.functions)
    let declared = members.first { $0.position == function.position }
    return (declared ?? swift.functions.first { $0.position == function.position })?.attributes
  }

  /// Whether Objective-C's selectors can call a function: menus, buttons and key bindings name it in ways that no call
  /// shows.
  func isCalledBySelector(_ function: Body) -> Bool {
    attributes(of: function)?.contains { ["objc", "IBAction"].contains($0.name) } ?? false
  }
}
