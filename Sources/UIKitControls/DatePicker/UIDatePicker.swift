import Foundation
import UIKitCore

/// A control for the choice of a date, a time, both, or a duration.
///
/// As wheels, as fields that open a calendar or wheels on a card, or as a calendar of a month. Names, order of columns and hours follow the
/// locale. Dates beyond the limits are gray and spring back. Sends `valueChanged` for changes by fingers. Looks resemble iOS 17. Differs
/// from UIKit: the time is chosen by wheels only, not by typing. Source: Apple,
/// [UIDatePicker](https://developer.apple.com/documentation/uikit/uidatepicker).
///
/// ```swift
/// let picker = UIDatePicker()
/// picker.datePickerMode = .date
/// picker.preferredDatePickerStyle = .wheels
/// picker.maximumDate = Date()
/// ```
@preconcurrency @MainActor
open class UIDatePicker: UIControl, ControlStateObserving {
    private var shownState = DatePickerState()
    private var content: (any DatePickerContent)?

    /// Creates a date picker for the present date and time; a width or height of 0 becomes that of its style.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readDatePickerNib(coder)
        showStyle()
    }

    private func setUp() {
        updateCalendar()
        showStyle()
        if bounds.width == 0 { bounds.size.width = intrinsicContentSize.width }
        if bounds.height == 0 { bounds.size.height = intrinsicContentSize.height }
    }

    // MARK: Date

    /// The date; the present one by default. Setting it clamps it to the limits and, with `roundsToMinuteInterval`, moves it back to the
    /// beginning of its minute interval; no targets are called.
    open var date: Date {
        get { shownState.date }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date; animated, wheels turn to it in 0.3 s.
    open func setDate(_ date: Date, animated: Bool) {
        guard date.timeIntervalSinceReferenceDate.isFinite else {
            return reportOnce("UIDatePicker.date", "UIDatePicker.date: a date that is not finite is refused, \(shownState.date) is kept")
        }
        _changing("date") {
            shownState.date = adjusted(date)
            show(animated: animated)
        }
    }

    private func adjusted(_ date: Date) -> Date { shownState.clamped(roundsToMinuteInterval ? shownState.rounded(date) : date) }

    /// The earliest date; nil, the default, for none. Ignored while it is after the maximum, and in the mode `countDownTimer`.
    open var minimumDate: Date? { didSet { limitsChanged() } }

    /// The latest date; nil, the default, for none.
    open var maximumDate: Date? { didSet { limitsChanged() } }

    private func limitsChanged() {
        (shownState.minimum, shownState.maximum) = (minimumDate, maximumDate)
        shownState.date = shownState.clamped(shownState.date)
        show(animated: false)
    }

    /// The duration in the mode `countDownTimer`, in seconds: 0 by default, at most 86,399. The wheels show whole minutes, at least one.
    /// Values that are not finite are ignored; others count as the nearest limit.
    open var countDownDuration: TimeInterval {
        get { storedDuration }
        set {
            guard newValue.isFinite else { return }
            storedDuration = min(max(newValue, 0), 86_399)
            shownState.duration = max(storedDuration, 60)
            show(animated: false)
        }
    }

    private var storedDuration: TimeInterval = 0

    /// Minutes between the rows of minutes: 1 by default. A number that does not divide 60, or is above 30, counts as 1.
    open var minuteInterval: Int {
        get { shownState.minuteInterval }
        set {
            shownState.minuteInterval = newValue > 0 && newValue <= 30 && 60 % newValue == 0 ? newValue : 1
            shownState.date = adjusted(shownState.date)
            show(animated: false)
        }
    }

    /// Whether dates are moved to the beginning of their minute interval; true by default.
    open var roundsToMinuteInterval = true {
        didSet { if roundsToMinuteInterval != oldValue { setDate(shownState.date, animated: false) } }
    }

    // MARK: Calendar

    /// The calendar; nil, the default, is the current one.
    open var calendar: Calendar! {
        get { storedCalendar ?? .current }
        set {
            storedCalendar = newValue
            updateCalendar()
        }
    }

    /// The locale of names, order and hours; nil, the default, is the calendar's, or the current one.
    open var locale: Locale? { didSet { updateCalendar() } }

    /// The time zone; nil, the default, is the calendar's.
    open var timeZone: TimeZone? { didSet { updateCalendar() } }

    private var storedCalendar: Calendar?

    private func updateCalendar() {
        var calendar = storedCalendar ?? .current
        calendar.locale = locale ?? storedCalendar?.locale ?? .current
        if let timeZone { calendar.timeZone = timeZone }
        shownState.calendar = calendar
        show(animated: false)
    }

    // MARK: Style

    /// The kind of value; `dateAndTime` by default.
    open var datePickerMode: Mode {
        get { shownState.mode }
        set {
            guard newValue != shownState.mode else { return }
            shownState.mode = newValue
            shownState.date = shownState.clamped(shownState.date)
            showStyle()
        }
    }

    /// The style that is wished for; `automatic` by default.
    open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { if preferredDatePickerStyle != oldValue { showStyle() } } }

    /// The style that is shown: the preferred one if the mode has it. Durations are chosen by wheels, months by wheels or fields;
    /// the inline style of times is wheels. Automatic is wheels for durations and months, else compact.
    open var datePickerStyle: UIDatePickerStyle {
        switch (preferredDatePickerStyle, datePickerMode) {
        case (_, .countDownTimer), (.automatic, .yearAndMonth), (.inline, .yearAndMonth), (.inline, .time), (.wheels, _): .wheels
        case (.inline, _): .inline
        case (.compact, _), (.automatic, _): .compact
        }
    }

    private func showStyle() {
        content?.removeFromSuperview()
        let new: any DatePickerContent =
            switch datePickerStyle {
            case .inline: DateCalendarView(shownState)
            case .compact: DateFieldsView(shownState)
            case .wheels, .automatic: DateWheelsView(shownState)
            }
        new.didChoose = { [weak self] in self?.choose($0) }
        new.isActive = isEnabled
        content = new
        addSubview(new)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func choose(_ chosen: DatePickerState) {
        if shownState.mode == .countDownTimer {
            shownState.duration = chosen.duration
            storedDuration = chosen.duration
        } else {
            shownState.date = shownState.clamped(chosen.date)
            if shownState.date != chosen.date { show(animated: true) }
        }
        invalidateIntrinsicContentSize()
        sendActions(for: .valueChanged)
    }

    private func show(animated: Bool) {
        content?.show(shownState, animated: animated && window != nil)
        invalidateIntrinsicContentSize()
    }

    package func stateDidChange() { content?.isActive = isEnabled }

    /// The wheels, fields or calendar.
    final var shown: UIView? { content }

    // MARK: Geometry

    /// The size of the style: 320 × 216 points for wheels, the size of the fields, or that of a month.
    open override var intrinsicContentSize: CGSize { content?.fittingSize ?? UIPickerView.defaultSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let content else { return }
        var frame = bounds
        if content is DateFieldsView {
            // Fields keep their size, at the leading edge unless aligned otherwise.
            let size = content.fittingSize
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            switch contentHorizontalAlignment {
            case .left: frame.size.width = size.width
            case .right: frame = CGRect(x: bounds.maxX - size.width, y: bounds.minY, width: size.width, height: bounds.height)
            case .leading, .center, .fill:
                frame = CGRect(
                    x: isMirrored ? bounds.maxX - size.width : bounds.minX, y: bounds.minY, width: size.width, height: bounds.height)
            case .trailing:
                frame = CGRect(
                    x: isMirrored ? bounds.minX : bounds.maxX - size.width, y: bounds.minY, width: size.width, height: bounds.height)
            }
        }
        content.frame = frame
    }
}

extension UIDatePicker {
    /// The kinds of values of a date picker.
    public enum Mode: Int, Sendable {
        /// Hours and minutes.
        case time
        /// Day, month and year.
        case date
        /// A day, hours and minutes.
        case dateAndTime
        /// A duration in hours and minutes.
        case countDownTimer
        /// Month and year.
        case yearAndMonth
    }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
    /// The style that suits the mode.
    case automatic
    /// Wheels.
    case wheels
    /// Fields that open a calendar or wheels.
    case compact
    /// A calendar of a month.
    case inline
}
