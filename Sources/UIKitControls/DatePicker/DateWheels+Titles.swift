import Foundation
import UIKitCore

extension DateWheels {
    /// The title of a value; `now` is the present date, whose day is called Today.
    func title(_ value: Int, _ column: DateColumn, now: Date, formatter: DateFormatter) -> String {
        let calendar = state.calendar
        switch column {
        case .day:
            guard let day = calendar.date(byAdding: .day, value: value - Self.days, to: base) else { return "" }
            if calendar.isDate(day, inSameDayAs: now) { return SystemWord.text("Today") }
            formatter.dateFormat = state.format("EEEMMMd")
            return formatter.string(from: day)
        case .hour:
            guard state.hasPeriods else { return number(value, digits: state.format("j").contains("HH") ? 2 : 1) }
            return number(state.format("j").contains("K") ? value % 12 : (value + 11) % 12 + 1, digits: 1)
        case .minute: return number(value * state.minuteInterval, digits: 2)
        case .period: return value == 0 ? formatter.amSymbol : formatter.pmSymbol
        case .month:
            let names = formatter.standaloneMonthSymbols
            return names.indices.contains(value) ? names[value] : number(value + 1, digits: 1)
        case .dayOfMonth: return number(value + 1, digits: 1)
        case .year:
            let units = DateComponents(calendar: calendar, year: value + 1, month: 1, day: 1)
            guard let date = calendar.date(from: units) else { return number(value + 1, digits: 1) }
            formatter.dateFormat = state.format("y")
            return formatter.string(from: date)
        case .durationHours: return number(value, digits: 1)
        case .durationMinutes: return number(value * state.minuteInterval, digits: 1)
        }
    }

    /// The width of a column in points, for wheels whose content is 302 points wide.
    func width(_ column: DateColumn) -> CGFloat {
        switch column {
        case .day: state.hasPeriods ? 124 : 170
        case .hour, .minute: 52
        case .period: 58
        case .month: 140
        case .dayOfMonth: 56
        case .year: 84
        case .durationHours, .durationMinutes: 140
        }
    }

    private func number(_ value: Int, digits: Int) -> String {
        let formatter = NumberFormatter()
        formatter.locale = state.locale
        formatter.minimumIntegerDigits = digits
        return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }
}
