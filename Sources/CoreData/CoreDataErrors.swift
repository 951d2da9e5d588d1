import Foundation

/// The key of the errors that an error of several has, an array of `NSError`.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The key of the object whose value is not valid.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the property whose value is not valid.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the value that is not valid.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The key of the objects that an error is about.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The key of the conflicts of a save that found other values in the store.
public let NSPersistentStoreSaveConflictsErrorKey = "NSPersistentStoreSaveConflictsErrorKey"
/// The domain of errors of SQLite, whose codes are SQLite's.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"

/// An object is not valid.
public let NSManagedObjectValidationError = 1550
/// Several values are not valid.
public let NSValidationMultipleErrorsError = 1560
/// A value that is not optional is nil.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship has too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship has too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// A relationship denies a deletion.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number is above its limit.
public let NSValidationNumberTooLargeError = 1610
/// A number is below its limit.
public let NSValidationNumberTooSmallError = 1620
/// A date is behind its limit.
public let NSValidationDateTooLateError = 1630
/// A date is before its limit.
public let NSValidationDateTooSoonError = 1640
/// A text is longer than its limit.
public let NSValidationStringTooLongError = 1660
/// A text is shorter than its limit.
public let NSValidationStringTooShortError = 1670
/// A text does not match its pattern.
public let NSValidationStringPatternMatchingError = 1680
/// An object is not in the store.
public let NSManagedObjectReferentialIntegrityError = 133000
/// The store has other values than the object was fetched with.
public let NSManagedObjectMergeError = 133020
/// The store has an object with values that none may share.
public let NSManagedObjectConstraintMergeError = 133021
/// There is no such type of store.
public let NSPersistentStoreInvalidTypeError = 134000
/// A store cannot be saved.
public let NSPersistentStoreSaveError = 134030
/// An operation of a store failed.
public let NSPersistentStoreOperationError = 134070
/// A store cannot be opened.
public let NSPersistentStoreOpenError = 134080
/// A store does not know this kind of request.
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
/// A store was made with another model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// A migration failed.
public let NSMigrationError = 134110
/// A migration needs a mapping that is not there.
public let NSMigrationMissingMappingModelError = 134140
/// SQLite reports an error.
public let NSSQLiteError = 134180
/// No mapping between two models can be inferred.
public let NSInferredMappingModelError = 134190

/// An error of Core Data.
func coreDataError(_ code: Int, _ text: String, _ information: [String: Any] = [:]) -> NSError {
    NSError(domain: NSCocoaErrorDomain, code: code, userInfo: information.merging([NSLocalizedDescriptionKey: text]) { own, _ in own })
}
