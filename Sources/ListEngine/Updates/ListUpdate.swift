import CoreGraphics
import Foundation
import UIFoundation

/// The changes of one batch update of a list.
///
/// Deletions, reloads and sources of moves refer to the list before the batch; insertions and destinations of moves refer to the list after
/// it. A change of a section covers its items: changes to items in a deleted or reloaded section, and insertions into an inserted one, have
/// no effect except for moves out of and into it.
package struct ListUpdate: Sendable {
    /// A move from an old position to a new one.
    package struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
        package let from: Position
        package let to: Position

        package init(from: Position, to: Position) {
            (self.from, self.to) = (from, to)
        }
    }

    package var deletedSections: [Int] = []
    package var insertedSections: [Int] = []
    package var reloadedSections: [Int] = []
    package var movedSections: [Move<Int>] = []
    package var deletedItems: [IndexPath] = []
    package var insertedItems: [IndexPath] = []
    package var reloadedItems: [IndexPath] = []
    package var movedItems: [Move<IndexPath>] = []
    /// Items whose cells stay and are configured again, by positions before the batch.
    package var reconfiguredItems: [IndexPath] = []

    package init(
        deletedSections: [Int] = [], insertedSections: [Int] = [], reloadedSections: [Int] = [], movedSections: [Move<Int>] = [],
        deletedItems: [IndexPath] = [], insertedItems: [IndexPath] = [], reloadedItems: [IndexPath] = [],
        movedItems: [Move<IndexPath>] = [], reconfiguredItems: [IndexPath] = []
    ) {
        (self.deletedSections, self.insertedSections, self.reloadedSections, self.movedSections) = (
            deletedSections, insertedSections, reloadedSections, movedSections
        )
        (self.deletedItems, self.insertedItems, self.reloadedItems, self.movedItems) = (
            deletedItems, insertedItems, reloadedItems, movedItems
        )
        self.reconfiguredItems = reconfiguredItems
    }

    package var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty && deletedItems.isEmpty
            && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty && reconfiguredItems.isEmpty
    }

    /// Merges the changes of another batch into this one.
    package mutating func join(_ other: ListUpdate) {
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
