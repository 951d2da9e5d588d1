import TestSupport
import XCTest

@testable import ListEngine

final class RowHeightsTests: XCTestCase {
    /// A naive reference implementation.
    private struct PlainHeights {
        var rows: [ItemHeight] = []

        func top(of row: Int) -> Double { rows.prefix(row).reduce(0) { $0 + $1.points } }

        func row(at offset: Double) -> Int {
            var end = 0.0
            for (index, row) in rows.enumerated() {
                end += row.points
                if offset < end { return index }
            }
            return rows.count
        }
    }

    func testRandomChangesGiveWhatAnArrayGives() {
        for seed in 0..<10 as Range<UInt64> {
            var random = SeededRandom(seed: seed)
            // Multiples of a quarter add up exactly.
            func height() -> ItemHeight {
                ItemHeight(points: Double(Int.random(in: 0...12, using: &random)) / 4, isExact: Bool.random(using: &random))
            }
            var heights = RowHeights()
            var plain = PlainHeights()
            for step in 0..<100 {
                let count = plain.rows.count
                switch Int.random(in: 0..<5, using: &random) {
                case 0:
                    let (number, row) = (Int.random(in: 0...20, using: &random), height())
                    heights.append(number, of: row)
                    plain.rows += Array(repeating: row, count: number)
                case 1:
                    let (number, row, index) = (Int.random(in: 0...5, using: &random), height(), Int.random(in: 0...count, using: &random))
                    heights.insert(number, of: row, at: index)
                    plain.rows.insert(contentsOf: Array(repeating: row, count: number), at: index)
                case 2 where count > 0:
                    let first = Int.random(in: 0..<count, using: &random)
                    let range = first..<min(first + Int.random(in: 0...8, using: &random), count)
                    heights.remove(range)
                    plain.rows.removeSubrange(range)
                default:
                    guard count > 0 else { continue }
                    let (row, index) = (height(), Int.random(in: 0..<count, using: &random))
                    heights.set(row, at: index)
                    plain.rows[index] = row
                }
                XCTAssertEqual(heights.count, plain.rows.count)
                XCTAssertEqual(heights.total, plain.top(of: plain.rows.count))
                let total = plain.top(of: plain.rows.count)
                for _ in 0..<4 {
                    let row = Int.random(in: 0...plain.rows.count, using: &random)
                    XCTAssertEqual(heights.top(of: row), plain.top(of: row), "seed \(seed), step \(step)")
                    if row < plain.rows.count { XCTAssertEqual(heights[row], plain.rows[row], "seed \(seed), step \(step)") }
                    let offset = Double(Int.random(in: 0...8 * Int(total + 1), using: &random)) / 8
                    XCTAssertEqual(heights.row(at: offset), plain.row(at: offset), "seed \(seed), step \(step), at \(offset)")
                }
            }
            let runs = heights.runs.flatMap { Array(repeating: $0.row, count: $0.count) }
            XCTAssertEqual(runs, plain.rows)
        }
    }

    func testAHundredThousandRowsOfOneEstimateAreOneRun() {
        var heights = RowHeights(count: 100_000, each: .estimate(44))
        XCTAssertEqual(heights.runCount, 1)
        XCTAssertEqual(heights.total, 4_400_000)
        XCTAssertEqual(heights.row(at: 2_200_000), 50_000)
        for row in 0..<1000 { heights.set(.exact(60), at: row) }
        XCTAssertEqual(heights.runCount, 2, "rows that are measured one after the other and are alike join")
        XCTAssertEqual(heights.top(of: 50_000), 1000 * 60 + 49_000 * 44)
        for row in (50_000..<50_500).reversed() { heights.set(.exact(60), at: row) }
        XCTAssertEqual(heights.runCount, 4)
    }

    func testMeasuredRowsAreFoundInLogarithmicTime() {
        var heights = RowHeights(count: 100_000, each: .estimate(44))
        for row in 0..<14_000 { heights.set(.exact(40 + Double(row % 7)), at: row) }
        XCTAssertEqual(heights.runCount, 14_001)
        XCTAssertEqual(heights.depth, 45, accuracy: 30, "a chain would be as deep as it has rows")
        XCTAssertEqual(heights.top(of: 7_000), 1_000 * Double(40 + 41 + 42 + 43 + 44 + 45 + 46))
    }
}

final class PrefixSumsTests: XCTestCase {
    func testRandomChangesGiveWhatAnArrayGives() {
        for seed in 0..<40 as Range<UInt64> {
            var random = SeededRandom(seed: seed)
            var lengths = (0..<Int.random(in: 0...40, using: &random)).map { _ in Double(Int.random(in: 0...9, using: &random)) }
            var sums = PrefixSums(lengths)
            for _ in 0..<60 {
                XCTAssertEqual(sums.total, lengths.reduce(0, +))
                let count = Int.random(in: 0...lengths.count, using: &random)
                XCTAssertEqual(sums.sum(before: count), lengths.prefix(count).reduce(0, +))
                let offset = Double(Int.random(in: -2...2 * Int(sums.total + 2), using: &random)) / 2
                var (end, index) = (0.0, 0)
                for length in lengths {
                    end += length
                    if offset < end { break }
                    index += 1
                }
                XCTAssertEqual(sums.index(at: offset), offset < 0 ? 0 : index)
                guard let changed = lengths.indices.randomElement(using: &random) else { continue }
                let new = Double(Int.random(in: 0...9, using: &random))
                sums.add(new - lengths[changed], at: changed)
                lengths[changed] = new
            }
        }
    }
}
