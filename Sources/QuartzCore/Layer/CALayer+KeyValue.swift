import CoreGraphics
import Foundation
import ObjectiveCRuntime
import RenderScene

extension CALayer {
    final func write(_ value: Any?, atKeyPath keyPath: String) {
        let property = type(of: self).keyedProperty(keyPath)
        if let property, LayerProperty.named(keyPath)?.field == nil {
            if !property.set(self, value) { refuse(value, atKeyPath: keyPath) }
            return
        }
        guard let path = propertyPath(forKeyPath: keyPath) else {
            if KeyPaths.beginsWithProperty(keyPath, of: type(of: self)) { return refuse(value, atKeyPath: keyPath) }
            if stores(keyPath) { return _setValue(value, forKey: keyPath) }
            withExtras { $0.custom[keyPath] = value }
            return
        }
        if path.key.isOwn, path.component == .whole {
            if stores(keyPath) { _setValue(value, forKey: keyPath) } else { writeOwn(value, forKey: keyPath, path.key) }
            return
        }
        if path.key.isOwn { prepareOwn(path.key, zero: path.component.wholeZero) }
        guard let current = values[path] else {
            if path.key.isOfFilter || path.key.isOwn { refuse(value, atKeyPath: keyPath) }
            return
        }
        let typed: AnimatableValue?
        if let value { typed = AnimatableValue(value)?.matching(current) } else { typed = current.cleared }
        guard let typed, typed.isFinite else { return refuse(value, atKeyPath: keyPath) }
        assign(typed, to: path)
    }

    private func refuse(_ value: Any?, atKeyPath keyPath: String) {
        reportOnce(
            "\(type(of: self)) \(keyPath) refused",
            "\(self): \(keyPath) cannot be set to \(value.map { "\($0)" } ?? "nil"); nothing changes")
    }

    /// Uses the property's own setter, so that overrides and implicit actions apply.
    private func assign(_ value: AnimatableValue, to path: PropertyPath) {
        guard let whole = path.component == .whole ? value : values[path.key]?.replacing(path.component, by: value) else { return }
        let name = path.key.name
        if let property = type(of: self).keyedProperty(name) {
            _ = property.set(self, whole.object(isSize: path.key.kind == .size))
        } else if path.key.isOwn {
            setValue(whole.boxed(like: self.value(forKey: name)), forKey: name)
        } else if path.key.isOfFilter {
            if !(values[path.key]?.isSame(as: whole) ?? true) { change(path.key) { $0[path.key] = whole } }
        } else {
            changeCell(whole, at: path.key)
        }
    }

    final func read(keyPath: String) -> Any? {
        if let property = type(of: self).keyedProperty(keyPath), LayerProperty.named(keyPath)?.field == nil,
            let object = property.get(self)
        {
            return object
        }
        let path = propertyPath(forKeyPath: keyPath)
        if let path, path.key.isOwn { return readOwn(path) }
        if path == nil, stores(keyPath) { return _value(forKey: keyPath) }
        guard let path, let value = values[path] else {
            return extras?.custom[keyPath] ?? searchStyle { $0[keyPath] } ?? type(of: self).defaultValue(forKey: keyPath)
        }
        return value.object(isSize: path.component == .size || path.component == .whole && path.key.kind == .size)
    }

    /// The path of a property of the class, or of a custom one that this layer animates.
    final func propertyPath(forKeyPath keyPath: String) -> PropertyPath? {
        if let path = KeyPaths.path(forKeyPath: keyPath, of: type(of: self)) { return path }
        let own = values.own
        return own.isEmpty ? nil : KeyPaths.path(forKeyPath: keyPath) { name in own.first { $0.key.name == name }?.key }
    }

    /// The value of a property of a new layer of the class, as key-value coding returns it.
    static func standardValue(forKey key: String) -> Any? {
        guard let property = keyedProperty(key) else { return nil }
        let layer = standardLayer()
        guard let row = LayerProperty.named(key), let field = row.field else { return property.get(layer) }
        return layer.values[row.key]?.object(isSize: field.kind == .size)
    }
}
