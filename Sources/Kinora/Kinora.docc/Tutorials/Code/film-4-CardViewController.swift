import UIKit

public final class CardViewController: UIViewController {
    public private(set) var isOpen = false
    private let card = UIButton(type: .system)

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        card.backgroundColor = .systemIndigo
        card.layer.cornerRadius = 16
        card.setTitle("Checkout", for: .normal)
        card.setTitleColor(.white, for: .normal)
        card.accessibilityIdentifier = "card"
        card.addAction(UIAction { [unowned self] _ in toggle() }, for: .touchUpInside)
        view.addSubview(card)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        card.frame = cardFrame
    }

    private var cardFrame: CGRect {
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
        return isOpen ? area : CGRect(x: area.minX, y: area.minY, width: area.width, height: 120)
    }

    private func toggle() {
        isOpen.toggle()
        card.frame = cardFrame
    }
}
