import CoreGraphics
import Foundation
import ObjectiveCRuntime
import RenderScene
import SwiftABI

// Custom animatable properties of an app's layer class: those for which `needsDisplay(forKey:)` is true and that no layer has.
extension CALayer {
    private final class PlainLayer: CALayer {}

    private final class KeyedLayer: CALayer {
        override class func needsDisplay(forKey key: String) -> Bool { key == "contents" }
    }

    static let keyedDisplay = MethodOverride(in: CALayer.self, plain: PlainLayer.self, overriding: KeyedLayer.self)

    /// Whether the class overrides `needsDisplay(forKey:)`, so that changes may redisplay the layer.
    @inline(__always)
    final var isDisplayedForKeys: Bool {
        type(of: self) != CALayer.self && Self.keyedDisplay.isOverridden(in: type(of: self))
    }

    final func isDisplayed(for key: PropertyKey) -> Bool {
        key != .transition && type(of: self).needsDisplay(forKey: KeyPaths.name(of: key))
    }

    /// Sets a custom animatable property; a value of another type is stored as it is.
    final func writeOwn(_ value: Any?, forKey name: String, _ key: PropertyKey) {
        let typed = value.flatMap { AnimatableValue($0) }
        guard typed?.isFinite ?? true else {
            reportOnce("\(type(of: self)) \(name)", "\(self): \(name) cannot be set to \(value ?? 0); nothing changes")
            return
        }
        withExtras { $0.custom[name] = value }
        change(key) { $0.setOwnValue(typed, key) }
    }

    /// Value of a custom property, in the type in which it was set or has its default.
    final func readOwn(_ name: String, _ key: PropertyKey) -> Any? {
        let sample = extras?.custom[name] ?? searchStyle { $0[name] } ?? type(of: self).defaultValue(forKey: name)
        return values[key].map { $0.boxed(like: sample) } ?? sample
    }

    /// Whether a class stores a property of this name itself, visible to key-value coding (`@objc var`); not one of `@NSManaged`.
    final func stores(_ name: String) -> Bool { type(of: self) != CALayer.self && KeyValue.canSet(name, of: type(of: self)) }

    /// Sets the stored properties of a copy to animated values of its own.
    final func showStored(_ keys: some Sequence<PropertyKey>) {
        for key in keys {
            let name = KeyPaths.name(of: key)
            guard let value = values[key], stores(name) else { continue }
            _setValue(value.boxed(like: _value(forKey: name)), forKey: name)
        }
    }

    /// Initialises a property that was never set with its default, or zero, so that it can be animated; a stored one with its value.
    final func prepareOwn(_ key: PropertyKey, like sample: Any?) {
        guard values[key] == nil || stores(KeyPaths.name(of: key)) else { return }
        let own = value(forKey: KeyPaths.name(of: key)).flatMap { AnimatableValue($0) }
        values.setOwnValue(own ?? sample.flatMap { AnimatableValue($0) }?.zero, key)
    }
}

extension AnimatableValue {
    /// The value, converted to the type of a sample.
    fileprivate func boxed(like sample: Any?) -> Any {
        switch (self, sample) {
        case (.number(let v), is CGFloat): return CGFloat(v)
        case (.number(let v), is Float): return Float(v)
        case (.number(let v), is Int): return Int(exactly: v.rounded()) ?? 0
        case (.number(let v), is NSNumber): return NSNumber(value: v)
        case (.number(let v), _): return v
        case (.flag(let v), _): return v
        case (.pair(let v), is CGSize): return CGSize(v)
        case (.pair(let v), is CGVector): return CGVector(dx: v.x, dy: v.y)
        case (.pair(let v), _): return CGPoint(v)
        case (.rect(let v), _): return CGRect(v)
        case (.transform(let m), is CGAffineTransform): return CATransform3DGetAffineTransform(m)
        case (.transform(let m), _): return m
        case (.color(let v), _): return v.map { CGColor(rgba: $0) } ?? sample as Any
        case (.image(let v), _), (.crossFade(_, let v, _), _): return v ?? sample as Any
        case (.path(let v), _): return v.map { CGPath($0) } ?? sample as Any
        case (.numbers(let v), _): return v
        case (.colors(let v), _): return v.map { CGColor(rgba: $0) }
        }
    }
}
