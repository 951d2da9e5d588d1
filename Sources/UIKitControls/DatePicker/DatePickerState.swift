import Foundation
import UIKitCore

/// The state of a date picker as values: dates by a calendar with its locale and time zone.
struct DatePickerState {
    var mode = UIDatePicker.Mode.dateAndTime
    /// The calendar, with the picker's locale and time zone.
    var calendar = Calendar.current
    var date = PresentDate.now
    var minimum: Date?
    var maximum: Date?
    /// Minutes between the rows of minutes; divides 60.
    var minuteInterval = 1
    /// Duration of the mode `countDownTimer`, in seconds.
    var duration: TimeInterval = 60

    var locale: Locale { calendar.locale ?? .current }

    /// The limits; none for a minimum after the maximum, and for durations.
    var limits: (minimum: Date?, maximum: Date?) {
        if mode == .countDownTimer { return (nil, nil) }
        if let minimum, let maximum, minimum > maximum { return (nil, nil) }
        return (minimum, maximum)
    }

    func clamped(_ date: Date) -> Date {
        var date = date
        if let minimum = limits.minimum { date = max(date, minimum) }
        if let maximum = limits.maximum { date = min(date, maximum) }
        return date
    }

    /// The date at the beginning of the minute interval; dates of an interval of 1 keep their seconds.
    func rounded(_ date: Date) -> Date {
        guard minuteInterval > 1 else { return date }
        let units = calendar.dateComponents([.minute, .second, .nanosecond], from: date)
        let seconds = Double((units.minute ?? 0) % minuteInterval * 60 + (units.second ?? 0)) + Double(units.nanosecond ?? 0) / 1e9
        return (date - seconds)
    }

    /// Whether any instant between two dates, the second not included, is within the limits.
    func permits(from start: Date, to end: Date) -> Bool {
        if let minimum = limits.minimum, end <= minimum { return false }
        if let maximum = limits.maximum, start > maximum { return false }
        return true
    }

    /// The day of a date with another's time; days that a month lacks become its last.
    func date(year: Int, month: Int, day: Int, timeOf date: Date) -> Date? {
        var units = calendar.dateComponents([.era, .hour, .minute, .second, .nanosecond], from: date)
        (units.year, units.month, units.day) = (year, month, 1)
        guard let first = calendar.date(from: units), let days = calendar.range(of: .day, in: .month, for: first) else { return nil }
        units.day = min(day, days.count)
        return calendar.date(from: units)
    }

    /// Text of a date by a template of Unicode letters, in the order of the locale.
    func text(_ template: String, _ date: Date) -> String {
        let formatter = formatter
        formatter.dateFormat = format(template)
        return formatter.string(from: date)
    }

    /// The locale's format for a template.
    func format(_ template: String) -> String { DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template }

    var formatter: DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        return formatter
    }

    /// Whether the locale's hours go from 1 to 12, with a period of the day.
    var hasPeriods: Bool { format("j").contains("a") }
}
