import Foundation
import ListTestSupport
import TestSupport
import Testing
import UIFoundation
import XCTest

@testable import ListEngine

final class ListUpdateTests: XCTestCase {
    private static let seeds: UInt64 = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1" ? 20_000 : 500

    func testRandomUpdatesMapEveryRowAsAPlainListMovesIt() {
        for seed in 0..<Self.seeds {
            var random = SeededRandom(seed: seed)
            let old = ListModel(sections: Int.random(in: 0...6, using: &random), rows: 0...9, random: &random)
            var new = old
            let update = new.change(Int.random(in: 1...20, using: &random), withSections: seed % 3 != 0, random: &random)
            XCTAssertNil(ListUpdateCheck.fault(of: update, before: old.counts, after: new.counts, kind: .table), "seed \(seed)")
            let mapping = ListMapping(update)

            let newPaths = Dictionary(uniqueKeysWithValues: new.paths.map { ($0.id, (row: $0, path: $1)) })
            for (row, path) in old.paths {
                let isDead = update.reloadedSections.contains(path.section) && !update.movedItems.contains { $0.from == path }
                let found = isDead ? nil : newPaths[row.id]
                XCTAssertEqual(mapping.position(of: path), found?.path, "seed \(seed), row \(row) from \(path)")
                XCTAssertEqual(mapping.newPath(of: path), found?.row == row ? found?.path : nil, "seed \(seed), row \(row) from \(path)")
            }
            let oldPaths = Dictionary(uniqueKeysWithValues: old.paths.map { ($0.id, (row: $0, path: $1)) })
            for (row, path) in new.paths {
                let found = oldPaths[row.id]
                XCTAssertEqual(mapping.origin(of: path), found?.path, "seed \(seed), row \(row) at \(path)")
                XCTAssertEqual(mapping.oldPath(of: path), found?.row == row ? found?.path : nil, "seed \(seed), row \(row) at \(path)")
            }
            for (index, section) in old.sections.enumerated() {
                let found = new.sections.firstIndex { $0.id == section.id }
                XCTAssertEqual(mapping.positionOfSection(index), found, "seed \(seed), section \(index)")
                let isReloaded = found.map { new.sections[$0].version != section.version } ?? false
                XCTAssertEqual(mapping.newSection(of: index), isReloaded ? nil : found, "seed \(seed), section \(index)")
            }
            for (index, section) in new.sections.enumerated() {
                XCTAssertEqual(
                    mapping.originOfSection(index), old.sections.firstIndex { $0.id == section.id }, "seed \(seed), section \(index)")
            }
        }
    }

    func testUpdatesWithARowTooManyOrTooFewAreRefused() {
        for seed in 0..<Self.seeds {
            var random = SeededRandom(seed: seed)
            let old = ListModel(sections: Int.random(in: 1...4, using: &random), rows: 1...9, random: &random)
            var new = old
            let update = new.change(Int.random(in: 1...20, using: &random), withSections: false, random: &random)
            var counts = new.counts
            counts[Int.random(in: counts.indices, using: &random)] += 1
            let fault = ListUpdateCheck.fault(of: update, before: old.counts, after: counts, kind: .table)
            XCTAssertTrue(
                fault?.hasPrefix("Invalid update: invalid number of rows in section") ?? false, "seed \(seed): \(fault ?? "accepted")")
            counts.append(1)
            let other = ListUpdateCheck.fault(of: update, before: old.counts, after: counts, kind: .table)
            XCTAssertTrue(other?.hasPrefix("Invalid update: invalid number of sections.") ?? false, "seed \(seed): \(other ?? "accepted")")
        }
    }

    func testTheSentencesAreUIKits() {
        var update = ListUpdate()
        update.insertedItems = [IndexPath(row: 0, section: 0)]
        XCTAssertEqual(
            ListUpdateCheck.fault(of: update, before: [5], after: [5], kind: .table),
            "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (5) must be "
                + "equal to the number of rows contained in that section before the update (5), plus or minus the number of rows inserted or deleted "
                + "from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 "
                + "moved out).")
        XCTAssertEqual(
            ListUpdateCheck.fault(of: ListUpdate(), before: [5], after: [5, 1], kind: .collection),
            "Invalid update: invalid number of sections. The number of sections contained in the collection view after the update (2) must be equal "
                + "to the number of sections contained in the collection view before the update (1), plus or minus the number of sections inserted or "
                + "deleted (0 inserted, 0 deleted).")
        XCTAssertTrue(
            ListUpdateCheck.fault(of: update, before: [5], after: [5], kind: .collection)?.contains("invalid number of items in section 0")
                ?? false)
    }

    func testWhatIsAskedTwiceOrOfNothingIsRefused() {
        func fault(_ change: (inout ListUpdate) -> Void) -> String? {
            var update = ListUpdate()
            change(&update)
            return ListUpdateCheck.fault(of: update, before: [3, 2], after: [3, 2], kind: .table)
        }
        let path = IndexPath(row: 1, section: 0), none = IndexPath(row: 3, section: 0)
        XCTAssertEqual(
            fault { $0.deletedItems = [path, path] }, "attempt to delete the same index path twice ({length = 2, path = 0 - 1})")
        XCTAssertEqual(
            fault {
                $0.deletedItems = [path]
                $0.reloadedItems = [path]
            }, "attempt to delete and reload the same index path ({length = 2, path = 0 - 1})")
        XCTAssertEqual(
            fault {
                $0.deletedItems = [path]
                $0.movedItems = [.init(from: path, to: path)]
            }, "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})")
        XCTAssertEqual(
            fault {
                $0.insertedItems = [path]
                $0.movedItems = [.init(from: path, to: path)]
            }, "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 1})")
        XCTAssertEqual(
            fault { $0.deletedItems = [none] },
            "attempt to delete row 3 from section 0 which only contains 3 rows before the update")
        XCTAssertEqual(
            fault { $0.insertedItems = [IndexPath(row: 0, section: 2)] },
            "attempt to insert row 0 into section 2, but there are only 2 sections after the update")
        XCTAssertEqual(
            fault { $0.reloadedSections = [-1] },
            "attempt to delete section -1, but there are only 2 sections before the update")
        XCTAssertEqual(
            fault { $0.movedSections = [.init(from: 0, to: 1), .init(from: 1, to: 1)] },
            "attempt to move to the same section twice (1)")
        XCTAssertNil(fault { $0.movedSections = [.init(from: 0, to: 0)] })
    }

    /// A reload is a deletion and an insertion; the place of the insertion does not count moves, as in UIKit.
    func testAReloadAndAMoveOfOnePathAreRefusedInUIKitsWords() {
        func fault(_ before: [Int] = [4, 2], _ after: [Int] = [4, 2], _ change: (inout ListUpdate) -> Void) -> String? {
            var update = ListUpdate()
            change(&update)
            return ListUpdateCheck.fault(of: update, before: before, after: after, kind: .collection)
        }
        func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
        XCTAssertEqual(
            fault {
                $0.reloadedItems = [path(1)]
                $0.movedItems = [.init(from: path(1), to: path(3))]
            }, "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})")
        XCTAssertEqual(
            fault {
                $0.reloadedItems = [path(3)]
                $0.movedItems = [.init(from: path(0), to: path(3))]
            }, "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 3})")
        XCTAssertEqual(
            fault([4], [3]) {
                $0.reloadedItems = [path(3)]
                $0.deletedItems = [path(0)]
                $0.movedItems = [.init(from: path(1), to: path(2))]
            }, "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 2})")
        XCTAssertNil(
            fault {
                $0.reloadedItems = [path(2)]
                $0.movedItems = [.init(from: path(0), to: path(3))]
            })
        XCTAssertEqual(
            fault([1, 1, 1], [1, 1, 1]) {
                $0.reloadedSections = [2]
                $0.movedSections = [.init(from: 0, to: 2)]
            }, "attempt to perform an insert and a move to the same section (2)")
        XCTAssertEqual(
            fault([1, 1, 1], [1, 1, 1]) {
                $0.reloadedSections = [0]
                $0.movedSections = [.init(from: 0, to: 2)]
            }, "attempt to perform a delete and a move from the same section (0)")
        XCTAssertEqual(
            fault([1, 1], [1]) {
                $0.reloadedSections = [0]
                $0.deletedSections = [0]
            }, "attempt to delete and reload the same section (0)")
        // An insertion into a section that is reloaded belongs to the reload.
        XCTAssertNil(
            fault([1, 1], [2, 1]) {
                $0.reloadedSections = [0]
                $0.insertedItems = [path(1)]
            })
        XCTAssertEqual(
            fault { $0.movedItems = [.init(from: path(4), to: path(0))] },
            "attempt to move index path ({length = 2, path = 0 - 4}) that does not exist - there are only 4 items in section 0 before the "
                + "update")
    }

    func testPathsOfRowsAndItemsAreTheSame() {
        var path = IndexPath(row: 3, section: 2)
        XCTAssertEqual(path, IndexPath(item: 3, section: 2))
        XCTAssertEqual([path.section, path.row, path.item], [2, 3, 3])
        path.row = 7
        path.section = 1
        XCTAssertEqual(path, IndexPath(indexes: [1, 7]))
        XCTAssertLessThan(IndexPath(row: 9, section: 0), IndexPath(row: 0, section: 1))
    }
}

@Suite struct IndexPathTrapTests {
    @Test func theRowOfAPathWithOneIndexTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps { _ = IndexPath(index: 1).row }
        }
        #expect(result.trapSentence?.contains("has two indexes, not 1") == true)
    }
}
