/// Reads what a configuration says about diagrams.
enum DiagramSettingReader {
  private static let switches: [(name: String, path: WritableKeyPath<DiagramSettings, Bool?> & Sendable)] = [
    ("legend", \.legend), ("fold-containers", \.foldContainers), ("fold-parts", \.foldParts), ("alerts", \.alerts),
    ("system", \.system),
    ("back", \.back), ("unresolved", \.unresolved), ("flows", \.flows), ("only-findings", \.onlyFindings),
  ]

  static func read(_ value: YAMLValue) throws(ConfigurationError) -> DiagramSettings {
    var settings = DiagramSettings()
    for (key, value) in try value.entries(of: "the diagram", among: ConfigurationVocabulary.diagram.map(\.name)) {
      switch key {
      case "group-by": settings.groupBy = try value.choice(of: "'group-by'")
      case "detail": settings.detail = try value.choice(of: "'detail'")
      case "direction": settings.direction = try value.choice(of: "'direction'")
      case "theme": settings.theme = try value.choice(of: "'theme'")
      case "hide": settings.hide = try names(value, of: "'hide'")
      case "collapse": settings.collapse = try names(value, of: "'collapse'")
      case "kinds":
        settings.kinds = try value.elements(of: "'kinds'").map { kind throws(ConfigurationError) in
          try kind.choice(of: "a kind of transitions")
        }
      case "link":
        let link = try value.text(of: "'link'")
        if let problem = PlaceLinkChoice.problem(of: link) {
          throw value.error("'link' cannot be '\(link)': \(problem)")
        }
        settings.link = link
      default:
        let word = try value.choice(of: "'\(key)'", among: ["true", "false"])
        for option in switches where option.name == key { settings[keyPath: option.path] = word == "true" }
      }
    }
    return settings
  }

  private static func names(_ value: YAMLValue, of key: String) throws(ConfigurationError) -> [String] {
    try value.elements(of: key).map { name throws(ConfigurationError) in try name.text(of: "a name in \(key)") }
  }
}
