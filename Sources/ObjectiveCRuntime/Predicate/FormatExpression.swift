import CoreGraphics
import Foundation

/// An expression of a predicate's format.
package indirect enum FormatExpression {
    /// An operator of two numbers.
    package enum Arithmetic: String {
        case add = "+"
        case subtract = "-"
        case multiply = "*"
        case divide = "/"
        case power = "**"
        case and = "&"
        case or = "|"
        case exclusiveOr = "^"
        case shiftLeft = "<<"
        case shiftRight = ">>"
    }

    case constant(Any?)
    /// A name with `$`, for which the evaluation has a value.
    case variable(String)
    /// The object that is evaluated.
    case evaluated
    /// Keys that start at an expression's value.
    case keyPath(FormatExpression, String)
    case aggregate([FormatExpression])
    case arithmetic(Arithmetic, FormatExpression, FormatExpression)
    /// A function by its name, such as "count" or "uppercase".
    case function(String, [FormatExpression])
    /// The elements of a collection that meet a predicate, in which a variable is the element.
    case subquery(FormatExpression, variable: String, PredicateNode)

    /// The keys, if the expression is a key path that starts at the evaluated object.
    package var keys: String? {
        if case .keyPath(.evaluated, let keys) = self { return keys }
        return nil
    }
}

extension FormatExpression {
    /// The value for an object; numbers are `NSNumber`.
    ///
    /// - Complexity: A call of key-value coding for each key; of a subquery, for each element.
    package func value(for object: Any?, _ variables: [String: Any]) -> Any? {
        switch self {
        case .constant(let value): return value
        case .variable(let name):
            guard let value = variables[name] else {
                trap(
                    object: "NSPredicate", value: "the variable $\(name) has no value",
                    remedy: "give it one by withSubstitutionVariables(_:) or evaluate(with:substitutionVariables:)")
            }
            return KeyValue.plain(value)
        case .evaluated: return KeyValue.plain(object)
        case .keyPath(let start, let keys): return Self.value(keys, of: start.value(for: object, variables))
        case .aggregate(let elements): return elements.map { $0.value(for: object, variables) ?? NSNull() }
        case .arithmetic(let operation, let left, let right):
            guard let left = number(left, object, variables), let right = number(right, object, variables) else { return nil }
            return Self.result(operation, left, right)
        case .function(let name, let arguments):
            return PredicateFunction.value(name, arguments.map { $0.value(for: object, variables) })
        case .subquery(let collection, let name, let predicate):
            let elements = collection.value(for: object, variables).flatMap { KeyValue.elements(of: $0) } ?? []
            return elements.filter { predicate.isTrue(of: object, variables.merging([name: $0]) { $1 }) }
        }
    }

    private static func value(_ keys: String, of start: Any?) -> Any? {
        guard let start = KeyValue.plain(start), !(start is NSNull) else { return nil }
        return KeyValue.plain(KeyValue.value(forKeyPath: keys, of: start))
    }

    private func number(_ expression: FormatExpression, _ object: Any?, _ variables: [String: Any]) -> NSNumber? {
        expression.value(for: object, variables).flatMap { ValueConversion.number($0) }
    }

    /// The result of an operator; integers stay integers where they can. Nil where it has none.
    private static func result(_ operation: Arithmetic, _ left: NSNumber, _ right: NSNumber) -> NSNumber? {
        let areIntegers = !left.isFloatingPoint && !right.isFloatingPoint
        let (a, b, x, y) = (left.int64Value, right.int64Value, left.doubleValue, right.doubleValue)
        func integer(_ pair: (partialValue: Int64, overflow: Bool), _ other: Double) -> NSNumber {
            areIntegers && !pair.overflow ? NSNumber(value: pair.partialValue) : NSNumber(value: other)
        }
        switch operation {
        case .add: return integer(a.addingReportingOverflow(b), x + y)
        case .subtract: return integer(a.subtractingReportingOverflow(b), x - y)
        case .multiply: return integer(a.multipliedReportingOverflow(by: b), x * y)
        case .divide: return areIntegers ? (b == 0 ? nil : integer(a.dividedReportingOverflow(by: b), x / y)) : NSNumber(value: x / y)
        case .power: return NSNumber(value: pow(x, y))
        case .and: return NSNumber(value: a & b)
        case .or: return NSNumber(value: a | b)
        case .exclusiveOr: return NSNumber(value: a ^ b)
        case .shiftLeft: return NSNumber(value: a << b)
        case .shiftRight: return NSNumber(value: a >> b)
        }
    }
}

extension NSNumber {
    /// Whether it was made of a number with a fraction.
    var isFloatingPoint: Bool { ["d", "f"].contains(String(cString: objCType)) }
}
