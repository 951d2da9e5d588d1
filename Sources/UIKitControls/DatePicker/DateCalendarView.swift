import Foundation
import UIKitCore

/// A calendar of months, and a time below it in the mode `dateAndTime`.
final class DateCalendarView: UIView, DatePickerContent {
    var didChoose: (DatePickerState) -> Void = { _ in }
    var isActive = true { didSet { isUserInteractionEnabled = isActive } }
    private var state: DatePickerState
    private let months: MonthPager
    private let timeLabel = UILabel()
    private let time = DateField()

    static let timeHeight: CGFloat = 50

    init(_ state: DatePickerState) {
        self.state = state
        months = MonthPager(Self.contents(state), month: state.date)
        super.init(frame: .zero)
        months.didChoose = { [weak self] in self?.choose($0, $1) }
        timeLabel.text = SystemWord.text("Time")
        time.addAction(UIAction { [weak self] _ in self?.chooseTime() }, for: .touchUpInside)
        for view in [months, timeLabel, time] { addSubview(view) }
        showState()
    }

    required init?(coder: NSCoder) { nil }

    /// The date whose month is in the middle.
    var month: Date { months.month }

    func showMonth(by change: Int) { months.showMonth(by: change) }

    private var hasTime: Bool { state.mode == .dateAndTime }

    var fittingSize: CGSize {
        let size = months.fittingSize
        return CGSize(width: size.width, height: size.height + (hasTime ? Self.timeHeight : 0))
    }

    func show(_ state: DatePickerState, animated: Bool) {
        let isOther = !state.calendar.isDate(state.date, equalTo: self.state.date, toGranularity: .month)
        self.state = state
        showState()
        if isOther { months.show(state.date, animated: false) }
    }

    private static func contents(_ state: DatePickerState) -> MonthContents {
        var contents = MonthContents(calendar: state.calendar, limits: state.limits)
        contents.isSelected = { grid, day in
            let units = state.calendar.dateComponents([.year, .month, .day], from: state.date)
            return units.year == grid.year && units.month == grid.month && units.day == day
        }
        contents.permits = { grid, day in
            guard let date = state.date(year: grid.year, month: grid.month, day: day, timeOf: state.date),
                let span = state.calendar.dateInterval(of: .day, for: date)
            else { return false }
            return state.permits(from: span.start, to: span.end)
        }
        return contents
    }

    private func showState() {
        months.contents = Self.contents(state)
        timeLabel.isHidden = !hasTime
        time.isHidden = !hasTime
        time.text = state.text("jmm", state.date)
        setNeedsLayout()
    }

    private func choose(_ grid: MonthGrid, _ day: Int) {
        guard let date = state.date(year: grid.year, month: grid.month, day: day, timeOf: state.date) else { return }
        state.date = state.clamped(date)
        showState()
        didChoose(state)
    }

    private func chooseTime() {
        var own = state
        own.mode = .time
        let wheels = DateWheelsView(own)
        wheels.didChoose = { [weak self] chosen in
            guard let self else { return }
            state.date = chosen.date
            showState()
            didChoose(state)
        }
        DateCard.present(wheels, size: CGSize(width: 220, height: 180), from: time)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let timeHeight = hasTime ? Self.timeHeight : 0
        months.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - timeHeight, 0))
        let inner = bounds.insetBy(dx: MonthPager.margin, dy: 0)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func put(_ view: UIView, _ frame: CGRect) {
            view.frame = isMirrored ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        let size = time.fittingSize
        let y = bounds.height - Self.timeHeight / 2
        put(timeLabel, CGRect(x: inner.minX, y: y - 16, width: max(inner.width - size.width - 8, 0), height: 32))
        timeLabel.textAlignment = .natural
        put(time, CGRect(x: inner.maxX - size.width, y: y - size.height / 2, width: size.width, height: size.height))
    }
}
