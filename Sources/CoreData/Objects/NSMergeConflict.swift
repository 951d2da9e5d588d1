import Foundation

/// A conflict of a save with the store: its row has changed since the object was fetched.
///
/// The conflicts of an error are an array under the key "conflictList". Source: Apple,
/// [NSMergeConflict](https://developer.apple.com/documentation/coredata/nsmergeconflict).
open class NSMergeConflict: NSObject {
    /// The object that cannot be saved.
    open private(set) var sourceObject: NSManagedObject
    /// The version of the row; 0 if it was deleted.
    open private(set) var newVersionNumber: Int
    /// The version that the object was fetched with.
    open private(set) var oldVersionNumber: Int

    init(source: NSManagedObject, newVersion: Int, oldVersion: Int) {
        (sourceObject, newVersionNumber, oldVersionNumber) = (source, newVersion, oldVersion)
    }
}

/// A conflict of a save with a uniqueness constraint: several objects have values that none may share.
///
/// The conflicts of an error are an array under the key "conflictList". Source: Apple,
/// [NSConstraintConflict](https://developer.apple.com/documentation/coredata/nsconstraintconflict).
open class NSConstraintConflict: NSObject {
    /// The names of the constraint's properties.
    open private(set) var constraint: [String]
    /// Their values.
    open private(set) var constraintValues: [String: Any]
    /// The object in the store that has the values; nil if the objects of the save alone have them.
    open private(set) var databaseObject: NSManagedObject?
    /// The objects of the save that have the values.
    open private(set) var conflictingObjects: [NSManagedObject]

    init(constraint: [String], values: [String: Any], databaseObject: NSManagedObject?, conflictingObjects: [NSManagedObject]) {
        (self.constraint, constraintValues) = (constraint, values)
        (self.databaseObject, self.conflictingObjects) = (databaseObject, conflictingObjects)
    }
}
