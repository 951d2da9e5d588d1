import CoreGraphics
import TestSupport
import XCTest

@testable import ListEngine

/// Groups of items that fit in 10 units: unmeasured ones take 3.
final class OpenGroupsTests: XCTestCase {
    /// Lengths of measured items.
    private var lengths: [Int: Int] = [:]
    private var solved = 0

    private func solve(_ first: Int, _ count: Int) -> OpenGroups.Solved {
        solved += 1
        var (sum, item) = (0, first)
        while item < count, item == first || sum + (lengths[item] ?? 3) <= 10 {
            sum += lengths[item] ?? 3
            item += 1
        }
        return OpenGroups.Solved(items: item - first, examined: min(item + 1, count) - first, along: CGFloat(sum), across: 1)
    }

    private func groups(_ count: Int) -> OpenGroups {
        OpenGroups(
            count: count, measured: lengths.keys.sorted(),
            usual: OpenGroups.Solved(items: min(3, count), examined: min(4, count), along: CGFloat(3 * min(3, count)), across: 1),
            solve: { self.solve($0, count) })
    }

    /// The groups one after another.
    private func slowStarts(_ count: Int) -> [Int] {
        var (starts, item): ([Int], Int) = ([], 0)
        while item < count {
            starts.append(item)
            item += solve(item, count).items
        }
        return starts
    }

    private func check(_ groups: OpenGroups, _ count: Int, _ note: String) {
        let starts = slowStarts(count)
        XCTAssertEqual(groups.groupCount, starts.count, note)
        XCTAssertEqual((0..<groups.groupCount).map { groups.items(of: $0).lowerBound }, starts, note)
        for item in 0..<count { XCTAssertTrue(groups.items(of: groups.group(of: item)).contains(item), note) }
    }

    func testRandomMeasurementsAreAsASlowComputationHasThem() {
        var random = SeededRandom(seed: 4)
        for round in 0..<300 {
            let count = Int.random(in: 1...60, using: &random)
            lengths = [:]
            for item in 0..<count where Int.random(in: 0..<8, using: &random) == 0 {
                lengths[item] = Int.random(in: 1...10, using: &random)
            }
            var open = groups(count)
            check(open, count, "round \(round) at first")
            var heights = RowHeights()
            for run in open.runs { heights.append(run.count, of: .exact(Double(run.along))) }
            for step in 0..<6 {
                let items = Set((0..<Int.random(in: 1...4, using: &random)).map { _ in Int.random(in: 0..<count, using: &random) })
                for item in items { lengths[item] = Int.random(in: 1...10, using: &random) }
                for change in open.measure(Array(items), solve: { solve($0, count) }) {
                    heights.remove(change.replaced)
                    var at = change.replaced.lowerBound
                    for run in change.runs {
                        heights.insert(run.count, of: .exact(Double(run.along)), at: at)
                        at += run.count
                    }
                }
                check(open, count, "round \(round), step \(step)")
                XCTAssertEqual(heights.count, open.groupCount)
                for (group, start) in slowStarts(count).enumerated() {
                    XCTAssertEqual(heights[group].points, Double(solve(start, count).along), "round \(round), step \(step), group \(group)")
                }
            }
        }
    }

    func testMeasuringSolvesGroupsThatAreConcernedAlone() {
        let count = 1_000_000
        var open = groups(count)
        XCTAssertLessThanOrEqual(solved, 2, "the last group at most")
        solved = 0
        for item in 500_000..<500_020 {
            lengths[item] = 4
            _ = open.measure([item], solve: { solve($0, count) })
        }
        XCTAssertLessThan(solved, 400)
        XCTAssertLessThan(open.runs.count, 40)
        lengths[10] = 3
        solved = 0
        _ = open.measure([10], solve: { solve($0, count) })
        XCTAssertLessThan(solved, 10, "the groups after it begin where they did")
    }

    func testASectionOfAMillionOpenItemsTakesAMeasurement() {
        let about = CompositionalSize(
            width: CompositionalLength(kind: .estimated, value: 100), height: CompositionalLength(kind: .estimated, value: 30))
        let size = CompositionalSize(width: CompositionalLength(kind: .fractionOfWidth, value: 1), height: about.height)
        let group = CompositionalItem(
            size: size, group: CompositionalGroup(axis: .horizontal, items: [CompositionalItem(size: about)]))
        var geometry = SectionGeometry(
            CompositionalSection(group: group), count: 1_000_000, axis: .vertical, container: CGSize(width: 320, height: 480))
        XCTAssertEqual(geometry.groupCount, 333_334)
        for item in 600_000..<600_100 { geometry.measure([item: CGSize(width: 150, height: 30)]) }
        XCTAssertEqual(geometry.items(of: 200_000), 600_000..<600_002)
        XCTAssertEqual(geometry.items(of: 200_049), 600_098..<600_100)
        XCTAssertEqual(geometry.frame(of: 600_101), CGRect(x: 100, y: 200_050 * 30, width: 100, height: 30))
    }
}
