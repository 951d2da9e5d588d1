import CoreGraphics
import Foundation

/// The functions of predicate formats, by name.
enum PredicateFunction {
    /// The names, without their colons.
    static let names: Set<String> = [
        "sum", "count", "min", "max", "average", "sqrt", "abs", "ceiling", "floor", "trunc", "uppercase", "lowercase", "length", "now",
        "first", "last", "size", "index", "modulus", "castString", "castNumber",
    ]

    static func value(_ name: String, _ arguments: [Any?]) -> Any? {
        let first = arguments.first ?? nil
        let elements = first.flatMap { KeyValue.elements(of: $0) }
        func number(_ index: Int) -> Double? {
            guard arguments.count > index, let value = arguments[index] else { return nil }
            return ValueConversion.number(value)?.doubleValue
        }
        func mapped(_ function: (Double) -> Double) -> NSNumber? { number(0).map { NSNumber(value: function($0)) } }
        switch name {
        case "now": return Date()
        case "count", "size": return NSNumber(value: elements?.count ?? 0)
        case "sum", "min", "max", "average":
            let operation = name == "average" ? "@avg.self" : "@\(name).self"
            return CollectionOperator.value(operation, of: elements ?? arguments.compactMap { $0 })
        case "sqrt": return mapped { $0.squareRoot() }
        case "abs": return mapped { Swift.abs($0) }
        case "ceiling": return mapped { $0.rounded(.up) }
        case "floor": return mapped { $0.rounded(.down) }
        case "trunc": return mapped { $0.rounded(.towardZero) }
        case "modulus": return number(0).flatMap { left in number(1).map { NSNumber(value: fmod(left, $0)) } }
        case "uppercase": return (first as? String)?.uppercased()
        case "lowercase": return (first as? String)?.lowercased()
        case "length": return (first as? String).map { NSNumber(value: ($0 as NSString).length) }
        case "first": return elements?.first
        case "last": return elements?.last
        case "index":
            guard let elements, let index = number(1), elements.indices.contains(Int(index)) else { return nil }
            return elements[Int(index)]
        case "castString": return first.map { ($0 as? String) ?? "\($0)" }
        case "castNumber": return (first as? String).map { NSNumber(value: Double($0) ?? 0) } ?? first
        default: return nil
        }
    }
}
