import Foundation
import RenderScene

/// Generator of layer ids; atomic, because layers may be created on any thread.
enum LayerIDs {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var last: UInt64 = 0

    static func next() -> LayerID {
        lock.lock()
        defer { lock.unlock() }
        last += 1
        return LayerID(rawValue: last)
    }
}
