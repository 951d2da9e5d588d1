import Foundation

/// The rows of a date picker's wheels: pure functions between rows and dates.
///
/// Columns of values that come again, such as hours, repeat them so that a wheel has no end that a finger meets.
struct DateWheels {
    var state: DatePickerState
    /// The day of the middle row of days.
    let base: Date
    let columns: [DateColumn]

    /// Days before the base and after it.
    static let days = 10_000
    /// Repetitions of values that come again; an even number.
    static let repetitions = 400
    static let years = 10_000

    init(_ state: DatePickerState) {
        self.state = state
        base = state.calendar.startOfDay(for: state.date)
        columns = DateColumn.columns(of: state)
    }

    /// The number of values of a column.
    func valueCount(_ column: DateColumn) -> Int {
        switch column {
        case .day: 2 * Self.days + 1
        case .hour: 24
        case .minute, .durationMinutes: 60 / state.minuteInterval
        case .period: 2
        case .month: state.calendar.maximumRange(of: .month)?.count ?? 12
        case .dayOfMonth: state.calendar.maximumRange(of: .day)?.count ?? 31
        case .year: Self.years
        case .durationHours: 24
        }
    }

    private func repeats(_ column: DateColumn) -> Bool {
        switch column {
        case .day, .period, .year, .durationHours: false
        case .hour, .minute, .month, .dayOfMonth, .durationMinutes: true
        }
    }

    func rowCount(_ column: DateColumn) -> Int { valueCount(column) * (repeats(column) ? Self.repetitions : 1) }

    /// The value of a row: an index from 0.
    func value(ofRow row: Int, _ column: DateColumn) -> Int { row % valueCount(column) }

    /// The row of the state's date in a column, nearest to another row of the column.
    func row(_ column: DateColumn, near other: Int? = nil) -> Int {
        let (value, count) = (value(column), valueCount(column))
        guard repeats(column) else { return value }
        let middle = other ?? rowCount(column) / 2
        let change = ((value - middle) % count + count + count / 2) % count - count / 2
        let row = middle + change
        return row < 0 ? row + count : row >= rowCount(column) ? row - count : row
    }

    /// The value of the state's date in a column.
    func value(_ column: DateColumn) -> Int {
        let calendar = state.calendar
        let units = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: state.date)
        switch column {
        case .day:
            let days = calendar.dateComponents([.day], from: base, to: calendar.startOfDay(for: state.date)).day ?? 0
            return min(max(days + Self.days, 0), 2 * Self.days)
        case .hour: return units.hour ?? 0
        case .minute: return (units.minute ?? 0) / state.minuteInterval
        case .period: return (units.hour ?? 0) / 12
        case .month: return (units.month ?? 1) - 1
        case .dayOfMonth: return (units.day ?? 1) - 1
        case .year: return min(max((units.year ?? 1) - 1, 0), Self.years - 1)
        case .durationHours: return Int(state.duration) / 3600
        case .durationMinutes: return Int(state.duration) / 60 % 60 / state.minuteInterval
        }
    }

    /// Whether the base is too far from the state's date to show it.
    var isOutOfReach: Bool {
        guard columns.contains(.day) else { return false }
        let days = state.calendar.dateComponents([.day], from: base, to: state.date).day ?? 0
        return abs(days) >= Self.days
    }

    /// The date after a finger has chosen a value of a column; the other columns keep their values, and the date is not clamped.
    func date(choosing value: Int, _ column: DateColumn) -> Date {
        let (calendar, date) = (state.calendar, state.date)
        var units = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
        switch column {
        case .day:
            guard let day = calendar.date(byAdding: .day, value: value - Self.days, to: base) else { return date }
            let own = calendar.dateComponents([.era, .year, .month, .day], from: day)
            (units.era, units.year, units.month, units.day) = (own.era, own.year, own.month, own.day)
        case .hour: units.hour = value
        case .minute: units.minute = value * state.minuteInterval
        case .period: units.hour = (units.hour ?? 0) % 12 + 12 * value
        case .month:
            return state.date(year: units.year ?? 1, month: value + 1, day: units.day ?? 1, timeOf: date) ?? date
        case .dayOfMonth:
            return state.date(year: units.year ?? 1, month: units.month ?? 1, day: value + 1, timeOf: date) ?? date
        case .year:
            return state.date(year: value + 1, month: units.month ?? 1, day: units.day ?? 1, timeOf: date) ?? date
        case .durationHours, .durationMinutes: return date
        }
        return calendar.date(from: units) ?? date
    }

    /// The duration after a finger has chosen a value: at least a minute, or the interval.
    func duration(choosing value: Int, _ column: DateColumn) -> TimeInterval {
        let hours = column == .durationHours ? value : self.value(.durationHours)
        let minutes = (column == .durationMinutes ? value : self.value(.durationMinutes)) * state.minuteInterval
        return TimeInterval(max(hours * 60 + minutes, state.minuteInterval) * 60)
    }

    /// Whether a value can be chosen: within the limits, and a day that the month has.
    func permits(_ value: Int, _ column: DateColumn) -> Bool {
        let calendar = state.calendar
        let chosen = date(choosing: value, column)
        switch column {
        case .day: return permits(chosen, .day)
        case .hour: return permits(chosen, .hour)
        case .minute: return state.permits(from: chosen, to: chosen + Double(60 * state.minuteInterval))
        case .month: return permits(chosen, .month)
        case .dayOfMonth:
            guard let days = calendar.range(of: .day, in: .month, for: state.date), value < days.count else { return false }
            return permits(chosen, .day)
        case .year: return permits(chosen, .year)
        case .period, .durationHours, .durationMinutes: return true
        }
    }

    private func permits(_ date: Date, _ unit: Calendar.Component) -> Bool {
        guard state.limits.minimum != nil || state.limits.maximum != nil else { return true }
        guard let span = state.calendar.dateInterval(of: unit, for: date) else { return true }
        return state.permits(from: span.start, to: span.end)
    }
}
