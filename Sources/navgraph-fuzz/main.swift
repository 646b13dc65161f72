import CLibFuzzer
import Foundation

guard FuzzTarget.chosen != nil else {
  let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
  print("navgraph-fuzz: set NAVGRAPH_FUZZ to one of \(names)")
  exit(2)
}

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(LLVMFuzzerRunDriver(&count, &arguments) { testOneInput($0, $1) })
