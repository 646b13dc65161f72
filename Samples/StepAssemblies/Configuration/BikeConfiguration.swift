import RouteComposer
import UIKit

/// A bike, which stands on the list, and its reviews, which stand on the bike.
@MainActor
enum BikeConfiguration {
  static let bike = StepAssembly(finder: BikeFinder(), factory: ClassFactory<BikeViewController, Int>())
    .adding(ContextSettingTask<BikeViewController>())
    .adding(ReviewPromptTask())
    .using(UINavigationController.push())
    .from(HomeConfiguration.bikes.expectingContainer())
    .assemble()

  static let reviews = StepAssembler<ReviewListViewController, Int>()
    .finder(.classFinder)
    .factory(.storyboardFactory(name: "Reviews", identifier: "reviews"))
    .using(.push)
    .from(bike.expectingContainer())
    .assemble()
}

/// An offer pushes over what is there; from a link, it comes modally.
@MainActor
enum OfferConfiguration {
  static let offer = StepAssembler<OfferViewController, OfferContext>()
    .finder(.classFinder)
    .factory(.classFactory)
    .adding(ContextSettingTask())
    .using(.push)
    .from(
      SwitchAssembly<UINavigationController, OfferContext>()
        .addCase(
          when: { $0.isFromLink },
          from: ChainAssembly.from(NavigationControllerStep<UINavigationController, OfferContext>())
            .using(.present)
            .from(.current)
            .assemble()
        )
        .assemble(default: HomeConfiguration.bikes.expectingContainer())
    )
    .assemble()
}
