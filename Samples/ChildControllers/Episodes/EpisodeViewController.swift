import UIKit

/// One episode. It has no transitions of its own: the views in it present for themselves.
final class EpisodeViewController: UIViewController {
  private let episode: Episode
  private let header = EpisodeHeaderView()

  init(episode: Episode) {
    self.episode = episode
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    header.episode = episode
    view.addSubview(header)
  }
}
