/// A key of the configuration with its documentation.
///
/// The reader knows the keys from here; the written configuration and the schema for editors are made of it.
struct ConfigurationKey: Sendable {
  /// What a value can be.
  indirect enum Value: Sendable {
    case text
    /// One text or a list of them.
    case texts
    case choice([String])
    /// One text, of which some are known.
    case suggestion([String])
    case choices([String])
    case toggle
    case count
    /// A count, or `off`.
    case limit
    case share
    case mapping([ConfigurationKey])
    /// Like a mapping, with further keys that a project declares elsewhere and what can follow those.
    case openMapping([ConfigurationKey], others: Value)
    /// A list of mappings.
    case list([ConfigurationKey])
    /// One word instead of a mapping.
    case wordOrMapping([String], [ConfigurationKey])
    /// A value whose form is only known to its reader.
    case any
  }

  /// The word in the file.
  let name: String
  /// What it means, in a sentence.
  let summary: String
  /// What can follow it.
  let value: Value
  /// An example value, as written in a file; for a mapping or a list, the examples of its keys.
  var example = ""
}
