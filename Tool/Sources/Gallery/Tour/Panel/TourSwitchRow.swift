import UIKit

/// A switch with its name.
final class TourSwitchRow: UIStackView {
    let toggle = UISwitch()

    init(_ name: String, onChange: @escaping (Bool) -> Void) {
        super.init(frame: .zero)
        alignment = .center
        spacing = 12
        let label = UILabel(name, size: 15, lines: 0)
        label.isAccessibilityElement = false
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        toggle.accessibilityLabel = name
        toggle.setContentHuggingPriority(.required, for: .horizontal)
        toggle.addAction(UIAction { [weak toggle] _ in toggle.map { onChange($0.isOn) } }, for: .valueChanged)
        for view in [label, toggle] as [UIView] { addArrangedSubview(view) }
        NSLayoutConstraint.activate([heightAnchor.constraint(greaterThanOrEqualToConstant: 44)])
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
    }
}
