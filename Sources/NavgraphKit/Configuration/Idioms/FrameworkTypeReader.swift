import NavigationModel

/// Reads the types of a library that navigation meets, and the properties through which code reaches them.
enum FrameworkTypeReader {
  static func type(_ value: YAMLValue) throws(ConfigurationError) -> FrameworkType {
    let fields = try value.fields(
      of: "a type", among: IdiomVocabulary.type.map(\.name), required: ["name", "role"])
    var type = FrameworkType("", role: .other)
    if let name = fields["name"] { type.name = try name.typeName(of: "'name'") }
    if let superclass = fields["superclass"] { type.superclass = try superclass.typeName(of: "'superclass'") }
    if let protocols = fields["protocols"] {
      var names: [String] = []
      for name in try protocols.elements(of: "'protocols'") { names.append(try name.typeName(of: "a protocol")) }
      type.protocols = names
    }
    if let role = fields["role"] { type.role = try role.choice(of: "'role'") }
    if let framework = fields["framework"] { type.framework = try framework.choice(of: "'framework'") }
    for (label, kind) in try fields["contents"]?.pairs(of: "'contents'") ?? [] {
      type.contents[try label.swiftName(of: "a label")] = try kind.choice(of: "a kind of edge")
    }
    return type
  }

  static func member(_ value: YAMLValue) throws(ConfigurationError) -> FrameworkMember {
    let keys = IdiomVocabulary.member.map(\.name)
    let fields = try value.fields(of: "a member", among: keys, required: keys)
    var member = FrameworkMember("", "", "")
    if let owner = fields["owner"] { member.owner = try owner.typeName(of: "'owner'") }
    if let name = fields["name"] { member.name = try name.swiftName(of: "'name'") }
    if let type = fields["type"] { member.result = .type(try type.typeName(of: "'type'")) }
    return member
  }
}
