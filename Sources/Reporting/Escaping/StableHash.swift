/// A short stand-in for a long text that is the same in every run, unlike Swift's own hash values.
enum StableHash {
  /// The 64-bit FNV-1a hash of the text's UTF-8 in 16 hexadecimal digits; the constants are those of the algorithm's
  /// authors, G. Fowler, L. C. Noll and K.-P. Vo.
  static func hex(of text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
