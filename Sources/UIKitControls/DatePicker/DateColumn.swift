import Foundation

/// A column of a date picker's wheels.
enum DateColumn: Equatable {
    /// Days with weekday and month.
    case day
    case hour, minute
    /// The half of the day: AM or PM.
    case period
    case month, dayOfMonth, year
    /// Hours and minutes of a duration.
    case durationHours, durationMinutes

    /// The columns of a mode from the leading side, in the order in which the locale writes them.
    static func columns(of state: DatePickerState) -> [DateColumn] {
        switch state.mode {
        case .time: times(of: state)
        case .dateAndTime: [.day] + times(of: state)
        case .date: ordered(state.format("yMMMMd"))
        case .yearAndMonth: ordered(state.format("yMMMM"))
        case .countDownTimer: [.durationHours, .durationMinutes]
        }
    }

    private static func times(of state: DatePickerState) -> [DateColumn] {
        let format = state.format("jmm")
        guard let period = format.firstIndex(of: "a") else { return [.hour, .minute] }
        let hour = format.firstIndex { $0 == "h" || $0 == "K" } ?? format.endIndex
        return period < hour ? [.period, .hour, .minute] : [.hour, .minute, .period]
    }

    /// The columns for the letters of a format, each at its first letter; quoted text does not count.
    static func ordered(_ format: String) -> [DateColumn] {
        var (result, isQuoted): ([DateColumn], Bool) = ([], false)
        for letter in format {
            if letter == "'" { isQuoted.toggle() }
            let column: DateColumn? =
                switch letter {
                case "y", "Y", "u", "r", "U": .year
                case "M", "L": .month
                case "d": .dayOfMonth
                default: nil
                }
            if let column, !isQuoted, !result.contains(column) { result.append(column) }
        }
        return result
    }
}
