import CoreGraphics
import RenderScene
import XCTest

/// Sampling is a pure function of a tree and a time: in whatever order times are asked for, by the tree or by a reused sample.
final class SamplingTests: XCTestCase {
    func testAThousandRandomTreesShowTheSameForwardsBackwardsAndDirectly() {
        var random = SeededRandom(seed: 11)
        let forwards = TreeSample()
        let backwards = TreeSample()
        for round in 0..<1000 {
            let tree = Self.randomTree(&random)
            let times = (0...4).map { Double($0) * 0.37 }
            let rising = times.map { time in
                forwards.sample(tree, at: time)
                return Self.bytes(forwards)
            }
            let falling = times.reversed().map { time in
                backwards.sample(tree, at: time)
                return Self.bytes(backwards)
            }
            XCTAssertEqual(rising, falling.reversed(), "tree \(round)")
            let index = Int.random(in: tree.nodes.indices, using: &random)
            for (time, all) in zip(times, rising) {
                XCTAssertEqual(Self.bytes(tree.values(of: index, at: time)), all[index], "tree \(round)")
            }
        }
    }

    func testALayersTimeRunsThroughEveryMapAboveIt() {
        var builder = RenderTreeBuilder()
        let maps: [TimeMap] = [.identity, TimeMap(begin: 1, speed: 0.5, offset: 0), TimeMap(begin: 0, speed: 2, offset: 3)]
        for (id, map) in maps.enumerated() {
            builder.open(RenderNode(layer: LayerID(rawValue: UInt64(id)), name: "", values: LayerValues(), time: map))
        }
        for _ in maps { builder.close() }
        let tree = builder.tree(at: 0, serial: 1)
        XCTAssertEqual(tree.localTime(of: 2, at: 5), (5 - 1) * 0.5 * 2 + 3)
        XCTAssertEqual(tree.mediaTime(ofLocalTime: 7, at: 2), 5)
    }

    private static func randomTree(_ random: inout SeededRandom) -> RenderTree {
        var builder = RenderTreeBuilder()
        var open = 0
        for id in 0..<UInt64.random(in: 1...12, using: &random) {
            while open > 1, Bool.random(using: &random) {
                builder.close()
                open -= 1
            }
            builder.open(randomNode(id, &random))
            open += 1
        }
        for _ in 0..<open { builder.close() }
        return builder.tree(at: 0, serial: 1)
    }

    private static func randomNode(_ id: UInt64, _ random: inout SeededRandom) -> RenderNode {
        var values = LayerValues()
        values.bounds = CGRect(x: 0, y: 0, width: Double.random(in: 0...100, using: &random), height: 50)
        let paths = [
            PropertyPath(.opacity), PropertyPath(.position, .x), PropertyPath(.transform, .rotationZ), PropertyPath(.bounds, .sizeWidth),
        ]
        let tracks = (0..<Int.random(in: 0...3, using: &random)).map { number in
            Track(
                animation: UInt64(number), path: paths.randomElement(using: &random) ?? paths[0],
                own: TimingStage(timing: randomTiming(&random), curve: Bool.random(using: &random) ? .linear : .easeInEaseOut),
                motion: .between(.number(.random(in: -2...2, using: &random), .random(in: -2...2, using: &random))),
                isAdditive: Bool.random(using: &random))
        }
        let time = TimeMap(
            begin: .random(in: -1...1, using: &random), speed: .random(in: -1...2, using: &random),
            offset: .random(in: -1...1, using: &random))
        return RenderNode(layer: LayerID(rawValue: id), name: "", values: values, time: time, tracks: tracks)
    }

    private static func randomTiming(_ random: inout SeededRandom) -> MediaTiming {
        MediaTiming(
            begin: .random(in: -1...1, using: &random), duration: .random(in: 0...1, using: &random),
            speed: .random(in: -2...2, using: &random),
            timeOffset: .random(in: -1...1, using: &random), repeatCount: .random(in: 0...3, using: &random),
            autoreverses: Bool.random(using: &random),
            fill: [.removed, .forwards, .backwards, .both].randomElement(using: &random) ?? .removed)
    }

    private static func bytes(_ sample: TreeSample) -> [[UInt64]] { (0..<sample.count).map { bytes(sample.values(at: $0)) } }

    private static func bytes(_ values: LayerValues) -> [UInt64] {
        let keys: [PropertyKey] = [.opacity, .position, .bounds, .transform]
        return keys.flatMap { values[$0]?.numbers ?? [] }.map(\.bitPattern)
    }
}
