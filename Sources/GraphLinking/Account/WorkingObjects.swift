import NavigationModel

/// Objects that are named like a coordinator, and that only work: they copy a file or send a request.
extension AccountBuilder {
  /// Whether an object of a type shows no screen, has none that other code could show, and is made by code that shows none
  /// either, for which it could say what that shows.
  ///
  /// Who has the code that makes such an object and uses it up has nothing of it.
  func onlyWorks(_ type: TypeID, for made: CallSite) -> Bool {
    !hasTransitions(type) && !givesScreen(type) && !shows(made.body) && !sets(made.body)
  }

  /// Whether a property or a function of a type gives a controller or a view, by the types that are written there.
  private func givesScreen(_ type: TypeID) -> Bool {
    program.memberLineage(of: type).contains { ancestor in
      let isProperty = program[ancestor].properties.values.joined().contains { property in
        isScreen(property.fact.type, in: ancestor, property.file)
      }
      return isProperty
        || program[ancestor].functions.values.joined().contains { function in
          isScreen(program[function].returnType, in: ancestor, program[function].file)
        }
    }
  }

  private func isScreen(_ written: TypeReference?, in owner: TypeID, _ file: Int) -> Bool {
    (written?.allNames ?? []).contains { name in
      if ["AnyView", "View"].contains(name) { return true }
      let type = program.resolve(name, inside: program[owner].name, file: file)
      return type.map { program.isController($0) || program.isView($0) } ?? false
    }
  }
}
