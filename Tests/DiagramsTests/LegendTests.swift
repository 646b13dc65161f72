import Foundation
import NavigationModel
import Testing

@testable import Diagrams

@Suite("The legend")
struct LegendTests {
  @Test("A picture of plain certain pushes explains just these")
  func minimal() {
    let model = DiagramModel(result([screen("A"), screen("B")], [edge("A -> B")]))
    #expect(model.legend == [.box(.uikit), .line(.forward, kinds: [.push])])
  }

  @Test("Every style of box, line and dash in the picture has its entry")
  func complete() {
    let nodes = [
      screen("UIKit"), screen("AppKit", .appkit), screen("SwiftUI", .swiftui), screen("Plain", nil),
      node("Entry", .entry), node("Coordinator", .coordinator, role: .coordinator),
      node("Router", .navigator), node("Row", .screen, role: .component),
      node("Tabs", .container), node("Mail", .system), node("Alert", .alert), node("Nowhere", .unknown),
    ]
    let kinds = TransitionKind.allCases
    let edges = kinds.enumerated().map { number, kind in
      edge("UIKit -> \(nodes[number % nodes.count].id)", kind, Confidence.allCases[number % 3])
    }
    let model = DiagramModel(
      result(nodes, edges, findings: [finding("r", nodes: ["UIKit"])]),
      options: DiagramOptions(showAlerts: true, showSystem: true, showBack: true))
    for box in model.boxes { #expect(model.legend.contains(.box(box.style))) }
    for line in model.lines {
      #expect(
        model.legend.contains {
          if case .line(line.style, let kinds) = $0 { kinds.contains(line.kinds[0]) } else { false }
        })
      #expect(model.legend.contains(.confidence(line.confidence)))
    }
    #expect(model.legend.contains(.finding))
    #expect(Set(model.legend).count == model.legend.count)
  }

  @Test("The samples have the colours and dashes of the picture")
  func samples() throws {
    let input = result(
      [screen("A"), screen("B", .swiftui)], [edge("A -> B", .push, .inferred), edge("B -> A", .sheet, .possible)])
    for theme in DiagramOptions.Theme.allCases {
      let with = try XMLTree(SVGDiagram.render(input, options: DiagramOptions(theme: theme)))
      let without = try XMLTree(SVGDiagram.render(input, options: DiagramOptions(theme: theme, legend: false)))
      let names = ["fill", "stroke", "stroke-dasharray"]
      for name in names {
        let explained = with.elements.filter { $0.parent == 1 && !$0.name.contains("g") || $0.name == "polyline" }
          .compactMap { $0.attributes[name] }
        let used = without.elements.filter { $0.name == "path" }.compactMap { $0.attributes[name] }
        #expect(Set(used).subtracting(["none"]).isSubset(of: Set(explained)), "\(name) of \(theme)")
      }
    }
  }

  @Test("An unresolved destination has the sign of its boxes, which tells it from parts of screens")
  func symbol() throws {
    let input = result([screen("A"), node("nowhere", .unknown)], [edge("A -> nowhere")])
    let drawn = try XMLTree(SVGDiagram.render(input)).visibleText
    let bare = try XMLTree(SVGDiagram.render(input, options: DiagramOptions(legend: false))).visibleText
    #expect(drawn.count { $0 == "?" } == 2 && bare.count { $0 == "?" } == 1)
  }

  @Test("The words of the legend stand in the picture, and go away with the option")
  func option() throws {
    let input = result([screen("A"), screen("B")], [edge("A -> B", .push, .possible)])
    let words = ["UIKit screen", "push", "possible: one of several"]
    let shown = try XMLTree(SVGDiagram.render(input)).visibleText
    for word in words { #expect(shown.contains(word)) }
    let hidden = try XMLTree(SVGDiagram.render(input, options: DiagramOptions(legend: false))).visibleText
    #expect(!hidden.contains("UIKit screen"))
  }

  @Test("A page draws each sample with the classes that boxes and lines have in pictures, for which there are colours")
  func pageSamples() {
    let entries =
      BoxStyle.allCases.map(LegendEntry.box) + LineStyle.allCases.map { .line($0, kinds: []) } + [.finding]
      + Confidence.allCases.map(LegendEntry.confidence) + ChangeMark.allCases.map(LegendEntry.changedBox)
      + ChangeMark.allCases.map(LegendEntry.changedLine)
    let css = PictureStyleSheet.css(.light, scope: "main")
    for entry in entries {
      let sample = LegendSample(entry)
      let style = sample.classes.prefix { $0 != " " }
      let isLine = [.arrow, .line, .diamond].contains(sample.shape)
      #expect(css.contains("main g.\(isLine ? "edge" : "node").\(style) > "), "\(entry)")
    }
    // A single transition that came has the colour of what came, and no longer that of a single one.
    let (faint, came) = (css.range(of: "g.edge.faint >"), css.range(of: "g.edge.added >"))
    #expect(faint.map { faint in came.map { faint.lowerBound < $0.lowerBound } == true } == true)
    // No two boxes look alike: those of one shape have colours of their own, a dashed border or a sign.
    let boxes = BoxStyle.allCases.map { LegendSample(.box($0)) }
    #expect(Set(boxes).count == boxes.count)
  }
}
