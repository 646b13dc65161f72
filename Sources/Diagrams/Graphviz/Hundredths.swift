extension Double {
  /// The number with at most two digits after the point and no zeros at its end, as Graphviz writes numbers, whatever the language of the machine.
  var inHundredths: String {
    let hundredths = Int((self * 100).rounded())
    let digits = abs(hundredths % 100)
    let whole = (hundredths < 0 ? "-" : "") + "\(abs(hundredths) / 100)"
    if digits == 0 { return whole }
    if digits % 10 == 0 { return whole + ".\(digits / 10)" }
    return whole + (digits < 10 ? ".0\(digits)" : ".\(digits)")
  }
}
