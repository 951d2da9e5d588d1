import CoreGraphics
import Foundation

/// A model, its stores and the context of the main queue.
///
/// Source: Apple, [NSPersistentContainer](https://developer.apple.com/documentation/coredata/nspersistentcontainer).
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// The name, which is that of the model's and the store's file.
    open private(set) var name: String
    /// The model.
    open private(set) var managedObjectModel: NSManagedObjectModel
    /// The coordinator of the stores.
    open private(set) var persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The context of the main queue.
    open private(set) var viewContext: NSManagedObjectContext
    /// The stores that are opened; at first a file in the folder of `defaultDirectoryURL()`.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// The folder of stores: the app's for its own data.
    open class func defaultDirectoryURL() -> URL {
        FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
    }

    /// Creates a container with the model of the name, in the main bundle or one of a module. Without one it says so, once, and has a model
    /// without entities.
    public convenience init(name: String) {
        let url = ModelFile.all(in: nil).first { $0.deletingPathExtension().lastPathComponent == name }
        let model = url.flatMap { NSManagedObjectModel(contentsOf: $0) }
        if url == nil {
            reportOnce("NSPersistentContainer \(name)", "Failed to load model named \(name): no bundle has \(name).xcdatamodeld")
        }
        self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
    }

    /// Creates a container with a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        (self.name, managedObjectModel) = (name, model)
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        persistentStoreDescriptions = [
            NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite"))
        ]
    }

    /// Opens the stores, and calls the closure for each, with the error if there is one; before it returns, unless a description says
    /// otherwise.
    open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        for description in persistentStoreDescriptions {
            if let url = description.url, description.type == NSSQLiteStoreType, url.path != "/dev/null" {
                try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            }
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// Returns a context of a queue of its own.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs a closure with a context of its own, on its queue.
    @preconcurrency
    open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Runs a closure with a context of its own, on its queue, and returns its result.
    @preconcurrency
    open func performBackgroundTask<Result>(
        _ block: @escaping @Sendable (NSManagedObjectContext) throws -> Result
    ) async rethrows -> Result {
        let context = newBackgroundContext()
        return try await context.perform { try block(context) }
    }
}
