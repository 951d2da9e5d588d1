import Foundation

/// A class as an object, for targets of actions and for associated objects: Objective-C's classes are objects, Swift's are not. There is
/// one for each class, and it is never released.
package final class ClassObject: NSObject, _AssociatedObjectOwner, @unchecked Sendable {
    let type: AnyClass
    package var _associatedObjects: _AssociatedObjects?

    private static let lock = NSLock()
    nonisolated(unsafe) private static var objects: [ObjectIdentifier: ClassObject] = [:]

    private init(_ type: AnyClass) { self.type = type }

    /// The object that stands for a value: for a class its own, for everything else what `as AnyObject` gives.
    package static func object(for value: Any) -> AnyObject {
        guard let type = value as? AnyClass else { return value as AnyObject }
        return lock.withLock {
            let known = objects[ObjectIdentifier(type)] ?? ClassObject(type)
            objects[ObjectIdentifier(type)] = known
            return known
        }
    }
}
