import Foundation
import UIKitCore

/// The look of the days in months.
@MainActor
struct MonthContents {
    /// With the locale and the time zone.
    var calendar: Calendar
    /// No month beyond these can be turned to.
    var limits: (minimum: Date?, maximum: Date?) = (nil, nil)
    var design = UIFontDescriptor.SystemDesign.default
    /// The height of a week, in points.
    var rowHeight: CGFloat = 44
    var isSelected: (MonthGrid, Int) -> Bool = { _, _ in false }
    var permits: (MonthGrid, Int) -> Bool = { _, _ in true }
    /// The view below a day; nil for none.
    var decoration: (MonthGrid, Int) -> UIView? = { _, _ in nil }

    var locale: Locale { calendar.locale ?? .current }

    /// The limits as a date picker has them.
    var state: DatePickerState {
        var state = DatePickerState()
        (state.calendar, state.minimum, state.maximum) = (calendar, limits.minimum, limits.maximum)
        return state
    }

    func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
        let plain = UIFont.systemFont(ofSize: size, weight: weight)
        return plain.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: size) } ?? plain
    }
}
