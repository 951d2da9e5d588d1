import CoreGraphics
import Foundation

/// Conversion of values to the types of properties and parameters.
enum ValueConversion {
    /// A value in a type: numbers by value, raw values of enumerations, and geometry from an `NSValue`.
    static func converted<A>(_ value: Any?, to type: A.Type) -> A? {
        guard let value else { return nil }
        if let value = value as? A { return value }
        let wanted = (type as? any OptionalValue.Type)?.wrappedType ?? type
        if let box = value as? NSValue, !(box is NSNumber) {
            return switch box.boxedGeometry {
            case .point(let point): point as? A
            case .size(let size): size as? A
            case .rect(let rect): rect as? A
            case .vector(let vector): vector as? A
            case .affine(let transform): transform as? A
            case .transform(let transform): transform as? A
            case nil: nil
            }
        }
        guard let number = number(value) else { return nil }
        if let raw = wanted as? any RawRepresentable.Type { return represented(number, raw) as? A }
        return (wanted as? any ConvertibleNumber.Type)?.make(number) as? A
    }

    /// The number in a value; nil for others.
    static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let number as NSNumber: number
        case let number as CGFloat: NSNumber(value: Double(number))
        case let number as any BinaryInteger: NSNumber(value: Int64(truncatingIfNeeded: number))
        case let number as Double: NSNumber(value: number)
        case let number as Float: NSNumber(value: number)
        case let flag as Bool: NSNumber(value: flag)
        default: nil
        }
    }

    private static func represented<R: RawRepresentable>(_ number: NSNumber, _ type: R.Type) -> R? {
        converted(number, to: R.RawValue.self).flatMap { R(rawValue: $0) }
    }
}

/// An optional of any type.
protocol OptionalValue {
    var wrapped: Any? { get }
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalValue {
    var wrapped: Any? { self }
    static var wrappedType: Any.Type { Wrapped.self }
}

/// A number that can be made of any other.
private protocol ConvertibleNumber {
    static func make(_ number: NSNumber) -> Self
}

extension Double: ConvertibleNumber {
    fileprivate static func make(_ number: NSNumber) -> Double { number.doubleValue }
}

extension Float: ConvertibleNumber {
    fileprivate static func make(_ number: NSNumber) -> Float { number.floatValue }
}

extension CGFloat: ConvertibleNumber {
    fileprivate static func make(_ number: NSNumber) -> CGFloat { CGFloat(number.doubleValue) }
}

extension Bool: ConvertibleNumber {
    fileprivate static func make(_ number: NSNumber) -> Bool { number.boolValue }
}

extension ConvertibleNumber where Self: FixedWidthInteger {
    fileprivate static func make(_ number: NSNumber) -> Self { Self(truncatingIfNeeded: number.int64Value) }
}

extension Int: ConvertibleNumber {}
extension Int16: ConvertibleNumber {}
extension Int32: ConvertibleNumber {}
extension Int64: ConvertibleNumber {}
extension UInt: ConvertibleNumber {}
extension UInt8: ConvertibleNumber {}
extension UInt32: ConvertibleNumber {}
