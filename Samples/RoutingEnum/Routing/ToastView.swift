import UIKit

/// A line of text that fades away by itself.
final class ToastView: UILabel {
  init(text: String) {
    super.init(frame: .zero)
    self.text = text
    backgroundColor = .secondarySystemBackground
    textAlignment = .center
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  func show(over view: UIView) {
    frame = CGRect(x: 16, y: view.bounds.maxY - 96, width: view.bounds.width - 32, height: 48)
    view.addSubview(self)
    UIView.animate(withDuration: 0.3, delay: 2) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }
}
