/// Attributes by which nobody calls what they are on, whatever else they do.
///
/// Every other attribute may cause calls that no code shows: a storyboard calls a function with `@IBAction`, Objective-C one
/// with `@objc`, and a macro or a property wrapper writes calls. Only an attribute whose meaning Swift or Apple's frameworks
/// define is on a list here, since a project can declare any other name.
public enum HarmlessAttributes {
  /// On any declaration.
  public static let everywhere: Set<String> = [
    // On which versions of a system it is there.
    "available", "backDeployed",
    // On which actor or thread it runs, and what is checked of that.
    "MainActor", "concurrent", "preconcurrency", "Sendable",
    // How it is compiled. Other modules get copies of such code, which they do not call by a name of their own.
    "frozen", "inlinable", "inline", "usableFromInline",
    // What the compiler warns of.
    "discardableResult", "warn_unqualified_access",
    // It takes the selector away by which Objective-C would call it.
    "nonobjc",
    // It makes a result of the expressions of a body.
    "CommandsBuilder", "SceneBuilder", "ToolbarContentBuilder", "ViewBuilder",
    // A macro that writes only accessors of the properties, and adopts a protocol without requirements.
    "Observable",
  ]

  /// On a type, of whose methods is asked who calls them.
  ///
  /// An app begins with its type and calls methods of protocols alone. A class that Objective-C knows has only the
  /// selectors of methods with an attribute of their own; `@objcMembers` gives all of them one.
  public static let onTypes = everywhere.union(["main", "NSApplicationMain", "objc", "UIApplicationMain"])

  /// On a function that only its file can call. Who calls it by its selector says its name there.
  public static let onPrivateFunctions = everywhere.union(["objc"])
}
