import Display
import Kinora
import QuartzCore
import RenderScene
import UIKit
import XCTest

/// Frames of the past with one animation alone, or with some at a standstill.
@preconcurrency @MainActor
final class AnimationFilterTests: XCTestCase {
    private var stage: Stage!
    private var history: CommitHistory!
    private var views: [UIView] = []

    override func setUp() {
        MainActor.assumeIsolated {
            stage = Stage(device: Device(name: "square", size: CGSize(width: 100, height: 100), scale: 1))
            history = CommitHistory()
            views = (0..<2).map { UIView(frame: CGRect(x: 0, y: $0 * 10, width: 10, height: 10)) }
            views.forEach(stage.window.addSubview)
            let (history, context) = (history!, Environment.current.context)
            let publish = context?.onPublish
            context?.onPublish = { tree in
                publish?(tree)
                MainActor.assumeIsolated { history.add(tree, of: Screen.current!, at: tree.commitTime) }
            }
            stage.advance(by: 0.5)
        }
    }

    override func tearDown() {
        MainActor.assumeIsolated { (stage, history, views) = (nil, nil, []) }
    }

    /// The numbers of the views' animations, and the horizontal positions of their layers at a media time.
    private func numbers(at time: Double) throws -> [UInt64] {
        let tree = try XCTUnwrap(history.tree(at: time))
        return try views.map { view in
            try XCTUnwrap(tree.nodes.first { $0.layer == view.layer.id }?.tracks.first { $0.path.key == .position }).animation
        }
    }

    private func positions(_ filter: AnimationFilter, at time: Double) throws -> [Double] {
        let tree = filter.applied(to: try XCTUnwrap(history.tree(at: time)), at: time)
        return try views.map { view in
            let index = try XCTUnwrap(tree.nodes.firstIndex { $0.layer == view.layer.id })
            return tree.values(of: index, at: time).position.x
        }
    }

    private func move() -> Double {
        let begin = CACurrentMediaTime()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { for view in self.views { view.center.x = 105 } }
        stage.advance(by: 1.5)
        return begin
    }

    func testOthersHaveTheirModelValues() throws {
        let begin = move()
        let number = try numbers(at: begin + 0.5)[1]
        XCTAssertEqual(try positions(AnimationFilter(), at: begin + 0.5), [55, 55])
        XCTAssertEqual(try positions(AnimationFilter(solo: number), at: begin + 0.5), [105, 55])
    }

    func testAFrozenAnimationHasOneValueWhileItIsInEffect() throws {
        let begin = move()
        let number = try numbers(at: begin + 0.5)[0]
        let filter = AnimationFilter(frozen: [number: begin + 0.25])
        for (time, other) in [(0.125, 17.5), (0.25, 30), (0.75, 80)] {
            XCTAssertEqual(try positions(filter, at: begin + time), [30, other])
        }
        // Its layer has the model's value once it has ended.
        XCTAssertEqual(try positions(filter, at: begin + 1.25), [105, 105])
        XCTAssertEqual(try positions(AnimationFilter(solo: number, frozen: [number: begin + 0.25]), at: begin + 0.5), [30, 105])
    }

    /// The time of a slow layer, and a run driven by a property animator.
    func testALayersTimeAndAnAnimatorsStopToo() throws {
        views[0].layer.speed = 0.5
        views[0].layer.beginTime = CACurrentMediaTime()
        let begin = move()
        let number = try numbers(at: begin + 0.5)[0]
        let value = try positions(AnimationFilter(), at: begin + 0.5)[0]
        XCTAssertEqual(try positions(AnimationFilter(frozen: [number: begin + 0.5]), at: begin + 1.25)[0], value, accuracy: 1e-9)
        XCTAssertNotEqual(try positions(AnimationFilter(), at: begin + 1.25)[0], value, accuracy: 1)

        let start = CACurrentMediaTime()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { self.views[1].center.x = 5 }
        animator.startAnimation()
        stage.advance(by: 0.5)
        let driven = try numbers(at: start + 0.25)[1]
        XCTAssertEqual(try positions(AnimationFilter(frozen: [driven: start + 0.25]), at: start + 0.5)[1], 80, accuracy: 1e-9)
        animator.stopAnimation(true)
    }

    func testAnEmptyFilterGivesTheTree() throws {
        let begin = move()
        let tree = try XCTUnwrap(history.tree(at: begin + 0.5))
        XCTAssertEqual(AnimationFilter().applied(to: tree, at: begin).serial, tree.serial)
        XCTAssertTrue(AnimationFilter(frozen: [99_999: 0]).applied(to: tree, at: begin).nodes.elementsEqual(tree.nodes) { $0 === $1 })
    }
}
