import UIKit

/// The row at the top of a plan: a card with a stack, whose note hides.
final class PlanNoteCell: UITableViewCell {
    private let weather = UILabel("21°, a light wind", size: 22, weight: .bold, lines: 0)
    private let line = UILabel("Good to know", size: 15, weight: .semibold, color: .coral, lines: 0)
    private let note = UILabel(
        "The walk up to the castle is steep. Take water, and shoes that hold on polished stone.", size: 15, color: .softInk, lines: 0)
    private let card = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .paper
        selectionStyle = .none
        card.backgroundColor = .card
        card.layer.cornerRadius = 16
        card.layer.borderWidth = 1
        let stack = UIStackView(arrangedSubviews: [weather, line, note])
        stack.axis = .vertical
        stack.spacing = 4
        for (view, superview) in [(card, contentView), (stack, card)] as [(UIView, UIView)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
        }
        // The row keeps its height while it is animated.
        let end = card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8)
        end.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            end, card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            card.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            stack.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
            stack.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
            stack.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
        ])
        clipsToBounds = true
        open(false)
        showBorder()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showBorder()
    }

    private func showBorder() { card.layer.borderColor = UIColor.hairline.resolvedColor(with: traitCollection).cgColor }

    /// Shows or hides the note: the stack moves what is below it.
    func open(_ isOpen: Bool) {
        note.isHidden = !isOpen
        note.alpha = isOpen ? 1 : 0
    }
}
