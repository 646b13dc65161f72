import NavigationModel

extension DiagramModel {
  /// The legend of this picture: exactly the colours, shapes and dashes that occur in it.
  static func legend(boxes: [Box], lines: [Line]) -> [LegendEntry] {
    let boxStyles = Set(boxes.map(\.style))
    let kinds = Dictionary(grouping: lines, by: \.style).mapValues { lines in
      let used = Set(lines.flatMap(\.kinds))
      return TransitionKind.allCases.filter(used.contains)
    }
    let confidences = Set(lines.map(\.confidence))
    let hasFindings = boxes.contains { $0.finding == .main } || lines.contains { $0.finding == .main }
    let hasMentions = boxes.contains { box in box.finding != .none && box.remarks.contains { $0.hasPrefix("(") } }
    return BoxStyle.allCases.filter(boxStyles.contains).map(LegendEntry.box)
      + LineStyle.allCases.compactMap { style in kinds[style].map { .line(style, kinds: $0) } }
      // Solid lines need no word where there is nothing else.
      + (confidences.subtracting([.certain]).isEmpty
        ? [] : Confidence.allCases.filter(confidences.contains).map(LegendEntry.confidence))
      + (hasFindings ? [.finding] : []) + (hasMentions ? [.mention] : [])
  }
}

extension LegendEntry {
  /// The words beside the sample.
  public var text: String {
    switch self {
    case .box(let style): style.legend + (style.shapeWord.map { " (\($0))" } ?? "")
    case .line(.summary, _): "transitions between groups (faint: one, thick: many)"
    case .line(.holding, _): "holds a part that navigates (diamond)"
    case .line(.flow, let kinds): "through coordinators: " + kinds.map(\.legend).joined(separator: ", ")
    case .line(.modal, let kinds): kinds.map(\.legend).joined(separator: ", ") + " (hollow arrow)"
    case .line(_, let kinds): kinds.map(\.legend).joined(separator: ", ")
    case .confidence(.certain): "certain"
    case .confidence(.inferred): "inferred"
    case .confidence(.possible): "possible: one of several"
    case .finding: "finding, with its rule"
    case .mention: "mentioned by a finding of this rule"
    case .changedBox(let mark): mark.boxLegend
    case .changedLine(let mark): mark.lineLegend
    }
  }
}

extension BoxStyle {
  /// What a box of this style is.
  var legend: String {
    switch self {
    case .entry: "start of the app"
    case .coordinator: "coordinator"
    case .navigator: "navigates, no coordinator"
    case .uikit: "UIKit screen"
    case .appkit: "AppKit screen"
    case .swiftui: "SwiftUI screen"
    case .screen: "screen"
    case .component: "part of a screen"
    case .container: "container"
    case .system: "system screen"
    case .alert: "alert"
    case .unknown: "unresolved destination"
    case .previous: "the previous screen"
    case .group: "storyboard or folder"
    case .otherGroup: "another storyboard or folder"
    }
  }
}

extension BoxStyle {
  /// What tells the style from others for people who do not see the colours; nil for the usual box.
  fileprivate var shapeWord: String? {
    switch self {
    case .coordinator: "cut corners"
    case .navigator: "block"
    case .container: "with a tab"
    case .alert: "with a folded corner"
    case .group: "with a tab"
    case .otherGroup: "dashed"
    default: nil
    }
  }
}

extension TransitionKind {
  fileprivate var legend: String {
    switch self {
    case .showDetail: "show detail"
    case .fullScreenCover: "full-screen cover"
    case .popTo: "pop to"
    case .popToRoot: "pop to root"
    case .start: "starts"
    default: rawValue
    }
  }
}
