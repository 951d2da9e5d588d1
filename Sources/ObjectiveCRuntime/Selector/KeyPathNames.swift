import Foundation

/// The keys of key paths: on Linux a key path does not know the names of its properties.
enum KeyPathNames {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var added: [(key: String, path: () -> AnyKeyPath)] = []
    nonisolated(unsafe) private static var names: [AnyKeyPath: String] = [:]

    static func add(_ key: String, _ path: @escaping () -> AnyKeyPath) { lock.withLock { added.append((key, path)) } }

    /// The key that a path names; nil for a path of several keys or of a property that does not notify.
    static func name(of path: AnyKeyPath, in type: AnyClass) -> String? {
        // Tables run when a method is looked up.
        _ = SelectorRegistry.method(named: "", of: type)
        let waiting = lock.withLock {
            defer { added = [] }
            return added
        }
        let made = waiting.map { ($0.path(), $0.key) }
        return lock.withLock {
            for (path, key) in made { names[path] = key }
            return names[path]
        }
    }
}
