import Foundation
import NavigationModel
import SourceScanning
import TestSupport

/// A Swift source that is scanned from a string or from bytes.
struct SwiftSource {
  let scanned: FileFacts

  init(_ text: String) { self.init(Data(text.utf8)) }

  init(_ data: Data) {
    scanned = DeepStack.run { SourceScanner.scan(data, path: "App/File.swift") }
  }

  var facts: SwiftFacts? {
    if case .swift(let facts) = scanned.content { facts } else { nil }
  }

  var types: [TypeFact] { facts?.types ?? [] }

  func type(_ name: String) -> TypeFact? { types.first { $0.name == name } }

  /// A property of the first type that has it.
  func property(_ name: String) -> PropertyFact? {
    types.lazy.compactMap { $0.properties.first { $0.name == name } }.first
  }

  func function(_ name: String) -> FunctionFact? {
    types.lazy.compactMap { $0.functions.first { $0.name == name } }.first
  }

  /// What the body of a function is reduced to.
  static func body(_ statements: String) -> String {
    let source = SwiftSource("func f() {\n\(statements)\n}")
    return source.facts?.functions.first?.body.map { PrintedFacts.text($0) } ?? "no function"
  }

  /// What an expression is reduced to.
  static func value(_ expression: String) -> String {
    let source = SwiftSource("let value = \(expression)")
    return source.facts?.properties.first?.initializer.map { PrintedFacts.text($0) } ?? "no value"
  }
}
