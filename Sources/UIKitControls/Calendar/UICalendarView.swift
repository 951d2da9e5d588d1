import CoreGraphics
import Foundation
import UIKitCore

/// A calendar of months with decorated days, of which the user selects one, several or none.
///
///     let calendar = UICalendarView()
///     calendar.delegate = self
///     calendar.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
///
/// Days are date components of the calendar's calendar, with an era, a year, a month and a day. Source: Apple,
/// [UICalendarView](https://developer.apple.com/documentation/uikit/uicalendarview); sizes are estimates.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    private lazy var pager = MonthPager(contents, month: PresentDate.now)
    private weak var storedDelegate: (any UICalendarViewDelegate)?
    private var ownCalendar = Calendar.current
    private var ownLocale: Locale?
    private var ownTimeZone: TimeZone?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        pager.didChoose = { [weak self] grid, day in
            guard let self else { return }
            selectionBehavior?.choose(components(grid, day))
        }
        pager.didTurn = { [weak self] old in
            guard let self else { return }
            delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: monthComponents(of: old))
        }
        addSubview(pager)
    }

    // MARK: Calendar

    /// The calendar; the user's by default.
    open var calendar: Calendar {
        get { ownCalendar }
        set {
            ownCalendar = newValue
            reload()
        }
    }

    /// The locale of names and numbers; the calendar's by default.
    open var locale: Locale {
        get { ownLocale ?? ownCalendar.locale ?? .current }
        set {
            ownLocale = newValue
            reload()
        }
    }

    /// The time zone of today; the calendar's by default, and for nil.
    open var timeZone: TimeZone? {
        get { ownTimeZone }
        set {
            ownTimeZone = newValue
            reload()
        }
    }

    /// The design of the text's font; `default` by default.
    open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { if fontDesign != oldValue { reload() } } }

    /// The dates that can be selected, and whose months can be turned to; without limits by default.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { reload() } }

    private var usedCalendar: Calendar {
        var calendar = ownCalendar
        calendar.locale = locale
        if let ownTimeZone { calendar.timeZone = ownTimeZone }
        return calendar
    }

    // MARK: Month

    /// The month that is shown: its era, year and month. Setting it is not animated; one without a date, or beyond the available dates,
    /// changes nothing.
    open var visibleDateComponents: DateComponents {
        get { monthComponents(of: pager.month) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows a month; see `visibleDateComponents`. The next month and the one before slide.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        var units = DateComponents()
        (units.era, units.year, units.month, units.day) = (dateComponents.era, dateComponents.year, dateComponents.month, 1)
        guard dateComponents.year != nil, dateComponents.month != nil, let date = usedCalendar.date(from: units) else { return }
        pager.show(date, animated: animated && window != nil)
    }

    private func monthComponents(of date: Date) -> DateComponents {
        var units = usedCalendar.dateComponents([.era, .year, .month], from: date)
        units.calendar = usedCalendar
        return units
    }

    // MARK: Days

    /// Gives days their decorations, and is notified of other months; not retained.
    open weak var delegate: (any UICalendarViewDelegate)? {
        get { storedDelegate }
        set {
            storedDelegate = newValue
            reload()
        }
    }

    /// The way in which days are selected; nil, the default, for none.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.calendarView = nil
            selectionBehavior?.calendarView = self
            reload()
        }
    }

    /// Whether days have space for decorations, and the delegate gives them; true by default.
    open var wantsDateDecorations = true {
        didSet {
            guard wantsDateDecorations != oldValue else { return }
            reload()
            invalidateIntrinsicContentSize()
        }
    }

    /// Asks the delegate again for the decorations of days.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
        guard animated, window != nil else { return reload() }
        UIView.transition(with: pager, duration: 0.2, options: .transitionCrossDissolve) { self.reload() }
    }

    final func reload() { pager.showKeepingMonth(contents) }

    private func components(_ grid: MonthGrid, _ day: Int) -> DateComponents {
        var units = DateComponents()
        let calendar = usedCalendar
        (units.calendar, units.year, units.month, units.day) = (calendar, grid.year, grid.month, day)
        if let date = calendar.date(from: units) { units.era = calendar.component(.era, from: date) }
        return units
    }

    private static let decoratedHeight: CGFloat = 56

    private var contents: MonthContents {
        let calendar = usedCalendar
        let range = availableDateRange
        var contents = MonthContents(
            calendar: calendar,
            limits: (range.start == .distantPast ? nil : range.start, range.end == .distantFuture ? nil : range.end))
        contents.design = fontDesign
        contents.rowHeight = wantsDateDecorations ? Self.decoratedHeight : 44
        contents.isSelected = { [weak self] grid, day in
            guard let self else { return false }
            return selectionBehavior?.isSelected(components(grid, day)) ?? false
        }
        contents.permits = { [weak self] grid, day in
            guard let self, let date = components(grid, day).date, let span = calendar.dateInterval(of: .day, for: date) else {
                return false
            }
            guard span.end > range.start, span.start <= range.end else { return false }
            return selectionBehavior?.permits(components(grid, day)) ?? true
        }
        contents.decoration = { [weak self] grid, day in
            guard let self, wantsDateDecorations else { return nil }
            return delegate?.calendarView(self, decorationFor: components(grid, day))?.makeView()
        }
        return contents
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { pager.fittingSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        pager.frame = bounds
    }
}

/// Gives a calendar's days their decorations.
///
/// Source: Apple, [UICalendarViewDelegate](https://developer.apple.com/documentation/uikit/uicalendarviewdelegate).
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// Returns the decoration below a day; nil for none.
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration?

    /// Called when another month is shown, with the one before. Optional.
    func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}
