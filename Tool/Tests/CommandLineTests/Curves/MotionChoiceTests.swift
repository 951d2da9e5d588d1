import XCTest

@testable import Kinora
@testable import KinoraCommandLine

final class MotionChoiceTests: XCTestCase {
    private static let identity: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

    /// A layer that goes to the right by `speed` points a frame, in the frames given.
    private static func frame(
        _ layer: Int, at x: Double, size: Double, matrix: [Double] = identity, alpha: Double = 1
    ) -> Trace.LayerFrame {
        Trace.LayerFrame(
            layer: layer,
            values: [
                "position": .numbers([x, 0]), "bounds": .numbers([0, 0, size, size]), "transform": .numbers(matrix),
                "opacity": .number(alpha),
            ])
    }

    private static func trace(_ layers: [(name: String?, class: String, path: String)], _ frames: [[Trace.LayerFrame]]) -> Trace {
        Trace(
            framesPerSecond: 60,
            layers: layers.enumerated().map { Trace.Layer(id: $0 + 1, name: $1.name, className: $1.class, path: $1.path) },
            frames: frames.enumerated().map { Trace.Frame(time: Double($0) / 60, layers: $1) }, events: [])
    }

    func testWhatMovesMostOfTheScreenIsChosen() {
        let trace = Self.trace(
            [(nil, "Small", "a"), (nil, "Large", "b"), (nil, "Still", "c")],
            (0..<10).map {
                [Self.frame(1, at: Double($0) * 10, size: 5), Self.frame(2, at: Double($0), size: 200), Self.frame(3, at: 7, size: 300)]
            })
        XCTAssertEqual(MotionChoice(trace, screen: SIMD2(300, 600)).motions.map(\.label), ["large"])
        XCTAssertEqual(MotionChoice(trace, screen: SIMD2(300, 600), movers: ["Small"]).motions.map(\.label), ["small"])
        XCTAssertEqual(MotionChoice(trace, screen: SIMD2(300, 600), movers: ["Small", "Large"]).motions.map(\.label), ["small", "large"])
        XCTAssertEqual(MotionChoice(trace, screen: SIMD2(300, 600), names: ["Large": "the moon"]).motions.map(\.label), ["the moon"])
        XCTAssertEqual(MotionChoice(trace, screen: SIMD2(300, 600), movers: ["Still"]).motions.map(\.label), ["large"])
    }

    func testNoMoreThanFourInTheOrderOfTheirMovements() {
        let layers = (0..<7).map { (name: Optional("layer \($0)"), class: "UIView", path: "screen/\($0)") }
        let trace = Self.trace(
            layers, (0..<10).map { frame in (1...7).map { Self.frame($0, at: Double(frame) * (20 - Double($0)), size: 100) } })
        XCTAssertEqual(MotionChoice(trace, screen: SIMD2(300, 600)).motions.map(\.label), ["layer 0", "layer 1", "layer 2", "layer 3"])
    }

    func testLayersThatFollowEachOtherAtOneIndexAreOneMotionWithAGap() throws {
        let trace = Self.trace(
            [(nil, "SnapshotView", "screen/SnapshotView[2]"), (nil, "SnapshotView", "screen/SnapshotView[2]")],
            (0..<20).map { $0 < 5 ? [Self.frame(1, at: Double($0), size: 100)] : $0 < 15 ? [] : [Self.frame(2, at: Double($0), size: 100)] }
        )
        let motions = MotionChoice(trace, screen: SIMD2(300, 600)).motions
        XCTAssertEqual(motions.map(\.label), ["image of the screen"])
        XCTAssertEqual(motions[0].runs(gap: 1.5 / 60).map(\.count), [5, 5])
    }

    func testLayersOfOneClassAreDistinguished() {
        let trace = Self.trace(
            [(nil, "Cell", "t/Cell[3]"), (nil, "Cell", "t/Cell[7]"), (nil, "Page", "a/Page[0]"), (nil, "Page", "b/Page[0]")],
            (0..<10).map { frame in (1...4).map { Self.frame($0, at: Double(frame), size: 100) } })
        XCTAssertEqual(MotionChoice(trace, screen: SIMD2(300, 600)).motions.map(\.label), ["cell 1", "cell 2", "page 1", "page 2"])
    }

    func testATransformIsItsPositionScaleAndTurns() throws {
        let frames = (0...4).map { step in
            // Three quarters of a turn, at double size, moved by 30 along each axis.
            let angle = Double(step) * .pi * 0.375
            let (c, s) = (2 * cos(angle), 2 * sin(angle))
            return [Self.frame(1, at: 100, size: 50, matrix: [c, s, 0, 0, -s, c, 0, 0, 0, 0, 1, 0, 30, 30, 30, 1], alpha: 0.5)]
        }
        let motion = try XCTUnwrap(MotionChoice(Self.trace([(nil, "A", "a")], frames), screen: SIMD2(300, 600)).motions.first)
        for (step, sample) in motion.samples.enumerated() {
            XCTAssertEqual(sample.position, SIMD3(130, 30, 30))
            XCTAssertEqual(sample.scale, 2, accuracy: 1e-12)
            XCTAssertEqual(sample.rotation, Double(step) * 67.5, accuracy: 1e-9, "goes on over 180")
            XCTAssertEqual(sample.alpha, 0.5)
        }
    }

    func testPerspectiveIsNoScale() throws {
        // A translation along z under m34 = -1/500, as it is and divided by m44.
        let depths: [Double] = [-150, -80, 0, 75, 150]
        let frames = depths.enumerated().map { index, z in
            var matrix: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -1 / 500, 0, 0, z, 1 - z / 500]
            if index % 2 == 0 { matrix = matrix.map { $0 / (1 - z / 500) } }
            return [Self.frame(1, at: 100, size: 50, matrix: matrix)]
        }
        let motion = try XCTUnwrap(MotionChoice(Self.trace([(nil, "A", "a")], frames), screen: SIMD2(300, 600)).motions.first)
        for (z, sample) in zip(depths, motion.samples) {
            XCTAssertEqual(sample.position.z, z, accuracy: 1e-9)
            XCTAssertEqual(sample.position.x, 100, accuracy: 1e-9)
            XCTAssertEqual(sample.scale, 1, accuracy: 1e-9)
        }
    }

    func testLegendsAreWords() {
        let names = [
            "PostCell": "post", "TabBarArrow": "tab bar arrow", "UITabBar": "tab bar", "UIImageView": "picture", "Cell": "cell",
            "CAShapeLayer": "shape", "the moon": "the moon", "layer 3": "layer 3", "ArticlePagerView": "article pager",
        ]
        for (name, words) in names { XCTAssertEqual(LayerLabel.words(for: name), words) }
    }

    func testWithoutMovementNothingIsChosen() {
        XCTAssertEqual(MotionChoice(Self.trace([], []), screen: SIMD2(300, 600)).motions.count, 0)
        let still = Self.trace([(nil, "A", "a")], (0..<5).map { _ in [Self.frame(1, at: 1, size: 10)] })
        XCTAssertEqual(MotionChoice(still, screen: SIMD2(300, 600)).motions.count, 0)
        let broken = Self.trace([(nil, "A", "a")], (0..<5).map { [Self.frame(1, at: .nan * Double($0), size: 10)] })
        XCTAssertEqual(MotionChoice(broken, screen: SIMD2(300, 600)).motions.count, 0)
    }
}
