/// How the name of a target becomes the name of a module.
enum ModuleName {
  /// The C99 extended identifier that Xcode and the package manager make of a target's name: what no identifier may
  /// hold becomes an underscore, and so does a digit in the first place.
  static func identifier(ofTarget name: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let isAllowed =
        scalars.isEmpty
        ? scalar == "_" || scalar.properties.isXIDStart
        : scalar.properties.isXIDContinue
      scalars.append(isAllowed ? scalar : "_")
    }
    return String(scalars)
  }
}
