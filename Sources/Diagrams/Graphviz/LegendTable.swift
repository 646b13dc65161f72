import NavigationModel

/// The words under a picture: title, legend and notes, as an HTML-like label of Graphviz.
///
/// The label is a part of the drawing, so a DOT file that goes to another program keeps it.
struct LegendTable {
  private let model: DiagramModel
  private let palette: Palette
  private var changes: ChangePalette { ChangePalette(model.theme) }

  init(_ model: DiagramModel, _ palette: Palette) {
    self.model = model
    self.palette = palette
  }

  /// Nil where there is nothing to say.
  var markup: String? {
    var rows: [String] = []
    // Further from the lowest box than from each other, so that the title is not taken for a part of the graph.
    if !model.boxes.isEmpty, !model.title.isEmpty { rows.append("<TR><TD HEIGHT=\"8\"></TD></TR>") }
    if !model.title.isEmpty {
      rows.append(row("<FONT POINT-SIZE=\"15\"><B>\(DOTText.markup(model.title.shortened(to: 60)))</B></FONT>"))
    }
    if !model.subtitle.isEmpty { rows.append(row(muted(model.subtitle))) }
    rows += legendRows
    rows += model.notes.map { row(muted($0)) }
    // Where there are no boxes, nothing else makes room for the wider fonts of viewers.
    if model.boxes.isEmpty, !rows.isEmpty {
      let characters = max(min(model.title.count, 60) * 11, model.subtitle.count * 8)
      rows.append("<TR><TD WIDTH=\"\(characters)\"></TD></TR>")
    }
    return rows.isEmpty ? nil : table(rows, spacing: 1)
  }

  /// Boxes on the left, lines on the right, in one table, so that all rows have the same height.
  private var legendRows: [String] {
    let boxes = model.legend.filter(\.isBox).map(cells)
    let lines = model.legend.filter { !$0.isBox }.map(cells)
    let count = max(boxes.count, lines.count)
    guard count > 0 else { return [] }
    let empty = "<TD></TD><TD></TD>"
    let rows = (0..<count).map { row in
      let left = row < boxes.count ? boxes[row] : empty
      let right = row < lines.count ? lines[row] : empty
      // Viewers may have wider fonts than the one that Graphviz measured with.
      return "<TR>\(left)<TD WIDTH=\"36\"></TD>\(right)</TR>"
    }
    return ["<TR><TD ALIGN=\"LEFT\">\(table(rows, spacing: 1, size: legendSize(rows: count)))</TD></TR>"]
  }

  /// Attributes that keep the samples as they are where a line of words below is wider: by itself, a table grows with what is
  /// around it. The size is a little larger than what is in the table.
  private func legendSize(rows: Int) -> String {
    func width(_ entries: [LegendEntry]) -> Double { Double(entries.map(\.text.count).max() ?? 0) * 6.6 + 34 }
    let width = width(model.legend.filter(\.isBox)) + 40 + width(model.legend.filter { !$0.isBox })
    return " ALIGN=\"LEFT\" FIXEDSIZE=\"TRUE\" WIDTH=\"\(Int(width))\" HEIGHT=\"\(rows * 17 + 8)\""
  }

  private func cells(_ entry: LegendEntry) -> String {
    let sample =
      switch entry {
      case .box(let style): boxSample(style)
      case .line(.holding, _): lineSample(palette.line(.holding), width: 2, style: "DOTTED")
      case .line(let style, _): lineSample(palette.line(style), width: 2, style: nil)
      case .confidence(let confidence): lineSample(palette.text, width: 2, style: confidence.dash)
      case .finding: lineSample(palette.finding, width: 4, style: nil)
      case .mention: small("(rule) ")
      case .changedBox(let mark): boxSample(changes.box(mark), mark.symbol, style: mark.isDashed ? "DASHED" : "ROUNDED")
      case .changedLine(let mark):
        lineSample(changes.line(mark), width: mark.sampleWidth, style: mark.isDashed ? "DASHED" : nil)
      }
    return "<TD>\(sample)</TD><TD ALIGN=\"LEFT\">\(small(entry.text))</TD>"
  }

  private func boxSample(_ style: BoxStyle) -> String {
    boxSample(
      palette.box(style), style.symbol, style: style == .otherGroup ? "DASHED" : style.isRounded ? "ROUNDED" : nil)
  }

  private func boxSample(_ colors: Palette.Box, _ symbol: String?, style: String?) -> String {
    let corners = style.map { " STYLE=\"\($0)\"" } ?? ""
    let symbol =
      symbol.map { "<FONT POINT-SIZE=\"8\" COLOR=\"\(colors.text)\">\(DOTText.markup($0))</FONT>" } ?? ""
    return "<TABLE BORDER=\"1\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\"\(corners) "
      + "COLOR=\"\(colors.border)\" BGCOLOR=\"\(colors.fill)\"><TR><TD WIDTH=\"24\" HEIGHT=\"11\">\(symbol)</TD></TR></TABLE>"
  }

  private func lineSample(_ color: String, width: Int, style: String?) -> String {
    "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\"><TR>"
      + "<TD BORDER=\"\(width)\" SIDES=\"B\" COLOR=\"\(color)\"\(style.map { " STYLE=\"\($0)\"" } ?? "") "
      + "WIDTH=\"26\" HEIGHT=\"5\"></TD></TR><TR><TD HEIGHT=\"5\"></TD></TR></TABLE>"
  }

  private func row(_ content: String) -> String { "<TR><TD ALIGN=\"LEFT\">\(content)</TD></TR>" }

  private func muted(_ text: String) -> String {
    "<FONT POINT-SIZE=\"11\" COLOR=\"\(palette.mutedText)\">\(DOTText.markup(text))</FONT>"
  }

  private func small(_ text: String) -> String { "<FONT POINT-SIZE=\"11\">\(DOTText.markup(text))</FONT>" }

  private func table(_ rows: [String], spacing: Int, size: String = "") -> String {
    "<TABLE\(size) BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"\(spacing)\" CELLPADDING=\"1\">\(rows.joined())</TABLE>"
  }
}

extension LegendEntry {
  fileprivate var isBox: Bool {
    switch self {
    case .box, .changedBox: true
    case .line, .confidence, .finding, .mention, .changedLine: false
    }
  }
}

extension BoxStyle {
  fileprivate var isRounded: Bool {
    switch self {
    case .entry, .uikit, .appkit, .swiftui, .screen, .component, .unknown, .previous: true
    case .coordinator, .navigator, .container, .system, .alert, .group, .otherGroup: false
    }
  }
}

extension Confidence {
  /// The name of Graphviz's line style; nil for a solid line.
  var dash: String? {
    switch self {
    case .certain: nil
    case .inferred: "DASHED"
    case .possible: "DOTTED"
    }
  }
}
