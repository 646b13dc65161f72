import UIKit

final class CheckoutController: UIViewController {
  private let sailing: Sailing

  init(sailing: Sailing) {
    self.sailing = sailing
    super.init(nibName: nil, bundle: nil)
    type = .checkout
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  @IBAction private func payTapped() {
    pay { [weak self] error in
      if let error {
        self?.routing(with: .failed(error))
      } else {
        self?.routing(with: .paid)
      }
    }
  }

  @IBAction private func closeTapped() { routing(with: .close) }

  private func pay(completion: @escaping (FerryError?) -> Void) {
    completion(nil)
  }
}

/// The ticket that was bought. It asks for nothing, so it needs no kind.
final class TicketController: UIViewController {}
