import Foundation

/// The change of the content by a finger that moved an item.
///
/// Source: Apple,
/// [NSDiffableDataSourceTransaction](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction).
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
    /// The content before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The content after.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The difference of all items.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The changes of the sections, in the order of these.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The change of a section by a finger that moved an item.
///
/// Source: Apple,
/// [the structure](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectiontransaction).
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// The section's outline before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The section's outline after.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The difference of the section's items.
    public let difference: CollectionDifference<ItemIdentifierType>
}
