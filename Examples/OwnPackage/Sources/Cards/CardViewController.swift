import UIKit

/// A card that moves to the right, at once or a little later.
public final class CardViewController: UIViewController {
    public let card = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    public private(set) var hasArrived = false

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        card.backgroundColor = .systemIndigo
        view.addSubview(card)
    }

    public func move() {
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
            self.card.center.x += 200
        } completion: { _ in
            self.hasArrived = true
        }
    }

    public func moveLater() {
        Task {
            try? await Task.sleep(for: .seconds(2))
            move()
        }
    }
}
