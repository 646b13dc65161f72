import TestSupport
import Testing

@testable import Diagrams

@Suite("The colours of pictures", .serialized)
struct PaletteTests {
  @Test("The measures are those of their sources")
  func measures() {
    #expect(abs(ColourScience.contrast("#000000", "#ffffff") - 21) < 0.001)
    #expect(abs(ColourScience.contrast("#777777", "#ffffff") - 4.48) < 0.005)
    #expect(abs(ColourScience.difference("#000000", "#ffffff", with: nil) - 100) < 0.1)
    // The red and the green of traffic lights, which look alike to those without green cones.
    let (red, green) = ("#b3462b", "#75792b")
    #expect(ColourScience.difference(red, green, with: nil) > 50)
    #expect(ColourScience.difference(red, green, with: .deuteranopia) < 12)
  }

  @Test("Text is legible, lines and borders are visible", arguments: DiagramOptions.Theme.allCases)
  func contrast(theme: DiagramOptions.Theme) {
    let palette = Palette(theme)
    let grounds = [palette.background, palette.clusterFill]
    for style in BoxStyle.allCases {
      let box = palette.box(style)
      #expect(ColourScience.contrast(box.text, box.fill) >= 4.5, "text of \(style)")
      for ground in grounds { #expect(ColourScience.contrast(box.border, ground) >= 3, "border of \(style)") }
    }
    for ground in grounds {
      for style in LineStyle.allCases {
        #expect(ColourScience.contrast(palette.line(style), ground) >= 3, "line of \(style)")
        #expect(ColourScience.contrast(palette.words(style), ground) >= 4.5, "words of \(style)")
      }
      #expect(ColourScience.contrast(palette.faintLine, ground) >= 3)
      #expect(ColourScience.contrast(palette.finding, ground) >= 4.5)
      #expect(ColourScience.contrast(palette.mutedText, ground) >= 4.5)
    }
  }

  @Test(
    "Kinds of lines can be told apart by those who lack one sort of cones",
    arguments: DiagramOptions.Theme.allCases, ColourScience.Deficiency.allCases)
  func deficiencies(theme: DiagramOptions.Theme, deficiency: ColourScience.Deficiency) {
    let palette = Palette(theme)
    let colours = [LineStyle.forward, .modal, .start, .flow].map { palette.line($0) } + [palette.finding]
    for (index, first) in colours.enumerated() {
      for second in colours[(index + 1)...] {
        #expect(ColourScience.difference(first, second, with: deficiency) >= 12, "\(first) and \(second)")
      }
    }
  }

  @Test("Lines of possible transitions have dots that can be seen, in the picture and in its legend")
  func dots() throws {
    let svg = try SVGDiagram.render(result([screen("A"), screen("B")], [edge("A -> B", .push, .possible)]))
    #expect(svg.ranges(of: "stroke-dasharray=\"2,3\"").count >= 2 && !svg.contains("stroke-dasharray=\"1,5\""))
    #expect(svg.contains("stroke-width=\"1.5\" stroke-dasharray=\"2,3\""))
  }

  @Test("What is shown above a screen has a hollow arrow, whichever way its line is written")
  func arrows() throws {
    let input = result([screen("A"), screen("B")], [edge("A -> B", .present), edge("B -> A", .push)])
    let svg = try XMLTree(SVGDiagram.render(input))
    let heads = svg.elements.enumerated().filter { $0.element.name == "polygon" }.compactMap { _, head in
      head.parent.map { (svg.elements[$0].attributes["class"] ?? "", head.attributes["fill"]) }
    }.filter { $0.0.hasPrefix("edge") }
    #expect(heads.areThereAndAll { style, fill in (fill == "none") == style.contains("modal") })
    #expect(Set(heads.map(\.0)) == ["edge modal", "edge forward"])
  }
}
