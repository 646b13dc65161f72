/// The colours of pictures as a style sheet, for pages that show pictures within themselves and can be light or dark.
///
/// A picture has its colours as attributes, over which a style sheet wins. So one picture can be shown in either theme
/// without being laid out again.
public enum PictureStyleSheet {
  /// The rules for pictures below elements that a selector finds, and for names and kinds of transitions that stand in
  /// text: `--box-border` for a class that is a box's style, `--line` for one that is a line's.
  ///
  /// - Parameter scope: a selector such as `[data-theme="dark"]`.
  public static func css(_ theme: DiagramOptions.Theme, scope: String) -> String {
    let palette = Palette(theme)
    let boxes = BoxStyle.allCases.map { style in
      let colours = palette.box(style)
      return """
        \(scope) g.node.\(style) > :is(path, polygon, ellipse, polyline) { fill: \(colours.fill); stroke: \(colours.border); }
        \(scope) g.node.\(style) > text { fill: \(colours.text); }
        \(scope) .name.\(style) { --box-border: \(colours.border); }

        """
    }
    let lines = LineStyle.allCases.map { style in
      """
      \(scope) g.edge.\(style) > path { stroke: \(palette.line(style)); }
      \(scope) g.edge.\(style) > polygon { fill: \(style == .holding || style == .modal ? "none" : palette.line(style)); stroke: \(palette.line(style)); }
      \(scope) g.edge.\(style) > text { fill: \(palette.words(style)); }
      \(scope) .kind.\(style) { --line: \(palette.words(style)); }

      """
    }
    // What changed has its own colours, also where it is a single transition: its rules come after this one.
    let faint = """
      \(scope) g.edge.faint > path { stroke: \(palette.faintLine); }
      \(scope) g.edge.faint > polygon { fill: \(palette.faintLine); stroke: \(palette.faintLine); }

      """
    let changed = ChangePalette(theme)
    let changes = ChangeMark.allCases.map { mark in
      let colours = changed.box(mark)
      return """
        \(scope) g.node.\(mark) > :is(path, polygon, ellipse, polyline) { fill: \(colours.fill); stroke: \(colours.border); }
        \(scope) g.node.\(mark) > text { fill: \(colours.text); }
        \(scope) g.edge.\(mark) > path { stroke: \(changed.line(mark)); }
        \(scope) g.edge.\(mark) > polygon { stroke: \(changed.line(mark)); }
        \(scope) g.edge.\(mark):not(.modal) > polygon { fill: \(changed.line(mark)); }
        \(scope) g.edge.\(mark) > text { fill: \(changed.line(mark)); }

        """
    }
    return boxes.joined() + lines.joined() + faint + changes.joined() + """
      \(scope) g.edge.finding > path { stroke: \(palette.finding); }
      \(scope) g.edge.finding > polygon { stroke: \(palette.finding); }
      \(scope) g.edge.finding:not(.modal) > polygon { fill: \(palette.finding); }
      \(scope) g.edge.finding > text { fill: \(palette.finding); }
      \(scope) g.node.finding > :is(path, polygon, ellipse, polyline) { stroke: \(palette.finding); }
      \(scope) g.edge.plain > path { stroke: \(palette.text); }
      \(scope) g.cluster > :is(path, polygon) { fill: \(palette.clusterFill); stroke: \(palette.clusterBorder); }
      \(scope) g.frame > text { fill: \(palette.mutedText); }
      \(scope) g.frame > rect { fill: \(palette.clusterFill); }

      """
  }
}
