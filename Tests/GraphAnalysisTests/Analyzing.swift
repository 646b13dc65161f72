import NavigationModel

@testable import GraphAnalysis

/// The findings of one detector in a sketched program.
func findings<Rule: Detector>(
  _ rule: Rule.Type, _ options: [String: Double] = [:], in sketch: String
) throws -> [Finding] {
  Rule(values: RuleValues(options)).findings(in: AnalysisContext(try GraphSketch.program(sketch)))
}
