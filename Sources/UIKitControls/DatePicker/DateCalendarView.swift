import Foundation
import UIKitCore

/// A calendar of months with their title and weekdays, and a time below it in the mode `dateAndTime`.
///
/// A swipe or a chevron turns to another month; the title changes to wheels with months and years.
final class DateCalendarView: UIView, DatePickerContent, UIScrollViewDelegate {
    var didChoose: (DatePickerState) -> Void = { _ in }
    var isActive = true { didSet { isUserInteractionEnabled = isActive } }
    private var state: DatePickerState
    /// The date whose month is in the middle.
    private(set) var month: Date
    private let title = UIButton(type: .system)
    private let back = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private let pages = UIScrollView()
    private let months = [MonthView(), MonthView(), MonthView()]
    private let timeLabel = UILabel()
    private let time = DateField()
    private var monthWheels: DateWheelsView?

    static let margin: CGFloat = 16
    static let headerHeight: CGFloat = 48
    static let weekdayHeight: CGFloat = 20
    static let timeHeight: CGFloat = 50

    init(_ state: DatePickerState) {
        (self.state, month) = (state, state.date)
        super.init(frame: .zero)
        title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        title.contentHorizontalAlignment = .leading
        title.semanticContentAttribute = .unspecified
        title.addAction(UIAction { [weak self] _ in self?.toggleMonthWheels() }, for: .touchUpInside)
        let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold)
        for (button, name, change) in [(back, "chevron.backward", -1), (forward, "chevron.forward", 1)] {
            button.setImage(UIImage(systemName: name, withConfiguration: configuration), for: .normal)
            button.accessibilityLabel = SystemWord.text(change < 0 ? "Previous Month" : "Next Month")
            button.addAction(UIAction { [weak self] _ in self?.showMonth(by: change) }, for: .touchUpInside)
        }
        pages.isPagingEnabled = true
        pages.showsHorizontalScrollIndicator = false
        pages.contentInsetAdjustmentBehavior = .never
        pages.scrollsToTop = false
        pages.delegate = self
        for _ in 0..<7 {
            let label = UILabel()
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            weekdays.append(label)
            addSubview(label)
        }
        for month in months {
            pages.addSubview(month)
            month.didChoose = { [weak self, weak month] day in
                guard let month else { return }
                self?.choose(day, month)
            }
        }
        timeLabel.text = SystemWord.text("Time")
        time.addAction(UIAction { [weak self] _ in self?.chooseTime() }, for: .touchUpInside)
        for view in [pages, title, back, forward, timeLabel, time] { addSubview(view) }
        showState()
    }

    required init?(coder: NSCoder) { nil }

    private var hasTime: Bool { state.mode == .dateAndTime }

    var fittingSize: CGSize {
        let height = Self.headerHeight + Self.weekdayHeight + 6 * MonthView.rowHeight + 8
        return CGSize(width: 320, height: height + (hasTime ? Self.timeHeight : 0))
    }

    func show(_ state: DatePickerState, animated: Bool) {
        let isOther = !state.calendar.isDate(state.date, equalTo: self.state.date, toGranularity: .month)
        self.state = state
        if isOther { month = state.date }
        showState()
    }

    private func showState() {
        let formatter = state.formatter
        let names = formatter.shortStandaloneWeekdaySymbols
        for (index, label) in weekdays.enumerated() where names.count == 7 {
            label.text = names[(index + state.calendar.firstWeekday - 1) % 7].uppercased(with: state.locale)
        }
        formatter.dateFormat = state.format("yMMMM")
        title.setTitle(formatter.string(from: month), for: .normal)
        title.setTitleColor(monthWheels == nil ? .label : tintColor, for: .normal)
        for (index, view) in months.enumerated() { if let date = date(ofPage: index) { view.show(date, state) } }
        back.isEnabled = permits(-1)
        forward.isEnabled = permits(1)
        timeLabel.isHidden = !hasTime
        time.isHidden = !hasTime
        time.text = state.text("jmm", state.date)
        setNeedsLayout()
    }

    private func date(ofPage page: Int) -> Date? { state.calendar.date(byAdding: .month, value: page - 1, to: month) }

    private func permits(_ change: Int) -> Bool {
        guard let date = state.calendar.date(byAdding: .month, value: change, to: month),
            let span = state.calendar.dateInterval(of: .month, for: date)
        else { return false }
        return state.permits(from: span.start, to: span.end)
    }

    // MARK: Months

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The offset of a page: 0 is the month before, 1 the present one.
    private func offset(ofPage page: Int) -> CGPoint { CGPoint(x: CGFloat(isMirrored ? 2 - page : page) * pages.bounds.width, y: 0) }

    func showMonth(by change: Int) {
        guard permits(change) else { return }
        pages.setContentOffset(offset(ofPage: 1 + change), animated: window != nil)
        if window == nil { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { if !decelerate { settle() } }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let page = Int((targetContentOffset.pointee.x / max(pages.bounds.width, 1)).rounded())
        let change = (isMirrored ? 2 - page : page) - 1
        if change != 0, !permits(change) { targetContentOffset.pointee = offset(ofPage: 1) }
    }

    /// Makes the page at rest the middle one.
    private func settle() {
        guard pages.bounds.width > 0 else { return }
        let page = Int((pages.contentOffset.x / pages.bounds.width).rounded())
        let change = (isMirrored ? 2 - page : page) - 1
        guard change != 0, let date = state.calendar.date(byAdding: .month, value: change, to: month) else { return }
        month = date
        showState()
        pages.contentOffset = offset(ofPage: 1)
    }

    private func choose(_ day: Int, _ view: MonthView) {
        guard let grid = view.grid, let date = state.date(year: grid.year, month: grid.month, day: day, timeOf: state.date) else { return }
        state.date = state.clamped(date)
        showState()
        didChoose(state)
    }

    private func toggleMonthWheels() {
        if let wheels = monthWheels {
            monthWheels = nil
            wheels.removeFromSuperview()
        } else {
            var own = state
            (own.mode, own.date) = (.yearAndMonth, month)
            let wheels = DateWheelsView(own)
            wheels.didChoose = { [weak self] chosen in
                self?.month = chosen.date
                self?.showState()
            }
            monthWheels = wheels
            addSubview(wheels)
        }
        let isOpen = monthWheels != nil
        for view in weekdays + [pages, back, forward] { view.alpha = isOpen ? 0 : 1 }
        showState()
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

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let inner = bounds.insetBy(dx: Self.margin, dy: 0)
        func put(_ view: UIView, _ frame: CGRect) {
            view.frame = isMirrored ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        let (header, button) = (Self.headerHeight, CGFloat(44))
        put(title, CGRect(x: inner.minX, y: 0, width: max(inner.width - 2 * button, 0), height: header))
        put(forward, CGRect(x: inner.maxX - button + 12, y: 2, width: button, height: button))
        put(back, CGRect(x: inner.maxX - 2 * button + 8, y: 2, width: button, height: button))
        let width = inner.width / 7
        for (index, label) in weekdays.enumerated() {
            put(label, CGRect(x: inner.minX + CGFloat(index) * width, y: header, width: width, height: Self.weekdayHeight))
        }
        let timeHeight = hasTime ? Self.timeHeight : 0
        let top = header + Self.weekdayHeight + 4
        let frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top - timeHeight, 0))
        if pages.frame != frame {
            pages.frame = frame
            pages.contentSize = CGSize(width: 3 * frame.width, height: frame.height)
            pages.contentOffset = offset(ofPage: 1)
        }
        for (index, view) in months.enumerated() {
            view.frame = CGRect(
                x: offset(ofPage: index).x + Self.margin, y: 0, width: inner.width, height: frame.height)
        }
        monthWheels?.frame = CGRect(x: 0, y: header, width: bounds.width, height: max(bounds.height - header - timeHeight, 0))
        let size = time.fittingSize
        let y = bounds.height - Self.timeHeight / 2
        put(timeLabel, CGRect(x: inner.minX, y: y - 16, width: max(inner.width - size.width - 8, 0), height: 32))
        timeLabel.textAlignment = .natural
        put(time, CGRect(x: inner.maxX - size.width, y: y - size.height / 2, width: size.width, height: size.height))
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }
}
