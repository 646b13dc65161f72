import NavigationModel

@testable import GraphAnalysis

/// The result of a run over a sketched app, as questions are asked of it.
func result(_ sketch: String) throws -> AnalysisResult {
  let program = try GraphSketch.program(sketch)
  return AnalysisResult(
    tool: AnalysisResult.Tool(name: "navgraph", version: "0"), root: "App", graph: program.graph,
    metrics: MetricsCounter.measure(program), findings: GraphAnalyzer.analyze(program), parts: program.parts,
    knowledge: program.knowledge, reach: ReachFinder.reach(of: program), issues: [])
}
