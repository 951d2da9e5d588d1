import Foundation
import RenderScene

/// Keys of custom animatable properties, allocated by name.
enum OwnProperties {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var keys: [String: PropertyKey] = [:]
    nonisolated(unsafe) private static var names: [String] = []

    /// The key of a name; nil if all keys are in use.
    static func key(named name: String) -> PropertyKey? {
        lock.withLock {
            if let key = keys[name] { return key }
            let key = UInt16(exactly: Int(PropertyKey.firstOwn.rawValue) + names.count).map { PropertyKey(rawValue: $0) }
            guard let key, key.isOwn else { return nil }
            names.append(name)
            keys[name] = key
            return key
        }
    }

    static func name(of key: PropertyKey) -> String { lock.withLock { names[Int(key.rawValue - PropertyKey.firstOwn.rawValue)] } }
}
