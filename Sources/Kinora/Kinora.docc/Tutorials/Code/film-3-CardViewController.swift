import UIKit

public final class CardViewController: UIViewController {
    private let card = UIButton(type: .system)

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        card.backgroundColor = .systemIndigo
        card.layer.cornerRadius = 16
        card.setTitle("Checkout", for: .normal)
        card.setTitleColor(.white, for: .normal)
        card.accessibilityIdentifier = "card"
        view.addSubview(card)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.frame = cardFrame
    }

    private var cardFrame: CGRect {
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
        return CGRect(x: area.minX, y: area.minY, width: area.width, height: 120)
    }
}
