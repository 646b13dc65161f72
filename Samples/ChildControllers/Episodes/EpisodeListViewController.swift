import UIKit

final class EpisodeListViewController: UITableViewController {
  private let viewModel: EpisodeListViewModel

  init(viewModel: EpisodeListViewModel) {
    self.viewModel = viewModel
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(EpisodeCell.self, forCellReuseIdentifier: "episode")
    viewModel.onOpen = { [weak self] episode in
      self?.navigationController?.pushViewController(EpisodeViewController(episode: episode), animated: true)
    }
    viewModel.onError = { [weak self] text in self?.showError(text) }
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "episode", for: indexPath)
    (cell as? EpisodeCell)?.episode = viewModel.episodes[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.select(at: indexPath.row)
  }

  private func showError(_ text: String) {
    let alert = UIAlertController(title: "Sorry", message: text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

/// A row that explains itself: its button presents from wherever the row is shown.
final class EpisodeCell: UITableViewCell {
  var episode: Episode?

  @IBAction private func infoTapped() {
    guard let episode else { return }
    viewControllerForPresentation()?.present(EpisodeInfoViewController(episode: episode), animated: true)
  }
}

final class EpisodeInfoViewController: UIViewController {
  private let episode: Episode

  init(episode: Episode) {
    self.episode = episode
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }
}
