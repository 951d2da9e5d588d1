import UIKit

/// A slider with the name of its value and the value.
final class TourKnobRow: UIView {
    let knob: TourKnob
    let slider = UISlider()
    private let value = UILabel("", size: 15, color: .softInk)
    private let texts = UIStackView()
    private let column = UIStackView()

    init(_ knob: TourKnob) {
        self.knob = knob
        super.init(frame: .zero)
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        let name = UILabel(knob.name, size: 15, lines: 0)
        texts.addArrangedSubview(name)
        texts.addArrangedSubview(value)
        name.setContentHuggingPriority(.defaultLow, for: .horizontal)
        value.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        for label in [name, value] { label.isAccessibilityElement = false }
        slider.minimumValue = Float(knob.range.lowerBound)
        slider.maximumValue = Float(knob.range.upperBound)
        slider.accessibilityLabel = knob.name
        slider.accessibilityIdentifier = "tour-knob"
        slider.addAction(UIAction { [weak self] _ in self?.slid() }, for: .valueChanged)
        for view in [texts, slider] as [UIView] { column.addArrangedSubview(view) }
        NSLayoutConstraint.activate([
            slider.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            column.topAnchor.constraint(equalTo: topAnchor), column.bottomAnchor.constraint(equalTo: bottomAnchor),
            column.leadingAnchor.constraint(equalTo: leadingAnchor), column.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (row: TourKnobRow, _) in row.arrangeTexts() }
        arrangeTexts()
        show()
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func arrangeTexts() { texts.axis = hasLargeText ? .vertical : .horizontal }

    private func slid() {
        knob.value = Double(slider.value)
        showText()
    }

    /// Shows the present value.
    func show() {
        slider.value = Float(knob.value)
        showText()
    }

    private func showText() {
        value.text = knob.text
        slider.accessibilityValue = knob.text
    }
}
