import Foundation

/// The type of a store in SQLite.
public let NSSQLiteStoreType = "SQLite"
/// The type of a store that ends with the program.
public let NSInMemoryStoreType = "InMemory"

/// A store of a coordinator.
///
/// Differs from Core Data: the file is SQLite's with tables of Kinora's, not Apple's: neither reads the other's. Source: Apple,
/// [NSPersistentStore](https://developer.apple.com/documentation/coredata/nspersistentstore).
open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// A type of store.
    public struct StoreType: Sendable {
        let name: String
        /// A file of SQLite's.
        public static let sqlite = StoreType(name: NSSQLiteStoreType)
        /// A store that ends with the program.
        public static let inMemory = StoreType(name: NSInMemoryStoreType)
    }

    /// The type.
    open private(set) var type: String
    /// The file; of a store in memory the address that it was opened with.
    open internal(set) var url: URL?
    /// The configuration of the model; nil for all entities.
    open private(set) var configurationName: String
    /// The options that it was opened with.
    open private(set) var options: [AnyHashable: Any]?
    /// Whether it cannot be saved.
    open private(set) var isReadOnly: Bool
    /// The name of the store in addresses of objects.
    open internal(set) var identifier: String!
    /// The coordinator; nil once the store is removed.
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    var file: SQLiteStore?
    var entityNames: Set<String> = []

    init(_ type: String, _ url: URL?, _ configuration: String?, _ options: [AnyHashable: Any]?) {
        (self.type, self.url, self.options) = (type, url, options)
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
    }

    /// Facts about the store: its type and its name.
    open var metadata: [String: Any]! { [NSStoreTypeKey: type, NSStoreUUIDKey: identifier ?? ""] }
}

/// The key of a store's type in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of a store's name in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The option of a store that cannot be saved.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option to take over a store of another model.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option to find out by itself how a store of another model is taken over.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option for the protection of a store's file; there is no passcode here that would protect it.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
