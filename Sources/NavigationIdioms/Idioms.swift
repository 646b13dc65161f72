import NavigationModel

/// The idioms: the code patterns of each framework that mean navigation, as data that the linker interprets.
public enum Idioms {
  /// All idioms that navgraph knows, sorted by name.
  ///
  /// If patterns of several idioms match the same call, the idiom whose name sorts first wins. So the names matter.
  public static let all: [Idiom] = [
    .appKitPresentation, .appKitSystemPanels, .appKitTypes, .appKitWindows, .combineListeners, .coordinatorStart,
    .deepLinks, .notificationCenters, .routeComposer, .rxListeners,
    .bottomSheets, .composableArchitecture, .contextMenu, .dependencyValues, .eureka, .factoryContainers, .igListKit,
    .iptProxyUI, .libraryPresentation, .linkNavigator, .rSwift,
    .reusable,
    .settingsPanes, .sideMenuSwift, .sideMenus, .simperium,
    .swiftGen, .swiftNavigation, .swinject, .swinjectStoryboards, .urlNavigators,
    .swiftUIAlerts, .swiftUIChanges, .swiftUIMenuBar, .swiftUINavigation, .swiftUIPresentation, .swiftUIScenes,
    .swiftUISystemScreens, .swiftUITabs,
    .swiftUITypes,
    .uiKitAlerts, .uiKitBack, .uiKitContainment, .uiKitPages, .uiKitPanels, .uiKitPresentation, .uiKitPush, .uiKitRoot,
    .uiKitSearch, .uiKitSegues, .uiKitSplit, .uiKitSystemScreens, .uiKitTabs, .uiKitTypes,
    .flowStacks, .mew, .mvvmFoundation, .navigationBackport, .pageboy, .parchment, .popovers, .reactiveSwift, .ribs,
    .rxFlow, .spezi,
    .stinsen, .swiftyForm, .tabBarPager, .tempura, .xCoordinator,
    .watchKitScreens, .xlPagerTabStrip,
  ].sorted { $0.name < $1.name }
}
