import Foundation

/// The key of the inserted objects in notifications of contexts, a set.
public let NSInsertedObjectsKey = "inserted"
/// The key of the changed objects in notifications of contexts, a set.
public let NSUpdatedObjectsKey = "updated"
/// The key of the deleted objects in notifications of contexts, a set.
public let NSDeletedObjectsKey = "deleted"
/// The key of objects that have values of the store again, in notifications of contexts, a set.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of objects that were given up, in notifications of contexts, a set.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key of a context that was reset, in its notifications.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"

extension NSNotification.Name {
    /// A context has changed; posted at the end of the run-loop turn, before a fetch and before a save.
    public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name("NSObjectsChangedInManagingContextNotification")
    /// A context is about to be saved.
    public static let NSManagedObjectContextWillSave = NSNotification.Name("NSManagedObjectContextWillSaveNotification")
    /// A context was saved; posted on its queue.
    public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification")
}

extension NSManagedObjectContext {
    /// A context has changed.
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
    /// A context is about to be saved.
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    /// A context was saved.
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave

    /// A key of the sets in a notification.
    public enum NotificationKey: String, Sendable {
        case insertedObjects = "inserted"
        case updatedObjects = "updated"
        case deletedObjects = "deleted"
        case refreshedObjects = "refreshed"
        case invalidatedObjects = "invalidated"
        case invalidatedAllObjects = "invalidatedAll"
    }
}
