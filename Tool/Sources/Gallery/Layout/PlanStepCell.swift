import UIKit

/// A row of a plan, as high as its texts: the details are an arranged view of a stack that hides.
final class PlanStepCell: UITableViewCell {
    private let time = UILabel("", size: 15, weight: .semibold, color: .coral)
    private let title = UILabel("", size: 17, weight: .semibold, lines: 0)
    private let details = UILabel("", size: 15, color: .softInk, lines: 0)
    private let texts = UIStackView()
    private let row = UIStackView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .paper
        selectionStyle = .none
        accessibilityIdentifier = "step"
        texts.axis = .vertical
        texts.spacing = 4
        texts.addArrangedSubview(title)
        texts.addArrangedSubview(details)
        row.spacing = 12
        row.alignment = .firstBaseline
        row.addArrangedSubview(time)
        row.addArrangedSubview(texts)
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        time.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        time.setContentCompressionResistancePriority(.required, for: .horizontal)
        let width = time.widthAnchor.constraint(greaterThanOrEqualToConstant: 48)
        let bottom = row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
        // The row keeps its height while it is animated.
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            width, bottom, row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
        ])
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrange()
    }

    /// Beside each other, or below each other at accessibility sizes.
    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        row.axis = isLarge ? .vertical : .horizontal
        row.alignment = isLarge ? .fill : .firstBaseline
    }

    func show(_ step: PlanStep, isOpen: Bool) {
        time.text = step.time
        title.text = step.title
        details.text = step.details
        details.isHidden = !isOpen
        details.alpha = isOpen ? 1 : 0
        arrange()
    }

    func open(_ isOpen: Bool) {
        details.isHidden = !isOpen
        details.alpha = isOpen ? 1 : 0
    }
}
