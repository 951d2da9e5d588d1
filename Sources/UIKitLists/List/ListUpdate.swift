import CoreGraphics

/// The changes of one batch update of a list.
///
/// Deletions, reloads and sources of moves refer to the list before the batch; insertions and destinations of moves refer to the list after
/// it. A change of a section covers its items: changes to items in a deleted or reloaded section, and insertions into an inserted one, have
/// no effect except for moves out of and into it.
struct ListUpdate: Sendable {
    /// A move from an old position to a new one.
    struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
        let from: Position
        let to: Position
    }

    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var reloadedSections: [Int] = []
    var movedSections: [Move<Int>] = []
    var deletedItems: [IndexPath] = []
    var insertedItems: [IndexPath] = []
    var reloadedItems: [IndexPath] = []
    var movedItems: [Move<IndexPath>] = []
    /// Items whose cells stay and are configured again, by positions before the batch.
    var reconfiguredItems: [IndexPath] = []

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty
            && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty && reconfiguredItems.isEmpty
    }

    /// Merges the changes of another batch into this one.
    mutating func join(_ other: ListUpdate) {
        deletedSections += other.deletedSections
        insertedSections += other.insertedSections
        reloadedSections += other.reloadedSections
        movedSections += other.movedSections
        deletedItems += other.deletedItems
        insertedItems += other.insertedItems
        reloadedItems += other.reloadedItems
        movedItems += other.movedItems
        reconfiguredItems += other.reconfiguredItems
    }
}
