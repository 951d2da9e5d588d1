import CoreGraphics
import Foundation

/// Lookup of properties by key, and conversion of their values.
package enum KeyValue {
    /// The method that returns the value of a key.
    static func getter(_ key: String, of type: AnyClass) -> SelectorMethod? {
        let capital = key.prefix(1).uppercased() + key.dropFirst()
        for name in ["get\(capital)", key, "is\(capital)"] {
            if let method = SelectorRegistry.method(named: name, of: type), method.argumentCount == 0 { return method }
        }
        return nil
    }

    /// The method that sets the value of a key.
    static func setter(_ key: String, of type: AnyClass) -> SelectorMethod? {
        let method = SelectorRegistry.method(named: "set\(key.prefix(1).uppercased())\(key.dropFirst()):", of: type)
        return method?.argumentCount == 1 ? method : nil
    }

    /// A value without an optional around it; numbers as `NSNumber`; the raw value of an enumeration or a set of options.
    static func plain(_ value: Any?) -> Any? {
        guard let value else { return nil }
        // An optional in an `Any`.
        if let optional = value as? any OptionalValue { return plain(optional.wrapped) }
        if !(value is any NSObjectProtocol), let raw = value as? any RawRepresentable { return plain(raw.rawValue) }
        return number(value) ?? value
    }

    /// A value by a path of keys, which starts at any value.
    static func value(forKeyPath keyPath: String, of start: Any?) -> Any? {
        guard let start else { return nil }
        if let array = start as? [Any], !(start is NSArray) {
            if keyPath.hasPrefix("@") { return CollectionOperator.value(keyPath, of: array) }
            return array.map { value(forKeyPath: keyPath, of: $0) ?? NSNull() }
        }
        if let dictionary = start as? [String: Any] {
            let keys = keyPath.split(separator: ".", maxSplits: 1)
            let next = dictionary[String(keys[0])]
            return keys.count == 1 ? next : value(forKeyPath: String(keys[1]), of: next)
        }
        if let object = start as? any NSObjectProtocol { return object.value(forKeyPath: keyPath) }
        trap(
            object: "value(forKeyPath:)", value: "\(keyPath) starts at \(Swift.type(of: start)), which is no object",
            remedy: "read the whole structure")
    }

    package static func trapUndefined(_ key: String, of type: AnyClass, _ method: String) -> Never {
        trap(
            object: "[<\(type)> \(method)]",
            value: "this class is not key value coding-compliant for the key \(key)",
            remedy: "mark the property @objc in a module that kinora swift translates, or use a documented key")
    }

    // MARK: Conversion

    /// A value in a type: numbers by value, raw values of enumerations, and geometry from an `NSValue`.
    static func converted<A>(_ value: Any?, to type: A.Type) -> A? {
        if let value = value as? A { return value }
        guard let value else { return nil }
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
private protocol OptionalValue {
    var wrapped: Any? { get }
    static var wrappedType: Any.Type { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { self }
    fileprivate static var wrappedType: Any.Type { Wrapped.self }
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
