import Foundation
import UIKitCore

/// The days of a month, of which a tap chooses one.
final class MonthView: UIView {
    var didChoose: (Int) -> Void = { _ in }
    private(set) var grid: MonthGrid?
    private var labels: [UILabel] = []
    private let mark = UIView()
    private var state = DatePickerState()

    static let rowHeight: CGFloat = 44

    override init(frame: CGRect) {
        super.init(frame: frame)
        mark.isUserInteractionEnabled = false
        mark.layer.cornerRadius = Self.rowHeight / 2
        addSubview(mark)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addTarget(self, action: Selector("kinora_monthTapped:", MonthView.tapped))
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the month of a date; the state's date is marked if it is in the month.
    func show(_ month: Date, _ state: DatePickerState) {
        self.state = state
        grid = MonthGrid(containing: month, calendar: state.calendar)
        let count = grid?.dayCount ?? 0
        while labels.count < count {
            let label = UILabel()
            label.textAlignment = .center
            labels.append(label)
            addSubview(label)
        }
        let numbers = NumberFormatter()
        numbers.locale = state.locale
        for (index, label) in labels.enumerated() {
            label.isHidden = index >= count
            label.text = numbers.string(from: NSNumber(value: index + 1))
        }
        showDays()
        setNeedsLayout()
    }

    private func showDays() {
        guard let grid else { return }
        let selected = day(of: state.date)
        let today = day(of: PresentDate.now)
        mark.isHidden = selected == nil
        mark.backgroundColor = selected == today ? tintColor : tintColor.withAlphaComponent(0.15)
        for day in 1...grid.dayCount {
            let label = labels[day - 1]
            let isSelected = day == selected
            label.font = .systemFont(ofSize: isSelected ? 24 : 20, weight: isSelected ? .medium : .regular)
            label.textColor =
                isSelected ? (day == today ? .white : tintColor) : !permits(day) ? .tertiaryLabel : day == today ? tintColor : .label
        }
    }

    /// The day of the month that a date is on; nil in another month.
    private func day(of date: Date) -> Int? {
        let units = state.calendar.dateComponents([.year, .month, .day], from: date)
        return units.year == grid?.year && units.month == grid?.month ? units.day : nil
    }

    private func permits(_ day: Int) -> Bool {
        guard let grid, let date = state.date(year: grid.year, month: grid.month, day: day, timeOf: state.date),
            let span = state.calendar.dateInterval(of: .day, for: date)
        else { return false }
        return state.permits(from: span.start, to: span.end)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let grid else { return }
        for day in 1...grid.dayCount { labels[day - 1].frame = frame(ofDay: day, grid) }
        if let selected = day(of: state.date) {
            let frame = frame(ofDay: selected, grid)
            mark.frame = CGRect(x: frame.midX - Self.rowHeight / 2, y: frame.minY, width: Self.rowHeight, height: Self.rowHeight)
        }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func frame(ofDay day: Int, _ grid: MonthGrid) -> CGRect {
        let (cell, width) = (grid.cell(of: day), bounds.width / 7)
        let column = isMirrored ? 6 - cell.column : cell.column
        return CGRect(x: CGFloat(column) * width, y: CGFloat(cell.week) * Self.rowHeight, width: width, height: Self.rowHeight)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showDays()
    }

    func tapped(_ recognizer: UITapGestureRecognizer) {
        let point = recognizer.location(in: self)
        guard bounds.width > 0, point.x >= 0, point.y >= 0 else { return }
        let column = min(Int(point.x / (bounds.width / 7)), 6)
        let day = grid?.day(week: Int(point.y / Self.rowHeight), column: isMirrored ? 6 - column : column)
        guard let day, permits(day) else { return }
        didChoose(day)
    }
}
