import RenderScene
import XCTest

final class FrozenTreeTests: XCTestCase {
    private func node(_ id: UInt64, time: TimeMap = .identity, tracks: [Track] = []) -> RenderNode {
        RenderNode(layer: LayerID(rawValue: id), name: "layer \(id)", values: LayerValues(), time: time, tracks: tracks)
    }

    /// 1 { 2 { 3 4 } 5 }, with layer 1 at double speed and 2 fading in over 10 s of its own time.
    private func tree() -> RenderTree {
        let fade = Track(
            animation: 1, path: PropertyPath(.opacity), own: TimingStage(timing: MediaTiming(begin: 0, duration: 10)),
            motion: .between(Interpolation(from: .number(0), to: .number(1))))
        var builder = RenderTreeBuilder()
        builder.open(node(1, time: .linear(begin: 0, speed: 2, offset: 0)))
        builder.open(node(2, tracks: [fade]))
        for id: UInt64 in [3, 4] {
            builder.open(node(id))
            builder.close()
        }
        builder.close()
        builder.open(node(5))
        builder.close()
        builder.close()
        return builder.tree(at: 0, serial: 1)
    }

    func testASliceIsATreeOfItsOwnThatSharesTheNodes() {
        let tree = tree()
        let slice = tree.subtree(at: 1)
        slice.checkInvariants()
        XCTAssertEqual(slice.nodes.map(\.layer.rawValue), [2, 3, 4])
        XCTAssertTrue(slice.nodes[1] === tree.nodes[2])
        XCTAssertEqual(tree.subtree(at: 4).nodes.count, 1)
        XCTAssertEqual(tree.subtree(at: 0).nodes.count, 5)
    }

    func testItStandsStillInTheTimeOfItsSuperlayer() {
        let frozen = tree().frozen(1, at: 2)
        XCTAssertEqual(frozen.time, 4)
        let sample = TreeSample()
        sample.sample(frozen.tree, at: frozen.time)
        XCTAssertEqual(sample.values(at: 0).opacity, 0.4, accuracy: 1e-12)
        sample.forget()
        XCTAssertEqual(sample.count, 0)
    }

    private func running(_ transition: Transition) -> Track {
        Track(
            animation: 1, path: PropertyPath(.transition), own: TimingStage(timing: MediaTiming(begin: 0, duration: 1)),
            motion: .transition(transition))
    }

    private func single(_ tracks: [Track]) -> RenderTree {
        var builder = RenderTreeBuilder()
        builder.open(node(1, tracks: tracks))
        builder.close()
        return builder.tree(at: 0, serial: 1)
    }

    func testInterruptingTransitionsKeepOnlyTheLatestImages() {
        weak var oldest: FrozenTree?
        var image = FrozenTree(single([]), at: 0)
        oldest = image
        for _ in 0..<50 {
            image = FrozenTree(single([running(Transition(.fade, from: .left, old: image))]), at: 0).limitingTransitions(to: 4)
        }
        XCTAssertEqual(image.transitionDepth, 4)
        XCTAssertNil(oldest)
        XCTAssertTrue(image.limitingTransitions(to: 4) === image)
        XCTAssertEqual(image.limitingTransitions(to: 0).tree.nodes[0].tracks.count, 0)
    }

    func testTheSamplerGivesTheProgressWithinTheRange() {
        let transition = Transition(.push, from: .right, range: (0.25, 0.75), old: nil)
        let node = node(1, tracks: [running(transition)])
        for (time, progress) in [(0.0, 0.25), (0.5, 0.5), (1, 0.75)] {
            XCTAssertEqual(node.values(at: time).transition?.progress ?? -1, progress, accuracy: 1e-12)
        }
        XCTAssertNil(node.values(at: 1.1).transition)
        XCTAssertFalse(transition.endsOnNew)
    }

    func testALayerOutsideItsRunShowsNoTransition() {
        let run = TimeMap.run(MediaTiming(begin: 0, duration: 0.5))
        let node = node(1, time: run, tracks: [running(Transition(.fade, from: .left, old: nil))])
        XCTAssertNotNil(node.values(atSuperlayerTime: 0.25).transition)
        XCTAssertNil(node.values(atSuperlayerTime: 0.75).transition)
        XCTAssertTrue(node.values(atSuperlayerTime: 0.75).isHidden)
    }
}
