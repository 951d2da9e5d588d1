import Foundation

/// The sections and items of a list at one moment, by identifiers that are unique in it.
///
/// A value: changes of a copy do not change the list until it is applied. An identifier that is there already, or that is named and not
/// there, traps with a sentence, as in UIKit. Source: Apple,
/// [NSDiffableDataSourceSnapshot](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot).
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
    /// The identifiers of the sections, in order.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The items whose cells are replaced.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose cells are configured again.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The sections whose cells are replaced.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Creates a snapshot without sections.
    public init() {}

    /// Number of sections.
    public var numberOfSections: Int { sectionIdentifiers.count }
    /// Number of items in all sections.
    public var numberOfItems: Int { sections.count }
    /// The identifiers of all items, in order.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items.
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    /// Returns the number of items in a section, which must be in the snapshot.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { itemIdentifiers(inSection: identifier).count }

    /// Returns the items of a section in order; the section must be in the snapshot.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let found = items[identifier] else { missing("section", identifier) }
        return found
    }

    /// Returns the section of an item; nil if the item is not there.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? { sections[identifier] }

    /// Returns the index of an item among all; nil if it is not there.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        sections[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
    }

    /// Returns the index of a section; nil if it is not there.
    ///
    /// - Complexity: O(*s*), where *s* is the number of sections.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sectionIdentifiers.firstIndex(of: identifier) }

    // MARK: Sections

    /// Appends sections, which must not be in the snapshot.
    ///
    /// - Complexity: O(*c*), where *c* is the number of new sections.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { insert(identifiers, at: sectionIdentifiers.count) }

    /// Inserts new sections before one that is in the snapshot.
    ///
    /// - Complexity: O(*c* + *s*), where *c* is the number of new sections and *s* that of the others.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: index(of: toIdentifier))
    }

    /// Inserts new sections after one that is in the snapshot.
    ///
    /// - Complexity: O(*c* + *s*), where *c* is the number of new sections and *s* that of the others.
    public mutating func insertSections(_ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType) {
        insert(identifiers, at: index(of: toIdentifier) + 1)
    }

    /// Deletes sections with their items.
    ///
    /// - Complexity: O(*s* + *i*), where *s* is the number of all sections and *i* that of the deleted sections' items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            for item in itemIdentifiers(inSection: identifier) { sections[item] = nil }
            items[identifier] = nil
        }
        sectionIdentifiers.removeAll { items[$0] == nil }
    }

    /// Moves a section before another one. Both must be in the snapshot.
    ///
    /// - Complexity: O(*s*), where *s* is the number of sections.
    public mutating func moveSection(_ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType) {
        move(identifier, to: toIdentifier, after: false)
    }

    /// Moves a section after another one. Both must be in the snapshot.
    ///
    /// - Complexity: O(*s*), where *s* is the number of sections.
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        move(identifier, to: toIdentifier, after: true)
    }

    /// Marks sections to be loaded again, with new cells.
    ///
    /// - Complexity: O(*c*), where *c* is the number of these sections.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers where items[identifier] == nil { missing("section", identifier) }
        reloadedSectionIdentifiers += identifiers
    }

    private mutating func move(_ identifier: SectionIdentifierType, to other: SectionIdentifierType, after: Bool) {
        guard identifier != other else { return }
        sectionIdentifiers.remove(at: index(of: identifier))
        sectionIdentifiers.insert(identifier, at: index(of: other) + (after ? 1 : 0))
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        for identifier in identifiers {
            if items.updateValue([], forKey: identifier) != nil { twice("section", identifier) }
        }
        sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    }

    private func index(of identifier: SectionIdentifierType) -> Int {
        guard let index = indexOfSection(identifier) else { missing("section", identifier) }
        return index
    }

    // MARK: Items

    /// Adds items at the end of a section; of the last one for nil.
    ///
    /// - Complexity: O(*c*), where *c* is the number of new items.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            trap(
                object: "NSDiffableDataSourceSnapshot.appendItems", value: "there is no section", remedy: "append a section first")
        }
        insert(identifiers, into: section, at: itemIdentifiers(inSection: section).count)
    }

    /// Inserts new items before one that is in the snapshot.
    ///
    /// - Complexity: O(*c* + *i*), where *c* is the number of new items and *i* that of the section's.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        let found = position(of: beforeIdentifier)
        insert(identifiers, into: found.section, at: found.index)
    }

    /// Inserts new items after one that is in the snapshot.
    ///
    /// - Complexity: O(*c* + *i*), where *c* is the number of new items and *i* that of the section's.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        let found = position(of: afterIdentifier)
        insert(identifiers, into: found.section, at: found.index + 1)
    }

    /// Deletes items; their sections stay.
    ///
    /// - Complexity: O(*c* + *i*), where *c* is the number of deleted items and *i* that of their sections' items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let removed = Set(identifiers)
        for identifier in removed where sections[identifier] == nil { missing("item", identifier) }
        for section in Set(removed.compactMap { sections[$0] }) { items[section]?.removeAll(where: removed.contains) }
        for identifier in removed { sections[identifier] = nil }
    }

    /// Deletes all items and sections.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items.
    public mutating func deleteAllItems() { self = Self() }

    /// Moves an item before another one, into its section. Both must be in the snapshot.
    ///
    /// - Complexity: O(*i*), where *i* is the number of items in both sections.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier else { return }
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }

    /// Moves an item after another one, into its section. Both must be in the snapshot.
    ///
    /// - Complexity: O(*i*), where *i* is the number of items in both sections.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier else { return }
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }

    /// Marks items to be loaded again, with new cells.
    ///
    /// - Complexity: O(*c*), where *c* is the number of these items.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers where sections[identifier] == nil { missing("item", identifier) }
        reloadedItemIdentifiers += identifiers
    }

    /// Marks items whose present cells are configured again.
    ///
    /// - Complexity: O(*c*), where *c* is the number of these items.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers where sections[identifier] == nil { missing("item", identifier) }
        reconfiguredItemIdentifiers += identifiers
    }

    /// Forgets the items and sections to be loaded again, after they were.
    mutating func forgetReloads() { (reloadedItemIdentifiers, reconfiguredItemIdentifiers, reloadedSectionIdentifiers) = ([], [], []) }

    private mutating func insert(_ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at index: Int) {
        for identifier in identifiers {
            if sections.updateValue(section, forKey: identifier) != nil { twice("item", identifier) }
        }
        items[section]?.insert(contentsOf: identifiers, at: index)
    }

    private func position(of identifier: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int) {
        guard let section = sections[identifier], let index = items[section]?.firstIndex(of: identifier) else {
            missing("item", identifier)
        }
        return (section, index)
    }

    private func missing(_ kind: String, _ identifier: Any) -> Never {
        trap(
            object: "NSDiffableDataSourceSnapshot", value: "there is no \(kind) with the identifier '\(identifier)'",
            remedy: "name one that is in the snapshot")
    }

    private func twice(_ kind: String, _ identifier: Any) -> Never {
        trap(
            object: "NSDiffableDataSourceSnapshot", value: "the \(kind) identifier '\(identifier)' is there already",
            remedy: "give every \(kind) an identifier of its own")
    }
}
