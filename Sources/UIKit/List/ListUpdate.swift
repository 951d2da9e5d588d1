import CoreGraphics

/// What one batch of changes asks of a list.
///
/// Deletions, reloads and the beginnings of moves name what was there before the batch, insertions and the ends of moves what is there after it. A
/// change of a section covers its items: what is asked of items in a section that goes or is reloaded, or of items to be inserted in one that comes,
/// asks nothing more, but for moves out of and into it.
struct ListUpdate: Sendable {
    /// A move, from a place before to a place after.
    struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
        let from: Place
        let to: Place
    }

    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var reloadedSections: [Int] = []
    var movedSections: [Move<Int>] = []
    var deletedItems: [IndexPath] = []
    var insertedItems: [IndexPath] = []
    var reloadedItems: [IndexPath] = []
    var movedItems: [Move<IndexPath>] = []

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty
            && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
    }

    /// The changes of another batch, with those of this one.
    mutating func join(_ other: ListUpdate) {
        deletedSections += other.deletedSections
        insertedSections += other.insertedSections
        reloadedSections += other.reloadedSections
        movedSections += other.movedSections
        deletedItems += other.deletedItems
        insertedItems += other.insertedItems
        reloadedItems += other.reloadedItems
        movedItems += other.movedItems
    }
}
