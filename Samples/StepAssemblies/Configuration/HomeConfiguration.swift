import RouteComposer
import UIKit

/// The tabs and what stands first in them.
@MainActor
enum HomeConfiguration {
  private static let tabs = CompleteFactoryAssembly(factory: TabBarControllerFactory<HomeTabBarController, Any?>())
    .with(
      CompleteFactoryAssembly(factory: NavigationControllerFactory<UINavigationController, Any?>())
        .with(ClassFactory<BikeListViewController, Any?>())
        .assemble()
    )
    .with(
      CompleteFactoryAssembly(factory: NavigationControllerFactory<UINavigationController, Any?>())
        .with(ClassFactory<WorkshopViewController, Any?>())
        .assemble()
    )
    .with(
      CompleteFactoryAssembly(factory: NavigationControllerFactory<UINavigationController, Any?>())
        .with(ClassFactory<AccountViewController, Any?>())
        .assemble()
    )
    .assemble()

  static let home = StepAssembly(
    finder: ClassFinder<HomeTabBarController, Any?>(options: .current, startingPoint: .root), factory: tabs
  )
  .using(GeneralAction.replaceRoot())
  .from(GeneralStep.root())
  .assemble()

  static let bikes = StepAssembly(
    finder: ClassFinder<BikeListViewController, Any?>(), factory: NilFactory<BikeListViewController, Any?>()
  )
  .from(home)
  .assemble()

  static let workshop = StepAssembler<WorkshopViewController, Any?>()
    .finder(.classFinder)
    .factory(.nilFactory)
    .from(home)
    .assemble()

  static let account = StepAssembler<AccountViewController, Any?>()
    .finder(.classFinder)
    .factory(.nilFactory)
    .from(home)
    .assemble()
}
