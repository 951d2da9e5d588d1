import CoreGraphics
import RenderScene
import XCTest

final class RenderTreeTests: XCTestCase {
    private func node(_ id: UInt64) -> RenderNode { RenderNode(layer: LayerID(rawValue: id), name: "\(id)", values: LayerValues()) }

    func testTheBuilderWritesPreorderWithSubtreeEnds() {
        var builder = RenderTreeBuilder()
        builder.open(node(1))
        builder.open(node(2))
        builder.open(node(3))
        builder.close()
        builder.close()
        XCTAssertEqual(builder.open(node(4)), 3)
        builder.close()
        builder.close()
        let tree = builder.tree(at: 5, serial: 9)
        tree.checkInvariants()
        XCTAssertEqual(tree.nodes.map(\.layer.rawValue), [1, 2, 3, 4])
        XCTAssertEqual(tree.subtreeEnds, [4, 3, 3, 4])
        XCTAssertEqual(tree.parents, [-1, 0, 1, 0])
        XCTAssertEqual(tree.commitTime, 5)
        XCTAssertEqual(tree.serial, 9)
    }

    func testReplacingANodeSharesTheOthersAndCountsOn() {
        var builder = RenderTreeBuilder()
        for id in 1...3 as ClosedRange<UInt64> { builder.open(node(id)) }
        for _ in 1...3 { builder.close() }
        let before = builder.tree(at: 0, serial: 1)
        let after = before.replacing([(index: 1, node: node(2))], at: 7)
        XCTAssertTrue(after.nodes[0] === before.nodes[0])
        XCTAssertFalse(after.nodes[1] === before.nodes[1])
        XCTAssertTrue(after.nodes[2] === before.nodes[2])
        XCTAssertEqual(after.serial, 2)
        XCTAssertEqual(after.commitTime, 7)
    }

    func testReplacementsKeepOrderAndBackdropsOfATreeOfManyChunks() {
        for count in [1, 63, 64, 65, 128, 1000] {
            var builder = RenderTreeBuilder()
            builder.open(node(0))
            for id in 1..<UInt64(count) {
                builder.open(node(id))
                builder.close()
            }
            builder.close()
            let before = builder.tree(at: 0, serial: 1)
            XCTAssertEqual(before.nodes.map(\.layer.rawValue), Array(0..<UInt64(count)))
            XCTAssertEqual(before.nodes.reversed().map(\.layer.rawValue), (0..<UInt64(count)).reversed())
            var filtered = LayerValues()
            filtered.rare.fields.backgroundFilters = [LayerFilter(.gaussianBlur)]
            var expected: [Int32] = []
            var after = before
            for index in stride(from: 0, to: count, by: 7) {
                let id = LayerID(rawValue: UInt64(index))
                after = after.replacing([(index: index, node: RenderNode(layer: id, name: "", values: filtered))], at: 1)
                expected.append(Int32(index))
            }
            XCTAssertEqual(after.backdrops, expected)
            XCTAssertEqual(before.backdrops, [], "the tree before is the same")
            for index in 0..<count { XCTAssertEqual(after.nodes[index] === before.nodes[index], index % 7 != 0, "\(index) of \(count)") }
            XCTAssertEqual(after.replacing([(index: 0, node: node(0))], at: 2).backdrops, Array(expected.dropFirst()))
        }
    }

    func testTenThousandNestedLayersAreBuiltSampledAndReleased() {
        let depth = 10_000
        var builder = RenderTreeBuilder(capacity: depth)
        for id in 1...UInt64(depth) {
            builder.open(
                RenderNode(layer: LayerID(rawValue: id), name: "", values: LayerValues(), time: TimeMap(begin: 0, speed: 1, offset: 1)))
        }
        for _ in 0..<depth { builder.close() }
        let tree = builder.tree(at: 0, serial: 1)
        tree.checkInvariants()
        XCTAssertEqual(tree.localTime(of: depth - 1, at: 5), Double(depth) + 5)
        var times = TreeTimes(of: tree, at: 5)
        XCTAssertEqual(times.mediaTime(ofLocalTime: Double(depth) + 5, at: depth - 1), 5)
        let sample = TreeSample()
        sample.sample(tree, at: 0)
        XCTAssertEqual(sample.count, depth)
    }

    func testAHundredThousandSiblingsAreBuiltAndSampled() {
        let count = 100_000
        var builder = RenderTreeBuilder(capacity: count + 1)
        builder.open(node(1))
        for id in 2...UInt64(count + 1) {
            builder.open(node(id))
            builder.close()
        }
        builder.close()
        let tree = builder.tree(at: 0, serial: 1)
        XCTAssertEqual(tree.subtreeEnds[0], Int32(count + 1))
        XCTAssertTrue(tree.parents.dropFirst().allSatisfy { $0 == 0 })
        let sample = TreeSample()
        sample.sample(tree, at: 0)
        XCTAssertEqual(sample.count, count + 1)
    }
}
