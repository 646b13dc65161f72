import Foundation

/// What the list of episodes shows, and what it asks for, without a word of UIKit.
final class EpisodeListViewModel {
  let podcast: Podcast
  private(set) var episodes: [Episode] = []
  var onOpen: ((Episode) -> Void)?
  var onError: ((String) -> Void)?

  init(podcast: Podcast) {
    self.podcast = podcast
  }

  func select(at index: Int) {
    guard episodes.indices.contains(index) else {
      onError?("This episode is gone.")
      return
    }
    onOpen?(episodes[index])
  }
}
