import Foundation
import ObjectiveCRuntime
import RenderScene

/// The mapping from key paths to property paths.
enum KeyPaths {
    /// The key of a property of a class of layers by name, or of a custom one; nil if there is none that can be animated.
    static func key(named name: String, of layerClass: CALayer.Type) -> PropertyKey? {
        if layerClass.keyedProperty(name) != nil { return LayerProperty.named(name)?.key }
        return layerClass.declares(name) ? PropertyKey.own(named: name) : nil
    }

    /// Whether a key path begins with a property of a class of layers, and so cannot name a custom value.
    static func beginsWithProperty(_ keyPath: String, of layerClass: CALayer.Type) -> Bool {
        let name = String(keyPath.prefix { $0 != "." })
        return key(named: name, of: layerClass) != nil || layerClass.keyedProperty(name) != nil
    }

    static func path(forKeyPath keyPath: String, of layerClass: CALayer.Type) -> PropertyPath? {
        path(forKeyPath: keyPath) { key(named: $0, of: layerClass) }
    }

    /// - Parameter find: the key of a property by name.
    static func path(forKeyPath keyPath: String, _ find: (String) -> PropertyKey?) -> PropertyPath? {
        if let key = find(keyPath) { return PropertyPath(key) }
        guard let dot = keyPath.firstIndex(of: "."), let key = find(String(keyPath[..<dot])) else { return nil }
        if key == .backgroundFilters { return FilterPath(keyPath)?.key.map { PropertyPath($0) } }
        if key == .emitterCells { return EmitterCellPath(keyPath)?.key.map { PropertyPath($0) } }
        guard let component = PropertyComponent(named: String(keyPath[keyPath.index(after: dot)...])),
            key.isOwn || key.kind?.has(component) ?? false
        else { return nil }
        return PropertyPath(key, component)
    }
}
