import Testing

/// Where navgraph is wrong about a sample. The list only shrinks: a gap that is closed makes the test fail.
struct KnownGaps: Sendable {
  let sample: String
  let gaps: [Gap]

  struct Gap: Sendable {
    /// What navgraph does not understand yet.
    let cause: String
    let lines: [String]

    init(_ cause: String, _ lines: [String]) {
      self.cause = cause
      self.lines = lines
    }
  }

  init(_ sample: String, _ gaps: [Gap] = []) {
    self.sample = sample
    self.gaps = gaps
  }

  var lines: [String] { gaps.flatMap(\.lines) }
}

extension KnownGaps {
  static let all = [
    childControllers, coordinators, routingEnum, stepAssemblies, storyboards, KnownGaps("SwiftUI"),
  ]

  private static let childControllers = KnownGaps(
    "ChildControllers",
    [
      Gap(
        "An element of an array is any of its elements, even where the index is a literal.",
        [
          "unexpected: OnboardingPageViewController page FirstPodcastViewController at OnboardingPageViewController.swift:14",
          "unexpected: OnboardingPageViewController page NotificationsViewController at OnboardingPageViewController.swift:14",
        ])
    ])

  private static let coordinators = KnownGaps(
    "Coordinators",
    [
      Gap(
        "A coordinator that asks another one to show a screen is two types away from the router.",
        ["missing: MainCoordinator push AppointmentDetailViewController at MainCoordinator.swift:31"]),
      Gap(
        "The generic parameter of a class is not bound by a type alias.",
        [
          "missing: StoryboardCoordinator push PatientEditViewController at StoryboardCoordinator.swift:21",
          "unexpected: StoryboardCoordinator push ? at StoryboardCoordinator.swift:21",
        ]),
    ])

  private static let routingEnum = KnownGaps(
    "RoutingEnum",
    [
      Gap(
        "The screen that `first(where: { $0 is LinesController })` finds is not told.",
        ["missing: SettingsController popTo LinesController at SettingsController.swift:15"])
    ])

  private static let stepAssemblies = KnownGaps(
    "StepAssemblies",
    [
      Gap(
        "RouteComposer's chains of configuration are not read.",
        [
          "missing: AccountViewController present BasketViewController at AccountViewControllers.swift:17",
          "missing: AccountViewController push OfferViewController at AccountViewControllers.swift:15",
          "missing: AccountViewController push OrderListViewController at OrderConfiguration.swift:13",
          "missing: AccountViewController push OrderViewController at AccountViewControllers.swift:12",
          "missing: BasketViewController push CheckoutViewController at BasketConfiguration.swift:17",
          "missing: BasketViewController push CheckoutViewController at BasketViewControllers.swift:6",
          "missing: BikeListViewController present BasketViewController at BikeViewControllers.swift:12",
          "missing: BikeListViewController push BikeViewController at BikeConfiguration.swift:7",
          "missing: BikeListViewController push BikeViewController at BikeViewControllers.swift:8",
          "missing: BikeListViewController push OfferViewController at BikeConfiguration.swift:25",
          "missing: BikeViewController present BasketViewController at BikeViewControllers.swift:29",
          "missing: BikeViewController push ReviewListViewController at BikeConfiguration.swift:14",
          "missing: BikeViewController push ReviewListViewController at BikeViewControllers.swift:25",
          "missing: BikeViewController tab WorkshopViewController at BikeViewControllers.swift:33",
          "missing: CheckoutViewController root ReceiptViewController at BasketConfiguration.swift:25",
          "missing: CheckoutViewController root ReceiptViewController at BasketViewControllers.swift:17",
          "missing: HomeTabBarController tab AccountViewController at HomeConfiguration.swift:20",
          "missing: HomeTabBarController tab BikeListViewController at HomeConfiguration.swift:10",
          "missing: HomeTabBarController tab WorkshopViewController at HomeConfiguration.swift:15",
          "missing: LoginInterceptor present LoginViewController at LoginInterceptor.swift:14",
          "missing: OrderListViewController push OrderViewController at OrderConfiguration.swift:7",
          "missing: PartListViewController showDetail PartViewController at WorkshopConfiguration.swift:41",
          "missing: PartListViewController showDetail PartViewController at WorkshopViewControllers.swift:28",
          "missing: PartsSplitViewController column NoPartViewController at WorkshopConfiguration.swift:27",
          "missing: PartsSplitViewController column PartListViewController at WorkshopConfiguration.swift:26",
          "missing: SceneDelegate present OfferViewController at SceneDelegate.swift:36",
          "missing: SceneDelegate push BikeViewController at SceneDelegate.swift:34",
          "missing: SceneDelegate root HomeTabBarController at SceneDelegate.swift:28",
          "missing: WorkshopViewController present BookingViewController at WorkshopViewControllers.swift:6",
          "missing: WorkshopViewController present PartsSplitViewController at WorkshopConfiguration.swift:30",
          "missing: WorkshopViewController present PartsSplitViewController at WorkshopViewControllers.swift:14",
          "missing: WorkshopViewController present ReportViewController at WorkshopConfiguration.swift:16",
          "missing: WorkshopViewController present ReportViewController at WorkshopViewControllers.swift:10",
        ])
    ])

  private static let storyboards = KnownGaps(
    "Storyboards",
    [
      Gap(
        "Overloads that differ only in the types of their parameters are not told apart.",
        [
          "missing: ProfileViewController present SignInViewController at ProfileViewController.swift:17",
          "missing: ProfileViewController push UnitsViewController at ProfileViewController.swift:15",
          "missing: ProfileViewController show PrivacyViewController at ProfileViewController.swift:12",
          "missing: RootTabBarController present WelcomeViewController at RootTabBarController.swift:21",
          "missing: RootTabBarController tab PrivacyViewController at RootTabBarController.swift:14",
          "missing: WeekListViewController showDetail ShoppingSummaryViewController at WeekListViewController.swift:6",
          "unexpected: ProfileViewController present ? at ProfileViewController.swift:17",
          "unexpected: ProfileViewController present UIStoryboard at ProfileViewController.swift:17",
          "unexpected: ProfileViewController push ? at ProfileViewController.swift:15",
          "unexpected: ProfileViewController push UIStoryboard at ProfileViewController.swift:15",
          "unexpected: ProfileViewController show ? at ProfileViewController.swift:12",
          "unexpected: ProfileViewController show UIStoryboard at ProfileViewController.swift:12",
          "unexpected: RootTabBarController present ? at RootTabBarController.swift:21",
          "unexpected: RootTabBarController present UIStoryboard at RootTabBarController.swift:21",
          "unexpected: RootTabBarController tab ? at RootTabBarController.swift:14",
          "unexpected: Routable present UIStoryboard at Routable.swift:37",
          "unexpected: Routable show UIStoryboard at Routable.swift:24",
          "unexpected: Routable showDetail UIStoryboard at Routable.swift:45",
          "unexpected: WeekListViewController showDetail ? at WeekListViewController.swift:6",
          "unexpected: WeekListViewController showDetail UIStoryboard at WeekListViewController.swift:6",
        ])
    ])
}

extension KnownGaps: CustomTestStringConvertible {
  var testDescription: String { sample }
}
