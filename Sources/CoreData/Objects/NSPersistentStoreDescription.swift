import Foundation

/// The settings with which a store is opened.
///
/// Source: Apple, [NSPersistentStoreDescription](https://developer.apple.com/documentation/coredata/nspersistentstoredescription).
open class NSPersistentStoreDescription: NSObject {
    /// The file; nil of a store in memory.
    open var url: URL?
    /// The type.
    open var type = NSSQLiteStoreType
    /// The configuration of the model; nil for all entities.
    open var configuration: String?
    /// Whether the store is opened on another thread.
    open var shouldAddStoreAsynchronously = false
    /// Whether a store of another model is taken over.
    open var shouldMigrateStoreAutomatically = true
    /// Whether it is found out by itself how.
    open var shouldInferMappingModelAutomatically = true
    /// Whether the store cannot be saved.
    open var isReadOnly = false
    /// Further options.
    open private(set) var options: [String: NSObject] = [:]

    /// Creates a description of a file.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// Creates a description without a file.
    public override init() { super.init() }

    /// Sets an option; nil removes it.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

    var allOptions: [AnyHashable: Any] {
        var all: [AnyHashable: Any] = [
            NSMigratePersistentStoresAutomaticallyOption: shouldMigrateStoreAutomatically,
            NSInferMappingModelAutomaticallyOption: shouldInferMappingModelAutomatically, NSReadOnlyPersistentStoreOption: isReadOnly,
        ]
        for (key, value) in options { all[key] = value }
        return all
    }
}
