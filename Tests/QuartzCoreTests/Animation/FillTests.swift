import QuartzCore
import TestSupport
import XCTest

final class FillTests: LayerTestCase {
    /// Opacity of a layer at times, with a model of 0.5 and an animation that begins after a second, and whether it is still listed at the
    /// end.
    private func shown(_ fill: CAMediaTimingFillMode, removes: Bool, at times: [Double]) -> (values: [Double], isListed: Bool) {
        let layer = committedLayer()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        endTurn()
        let start = clock.now - 100
        let animation = fadeIn()
        animation.beginTime = clock.now + 1
        animation.fillMode = fill
        animation.isRemovedOnCompletion = removes
        layer.add(animation, forKey: "fade")
        endTurn()
        let values = times.map { time in
            advance(to: start + time)
            return layer.shownOpacity
        }
        return (values, layer.animationKeys() != nil)
    }

    private let times = [0, 0.5, 1, 1.5, 2.5]

    private func assertShown(_ fill: CAMediaTimingFillMode, removes: Bool, _ expected: [Double], listed: Bool, line: UInt = #line) {
        let (values, isListed) = shown(fill, removes: removes, at: times)
        for (value, wanted) in zip(values, expected) { XCTAssertEqual(value, wanted, accuracy: 1e-6, line: line) }
        XCTAssertEqual(isListed, listed, line: line)
    }

    func testEveryMeasuredFillWhenTheAnimationStays() {
        assertShown(.removed, removes: false, [0.5, 0.5, 0, 0.5, 0.5], listed: true)
        assertShown(.forwards, removes: false, [0.5, 0.5, 0, 0.5, 1], listed: true)
        assertShown(.backwards, removes: false, [0, 0, 0, 0.5, 0.5], listed: true)
        assertShown(.both, removes: false, [0, 0, 0, 0.5, 1], listed: true)
    }

    func testNothingFillsForwardsOnceItIsRemoved() {
        for (fill, before) in [(CAMediaTimingFillMode.removed, 0.5), (.forwards, 0.5), (.backwards, 0), (.both, 0)] {
            assertShown(fill, removes: true, [before, before, 0, 0.5, 0.5], listed: false)
        }
    }

    func testTheLastTreeShowsTheModelAfterwardsWithoutAnotherCommit() throws {
        let layer = committedLayer()
        let animation = fadeIn()
        animation.toValue = 0.25
        animation.fillMode = .forwards
        layer.add(animation, forKey: nil)
        endTurn()
        clock.now = 101
        context.processEvents(at: 101)
        endTurn()
        XCTAssertEqual(layer.shownOpacity, 0.25, accuracy: 1e-6)
        let index = try XCTUnwrap(context.tree.nodes.firstIndex { $0.layer == layer.id })
        XCTAssertEqual(context.tree.values(of: index, at: 101.1).opacity, 1)
    }

    func testAnAnimationThatStaysStopsOnceAndKeepsItsKey() {
        let layer = committedLayer()
        let journal = Journal()
        let animation = fadeIn().reporting(to: journal, as: "fade")
        animation.isRemovedOnCompletion = false
        animation.fillMode = .forwards
        layer.add(animation, forKey: "fade")
        endTurn()
        advance(to: 100)
        XCTAssertEqual(journal.lines, ["start fade", "stop fade true"])
        XCTAssertEqual(layer.animationKeys(), ["fade"])
        XCTAssertNil(context.nextEventTime)
        XCTAssertEqual(context.moving, [])
        layer.removeAnimation(forKey: "fade")
        endTurn()
        XCTAssertEqual(journal.lines.count, 2)
    }

    func testAnUnknownFillModeCountsAsRemoved() {
        let layer = committedLayer()
        let animation = fadeIn()
        animation.fillMode = CAMediaTimingFillMode(rawValue: "sideways")
        layer.add(animation, forKey: nil)
        let lines = Diagnostics.complaints { endTurn() }
        XCTAssertEqual(lines.count, 1)
        XCTAssertTrue(lines.first?.contains("sideways") ?? false)
    }
}
