import Foundation

// Casts of boxed geometry, as Objective-C makes them: `userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect` finds the rectangle in
// an `NSValue`, and a rectangle passed as an object is boxed. On Linux Foundation bridges numbers, text and collections itself, but no
// geometry.

/// A type that casts bridge to and from `NSValue`.
public protocol _GeometryBridging: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    static func _unboxed(_ value: NSValue) -> Self?
}

extension _GeometryBridging {
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        guard !(source is NSNumber), let value = _unboxed(source) else { return false }
        result = value
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
        guard let source, let value = _unboxed(source) else {
            trap(
                object: source.map { "NSValue \($0)" } ?? "nil", value: "was cast to \(Self.self)",
                remedy: "Cast to the type that was boxed")
        }
        return value
    }
}

extension CGPoint: _GeometryBridging, @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }
    public static func _unboxed(_ value: NSValue) -> CGPoint? { if case .point(let point) = value.boxedGeometry { point } else { nil } }
}

extension CGSize: _GeometryBridging, @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }
    public static func _unboxed(_ value: NSValue) -> CGSize? { if case .size(let size) = value.boxedGeometry { size } else { nil } }
}

extension CGRect: _GeometryBridging, @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
    public static func _unboxed(_ value: NSValue) -> CGRect? { if case .rect(let rect) = value.boxedGeometry { rect } else { nil } }
}

extension CGVector: _GeometryBridging {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgVector: self) }
    public static func _unboxed(_ value: NSValue) -> CGVector? { if case .vector(let vector) = value.boxedGeometry { vector } else { nil } }
}

extension CGAffineTransform: _GeometryBridging {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }
    public static func _unboxed(_ value: NSValue) -> CGAffineTransform? {
        if case .affine(let transform) = value.boxedGeometry { transform } else { nil }
    }
}

extension CATransform3D: _GeometryBridging {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }
    public static func _unboxed(_ value: NSValue) -> CATransform3D? {
        if case .transform(let transform) = value.boxedGeometry { transform } else { nil }
    }
}
