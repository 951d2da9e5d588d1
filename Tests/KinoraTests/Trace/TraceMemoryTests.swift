import UIKit
import XCTest

@testable import Kinora

/// The history kept for traces stays within its bounds.
@preconcurrency @MainActor
final class TraceMemoryTests: XCTestCase {
    private static func run(_ rounds: Int, on stage: Stage) {
        for round in 0..<rounds {
            // Each time another layer, as where controllers come and go.
            let layer = CALayer()
            layer.name = "\(round)"
            stage.window.layer.addSublayer(layer)
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 0.004)
            layer.add(fade, forKey: "fade")
            stage.advance(by: 0.005)
            layer.removeFromSuperlayer()
        }
    }

    func testLongRunsForgetTheirOldestSamples() {
        let stage = Stage.small()
        stage.timeline.limits = Timeline.Limits(commits: 100, nodes: 100_000, events: 200)
        Self.run(400, on: stage)
        let counts = stage.timeline.counts
        XCTAssertLessThanOrEqual(counts.commits, 101)
        XCTAssertLessThanOrEqual(counts.events, 200)
        XCTAssertLessThanOrEqual(counts.layers, 210)
        XCTAssertLessThanOrEqual(counts.animations, 210)
        let trace = stage.trace()
        XCTAssertEqual(trace.layers.last?.name, "399")
        XCTAssertEqual(trace.layers.last?.id, 400, "numbers go on")
        let named = Set(trace.events.compactMap(\.layer) + trace.frames.flatMap(\.layers).map(\.layer))
        XCTAssertTrue(named.isSubset(of: trace.layers.map(\.id)))
        XCTAssertEqual(trace.events.last?.kind, .removed)
        XCTAssertEqual(trace.events.last?.animation, 400)
    }

    func testLongRunsAreKeptWhereRequested() {
        let stage = Stage.small()
        XCTAssertEqual(stage.timeline.limits.commits, 1000)
        stage.tracesLongRuns = true
        XCTAssertEqual(stage.timeline.limits.commits, 40_000)
    }
}
