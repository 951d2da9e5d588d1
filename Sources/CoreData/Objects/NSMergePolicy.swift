import Foundation

/// The behavior of a save if the store has other values than an object was fetched with.
///
/// Source: Apple, [NSMergePolicyType](https://developer.apple.com/documentation/coredata/nsmergepolicytype).
public enum NSMergePolicyType: UInt, Sendable {
    /// The save fails.
    case errorMergePolicyType = 0
    /// Values that were set in both places stay as in the store.
    case mergeByPropertyStoreTrumpMergePolicyType = 1
    /// Values that were set in both places become the object's.
    case mergeByPropertyObjectTrumpMergePolicyType = 2
    /// All values become the object's.
    case overwriteMergePolicyType = 3
    /// The object's changes are lost.
    case rollbackMergePolicyType = 4
}

/// The behavior of a save about conflicts.
///
/// Source: Apple, [NSMergePolicy](https://developer.apple.com/documentation/coredata/nsmergepolicy).
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// The kind.
    open private(set) var mergeType: NSMergePolicyType

    /// Creates a policy of a kind.
    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    /// The save fails with error 133020, or 133021 for values that none may share.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// Values of the store win.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    /// Values of the object win.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// The object wins as a whole.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// The store wins as a whole.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// The save fails with error 133020.
public let NSErrorMergePolicy: NSMergePolicy = .error
/// Values of the store win.
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = .mergeByPropertyStoreTrump
/// Values of the object win.
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = .mergeByPropertyObjectTrump
/// The object wins as a whole.
public let NSOverwriteMergePolicy: NSMergePolicy = .overwrite
/// The store wins as a whole.
public let NSRollbackMergePolicy: NSMergePolicy = .rollback
