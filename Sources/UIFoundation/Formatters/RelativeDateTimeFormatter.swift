import Foundation

/// A formatter of the time between two dates as words: "in 1 hour", "2 weeks ago", "yesterday".
///
/// Foundation of Linux lacks it. The largest unit that is not zero counts, from years to seconds, without its fraction: 100 seconds are
/// one minute.
///
///     let formatter = RelativeDateTimeFormatter()
///     formatter.dateTimeStyle = .named
///     formatter.localizedString(from: DateComponents(day: -1))   // "yesterday"
///
/// Source: Apple, [RelativeDateTimeFormatter](https://developer.apple.com/documentation/foundation/relativedatetimeformatter).
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// The styles of dates.
    public enum DateTimeStyle: Int, Sendable {
        /// Numbers: "1 day ago".
        case numeric = 0
        /// Words where the language has them: "yesterday".
        case named
    }

    /// The styles of units.
    public enum UnitsStyle: Int, Sendable {
        /// "2 months ago".
        case full = 0
        /// "two months ago".
        case spellOut
        /// "2 mo. ago".
        case short
        /// The shortest that the language has.
        case abbreviated
    }

    /// Numbers, the default, or words.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// The style of units; full by default.
    open var unitsStyle = UnitsStyle.full
    /// The context of the text, which decides about its first letter; unknown by default.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar that counts; the user's by default. nil makes it that again.
    open var calendar: Calendar! = .autoupdatingCurrent {
        didSet { if calendar == nil { calendar = .autoupdatingCurrent } }
    }
    /// The language; the user's by default. nil makes it that again.
    open var locale: Locale! = .autoupdatingCurrent {
        didSet { if locale == nil { locale = .autoupdatingCurrent } }
    }

    /// The text of the largest component that is set and not zero, from years to seconds; of zero seconds if there is none.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let counts: [(Calendar.Component, Int?)] = [
            (.year, dateComponents.year), (.month, dateComponents.month), (.weekOfMonth, dateComponents.weekOfMonth),
            (.day, dateComponents.day), (.hour, dateComponents.hour), (.minute, dateComponents.minute), (.second, dateComponents.second),
        ]
        for (unit, count) in counts {
            if let count, count != 0, count != NSDateComponentUndefined { return text(count, unit) }
        }
        return text(0, .second)
    }

    /// The text of a time from now, in seconds; in the past if it is negative. Not a finite one is zero.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        let isValid = timeInterval.isFinite && abs(timeInterval) < 1e11
        return localizedString(for: isValid ? now.addingTimeInterval(timeInterval) : now, relativeTo: now)
    }

    /// The text of a date relative to another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        return localizedString(from: calendar.dateComponents(units, from: referenceDate, to: date))
    }

    /// The text of a `Date` relative to now; nil for another object.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: PresentDate.now) }
    }

    /// A count of a unit, by the words of the locale.
    private func text(_ count: Int, _ unit: Calendar.Component) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        // Far from changes of months' lengths: a year of 366 days begins here.
        let reference = Date(timeIntervalSince1970: 946_684_800)
        guard let date = calendar.date(byAdding: unit, value: count, to: reference) else { return "" }
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date, allowedFields: [field(of: unit)], presentation: dateTimeStyle == .named ? .named : .numeric,
            unitsStyle: width, locale: locale, calendar: calendar, capitalizationContext: capitalization)
        return style.format(reference)
    }

    private func field(of unit: Calendar.Component) -> Date.RelativeFormatStyle.Field {
        switch unit {
        case .year: .year
        case .month: .month
        case .weekOfMonth: .week
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        default: .second
        }
    }

    private var width: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }

    private var capitalization: FormatStyleCapitalizationContext {
        switch formattingContext {
        case .standalone: .standalone
        case .listItem: .listItem
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        default: .unknown
        }
    }
}
