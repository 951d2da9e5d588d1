import Foundation
import UIKitCore

/// The days of a month, of which a tap chooses one.
final class MonthView: UIView {
    var didChoose: (MonthGrid, Int) -> Void = { _, _ in }
    private(set) var grid: MonthGrid?
    private var labels: [UILabel] = []
    private var marks: [Int: UIView] = [:]
    private var decorations: [Int: UIView] = [:]
    private var contents = MonthContents(calendar: .current)

    private static let markLength: CGFloat = 44
    /// The distance of a decoration's middle from the bottom of its row.
    private static let decorationHeight: CGFloat = 9

    override init(frame: CGRect) {
        super.init(frame: frame)
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addTarget(self, action: Selector("kinora_monthTapped:", MonthView.tapped))
        addGestureRecognizer(tap)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the month of a date.
    func show(_ month: Date, _ contents: MonthContents) {
        self.contents = contents
        grid = MonthGrid(containing: month, calendar: contents.calendar)
        let count = grid?.dayCount ?? 0
        while labels.count < count {
            let label = UILabel()
            label.textAlignment = .center
            labels.append(label)
            addSubview(label)
        }
        let numbers = NumberFormatter()
        numbers.locale = contents.locale
        for (index, label) in labels.enumerated() {
            label.isHidden = index >= count
            label.text = numbers.string(from: NSNumber(value: index + 1))
        }
        showDays()
        setNeedsLayout()
    }

    private func showDays() {
        guard let grid else { return }
        let today = day(of: PresentDate.now)
        for view in Array(marks.values) + Array(decorations.values) { view.removeFromSuperview() }
        (marks, decorations) = ([:], [:])
        for day in 1...grid.dayCount {
            let label = labels[day - 1]
            let isSelected = contents.isSelected(grid, day)
            let permits = contents.permits(grid, day)
            label.font = contents.font(isSelected ? 24 : 20, isSelected ? .medium : .regular)
            label.textColor =
                isSelected ? (day == today ? .white : tintColor) : !permits ? .tertiaryLabel : day == today ? tintColor : .label
            label.isAccessibilityElement = true
            label.accessibilityTraits = isSelected ? [.button, .selected] : permits ? .button : [.button, .notEnabled]
            if isSelected { marks[day] = makeMark(day == today ? tintColor : tintColor.withAlphaComponent(0.15)) }
            if let decoration = contents.decoration(grid, day) {
                decoration.isUserInteractionEnabled = false
                addSubview(decoration)
                decorations[day] = decoration
            }
        }
    }

    private func makeMark(_ color: UIColor) -> UIView {
        let mark = UIView()
        mark.isUserInteractionEnabled = false
        mark.layer.cornerRadius = Self.markLength / 2
        mark.backgroundColor = color
        insertSubview(mark, at: 0)
        return mark
    }

    /// The day of the month that a date is on; nil in another month.
    private func day(of date: Date) -> Int? {
        let units = contents.calendar.dateComponents([.year, .month, .day], from: date)
        return units.year == grid?.year && units.month == grid?.month ? units.day : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let grid else { return }
        for day in 1...grid.dayCount { labels[day - 1].frame = frame(ofDay: day, grid) }
        for (day, mark) in marks {
            let frame = frame(ofDay: day, grid)
            mark.frame = CGRect(
                x: frame.midX - Self.markLength / 2, y: frame.midY - Self.markLength / 2, width: Self.markLength, height: Self.markLength)
        }
        for (day, decoration) in decorations {
            let frame = frame(ofDay: day, grid)
            if decoration.bounds.isEmpty { decoration.sizeToFit() }
            decoration.center = CGPoint(x: frame.midX, y: frame.minY + contents.rowHeight - Self.decorationHeight)
        }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The area of a day, above its decoration.
    private func frame(ofDay day: Int, _ grid: MonthGrid) -> CGRect {
        let (cell, width) = (grid.cell(of: day), bounds.width / 7)
        let column = isMirrored ? 6 - cell.column : cell.column
        return CGRect(
            x: CGFloat(column) * width, y: CGFloat(cell.week) * contents.rowHeight, width: width,
            height: min(contents.rowHeight, Self.markLength))
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showDays()
    }

    func tapped(_ recognizer: UITapGestureRecognizer) {
        let point = recognizer.location(in: self)
        guard bounds.width > 0, point.x >= 0, point.y >= 0, let grid else { return }
        let column = min(Int(point.x / (bounds.width / 7)), 6)
        let day = grid.day(week: Int(point.y / contents.rowHeight), column: isMirrored ? 6 - column : column)
        guard let day, contents.permits(grid, day) else { return }
        didChoose(grid, day)
    }
}
