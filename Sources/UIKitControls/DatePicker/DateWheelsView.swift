import Foundation
import UIKitCore

/// Wheels with the parts of a date.
final class DateWheelsView: UIView, DatePickerContent, UIPickerViewDataSource, UIPickerViewDelegate {
    var didChoose: (DatePickerState) -> Void = { _ in }
    var isActive = true { didSet { isUserInteractionEnabled = isActive } }
    let picker = UIPickerView()
    private var wheels: DateWheels
    private var formatter: DateFormatter
    private let units = [UILabel(), UILabel()]

    init(_ state: DatePickerState) {
        wheels = DateWheels(state)
        formatter = state.formatter
        super.init(frame: CGRect(origin: .zero, size: UIPickerView.defaultSize))
        addSubview(picker)
        for unit in units {
            unit.font = .systemFont(ofSize: 17, weight: .semibold)
            unit.isUserInteractionEnabled = false
            addSubview(unit)
        }
        (picker.dataSource, picker.delegate) = (self, self)
        show(state, animated: false)
    }

    required init?(coder: NSCoder) { nil }

    var fittingSize: CGSize { UIPickerView.defaultSize }

    func show(_ state: DatePickerState, animated: Bool) {
        let old = wheels.state
        let isOther =
            old.mode != state.mode || old.calendar != state.calendar || old.locale != state.locale
            || old.minuteInterval != state.minuteInterval
        let hasOtherLimits = old.limits != state.limits
        wheels.state = state
        if isOther || wheels.isOutOfReach {
            wheels = DateWheels(state)
            formatter = state.formatter
            picker.reloadAllComponents()
            selectRows(animated: false)
        } else {
            selectRows(animated: animated)
            if hasOtherLimits || old.date != state.date { showPermitted() }
        }
        setNeedsLayout()
    }

    private func selectRows(animated: Bool) {
        for (component, column) in wheels.columns.enumerated() {
            let present = picker.selectedRow(inComponent: component)
            let row = wheels.row(column, near: isPlaced ? present : nil)
            if row != present { picker.selectRow(row, inComponent: component, animated: animated) }
        }
        isPlaced = true
    }

    private var isPlaced = false

    /// Colors of visible rows, which depend on the date.
    private func showPermitted() {
        for wheel in picker.wheels {
            let column = wheels.columns[wheel.component]
            for case let label as PickerTitle in wheel.subviews.compactMap({ ($0 as? PickerRow)?.content }) {
                label.textColor = wheels.permits(wheels.value(ofRow: label.tag, column), column) ? .label : .tertiaryLabel
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        picker.frame = bounds
        let isCounting = wheels.state.mode == .countDownTimer
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let words = [SystemWord.text("hours"), SystemWord.text("min")]
        let frames = UIPickerView.frames(of: wheels.columns.map { wheels.width($0) }, in: bounds)
        for (index, unit) in units.enumerated() {
            unit.isHidden = !isCounting
            guard isCounting, frames.count == 2 else { continue }
            unit.text = words[index]
            let size = unit.sizeThatFits(bounds.size)
            let frame = frames[isMirrored ? 1 - index : index]
            let x = isMirrored ? frame.midX - 20 - size.width : frame.midX + 20
            unit.frame = CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        }
    }

    // MARK: Rows

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        wheels.rowCount(wheels.columns[component])
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { wheels.width(wheels.columns[component]) }

    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        let (label, column) = (PickerTitle(), wheels.columns[component])
        let value = wheels.value(ofRow: row, column)
        label.tag = row
        label.text = wheels.title(value, column, now: PresentDate.now, formatter: formatter)
        if !wheels.permits(value, column) { label.textColor = .tertiaryLabel }
        return label
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        let column = wheels.columns[component]
        let value = wheels.value(ofRow: row, column)
        var state = wheels.state
        if state.mode == .countDownTimer {
            state.duration = wheels.duration(choosing: value, column)
        } else {
            state.date = state.clamped(wheels.date(choosing: value, column))
        }
        show(state, animated: true)
        didChoose(state)
    }
}
