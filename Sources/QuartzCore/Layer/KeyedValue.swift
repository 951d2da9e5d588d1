import CoreGraphics
import Foundation
import RenderScene

/// A type of properties that key-value coding converts objects to.
protocol KeyedValue {
    /// nil for an object that does not fit.
    init?(keyed object: Any?)
    /// The value as key-value coding returns it.
    var keyed: Any { get }
}

extension KeyedValue {
    var keyed: Any { self }

    fileprivate static func number(_ object: Any?) -> Double? {
        switch object.flatMap({ AnimatableValue($0) }) {
        case .number(let v)?: v
        case .flag(let v)?: v ? 1 : 0
        default: nil
        }
    }
}

extension Double: KeyedValue {
    init?(keyed object: Any?) {
        guard let number = Self.number(object) else { return nil }
        self = number
    }
}

extension CGFloat: KeyedValue {
    init?(keyed object: Any?) {
        guard let number = Self.number(object) else { return nil }
        self.init(number)
    }
}

extension Float: KeyedValue {
    init?(keyed object: Any?) {
        guard let number = Self.number(object) else { return nil }
        self.init(number)
    }
}

extension Int: KeyedValue {
    /// Rounded, from 0 to 10¹⁵.
    init?(keyed object: Any?) {
        guard let number = Self.number(object), !number.isNaN else { return nil }
        self.init(Swift.min(Swift.max(number.rounded(), 0), 1e15))
    }
}

extension UInt32: KeyedValue {
    init?(keyed object: Any?) {
        guard let number = object as? any BinaryInteger else { return nil }
        self.init(truncatingIfNeeded: number)
    }
}

extension Bool: KeyedValue {
    init?(keyed object: Any?) {
        guard let number = Self.number(object) else { return nil }
        self = number != 0
    }
}

extension CGPoint: KeyedValue {
    init?(keyed object: Any?) {
        guard case .pair(let pair)? = object.flatMap({ AnimatableValue($0) }) else { return nil }
        self.init(pair)
    }
}

extension CGSize: KeyedValue {
    init?(keyed object: Any?) {
        guard case .pair(let pair)? = object.flatMap({ AnimatableValue($0) }) else { return nil }
        self.init(pair)
    }
}

extension CGRect: KeyedValue {
    init?(keyed object: Any?) {
        guard case .rect(let rect)? = object.flatMap({ AnimatableValue($0) }) else { return nil }
        self.init(rect)
    }
}

extension CATransform3D: KeyedValue {
    init?(keyed object: Any?) {
        guard case .transform(let matrix)? = object.flatMap({ AnimatableValue($0) }) else { return nil }
        self = matrix
    }
}

extension CACornerMask: KeyedValue {
    init?(keyed object: Any?) {
        guard let mask = object as? CACornerMask ?? Self.number(object).map({ CACornerMask(rawValue: UInt(max($0, 0)) & 15) }) else {
            return nil
        }
        self = mask
    }

    var keyed: Any { rawValue }
}

/// A name: objects are strings or names, and nil is the empty one.
extension KeyedValue where Self: RawRepresentable<String> {
    init?(keyed object: Any?) {
        if let name = object as? Self {
            self = name
        } else if object == nil || object is String {
            self.init(rawValue: object as? String ?? "")
        } else {
            return nil
        }
    }

    var keyed: Any { rawValue }
}

extension CALayerContentsGravity: KeyedValue {}
extension CALayerContentsFilter: KeyedValue {}
extension CALayerCornerCurve: KeyedValue {}
extension CAMediaTimingFillMode: KeyedValue {}
