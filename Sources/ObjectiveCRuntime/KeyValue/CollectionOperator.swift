import CoreGraphics
import Foundation

/// The operators of key paths over arrays and sets: `@count`, `@sum.price`, `@avg.price`, `@min.price`, `@max.price`,
/// `@distinctUnionOfObjects.name`, `@unionOfObjects.name`, and the unions of arrays and sets of arrays; `self` stands for the element.
enum CollectionOperator {
    /// A path of keys may stand before an operator, and after `@count` and unions.
    static func value(_ keyPath: String, of elements: [Any]) -> Any? {
        let fields = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        if fields[0] == "@count" { return NSNumber(value: elements.count) }
        guard fields.count == 2 else { trapUnknown(keyPath) }
        func values(of elements: [Any]) -> [Any] {
            elements.compactMap { fields[1] == "self" ? $0 : KeyValue.value(forKeyPath: fields[1], of: $0) }.filter { !($0 is NSNull) }
        }
        switch fields[0] {
        case "@sum": return NSNumber(value: numbers(values(of: elements)).reduce(0, +))
        case "@avg":
            let numbers = numbers(values(of: elements))
            return NSNumber(value: numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count))
        case "@min": return least(values(of: elements), ascending: true)
        case "@max": return least(values(of: elements), ascending: false)
        case "@unionOfObjects": return values(of: elements)
        case "@distinctUnionOfObjects": return distinct(values(of: elements))
        case "@unionOfArrays": return values(of: elements).flatMap { KeyValue.elements(of: $0) ?? [] }
        case "@distinctUnionOfArrays", "@distinctUnionOfSets":
            return distinct(values(of: elements).flatMap { KeyValue.elements(of: $0) ?? [] })
        default: trapUnknown(keyPath)
        }
    }

    private static func numbers(_ values: [Any]) -> [Double] { values.compactMap { ValueConversion.number($0)?.doubleValue } }

    /// The values without equal ones, in their order; iOS promises none.
    private static func distinct(_ values: [Any]) -> [Any] {
        var seen: Set<AnyHashable> = []
        return values.filter { value in
            guard let hashable = value as? AnyHashable else { return true }
            return seen.insert(hashable).inserted
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
            remedy: "use @count, @sum, @avg, @min, @max or a union of objects or arrays, with a key path after it")
    }
}
