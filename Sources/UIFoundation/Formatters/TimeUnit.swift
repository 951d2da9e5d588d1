import Foundation

/// A unit that a formatter of time counts in, the largest first.
enum TimeUnit: Int, CaseIterable, Comparable {
    case year, month, week, day, hour, minute, second

    static func < (one: TimeUnit, other: TimeUnit) -> Bool { one.rawValue < other.rawValue }

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var mask: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// The unit's name in CLDR.
    var name: String {
        switch self {
        case .year: "year"
        case .month: "month"
        case .week: "week"
        case .day: "day"
        case .hour: "hour"
        case .minute: "minute"
        case .second: "second"
        }
    }

    /// The count of the unit in components; nil for none.
    func count(in components: DateComponents) -> Int? {
        components.value(for: component).flatMap { $0 == NSDateComponentUndefined ? nil : $0 }
    }
}

/// A count of a unit of time.
struct UnitCount: Equatable {
    var unit: TimeUnit
    var count: Int
}
