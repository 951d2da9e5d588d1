import CoreGraphics
import RenderScene
import TestSupport
import XCTest

/// Sampling is a pure function of a tree and a time: in any order of times, by the tree or by a reused sample.
final class SamplingTests: XCTestCase {
    func testAThousandTreesShowTheSameForwardsBackwardsAndDirectly() {
        var random = SeededRandom(seed: 11)
        let forwards = TreeSample()
        let backwards = TreeSample()
        for round in 0..<1000 {
            let tree = Self.randomTree(&random)
            let models = tree.nodes.map { Self.bytes($0.values) }
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
            XCTAssertEqual(tree.nodes.map { Self.bytes($0.values) }, models, "sampling changes no model, tree \(round)")
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
        var times = TreeTimes(of: tree, at: 5)
        XCTAssertEqual(times.mediaTime(ofLocalTime: 7, at: 2), 5)
    }

    func testTheTimesOfManyLayersAreThoseOfEachByItself() {
        var random = SeededRandom(seed: 12)
        for round in 0..<300 {
            let tree = Self.randomTree(&random)
            var times = TreeTimes(of: tree, at: 0.7)
            for index in tree.nodes.indices.shuffled(using: &random) {
                XCTAssertEqual(times.localTime(of: index), tree.localTime(of: index, at: 0.7), "tree \(round)")
                XCTAssertEqual(Self.bytes(times.values(of: index)), Self.bytes(tree.values(of: index, at: 0.7)), "tree \(round)")
                var at = index
                var reached: Double? = 3
                while at >= 0, let time = reached {
                    reached = tree.nodes[at].time.timeReaching(time)
                    at = Int(tree.parents[at])
                }
                XCTAssertEqual(times.mediaTime(ofLocalTime: 3, at: index), reached, "tree \(round)")
            }
        }
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
        values.backgroundColor = RGBA(0.5, 0.25, 0, 1)
        let tracks = (0..<Int.random(in: 0...4, using: &random)).map { randomTrack($0, &random) }
        return RenderNode(layer: LayerID(rawValue: id), name: "", values: values, time: randomMap(&random), tracks: tracks)
    }

    /// Of a layer: linear, eased or a run with an end.
    private static func randomMap(_ random: inout SeededRandom) -> TimeMap {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return .run(randomTiming(&random))
        case 1:
            return .eased(
                t0: .random(in: -1...0, using: &random), t1: .random(in: 0.5...2, using: &random), u0: .random(in: -1...1, using: &random),
                u1: .random(in: -1...2, using: &random), curve: .easeInEaseOut)
        case 2: return .identity
        default:
            return TimeMap(
                begin: .random(in: -1...1, using: &random), speed: .random(in: -1...2, using: &random),
                offset: .random(in: -1...1, using: &random))
        }
    }

    private static func randomTrack(_ number: Int, _ random: inout SeededRandom) -> Track {
        let paths = [
            PropertyPath(.opacity), PropertyPath(.position, .x), PropertyPath(.transform, .rotationZ), PropertyPath(.bounds, .sizeWidth),
            PropertyPath(.position), PropertyPath(.bounds), PropertyPath(.contentsRect), PropertyPath(.backgroundColor),
            PropertyPath(.borderColor), PropertyPath(.transform),
        ]
        let path = paths.randomElement(using: &random) ?? paths[0]
        let groups = (0..<([0, 0, 1, 2].randomElement(using: &random) ?? 0)).map { _ in randomStage(&random) }
        let isAdditive = Bool.random(using: &random)
        let driver = Int.random(in: 0..<4, using: &random) == 0 ? randomMap(&random) : nil
        if path == PropertyPath(.transform), Bool.random(using: &random) {
            return Track(
                animation: UInt64(number), path: path, driver: driver, own: randomStage(&random), groups: groups,
                motion: .between(.number(.random(in: -2...2, using: &random), .random(in: -2...2, using: &random))),
                valueFunction: ValueFunction.allCases.filter { $0.inputCount == 1 }.randomElement(using: &random), isAdditive: isAdditive)
        }
        let increment = Int.random(in: 0..<3, using: &random) == 0 ? randomValue(path, &random) : nil
        return Track(
            animation: UInt64(number), path: path, driver: driver, own: randomStage(&random), groups: groups,
            motion: randomMotion(path, &random), isAdditive: isAdditive, increment: increment)
    }

    private static func randomMotion(_ path: PropertyPath, _ random: inout SeededRandom) -> Motion {
        let values = (0...Int.random(in: 1...4, using: &random)).map { _ in randomValue(path, &random) }
        let between = Interpolation(from: values[0], to: values[1])
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            let spring = SpringCurve(
                stiffness: .random(in: 1...400, using: &random), damping: .random(in: 0...50, using: &random),
                initialVelocity: .random(in: -5...5, using: &random), allowsOverdamping: Bool.random(using: &random))
            return .spring(between, spring)
        case 1:
            let times = values.indices.map { Double($0) / Double(values.count - 1) }
            return .keyframes(
                Bool.random(using: &random)
                    ? Keyframes(values: values, times: times, curves: [.easeIn]) : Keyframes(smooth: values, times: times))
        case 2:
            return .keyframes(Keyframes(holding: values, times: values.indices.map { Double($0) / Double(values.count) } + [1]))
        default: return .between(between)
        }
    }

    private static func randomValue(_ path: PropertyPath, _ random: inout SeededRandom) -> AnimatableValue {
        func number() -> Double { .random(in: -2...2, using: &random) }
        guard path.component == .whole else { return .number(number()) }
        switch path.key {
        case .position: return .pair(SIMD2(number(), number()))
        case .bounds, .contentsRect: return .rect(SIMD4(number(), number(), number(), number()))
        case .backgroundColor, .borderColor: return .color(SIMD4(number(), number(), number(), number()))
        case .transform: return .transform(CATransform3DMakeRotation(CGFloat(number()), 0, CGFloat(number()), 1))
        default: return .number(number())
        }
    }

    private static func randomStage(_ random: inout SeededRandom) -> TimingStage {
        TimingStage(timing: randomTiming(&random), curve: Bool.random(using: &random) ? .linear : .easeInEaseOut)
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
        let keys: [PropertyKey] = [.opacity, .position, .bounds, .transform, .backgroundColor, .borderColor, .contentsRect, .hidden]
        return keys.flatMap { values[$0]?.numbers ?? [] }.map(\.bitPattern)
    }
}
