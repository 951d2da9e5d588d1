import UIKit

/// A panel at the bottom of a screen: a price and a button beside each other, or below each other with a list of what is included.
///
/// The two forms are two sets of constraints, of which one is active.
final class TicketPanel: UIView {
    let button = UIButton(type: .system)
    private let handle = UIView()
    private let price = UILabel("€64", size: 28, weight: .bold)
    private let caption = UILabel("two travellers, one day", size: 13, color: .softInk, lines: 0)
    private let texts = UIStackView()
    let included = UIStackView()
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
        included.alpha = 0
        for text in ["Tram and ferry, all day", "Tile museum, without the queue", "Fado for two, with a glass of port"] {
            included.addArrangedSubview(UILabel("✓  " + text, size: 15, lines: 0))
        }
        texts.spacing = 2
        texts.addArrangedSubview(price)
        texts.addArrangedSubview(caption)
        for view in [handle, texts, included, button] {
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
        price.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
        price.adjustsFontSizeToFitWidth = true
        button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        button.setContentCompressionResistancePriority(.required, for: .vertical)
        NSLayoutConstraint.activate([
            handle.topAnchor.constraint(equalTo: topAnchor, constant: 8), handle.centerXAnchor.constraint(equalTo: centerXAnchor),
            handle.widthAnchor.constraint(equalToConstant: 40), handle.heightAnchor.constraint(equalToConstant: 5),
            texts.topAnchor.constraint(equalTo: handle.bottomAnchor, constant: 10),
            texts.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            texts.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
            included.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            included.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            included.topAnchor.constraint(equalTo: texts.bottomAnchor, constant: 20),
            button.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            button.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        ])
        let end = texts.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
        end.priority = .defaultHigh
        closedForm = [
            end, texts.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
            texts.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -16),
            button.topAnchor.constraint(greaterThanOrEqualTo: handle.bottomAnchor, constant: 4),
            button.centerYAnchor.constraint(equalTo: texts.centerYAnchor),
        ]
        openForm = [
            button.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            button.topAnchor.constraint(equalTo: included.bottomAnchor, constant: 24),
            button.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ]
        NSLayoutConstraint.activate(closedForm)
        showForm()
    }

    /// Changes the form; lay out in an animation to see it move.
    func open(_ isOpen: Bool) {
        guard isOpen != self.isOpen else { return }
        self.isOpen = isOpen
        NSLayoutConstraint.deactivate(isOpen ? closedForm : openForm)
        NSLayoutConstraint.activate(isOpen ? openForm : closedForm)
        showForm()
        // The list comes when the button has moved away, and goes before the button is back.
        UIView.animate(
            withDuration: isOpen ? 0.25 : 0.05, delay: isOpen ? 0.2 : 0,
            options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseOut, .allowUserInteraction]
        ) {
            self.included.alpha = isOpen ? 1 : 0
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showForm()
    }

    /// The caption is below the price, or beside it; at accessibility sizes only the open panel has space for it, below.
    private func showForm() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        texts.axis = isOpen && !isLarge ? .horizontal : .vertical
        texts.alignment = isOpen && !isLarge ? .firstBaseline : .leading
        texts.spacing = isOpen && !isLarge ? 12 : 2
        caption.isHidden = isLarge && !isOpen
    }
}
