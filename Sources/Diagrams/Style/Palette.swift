import NavigationModel

/// The colours of a picture, as `#rrggbb`: older versions of Graphviz know no shorter form.
///
/// Hues are taken from the set of Okabe and Ito ("Color Universal Design", 2008), which people with any of the common
/// colour vision deficiencies can tell apart, in a dark form for lines and a pale one for fills. Red is left to
/// findings, which also have thicker lines, and what is shown above a screen has a hollow arrow beside its colour.
/// Words have a contrast of at least 4.5 : 1, lines and borders 3 : 1 (WCAG 2.2, 1.4.3 and 1.4.11).
struct Palette {
  struct Box {
    var fill: String
    var border: String
    var text: String
  }

  var background: String
  var text: String
  var mutedText: String
  var clusterFill: String
  var clusterBorder: String
  var finding: String
  var faintLine: String
  var boxes: [BoxStyle: Box]
  var lines: [LineStyle: String]

  func box(_ style: BoxStyle) -> Box { boxes[style] ?? Box(fill: background, border: mutedText, text: text) }

  func line(_ style: LineStyle) -> String { lines[style] ?? text }

  /// The colour of one line. In an overview, lines that stand for a single transition step back behind the others.
  func line(_ line: DiagramModel.Line) -> String {
    if line.finding == .main { return finding }
    return line.isFaint ? faintLine : self.line(line.style)
  }

  /// The colour of the words beside a line: that of the line, so that it is plain where lines are close together which
  /// of them is meant, except where it is too pale for small letters (a contrast below 4.5 : 1, WCAG 2.2).
  func words(_ line: DiagramModel.Line) -> String {
    line.finding == .main ? finding : words(line.style)
  }

  /// The colour of words about lines of one style.
  func words(_ style: LineStyle) -> String {
    switch style {
    case .forward, .modal, .custom, .flow, .summary: line(style)
    case .containment, .start, .back, .holding: mutedText
    }
  }
}

extension Palette {
  init(_ theme: DiagramOptions.Theme) {
    self =
      switch theme {
      case .light: .light
      case .dark: .dark
      }
  }

  private static let light = Palette(
    background: "#ffffff", text: "#1f2933", mutedText: "#5b6770", clusterFill: "#f6f8fa", clusterBorder: "#c9d1d9",
    finding: "#d3202a", faintLine: "#7c90a5",
    boxes: [
      .entry: Box(fill: "#27333f", border: "#27333f", text: "#ffffff"),
      .coordinator: Box(fill: "#ffe3a3", border: "#b07700", text: "#1f2933"),
      .navigator: Box(fill: "#fff4d6", border: "#a67c1a", text: "#1f2933"),
      .uikit: Box(fill: "#dcecfa", border: "#0072b2", text: "#1f2933"),
      .appkit: Box(fill: "#d5f0ea", border: "#00856a", text: "#1f2933"),
      .swiftui: Box(fill: "#e9e3fa", border: "#6a4fb5", text: "#1f2933"),
      .screen: Box(fill: "#eef2f6", border: "#51657a", text: "#1f2933"),
      .component: Box(fill: "#ffffff", border: "#7d8a97", text: "#3e4c59"),
      .container: Box(fill: "#ffffff", border: "#51657a", text: "#3e4c59"),
      .system: Box(fill: "#e4e7eb", border: "#7b8794", text: "#3e4c59"),
      .alert: Box(fill: "#fbf3b0", border: "#9c8a00", text: "#3e4c59"),
      .unknown: Box(fill: "#ffffff", border: "#7b8794", text: "#5b6770"),
      .previous: Box(fill: "#ffffff", border: "#7b8794", text: "#5b6770"),
      .group: Box(fill: "#eaf1f8", border: "#51657a", text: "#1f2933"),
      .otherGroup: Box(fill: "#ffffff", border: "#51657a", text: "#3e4c59"),
    ],
    lines: [
      .forward: "#0072b2", .modal: "#6d1f70", .containment: "#7b8794", .start: "#b07700", .back: "#818d99",
      .custom: "#1f2933", .flow: "#005a46", .holding: "#7b8794", .summary: "#4a6785",
    ])

  private static let dark = Palette(
    background: "#12171d", text: "#e6ebf0", mutedText: "#9aa7b4", clusterFill: "#1a2129", clusterBorder: "#36414d",
    finding: "#ff6b6b", faintLine: "#58748f",
    boxes: [
      .entry: Box(fill: "#e6ebf0", border: "#e6ebf0", text: "#12171d"),
      .coordinator: Box(fill: "#5a4208", border: "#f0b93a", text: "#fff3d6"),
      .navigator: Box(fill: "#3a3115", border: "#b8953f", text: "#f5ead0"),
      .uikit: Box(fill: "#123a57", border: "#56b4e9", text: "#e3f2fc"),
      .appkit: Box(fill: "#0f4034", border: "#35c29d", text: "#e0f7f0"),
      .swiftui: Box(fill: "#362a5c", border: "#ab94f0", text: "#efeafd"),
      .screen: Box(fill: "#2a333d", border: "#9aa7b4", text: "#e6ebf0"),
      .component: Box(fill: "#12171d", border: "#75828f", text: "#c3ccd5"),
      .container: Box(fill: "#12171d", border: "#9aa7b4", text: "#c3ccd5"),
      .system: Box(fill: "#323b45", border: "#8894a0", text: "#d4dbe2"),
      .alert: Box(fill: "#453f0c", border: "#d9c74a", text: "#f7f1c6"),
      .unknown: Box(fill: "#12171d", border: "#8894a0", text: "#9aa7b4"),
      .previous: Box(fill: "#12171d", border: "#8894a0", text: "#9aa7b4"),
      .group: Box(fill: "#22303d", border: "#8fa6bd", text: "#e6ebf0"),
      .otherGroup: Box(fill: "#12171d", border: "#8fa6bd", text: "#c3ccd5"),
    ],
    lines: [
      .forward: "#56b4e9", .modal: "#efc0f2", .containment: "#8894a0", .start: "#f0b93a", .back: "#6b7884",
      .custom: "#e6ebf0", .flow: "#7fe8c8", .holding: "#8894a0", .summary: "#8fb0d0",
    ])
}

extension DiagramModel.Line {
  /// Whether it steps back behind the other lines of an overview.
  var isFaint: Bool { style == .summary && count == 1 && finding == .none }
}
