import TestSupport
import XCTest

@testable import ListEngine

final class EstimatedFlowItemsTests: XCTestCase {
    /// Whatever is measured, in whatever order: the lines are those of the sizes as they are known then, made at once.
    func testItemsMeasuredInSequenceAreWhereKnownOnesWouldBe() {
        for seed in 0..<200 as Range<UInt64> {
            var random = SeededRandom(seed: seed)
            let count = Int.random(in: 1...60, using: &random)
            let estimate = FlowSize(along: 40, across: CGFloat.random(in: 20...200, using: &random))
            var sizes = [FlowSize](repeating: estimate, count: count)
            var guess = EstimatedFlowItems(estimate, sizes: [:], count: count, space: 300, itemSpacing: 7, lineSpacing: 5)
            var next = 0
            for round in 0..<8 {
                var new: [Int: FlowSize] = [:]
                for _ in 0..<Int.random(in: 1...6, using: &random) {
                    let item = seed % 2 == 0 ? next % count : Int.random(in: 0..<count, using: &random)
                    next += 1
                    new[item] = FlowSize(
                        along: CGFloat.random(in: 0...90, using: &random), across: CGFloat.random(in: 10...320, using: &random))
                }
                for (item, size) in new { sizes[item] = size }
                guess.take(new)
                let plain = FlowItems(sizes, space: 300, itemSpacing: 7, lineSpacing: 5)
                XCTAssertEqual(guess.length, plain.length, accuracy: 1e-6, "seed \(seed), round \(round)")
                for item in 0..<count {
                    let (found, wanted) = (guess.frame(of: item), plain.frame(of: item))
                    XCTAssertEqual(found.along, wanted.along, accuracy: 1e-6, "seed \(seed), round \(round), item \(item)")
                    XCTAssertEqual(found.across, wanted.across, accuracy: 1e-6, "seed \(seed), round \(round), item \(item)")
                    XCTAssertEqual(found.size, wanted.size)
                }
                for _ in 0..<5 {
                    let low = CGFloat.random(in: -50...plain.length + 50, using: &random)
                    let high = low + CGFloat.random(in: 0...200, using: &random)
                    XCTAssertEqual(guess.items(from: low, to: high), plain.items(from: low, to: high), "seed \(seed), \(low)...\(high)")
                }
            }
        }
    }

    func testWhatIsNotMeasuredTakesNoMemoryAndNoTime() {
        let estimate = FlowSize(along: 40, across: 300)
        var guess = EstimatedFlowItems(estimate, sizes: [:], count: 50_000_000, space: 300, itemSpacing: 0, lineSpacing: 0)
        for item in 0..<1000 { guess.take([item: FlowSize(along: 50, across: 300)]) }
        XCTAssertEqual(guess.length, 50_000_000 * 40 + 10_000)
        XCTAssertEqual(guess.frame(of: 49_999_999).along, 49_999_999 * 40 + 10_000)
    }
}
