extension String {
  /// The text as one word of a shell's command, in quotes only where the shell needs them.
  public var shellQuoted: String {
    let isPlain = !isEmpty && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_./=-".contains($0)) }
    // Within single quotes only their end means something (POSIX, Shell Command Language, 2.2.2).
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
