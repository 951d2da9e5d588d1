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
        /// The objects that were inserted.
        case insertedObjects = "inserted"
        /// The objects that were changed.
        case updatedObjects = "updated"
        /// The objects that were deleted.
        case deletedObjects = "deleted"
        /// The objects that were read again.
        case refreshedObjects = "refreshed"
        /// The objects whose values are not valid any more.
        case invalidatedObjects = "invalidated"
        /// Whether no object is valid any more.
        case invalidatedAllObjects = "invalidatedAll"
    }
}
