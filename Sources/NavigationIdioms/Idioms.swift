import NavigationModel

/// All idioms that navgraph knows, sorted by name.
public enum Idioms {
  public static let all: [Idiom] = [
    .appKitPresentation, .appKitTypes, .appKitWindows, .coordinatorStart,
    .swiftUIAlerts, .swiftUINavigation, .swiftUIPresentation, .swiftUIScenes, .swiftUITabs, .swiftUITypes,
    .uiKitAlerts, .uiKitBack, .uiKitContainment, .uiKitPages, .uiKitPresentation, .uiKitPush, .uiKitRoot,
    .uiKitSegues, .uiKitSplit, .uiKitSystemScreens, .uiKitTabs, .uiKitTypes,
  ].sorted { $0.name < $1.name }
}
