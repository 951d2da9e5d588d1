import UIKit

/// A panel at the bottom of a screen: a price and a button beside each other, or below each other with a list of what is included.
///
/// The two forms are two sets of constraints, of which one is active.
final class TicketPanel: UIView {
    let button = UIButton(type: .system)
    private let handle = UIView()
    private let price = UILabel("€64", size: 28, weight: .bold)
    private let caption = UILabel("two travellers, one day", size: 13, color: .softInk, lines: 0)
    private let included = UIStackView()
    private var closedForm: [NSLayoutConstraint] = []
    private var openForm: [NSLayoutConstraint] = []

    private(set) var isOpen = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .card
        layer.cornerRadius = 24
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.14
        layer.shadowRadius = 16
        accessibilityIdentifier = "panel"
        handle.backgroundColor = .hairline
        handle.layer.cornerRadius = 2.5
        button.setTitle("Book", for: .normal)
        button.setTitleColor(.onCoral, for: .normal)
        button.titleLabel?.font = UILabel.font(17, .semibold)
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.backgroundColor = .coral
        button.layer.cornerRadius = 14
        button.contentEdgeInsets = UIEdgeInsets(top: 12, left: 28, bottom: 12, right: 28)
        included.axis = .vertical
        included.spacing = 8
        for text in ["Tram and ferry, all day", "Tile museum, without the queue", "Fado for two, with a glass of port"] {
            included.addArrangedSubview(UILabel("✓  " + text, size: 15, lines: 0))
        }
        for view in [handle, price, caption, included, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        constrain()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func constrain() {
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 16, trailing: 20)
        let margins = layoutMarginsGuide
        price.setContentCompressionResistancePriority(.required, for: .horizontal)
        button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .vertical)
        NSLayoutConstraint.activate([
            handle.topAnchor.constraint(equalTo: topAnchor, constant: 8), handle.centerXAnchor.constraint(equalTo: centerXAnchor),
            handle.widthAnchor.constraint(equalToConstant: 40), handle.heightAnchor.constraint(equalToConstant: 5),
            price.topAnchor.constraint(equalTo: handle.bottomAnchor, constant: 10),
            price.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            included.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            included.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            included.topAnchor.constraint(equalTo: caption.bottomAnchor, constant: 20),
            button.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
        let middle = button.centerYAnchor.constraint(equalTo: price.bottomAnchor, constant: 2)
        middle.priority = .defaultLow
        closedForm = [
            caption.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            caption.topAnchor.constraint(equalTo: price.bottomAnchor, constant: 2),
            caption.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -16),
            price.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -16),
            button.topAnchor.constraint(greaterThanOrEqualTo: price.topAnchor),
            button.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor), middle,
            caption.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ]
        openForm = [
            caption.firstBaselineAnchor.constraint(equalTo: price.firstBaselineAnchor),
            caption.leadingAnchor.constraint(equalTo: price.trailingAnchor, constant: 12),
            caption.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
            button.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            button.topAnchor.constraint(equalTo: included.bottomAnchor, constant: 24),
            button.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ]
        included.alpha = 0
        NSLayoutConstraint.activate(closedForm)
    }

    /// Changes the form; lay out in an animation to see it move.
    func open(_ isOpen: Bool) {
        guard isOpen != self.isOpen else { return }
        self.isOpen = isOpen
        NSLayoutConstraint.deactivate(isOpen ? closedForm : openForm)
        NSLayoutConstraint.activate(isOpen ? openForm : closedForm)
        included.alpha = isOpen ? 1 : 0
        showCaption()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showCaption()
    }

    /// At accessibility sizes only the open panel has space for the caption.
    private func showCaption() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        caption.alpha = isLarge && !isOpen ? 0 : 1
        caption.numberOfLines = isLarge && !isOpen ? 1 : 0
    }
}
