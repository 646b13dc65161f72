import NavigationModel

/// The know stage: what navigation looks like in each framework, as data that the linker interprets.
public enum Idioms {
  /// All idioms that navgraph knows, sorted by name.
  ///
  /// Where patterns of several idioms fit the same call, those of the idiom whose name comes first count, so that the
  /// names are a part of the meaning.
  public static let all: [Idiom] = [
    .appKitPresentation, .appKitSystemPanels, .appKitTypes, .appKitWindows, .combineListeners, .coordinatorStart,
    .deepLinks, .notificationCenters, .routeComposer, .rxListeners,
    .bottomSheets, .composableArchitecture, .dependencyValues, .factoryContainers, .igListKit, .libraryPresentation,
    .linkNavigator, .rSwift,
    .reusable,
    .settingsPanes,
    .swiftGen, .swiftNavigation, .swinject, .swinjectStoryboards, .urlNavigators,
    .swiftUIAlerts, .swiftUIChanges, .swiftUINavigation, .swiftUIPresentation, .swiftUIScenes, .swiftUISystemScreens,
    .swiftUITabs,
    .swiftUITypes,
    .uiKitAlerts, .uiKitBack, .uiKitContainment, .uiKitPages, .uiKitPanels, .uiKitPresentation, .uiKitPush, .uiKitRoot,
    .uiKitSearch, .uiKitSegues, .uiKitSplit, .uiKitSystemScreens, .uiKitTabs, .uiKitTypes,
    .flowStacks, .pageboy, .parchment, .ribs, .rxFlow, .stinsen, .tabBarPager, .tempura, .xCoordinator,
    .watchKitScreens, .xlPagerTabStrip,
  ].sorted { $0.name < $1.name }
}
