import TestSupport
import Testing
import XCTest

@testable import UIKitCore
@testable import UIKitLists

/// Batches as views take and refuse them; `ListEngineTests` has their rules.
@preconcurrency @MainActor
final class InvalidListUpdateTests: XCTestCase {
    /// It compiles: the closures do not escape.
    func testABatchTakesAClosureThatDoesNotEscape() {
        func change(_ table: UITableView, _ grid: UICollectionView, _ changes: () -> Void) {
            table.performBatchUpdates(changes)
            grid.performBatchUpdates(changes, completion: nil)
        }
        var calls = 0
        change(UITableView(), UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())) { calls += 1 }
        XCTAssertEqual(calls, 2)
        UITableView().performBatchUpdates(nil)
    }

    func testARefusedUpdateIsWrittenDownInRelease() {
        let usual = InvalidListUpdate.traps
        defer { InvalidListUpdate.traps = usual }
        InvalidListUpdate.traps = false
        XCTAssertEqual(
            Diagnostics.complaints { InvalidListUpdate.refuse("Invalid update: no.", of: "a table") },
            ["A table: Invalid update: no. All data is loaded again."])
    }
}

@Suite struct InvalidListUpdateTrapTests {
    @Test func aRefusedUpdateTrapsInDebug() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                InvalidListUpdate.traps = true
                InvalidListUpdate.refuse("Invalid update: no.", of: "a table")
            }
        }
        #expect(result.trapSentence?.contains("Invalid update: no.") == true)
    }
}
