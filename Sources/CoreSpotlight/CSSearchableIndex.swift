import DeviceServices
import Foundation
import UniformTypeIdentifiers

/// The type of the activity with which the system opens a found item.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item's identifier in that activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// The details of an item.
///
/// Source: Apple, [CSSearchableItemAttributeSet](https://developer.apple.com/documentation/corespotlight/csitemattributeset).
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
    /// The type of the item, by its identifier.
    open private(set) var contentType: String
    /// The title; nil for none.
    open var title: String?
    /// The name that shows; nil for the title.
    open var displayName: String?
    /// A text about the item; nil for none.
    open var contentDescription: String?
    /// Words by which it is found; nil for none.
    open var keywords: [String]?
    /// A small image; nil for none.
    open var thumbnailData: Data?
    /// The file of a small image; nil for none.
    open var thumbnailURL: URL?
    /// The file or page of the item; nil for none.
    open var contentURL: URL?
    /// The identifier of a related item; nil for none.
    open var relatedUniqueIdentifier: String?

    /// Creates details of an item of a type, by its identifier.
    public init(itemContentType: String) {
        contentType = itemContentType
        super.init()
    }

    /// Creates details of an item of a type.
    public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }
}

/// An item that the system's search finds.
///
/// Source: Apple, [CSSearchableItem](https://developer.apple.com/documentation/corespotlight/cssearchableitem).
open class CSSearchableItem: NSObject, @unchecked Sendable {
    /// The name of the item; the index has one item of a name.
    open var uniqueIdentifier: String
    /// The group of the item; nil for none.
    open var domainIdentifier: String?
    /// The day from which on the item is not found; nil for a month from now.
    open var expirationDate: Date?
    /// The details.
    open var attributeSet: CSSearchableItemAttributeSet

    /// Creates an item; nil for a new name.
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
        super.init()
    }
}

/// The items of the app in the system's search. The index is kept while the host runs; there is no search of the system.
///
/// Source: Apple,
/// [CSSearchableIndex](https://developer.apple.com/documentation/corespotlight/cssearchableindex).
open class CSSearchableIndex: NSObject, @unchecked Sendable {
    private var stored: [String: CSSearchableItem] = [:]

    /// Creates an index of a name, which is empty.
    public init(name: String) { super.init() }

    /// Returns the index of the app.
    open class func `default`() -> CSSearchableIndex { DeviceServices.current.object { CSSearchableIndex(name: "") } }

    /// Returns whether items can be indexed: true.
    open class func isIndexingAvailable() -> Bool { true }

    /// The items, by name, for tests.
    package var items: [String: CSSearchableItem] { stored }

    /// Adds items, in place of those of the same names. The handler is called in a later run-loop turn.
    open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil) {
        for item in items { stored[item.uniqueIdentifier] = item }
        finish(completionHandler)
    }

    /// Removes items by their names.
    open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil) {
        for identifier in identifiers { stored[identifier] = nil }
        finish(completionHandler)
    }

    /// Removes the items of groups.
    open func deleteSearchableItems(withDomainIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil) {
        stored = stored.filter { !identifiers.contains($0.value.domainIdentifier ?? "") }
        finish(completionHandler)
    }

    /// Removes all items.
    open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) {
        stored = [:]
        finish(completionHandler)
    }

    private func finish(_ handler: (((any Error)?) -> Void)?) {
        if let handler { DeviceServices.later { handler(nil) } }
    }
}
