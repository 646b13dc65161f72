import Foundation

/// What libFuzzer calls with each input. The name is its own.
///
/// Source: LLVM, "libFuzzer – a library for coverage-guided fuzz testing".
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzTarget.chosen?.run(start.map { Data(bytes: $0, count: count) } ?? Data())
  return 0
}
