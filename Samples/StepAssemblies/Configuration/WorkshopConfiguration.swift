import RouteComposer
import UIKit

/// Repairs: bookings in a drawer, reports over the workshop, spare parts in a split screen.
@MainActor
enum WorkshopConfiguration {
  static let booking = StepAssembly(
    finder: NilFinder<BookingViewController, Date>(),
    factory: NibFactory<BookingViewController, Date>(nibName: "BookingViewController")
  )
  .adding(BookingContextTask())
  .using(.drawer)
  .from(GeneralStep.current())
  .assemble()

  static let report = StepAssembly(
    finder: ClassFinder<ReportViewController, Any?>(), factory: ClassFactory<ReportViewController, Any?>()
  )
  .using(GeneralAction.presentModally(presentationStyle: .pageSheet))
  .from(GeneralStep.custom(using: ClassFinder<WorkshopViewController, Any?>()))
  .assemble()

  private static let split = CompleteFactoryAssembly(
    factory: SplitControllerFactory<PartsSplitViewController, Any?>()
  )
  .with(ClassFactory<PartListViewController, Any?>(), using: PartsSplitViewController.setAsMaster())
  .with(ClassFactory<NoPartViewController, Any?>(), using: PartsSplitViewController.pushToDetails())
  .assemble()

  static let parts = StepAssembly(finder: ClassFinder<PartsSplitViewController, Any?>(), factory: split)
    .using(GeneralAction.presentModally(presentationStyle: .fullScreen))
    .from(HomeConfiguration.workshop)
    .assemble()

  private static let partList = StepAssembly(
    finder: ClassFinder<PartListViewController, Any?>(), factory: NilFactory<PartListViewController, Any?>()
  )
  .from(parts)
  .assemble()

  static let part = StepAssembly(
    finder: ClassFinder<PartViewController, Int>(), factory: ClassFactory<PartViewController, Int>()
  )
  .using(UISplitViewController.pushToDetails())
  .from(partList.expectingContainer())
  .assemble()
}
