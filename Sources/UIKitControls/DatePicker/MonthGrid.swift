import CoreGraphics
import Foundation

/// The days of a month in weeks of seven columns, as values.
struct MonthGrid: Equatable {
    let year: Int
    let month: Int
    /// Number of columns before the month's first day.
    let blanks: Int
    let dayCount: Int

    /// The month of a date; nil for a calendar without months.
    init?(containing date: Date, calendar: Calendar) {
        guard let span = calendar.dateInterval(of: .month, for: date), let days = calendar.range(of: .day, in: .month, for: date) else {
            return nil
        }
        let units = calendar.dateComponents([.year, .month, .weekday], from: span.start)
        (year, month) = (units.year ?? 1, units.month ?? 1)
        blanks = ((units.weekday ?? 1) - calendar.firstWeekday + 7) % 7
        dayCount = days.count
    }

    var weekCount: Int { (blanks + dayCount + 6) / 7 }

    /// The place of a day, from 1.
    func cell(of day: Int) -> (week: Int, column: Int) { ((blanks + day - 1) / 7, (blanks + day - 1) % 7) }

    /// The day at a place; nil where there is none.
    func day(week: Int, column: Int) -> Int? {
        let day = week * 7 + column - blanks + 1
        return (0..<7).contains(column) && (1...dayCount).contains(day) ? day : nil
    }
}
