import Testing

@testable import Diagrams

@Suite("Heads of lines at boxes with tabs")
struct TabEndsTests {
  /// A folder from (0, 20) to (100, 60), with a tab on its upper edge from 74 to 100 that begins at 16.
  private static let folder = "100,20 97,16 77,16 74,20 0,20 0,60 100,60 100,20"

  /// The drawing of a line from a box above to a folder, and what becomes of it.
  private func lifted(
    outline: String = TabEndsTests.folder, course: [Double], head: [Double], isReversed: Bool = false
  ) -> [TabEnds.Lift] {
    func points(_ numbers: [Double]) -> [Curve.Point] {
      stride(from: 0, to: numbers.count, by: 2).map { Curve.Point(x: numbers[$0], y: numbers[$0 + 1]) }
    }
    var ends = TabEnds()
    let line = points(course)
    ends.addLine(
      Curve(points: isReversed ? line.reversed() : line), number: 3, between: ["n1", "n2"], at: 7)
    let written = points(head).map { "\($0.x),\($0.y)" }.joined(separator: " ")
    ends.addHead("<polygon fill=\"black\" points=\"\(written)\"/>", at: 8)
    ends.addBox("<polygon fill=\"white\" points=\"0,-80 100,-80 100,-40 0,-40 0,-80\"/>", of: "n1")
    ends.addBox("<polygon fill=\"white\" points=\"\(outline)\"/>", of: "n2")
    return ends.lifts()
  }

  @Test("A head that ends behind the tab is lifted onto it with the end of its line", arguments: [false, true])
  func behind(isReversed: Bool) throws {
    let lifts = lifted(
      course: [85, -40, 85, -20, 85, 0, 85, 13], head: [82, 13, 85, 20, 88, 13, 82, 13], isReversed: isReversed)
    let lift = try #require(lifts.first)
    #expect(lifts.count == 1 && lift.number == 3 && lift.index == 7 && lift.heads.map { $0.index } == [8])
    #expect(lift.heads.first?.points.map(\.y) == [9, 16, 9, 9])
    #expect(lift.heads.first?.points.map(\.x) == [82, 85, 88, 82])
    // The other end stays.
    #expect(lift.curve.points.map(\.y) == (isReversed ? [9, -4, -20, -40] : [-40, -20, -4, 9]))
  }

  @Test("On the slope of a tab it is lifted as far as that is high there")
  func slope() throws {
    let lift = try #require(
      lifted(course: [75.5, -40, 75.5, -20, 75.5, 0, 75.5, 13], head: [73, 13, 75.5, 20, 78, 13, 73, 13]).first)
    #expect(lift.heads.first?.points.map(\.y) == [11, 18, 11, 11])
  }

  @Test(
    "No other head moves: beside the tab, at a side, at the lower edge",
    arguments: [
      ([30, -40, 30, -20, 30, 0, 30, 13], [27, 13, 30, 20, 33, 13, 27, 13]),
      ([140, 24, 130, 24, 120, 24, 107, 24], [107, 21, 100, 24, 107, 27, 107, 21]),
      ([85, 140, 85, 120, 85, 90, 85, 67], [82, 67, 85, 60, 88, 67, 82, 67]),
    ] as [([Double], [Double])])
  func elsewhere(course: [Double], head: [Double]) {
    #expect(lifted(course: course, head: head).isEmpty)
  }

  @Test("A box without a tab moves none")
  func rectangle() {
    let outline = "100,20 0,20 0,60 100,60 100,20"
    #expect(
      lifted(
        outline: outline, course: [85, -40, 85, -20, 85, 0, 85, 13], head: [82, 13, 85, 20, 88, 13, 82, 13]
      ).isEmpty)
  }
}
