import Testing

@testable import GraphLinking

@Suite("The steps of a question")
struct QuestionLimitTests {
  @Test(
    "are halved after every 64 questions that run out of them, but never fewer than 500",
    arguments: [
      (0, 6_000), (63, 6_000), (64, 3_000), (127, 3_000), (128, 1_500), (192, 750), (256, 500), (10_000, 500),
    ])
  func backOff(exhausted: Int, steps: Int) {
    var limit = QuestionLimit()
    for _ in 0..<exhausted { limit.noteExhaustion() }
    #expect(limit.steps == steps)
  }
}
