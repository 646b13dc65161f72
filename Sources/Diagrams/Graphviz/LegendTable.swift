import NavigationModel

/// The words under a picture: title, legend and notes, as an HTML-like label of Graphviz.
///
/// The label is a part of the drawing, so a DOT file that goes to another program keeps it.
struct LegendTable {
  private let model: DiagramModel
  private let palette: Palette

  init(_ model: DiagramModel, _ palette: Palette) {
    self.model = model
    self.palette = palette
  }

  /// Nil where there is nothing to say.
  var markup: String? {
    var rows: [String] = []
    if !model.title.isEmpty {
      rows.append(row("<FONT POINT-SIZE=\"15\"><B>\(DOTText.markup(model.title.shortened(to: 60)))</B></FONT>"))
    }
    if !model.subtitle.isEmpty { rows.append(row(muted(model.subtitle))) }
    let columns = [boxColumn, lineColumn].filter { !$0.isEmpty }
    if !columns.isEmpty {
      let cells = columns.map { "<TD ALIGN=\"LEFT\" VALIGN=\"TOP\">\(table($0, spacing: 2))</TD>" }
      rows.append("<TR><TD ALIGN=\"LEFT\">\(table(["<TR>\(cells.joined())</TR>"], spacing: 0))</TD></TR>")
    }
    rows += model.notes.map { row(muted($0)) }
    return rows.isEmpty ? nil : table(rows, spacing: 1)
  }

  private var boxColumn: [String] {
    model.legend.compactMap { entry in
      guard case .box(let style) = entry else { return nil }
      return sample(boxSample(style), entry.text)
    }
  }

  private var lineColumn: [String] {
    model.legend.compactMap { entry in
      switch entry {
      case .box: nil
      case .line(let style, _): sample(lineSample(palette.line(style), width: 2, style: nil), entry.text)
      case .confidence(let confidence):
        sample(lineSample(palette.text, width: 2, style: confidence.dash), entry.text)
      case .finding: sample(lineSample(palette.finding, width: 4, style: nil), entry.text)
      }
    }
  }

  private func sample(_ picture: String, _ text: String) -> String {
    "<TR><TD>\(picture)</TD><TD ALIGN=\"LEFT\">\(small(text))</TD></TR>"
  }

  private func boxSample(_ style: BoxStyle) -> String {
    let colors = palette.box(style)
    let corners = style.isRounded ? " STYLE=\"ROUNDED\"" : ""
    return "<TABLE BORDER=\"1\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\"\(corners) "
      + "COLOR=\"\(colors.border)\" BGCOLOR=\"\(colors.fill)\"><TR><TD WIDTH=\"24\" HEIGHT=\"11\"></TD></TR></TABLE>"
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

  private func table(_ rows: [String], spacing: Int) -> String {
    "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"\(spacing)\" CELLPADDING=\"1\">\(rows.joined())</TABLE>"
  }
}

extension BoxStyle {
  fileprivate var isRounded: Bool {
    switch self {
    case .entry, .uikit, .appkit, .swiftui, .screen, .component, .unknown: true
    case .coordinator, .navigator, .container, .system, .alert, .group: false
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
