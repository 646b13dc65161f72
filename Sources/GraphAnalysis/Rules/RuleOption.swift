/// A number or a switch of a rule that a person can set.
public struct RuleOption: Hashable, Codable, Sendable {
  /// The sorts of options.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// A whole number from zero up.
    case count
    /// A whole number from zero up that nothing may exceed, or off, kept as infinity.
    case limit
    /// A fraction of a whole, from 0 to 1.
    case share
    /// Off or on, kept as 0 or 1.
    case toggle
  }

  /// The word for the option in the configuration file and on the command line.
  public let name: String
  /// What values make sense.
  public let kind: Kind
  /// The value when nothing is set; 0 or 1 for a toggle.
  public let defaultValue: Double
  /// What the option means, in a sentence.
  public let summary: String

  /// Makes an option; ``count(_:_:_:)``, ``limit(_:_:)``, ``share(_:_:_:)`` and ``toggle(_:_:_:)`` read better.
  public init(name: String, kind: Kind, defaultValue: Double, summary: String) {
    self.name = name
    self.kind = kind
    self.defaultValue = defaultValue
    self.summary = summary
  }

  /// An option that is a whole number.
  public static func count(_ name: String, _ defaultValue: Int, _ summary: String) -> RuleOption {
    RuleOption(name: name, kind: .count, defaultValue: Double(defaultValue), summary: summary)
  }

  /// A limit that is off unless somebody sets it.
  public static func limit(_ name: String, _ summary: String) -> RuleOption {
    RuleOption(name: name, kind: .limit, defaultValue: .infinity, summary: summary)
  }

  /// An option that is a fraction of a whole.
  public static func share(_ name: String, _ defaultValue: Double, _ summary: String) -> RuleOption {
    RuleOption(name: name, kind: .share, defaultValue: defaultValue, summary: summary)
  }

  /// An option that is off or on.
  public static func toggle(_ name: String, _ defaultValue: Bool, _ summary: String) -> RuleOption {
    RuleOption(name: name, kind: .toggle, defaultValue: defaultValue ? 1 : 0, summary: summary)
  }

  /// Whether the option can have the value.
  public func accepts(_ value: Double) -> Bool {
    switch kind {
    case .count: (0...Self.largestCount).contains(value) && Double(Int(value)) == value
    case .limit: value == .infinity || (0...Self.largestCount).contains(value) && Double(Int(value)) == value
    case .share: (0...1).contains(value)
    case .toggle: value == 0 || value == 1
    }
  }

  /// The values that the option accepts, as the end of a sentence that starts with "must be".
  public var acceptedValues: String {
    switch kind {
    case .count: "a whole number from 0 to \(Int(Self.largestCount))"
    case .limit: "a whole number from 0 to \(Int(Self.largestCount)), or off"
    case .share: "a number from 0 to 1"
    case .toggle: "true or false"
    }
  }

  /// The default as it is written in a configuration file.
  public var defaultText: String { text(for: defaultValue) }

  /// A value as it is written in a configuration file.
  public func text(for value: Double) -> String {
    switch kind {
    case .count: String(Int(value))
    case .limit: value == .infinity ? "off" : String(Int(value))
    case .share: String(value)
    case .toggle: value == 0 ? "false" : "true"
    }
  }

  /// More than any app has of anything, and exact as a floating-point number.
  private static let largestCount = 1e9
}

/// The values of a rule's options in one run: what was set, and the defaults for the rest.
public struct RuleValues: Hashable, Sendable {
  private let settings: [String: Double]

  /// - Parameter settings: Values by the option's name. A value that its option does not accept counts as not set.
  public init(_ settings: [String: Double] = [:]) {
    self.settings = settings
  }

  /// The value of an option as a number.
  public func number(_ option: RuleOption) -> Double {
    guard let value = settings[option.name], option.accepts(value) else { return option.defaultValue }
    return value
  }

  /// The value of an option that counts something.
  public func count(_ option: RuleOption) -> Int { Int(number(option)) }

  /// The value of a limit; the largest number there is where it is off, since nothing exceeds that.
  public func limit(_ option: RuleOption) -> Int { Int(exactly: number(option)) ?? .max }

  /// Whether an option is on.
  public func isOn(_ option: RuleOption) -> Bool { number(option) != 0 }
}
