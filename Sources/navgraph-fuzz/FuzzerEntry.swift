import Foundation

/// What libFuzzer calls with each input.
///
/// Source: LLVM, "libFuzzer – a library for coverage-guided fuzz testing".
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target = FuzzTarget.chosen else {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    fatalError("set NAVGRAPH_FUZZ to one of \(names)")
  }
  target.run(start.map { Data(bytes: $0, count: count) } ?? Data())
  return 0
}
