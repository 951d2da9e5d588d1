import Foundation
import ObjectiveCRuntime

/// The name of an object in its store; temporary until the object is saved.
///
/// Source: Apple, [NSManagedObjectID](https://developer.apple.com/documentation/coredata/nsmanagedobjectid).
open class NSManagedObjectID: NSObject, NSCopying, PredicateIdentity, @unchecked Sendable {
    /// The entity of the object.
    open private(set) var entity: NSEntityDescription
    /// Whether the object was not saved yet.
    open private(set) var isTemporaryID: Bool
    /// The store of the object; nil while it is temporary.
    open private(set) weak var persistentStore: NSPersistentStore?
    private let storeIdentifier: String
    /// The number of the row, or of the temporary identifier.
    let key: Int64

    /// The identifier of a row.
    init(_ entity: NSEntityDescription, key: Int64, store: NSPersistentStore) {
        (self.entity, self.key, isTemporaryID, persistentStore) = (entity, key, false, store)
        storeIdentifier = store.identifier
    }

    /// A temporary identifier.
    init(temporaryOf entity: NSEntityDescription) {
        (self.entity, isTemporaryID, storeIdentifier) = (entity, true, "")
        key = Self.counter.next()
    }

    private static let counter = Counter()
    /// Tells temporary identifiers of this process from those of others.
    private static let process = UUID().uuidString

    /// Returns an address from which a coordinator makes the identifier again, if it is not temporary.
    open func uriRepresentation() -> URL {
        let name = entity.name ?? ""
        let path = isTemporaryID ? "x-coredata:///\(name)/t\(Self.process)\(key)" : "x-coredata://\(storeIdentifier)/\(name)/p\(key)"
        return URL(string: path) ?? URL(fileURLWithPath: path)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        return other === self
            || key == other.key && isTemporaryID == other.isTemporaryID && storeIdentifier == other.storeIdentifier
                && (entity === other.entity || entity.root.name == other.entity.root.name)
    }

    open override var hash: Int { key.hashValue }

    open override var description: String { uriRepresentation().absoluteString }

    package var predicateIdentity: AnyHashable { self }

    /// The order in which objects were made or saved: rows before temporary ones.
    func isBefore(_ other: NSManagedObjectID) -> Bool {
        if isTemporaryID != other.isTemporaryID { return !isTemporaryID }
        return key != other.key ? key < other.key : (entity.root.name ?? "") < (other.entity.root.name ?? "")
    }
}

/// Numbers in order, from any thread.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Int64 = 0

    func next() -> Int64 {
        lock.withLock {
            value += 1
            return value
        }
    }
}
