import Foundation

/// Allocator of property keys for dynamic key paths. Equal paths have equal keys.
final class PathKeys<Path: Hashable & Sendable>: @unchecked Sendable {
    private let first: UInt16
    private let most: Int
    private let lock = NSLock()
    private var paths: [Path] = []
    private var indexes: [Path: Int] = [:]

    /// - Parameter most: number of keys in the range that begins with `first`.
    init(first: PropertyKey, most: Int) { (self.first, self.most) = (first.rawValue, most) }

    /// The key of a path, allocated on first use; nil if all keys are in use.
    func key(of path: Path) -> PropertyKey? {
        lock.withLock {
            if let index = indexes[path] { return PropertyKey(rawValue: first + UInt16(index)) }
            guard paths.count < most else { return nil }
            paths.append(path)
            indexes[path] = paths.count - 1
            return PropertyKey(rawValue: first + UInt16(paths.count - 1))
        }
    }

    /// The path of a key that was allocated here; nil for other keys.
    func path(of key: PropertyKey) -> Path? {
        guard key.rawValue >= first else { return nil }
        return lock.withLock { paths.indices.contains(Int(key.rawValue - first)) ? paths[Int(key.rawValue - first)] : nil }
    }
}
