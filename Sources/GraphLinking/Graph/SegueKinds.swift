import NavigationModel

/// What the kinds of segues in Interface Builder files mean.
enum SegueKinds {
  static func transition(for segue: SegueFact, in element: String) -> TransitionKind {
    if let relationship = segue.relationship { return relationshipKind(relationship, in: element) }
    switch segue.kind {
    case "push": return .push
    case "show": return .show
    case "showDetail", "detail", "replace": return .showDetail
    case "presentation", "modal": return .present
    case "popoverPresentation", "popover": return .popover
    case "sheet": return .sheet
    case "embed": return .embed
    case "unwind": return .unwind
    case "relationship": return relationshipKind("", in: element)
    default: return .custom
    }
  }

  private static func relationshipKind(_ relationship: String, in element: String) -> TransitionKind {
    switch relationship {
    case "rootViewController", "window.shadowedContentViewController": .root
    case "masterViewController", "detailViewController", "supplementaryViewController", "splitItems": .column
    case "tabItems": .tab
    case "nextPage": .page
    case "viewControllers":
      switch element {
      case "splitViewController": .column
      case "pageViewController": .page
      default: .tab
      }
    default: .child
    }
  }
}
