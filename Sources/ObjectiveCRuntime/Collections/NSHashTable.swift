import Foundation

/// The memory that a table's elements are kept in.
public final class NSPointerFunctions {
    /// Ownership of the elements of a hash table or map table.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Elements are retained.
        public static let strongMemory = Options([])
        /// Elements are not retained, and leave the table when they are released.
        public static let weakMemory = Options(rawValue: 5)
        /// Elements are equal if they are the same object.
        public static let objectPointerPersonality = Options(rawValue: 512)
    }
}

/// A set of objects that may hold them weakly.
///
/// Source: Apple, [NSHashTable](https://developer.apple.com/documentation/foundation/nshashtable). Differs from Foundation: objects that
/// derive from `NSObject` are compared by `isEqual(_:)`, others by identity.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
    private struct Entry {
        let strong: ObjectType?
        weak var weak: ObjectType?
    }

    private let isWeak: Bool
    private let comparesIdentity: Bool
    private var entries: [Entry] = []

    /// Creates an empty table.
    public init(options: NSPointerFunctions.Options = []) {
        isWeak = options.contains(.weakMemory)
        comparesIdentity = options.contains(.objectPointerPersonality)
        super.init()
    }

    /// Creates an empty table; the capacity is a hint.
    public convenience init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int) { self.init(options: options) }

    /// Returns a table that does not retain its elements.
    public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    /// The elements that are left, in the order in which they were added.
    ///
    /// - Complexity: O(*n*), where *n* is the number of objects.
    public var allObjects: [ObjectType] { entries.compactMap(\.weak) }

    /// One of the elements; nil if there is none.
    ///
    /// - Complexity: O(*n*), where *n* is the number of objects.
    public var anyObject: ObjectType? { allObjects.first }

    /// The number of elements that are left.
    ///
    /// - Complexity: O(*n*), where *n* is the number of objects.
    public var count: Int { allObjects.count }

    /// Adds an object, unless the table has an equal one. Nil adds nothing.
    ///
    /// - Complexity: O(*n*), where *n* is the number of objects.
    public func add(_ object: ObjectType?) {
        entries.removeAll { $0.weak == nil }
        guard let object, member(object) == nil else { return }
        entries.append(Entry(strong: isWeak ? nil : object, weak: object))
    }

    /// Removes an object; without it, nothing happens.
    ///
    /// - Complexity: O(*n*), where *n* is the number of objects.
    public func remove(_ object: ObjectType?) {
        entries.removeAll { entry in entry.weak == nil || object.map { isEqual(entry.weak, $0) } ?? false }
    }

    /// Removes all objects.
    ///
    /// - Complexity: O(*n*), where *n* is the number of objects.
    public func removeAllObjects() { entries = [] }

    /// Whether the table has an object.
    ///
    /// - Complexity: O(*n*), where *n* is the number of objects.
    public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

    /// The element that equals an object; nil if there is none.
    ///
    /// - Complexity: O(*n*), where *n* is the number of objects.
    public func member(_ object: ObjectType?) -> ObjectType? {
        guard let object else { return nil }
        return allObjects.first { isEqual($0, object) }
    }

    private func isEqual(_ one: ObjectType?, _ other: ObjectType) -> Bool {
        guard let one else { return false }
        if one === other { return true }
        return !comparesIdentity && (one as? NSObject)?.isEqual(other) == true
    }
}
