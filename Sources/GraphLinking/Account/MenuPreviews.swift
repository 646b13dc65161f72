import NavigationModel

/// What context menus show as their previews: UIKit asks a closure, or a method that code names instead of one, for the
/// controller.
struct MenuPreviews {
  /// The places that make the controllers.
  private let spots: Set<CodeSpot>
  /// The places that make something on the way to the controllers, also by the identifier of a scene.
  private let makings: Set<CodeSpot>
  private let scenes: Set<SceneID>

  init(program: Program) {
    var spots: Set<CodeSpot> = []
    var scenes: Set<SceneID> = []
    let evaluator = Evaluator(program: program)
    let configurations = (program.typesByName[Self.configuration] ?? []).flatMap { program.concreteSubtypes(of: $0) }
    let names = Set(configurations.map { program[$0].bareName } + [Self.configuration])
    for menu in names.sorted().flatMap({ program.callsByName[$0] ?? [] }) {
      evaluator.resetBudget()
      for preview in evaluator.previews(ofMenuMadeAt: program[menu]) {
        switch preview.value {
        case .object(_, let construction?):
          let made = evaluator[construction]
          spots.insert(CodeSpot(file: made.scope.file, position: made.call.position))
        case .scene(let scene): scenes.insert(scene)
        default: break
        }
      }
    }
    self.spots = spots
    self.scenes = scenes
    makings = evaluator.makings
  }

  /// Whether a call makes a controller that is shown as a preview.
  func has(madeAt site: CallSite) -> Bool { spots.contains(CodeSpot(site)) }

  /// Whether a scene is shown as a preview.
  func has(_ scene: SceneID) -> Bool { scenes.contains(scene) }

  /// Whether a call has a storyboard make one of several scenes, to be shown as a preview.
  func has(oneOf scenes: [SceneID], madeAt site: CallSite) -> Bool {
    makings.contains(CodeSpot(site)) && scenes.contains { has($0) }
  }

  /// The class that is made with the preview of a menu. Those below it are as well.
  private static let configuration = "UIContextMenuConfiguration"

  /// The reason that the account gives.
  static let reason = "a context menu shows it as a preview"
}
