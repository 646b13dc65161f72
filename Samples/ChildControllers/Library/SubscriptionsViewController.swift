import UIKit

final class SubscriptionsViewController: UITableViewController {
  private let podcasts = [Podcast(title: "Tides"), Podcast(title: "Old Maps")]

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let list = EpisodeListViewController(viewModel: EpisodeListViewModel(podcast: podcasts[indexPath.row]))
    showDetailViewController(list, sender: self)
  }

  @IBAction private func addTapped() {
    let search = PodcastSearchViewController()
    let navigation = UINavigationController(rootViewController: search)
    present(navigation, animated: true)
  }
}

final class DownloadsViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(EpisodeViewController(episode: Episode(title: "Downloaded")), sender: self)
  }
}

final class PodcastSearchViewController: UITableViewController {
  @IBAction private func closeTapped() {
    navigationController?.dismiss(animated: true)
  }
}
