import Foundation

/// The way in which the days of a calendar view are selected. Apps use the subclasses.
///
/// Source: Apple, [UICalendarSelection](https://developer.apple.com/documentation/uikit/uicalendarselection).
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    final weak var calendarView: UICalendarView?

    override init() { super.init() }

    /// Asks the delegate again which days can be selected.
    open func updateSelectableDates() { calendarView?.reload() }

    func isSelected(_ day: DateComponents) -> Bool { false }

    func permits(_ day: DateComponents) -> Bool { true }

    /// The user has tapped a day that is permitted.
    func choose(_ day: DateComponents) {}

    /// Whether two components are of one day.
    static func isSame(_ one: DateComponents, _ other: DateComponents) -> Bool {
        one.year == other.year && one.month == other.month && one.day == other.day
            && (one.era == nil || other.era == nil || one.era == other.era)
    }
}

/// Selects one day at most; a tap on it deselects it.
///
/// Source: Apple,
/// [UICalendarSelectionSingleDate](https://developer.apple.com/documentation/uikit/uicalendarselectionsingledate).
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    private weak var storedDelegate: (any UICalendarSelectionSingleDateDelegate)?
    private var stored: DateComponents?

    /// Creates a selection; the delegate is not retained.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        storedDelegate = delegate
        super.init()
    }

    /// The delegate.
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)? { storedDelegate }

    /// The selected day; nil for none. Setting it does not notify the delegate.
    open var selectedDate: DateComponents? {
        get { stored }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects a day, or none. Differs from UIKit: the change is not animated.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
        stored = dateComponents
        calendarView?.reload()
    }

    override func isSelected(_ day: DateComponents) -> Bool { stored.map { Self.isSame($0, day) } ?? false }

    override func permits(_ day: DateComponents) -> Bool { storedDelegate?.dateSelection(self, canSelectDate: day) ?? true }

    override func choose(_ day: DateComponents) {
        if isSelected(day) {
            // If none may be selected, the day stays.
            guard storedDelegate?.dateSelection(self, canSelectDate: nil) ?? true else { return }
            stored = nil
        } else {
            stored = day
        }
        calendarView?.reload()
        storedDelegate?.dateSelection(self, didSelectDate: stored)
    }
}

/// Decides on the selection of one day.
///
/// Source: Apple,
/// [UICalendarSelectionSingleDateDelegate](https://developer.apple.com/documentation/uikit/uicalendarselectionsingledatedelegate).
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// Called when the user has selected a day, or with nil deselected it.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)

    /// Whether a day can be selected, or for nil deselected; true by default.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool { true }
}

/// Selects any number of days; a tap selects a day, and another one deselects it.
///
/// Source: Apple,
/// [UICalendarSelectionMultiDate](https://developer.apple.com/documentation/uikit/uicalendarselectionmultidate).
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    private weak var storedDelegate: (any UICalendarSelectionMultiDateDelegate)?
    private var stored: [DateComponents] = []

    /// Creates a selection; the delegate is not retained.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        storedDelegate = delegate
        super.init()
    }

    /// The delegate.
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)? { storedDelegate }

    /// The selected days, in the order of their selection. Setting them does not notify the delegate; a day is selected once.
    open var selectedDates: [DateComponents] {
        get { stored }
        set { setSelectedDates(newValue, animated: false) }
    }

    /// Selects days in place of others. Differs from UIKit: the change is not animated.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        stored = selectedDates.reduce(into: []) { days, day in
            if !days.contains(where: { Self.isSame($0, day) }) { days.append(day) }
        }
        calendarView?.reload()
    }

    override func isSelected(_ day: DateComponents) -> Bool { stored.contains { Self.isSame($0, day) } }

    override func permits(_ day: DateComponents) -> Bool {
        isSelected(day)
            ? storedDelegate?.multiDateSelection(self, canDeselectDate: day) ?? true
            : storedDelegate?.multiDateSelection(self, canSelectDate: day) ?? true
    }

    override func choose(_ day: DateComponents) {
        let wasSelected = isSelected(day)
        if wasSelected { stored.removeAll { Self.isSame($0, day) } } else { stored.append(day) }
        calendarView?.reload()
        if wasSelected {
            storedDelegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            storedDelegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}

/// Decides on the selection of several days.
///
/// Source: Apple,
/// [UICalendarSelectionMultiDateDelegate](https://developer.apple.com/documentation/uikit/uicalendarselectionmultidatedelegate).
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// Called when the user has selected a day.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)

    /// Called when the user has deselected a day.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)

    /// Whether a day can be selected; true by default.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool

    /// Whether a day can be deselected; true by default.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool { true }
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool {
        true
    }
}
