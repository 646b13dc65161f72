import SafariServices
import UIKit

/// The large player. Whatever had no other place ended up here: the god controller of this sample.
final class PlayerViewController: UIViewController {
  private let chapters = ChaptersViewController()
  private let speedButton = UIButton(type: .system)
  private var podcast = Podcast(title: "Tides")

  override func viewDidLoad() {
    super.viewDidLoad()
    chapters.names = ["Opening", "The interview", "Letters"]
    add(child: chapters)
  }

  @IBAction private func speedTapped() {
    let picker = SpeedPickerViewController()
    picker.speed = 1.5
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.sourceView = speedButton
    present(picker, animated: true)
  }

  @IBAction private func queueTapped() {
    let queue = QueueViewController()
    queue.player = self
    present(UINavigationController(rootViewController: queue), animated: true)
  }

  @objc private func timerTapped() {
    let timer = SleepTimerViewController()
    timer.minutes = 30
    if let sheet = timer.sheetPresentationController {
      sheet.detents = [.medium()]
    }
    present(timer, animated: true)
  }

  @IBAction private func equalizerTapped() {
    let equalizer = EqualizerViewController()
    equalizer.gain = 0.5
    present(equalizer, animated: true)
  }

  @IBAction private func websiteTapped() {
    guard let website = podcast.website else { return }
    present(SFSafariViewController(url: website), animated: true)
  }

  @IBAction private func shareTapped() {
    present(UIActivityViewController(activityItems: [podcast.title], applicationActivities: nil), animated: true)
  }

  @IBAction private func moreTapped() {
    let sheet = UIAlertController(title: podcast.title, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Sleep timer", style: .default) { [weak self] _ in self?.timerTapped() })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }

  @IBAction private func closeTapped() {
    dismiss(animated: true)
  }

  func play(at index: Int) {
    chapters.select(index)
  }
}
