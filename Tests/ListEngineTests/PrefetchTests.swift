import TestSupport
import XCTest

@testable import ListEngine

final class PrefetchTests: XCTestCase {
    func testAScreenfulAheadOfTheMovementIsRequestedOnce() {
        var prefetch = Prefetch()
        XCTAssertEqual(prefetch.see(0..<5, of: 100), .init())
        XCTAssertEqual(prefetch.see(1..<6, of: 100), .init(wanted: [6, 7, 8, 9, 10]))
        XCTAssertEqual(prefetch.see(1..<6, of: 100), .init())
        XCTAssertEqual(prefetch.see(3..<8, of: 100), .init(wanted: [11, 12]))
        // Scrolling back: rows behind are requested, the nearest first, and those ahead cancelled.
        XCTAssertEqual(prefetch.see(2..<7, of: 100), .init(wanted: [1, 0], cancelled: [8, 9, 10, 11, 12]))
        XCTAssertEqual(prefetch.pending, 0..<2)
    }

    func testNothingBeyondTheListIsRequestedNorAVisibleRowCancelled() {
        for seed in 0..<200 as Range<UInt64> {
            var random = SeededRandom(seed: seed)
            var prefetch = Prefetch()
            let count = Int.random(in: 0...40, using: &random)
            var asked: Set<Int> = []
            for _ in 0..<30 {
                let first = Int.random(in: 0...count, using: &random)
                let seen = first..<min(count, first + 6)
                let request = prefetch.see(seen, of: count)
                for row in request.wanted {
                    XCTAssertTrue((0..<count).contains(row) && !seen.contains(row), "seed \(seed)")
                    XCTAssertTrue(asked.insert(row).inserted, "asked twice for \(row), seed \(seed)")
                }
                for row in request.cancelled {
                    XCTAssertFalse(seen.contains(row), "seed \(seed)")
                    XCTAssertNotNil(asked.remove(row), "cancelled without asking, seed \(seed)")
                }
                asked.subtract(seen)
                XCTAssertEqual(asked, Set(prefetch.pending), "seed \(seed)")
            }
        }
    }
}
