/// What a DOT text is for, and how much it decides beside `dot`.
struct DrawingForm: Hashable {
  /// Who decides in which column a box stands, and so which lines lead to the left.
  enum Arrangement: Hashable {
    /// `dot`, and each line is written from its source to its destination: readers of a document take the order of the
    /// ends for the direction.
    case asWritten
    /// `dot`, but transitions back lead to the left.
    case free
    /// The number of steps from the start of the app, or to and from what the picture is about: lines that lead back in it
    /// lead to the left, and the columns are as close as the lines allow.
    case steps
    /// The number of steps, where a step of very many boxes takes several columns.
    case columns
  }

  var clusters = true
  var labels = true
  var arrangement = Arrangement.free
  /// Whether boxes are written from the last to the first, which gives another layout.
  var reversesBoxes = false
  /// In SVG our own `<title>` elements carry the tooltips: Graphviz would wrap each element in an empty link.
  var tooltips = false

  /// For other programs.
  static let document = DrawingForm(arrangement: .asWritten, tooltips: true)

  /// The forms of which the clearest drawing is kept. Which of them that is depends on the graph.
  ///
  /// The time for a layout grows with the lines, and a picture of very many is unreadable in any form.
  static func candidates(for model: DiagramModel) -> [DrawingForm] {
    let columns = DrawingForm(arrangement: .columns)
    let (steps, free) = (DrawingForm(arrangement: .steps), DrawingForm(arrangement: .free))
    if model.boxes.contains(where: { $0.style == .group }) { return [columns, columns.reversed, steps] }
    if isTooLargeForFrames(model) { return [DrawingForm(clusters: false, arrangement: .columns)] }
    if model.lines.count > largeLimit { return [columns] }
    if model.lines.count > arrangedLimit { return [steps, free, columns] }
    // Around a screen, what leads there stands on the left and where it leads on the right.
    let hasFocus = model.boxes.contains(where: \.isFocus)
    return hasFocus ? [steps, steps.reversed, free] : [free, free.reversed, steps, steps.reversed]
  }

  /// The forms that are tried where no candidate can be drawn, from the best-looking one to the most robust one.
  ///
  /// The boxes of a large picture keep their columns as long as possible. Where `dot` arranges hundreds of them itself, in the
  /// chains that their lines make, it takes many minutes.
  static func plainer(for model: DiagramModel) -> [DrawingForm] {
    let plainest = DrawingForm(clusters: false, labels: false, arrangement: .asWritten)
    guard model.lines.count > largeLimit else {
      return [DrawingForm(arrangement: .asWritten), DrawingForm(clusters: false), plainest]
    }
    let columns = [
      DrawingForm(clusters: false, arrangement: .columns),
      DrawingForm(clusters: false, labels: false, arrangement: .columns), plainest,
    ]
    // It hangs on the order of the boxes whether `dot` finds places for frames.
    return isTooLargeForFrames(model) ? columns : [DrawingForm(arrangement: .columns).reversed] + columns
  }

  /// Whether a layout with frames takes minutes, and fails in the end more often than not.
  static func isTooLargeForFrames(_ model: DiagramModel) -> Bool {
    model.boxes.count > mostBoxesInFrames || model.lines.count > mostLinesBetweenFrames
  }

  private static let (mostBoxesInFrames, mostLinesBetweenFrames) = (600, 1000)

  /// Up to this number of lines, `dot` finds a good arrangement by itself.
  static let arrangedLimit = 100

  /// Above this number of lines, time is short.
  static let largeLimit = 250

  private var reversed: DrawingForm {
    var form = self
    form.reversesBoxes = true
    return form
  }
}
