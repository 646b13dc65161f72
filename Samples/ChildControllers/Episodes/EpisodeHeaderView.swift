import UIKit

/// Title, notes and stars at the top of an episode.
final class EpisodeHeaderView: UIView {
  var episode: Episode?

  private let rating = RatingView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(rating)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  @IBAction private func notesTapped() {
    let notes = ShowNotesViewController()
    notes.text = episode?.notes ?? ""
    viewControllerForPresentation()?.present(notes, animated: true)
  }
}

final class ShowNotesViewController: UIViewController {
  var text = ""
}
