import Foundation

/// The retention of an associated object.
///
/// Values that are not class instances are kept as they are, under every policy. Source: Apple, `objc_AssociationPolicy`.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The object is not retained; it reads as nil once it is released (Apple: a dangling pointer).
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The association retains the value.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy is kept of an object that conforms to `NSCopying`.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The association retains the value, atomically.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// The association copies the value, atomically.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key; nil removes it.
///
/// ```swift
/// final class Badge {
///     nonisolated(unsafe) private static var key: UInt8 = 0
///
///     static func set(_ text: String, of view: UIView) {
///         objc_setAssociatedObject(view, &key, text, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
///     }
/// }
/// ```
///
/// Views, layers and most other classes of UIKit and QuartzCore release their values when they are released, and so do classes that the
/// source translator has seen. Values of other objects are released with one of the next calls of these functions, at the latest at the end
/// of the run-loop turn. Values of a class itself stay. Safe on any thread. The key's address counts, not what it points to.
///
/// - Complexity: O(*n*), where *n* is the number of the object's associated values.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    let object = ClassObject.object(for: object)
    let association = value.map { Association($0, policy) }
    // Released outside of the lock, because a released object may have associations itself.
    let old = associationLock.withLock { () -> (Association?, [_AssociatedObjects]) in
        guard let owner = object as? any _AssociatedObjectOwner else {
            let released = ForeignAssociations.shared.takeReleased()
            return (ForeignAssociations.shared.set(association, key, of: object), released)
        }
        if association == nil, owner._associatedObjects == nil { return (nil, []) }
        let objects = owner._associatedObjects ?? _AssociatedObjects()
        owner._associatedObjects = objects
        return (objects.set(association, key), [])
    }
    withExtendedLifetime(old) {}
}

/// Releases the values of objects that are gone and did not keep them themselves; hosts call it at the end of each run-loop turn.
package func releaseAssociationsOfReleasedObjects() {
    guard ForeignAssociations.isUsed else { return }
    let released = associationLock.withLock { ForeignAssociations.shared.takeReleased() }
    withExtendedLifetime(released) {}
}

/// Returns the value that is associated with an object under a key; nil if there is none.
///
/// - Complexity: O(*n*), where *n* is the number of the object's associated values.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let object = ClassObject.object(for: object)
    let found = associationLock.withLock { () -> (Any?, [_AssociatedObjects]) in
        guard let owner = object as? any _AssociatedObjectOwner else {
            return (ForeignAssociations.shared[object]?[key], ForeignAssociations.shared.takeReleased())
        }
        return (owner._associatedObjects?[key], [])
    }
    return found.0
}

/// Removes all values that are associated with an object.
///
/// - Complexity: O(*n*), where *n* is the number of the object's associated values.
public func objc_removeAssociatedObjects(_ object: Any) {
    let object = ClassObject.object(for: object)
    let old = associationLock.withLock { () -> _AssociatedObjects? in
        guard let owner = object as? any _AssociatedObjectOwner else { return ForeignAssociations.shared.removeAll(of: object) }
        let old = owner._associatedObjects
        owner._associatedObjects = nil
        return old
    }
    withExtendedLifetime(old) {}
}

private let associationLock = NSLock()

/// A class whose instances keep their associated values themselves, and release them with themselves.
public protocol _AssociatedObjectOwner: AnyObject {
    var _associatedObjects: _AssociatedObjects? { get set }
}

/// The values that are associated with one object, by key.
public final class _AssociatedObjects: @unchecked Sendable {
    // Most objects have one or two.
    private var entries: [(key: UnsafeRawPointer, association: Association)] = []

    init() {}

    var isEmpty: Bool { entries.isEmpty }

    subscript(key: UnsafeRawPointer) -> Any? { entries.first { $0.key == key }?.association.value }

    /// Replaces a value. Returns what was there.
    func set(_ association: Association?, _ key: UnsafeRawPointer) -> Association? {
        guard let index = entries.firstIndex(where: { $0.key == key }) else {
            if let association { entries.append((key, association)) }
            return nil
        }
        let old = entries[index].association
        if let association { entries[index].association = association } else { entries.remove(at: index) }
        return old
    }
}

/// A value, kept as its policy says.
struct Association {
    private let kept: Any?
    private weak var unretained: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyObject.Type:
            kept = nil
            unretained = value as AnyObject
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            kept = type(of: value) is AnyObject.Type ? (value as? any NSCopying)?.copy(with: nil) ?? value : value
        default: kept = value
        }
    }

    var value: Any? { kept ?? unretained }
}

/// The values of objects that do not keep them themselves, by address.
private final class ForeignAssociations: @unchecked Sendable {
    static let shared = ForeignAssociations()

    private struct Entry {
        weak var owner: AnyObject?
        let objects: _AssociatedObjects
    }

    /// Whether an object has ever had such values.
    nonisolated(unsafe) private(set) static var isUsed = false

    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of calls to come after which the values of released objects are looked for: few entries are looked through each time.
    private var countdown = 0

    /// Used with the lock held.
    subscript(object: AnyObject) -> _AssociatedObjects? {
        guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
        return entry.objects
    }

    func set(_ association: Association?, _ key: UnsafeRawPointer, of object: AnyObject) -> Association? {
        if let objects = self[object] {
            let old = objects.set(association, key)
            if objects.isEmpty { entries[ObjectIdentifier(object)] = nil }
            return old
        }
        guard let association else { return nil }
        Self.isUsed = true
        let objects = _AssociatedObjects()
        entries[ObjectIdentifier(object)] = Entry(owner: object, objects: objects)
        return objects.set(association, key)
    }

    func removeAll(of object: AnyObject) -> _AssociatedObjects? {
        defer { entries[ObjectIdentifier(object)] = nil }
        return self[object]
    }

    /// Removes the values of released objects, for release without the lock.
    func takeReleased() -> [_AssociatedObjects] {
        countdown -= 1
        guard countdown <= 0 else { return [] }
        let released = entries.filter { $0.value.owner == nil }
        for key in released.keys { entries[key] = nil }
        countdown = entries.count / 16
        return released.values.map(\.objects)
    }
}
