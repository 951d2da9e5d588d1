import CoreGraphics
import Foundation

/// The operators of key paths over arrays: `@count`, `@sum.price`, `@avg.price`, `@min.price`, `@max.price`; `self` stands for the element.
enum CollectionOperator {
    static func value(_ keyPath: String, of elements: [Any]) -> Any? {
        let fields = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        if fields[0] == "@count" { return elements.count }
        guard fields.count == 2 else { trapUnknown(keyPath) }
        let values = elements.compactMap { fields[1] == "self" ? $0 : KeyValue.value(forKeyPath: fields[1], of: $0) }
        let numbers = values.compactMap { ValueConversion.number($0)?.doubleValue }
        switch fields[0] {
        case "@sum": return numbers.reduce(0, +)
        case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
        case "@min": return least(values, ascending: true)
        case "@max": return least(values, ascending: false)
        default: trapUnknown(keyPath)
        }
    }

    /// The first value in order; of numbers, strings and dates.
    private static func least(_ values: [Any], ascending: Bool) -> Any? {
        values.reduce(nil as Any?) { best, next in
            guard let best else { return next }
            return isBefore(next, best) == ascending && isBefore(best, next) != ascending ? next : best
        }
    }

    private static func isBefore(_ one: Any, _ other: Any) -> Bool {
        if let one = ValueConversion.number(one), let other = ValueConversion.number(other) { return one.doubleValue < other.doubleValue }
        if let one = one as? String, let other = other as? String { return one < other }
        if let one = one as? Date, let other = other as? Date { return one < other }
        return false
    }

    private static func trapUnknown(_ keyPath: String) -> Never {
        trap(
            object: "value(forKeyPath:)", value: "'\(keyPath)' has no known operator",
            remedy: "use @count, @sum, @avg, @min or @max, with a key path after it")
    }
}
