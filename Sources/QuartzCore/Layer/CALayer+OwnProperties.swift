import CoreGraphics
import Foundation
import ObjectiveCRuntime
import RenderScene
import SwiftABI

// Custom animatable properties: those of an app's layer class, and others that a layer has a value for when it animates them.
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
        key != .transition && type(of: self).needsDisplay(forKey: key.name)
    }

    /// Sets a custom animatable property; a value of another type is stored as it is.
    final func writeOwn(_ value: Any?, forKey name: String, _ key: PropertyKey) {
        let typed = value.flatMap { AnimatableValue($0) }
        guard typed?.isFinite ?? true else {
            reportOnce("\(type(of: self)) \(name)", "\(self): \(name) cannot be set to \(value ?? 0); nothing changes")
            return
        }
        change(key) { values in
            withExtras { $0.custom[name] = value }
            values.setOwnValue(typed, key)
        }
    }

    /// Value of a custom property or its component, in the type in which it was set or has its default.
    final func readOwn(_ path: PropertyPath) -> Any? {
        let name = path.key.name
        guard path.component == .whole else {
            let whole = (stores(name) ? nil : values[path.key]) ?? value(forKey: name).flatMap { AnimatableValue($0) }
            return whole?[path.component]?.object(isSize: path.component == .size)
        }
        if stores(name) { return _value(forKey: name) }
        var given = extras?.custom[name]
        // Not committed when the values of a presentation were.
        if presentedLayer != nil, values[path.key] == nil, given.flatMap({ AnimatableValue($0) }) != nil { given = nil }
        let sample = given ?? searchStyle { $0[name] } ?? type(of: self).defaultValue(forKey: name)
        // A model that was never given a value has none, while it animates too.
        if sample == nil, presentedLayer == nil { return nil }
        return values[path.key].map { $0.boxed(like: sample) } ?? sample
    }

    /// Whether a custom property animates by its name: the class declares one that is visible to key-value coding (`@objc var`,
    /// `@NSManaged var`), or is displayed for it.
    static func declares(_ name: String) -> Bool {
        self != CALayer.self && (needsDisplay(forKey: name) || KeyValue.canGet(name, of: self))
    }

    /// Whether a class stores a property of this name itself, visible to key-value coding (`@objc var`); not one of `@NSManaged`.
    final func stores(_ name: String) -> Bool { type(of: self) != CALayer.self && KeyValue.canSet(name, of: type(of: self)) }

    /// Sets the stored properties of a copy to animated values of its own.
    final func showStored(_ keys: some Sequence<PropertyKey>) {
        for key in keys {
            let name = key.name
            guard let value = values[key], stores(name) else { continue }
            _setValue(value.boxed(like: _value(forKey: name)), forKey: name)
        }
    }

    /// The key of a value that can be animated and is no property of the class: the layer has it under a name of its own.
    final func keyOfCustomValue(_ name: String) -> PropertyKey? {
        guard type(of: self).keyedProperty(name) == nil, value(forKey: name).flatMap({ AnimatableValue($0) }) != nil else { return nil }
        return PropertyKey.own(named: name)
    }

    /// Initializes a property that was never set with its default, or zero, so that it can be animated; a stored one with its value.
    final func prepareOwn(_ key: PropertyKey, zero: AnimatableValue? = nil) {
        guard values[key] == nil || stores(key.name) else { return }
        values.setOwnValue(value(forKey: key.name).flatMap { AnimatableValue($0) } ?? zero, key)
    }

    /// The model's values with those of custom properties that the layer stores itself.
    final var valuesWithStored: LayerValues {
        guard !values.own.isEmpty else { return values }
        for (key, _) in values.own { prepareOwn(key) }
        return values
    }
}

extension AnimatableValue {
    /// The value, converted to the type of a sample.
    func boxed(like sample: Any?) -> Any {
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
