import QuartzCore
import TestSupport
import XCTest

final class LayoutTests: LayerTestCase {
    private let recorder = ActionRecorder()
    private var order: [String] = []

    private func laidOut(_ name: String, in superlayer: CALayer? = nil) -> CALayer {
        let layer = committedLayer(name, in: superlayer)
        layer.delegate = recorder
        recorder.onLayout = { self.order.append($0.name ?? "?") }
        endTurn()
        order = []
        return layer
    }

    func testTheCommitLaysOutSuperlayersFirst() {
        let a = laidOut("a")
        let b = laidOut("b", in: a)
        let c = laidOut("c", in: b)
        for layer in [c, a, b] { layer.setNeedsLayout() }
        XCTAssertTrue(b.needsLayout())
        endTurn()
        XCTAssertEqual(order, ["a", "b", "c"])
        XCTAssertFalse(b.needsLayout())
        endTurn()
        XCTAssertEqual(order.count, 3)
    }

    func testAChangeOfSizeMarksAndAMoveDoesNot() {
        let layer = laidOut("a")
        layer.position.x += 10
        layer.bounds.origin.y = 5
        XCTAssertFalse(layer.needsLayout())
        layer.bounds.size.width += 1
        XCTAssertTrue(layer.needsLayout())
        endTurn()
        layer.addSublayer(CALayer())
        XCTAssertTrue(layer.needsLayout())
    }

    func testLayingOutFromTheMiddleBeginsAtTheOutermostThatNeedsIt() {
        let a = laidOut("a")
        let b = laidOut("b", in: a)
        let c = laidOut("c", in: b)
        let other = laidOut("other", in: a)
        for layer in [b, c, other] { layer.setNeedsLayout() }
        c.layoutIfNeeded()
        XCTAssertEqual(order, ["b", "c"])
        XCTAssertTrue(other.needsLayout())
        endTurn()
        XCTAssertEqual(order, ["b", "c", "other"])
    }

    func testLayingOutAnythingReachesALayerBelowThatNeedsIt() {
        let a = laidOut("a")
        let b = laidOut("b", in: a)
        let c = laidOut("c", in: b)
        c.setNeedsLayout()
        a.layoutIfNeeded()
        XCTAssertEqual(order, ["c"])
    }

    func testWhatALayoutMarksIsLaidOutInTheSameCommit() {
        let a = laidOut("a")
        let b = laidOut("b", in: a)
        let c = laidOut("c", in: a)
        var isFirst = true
        recorder.onLayout = { layer in
            self.order.append(layer.name ?? "?")
            guard layer === c, isFirst else { return }
            isFirst = false
            b.bounds.size.height += 1
            a.setNeedsLayout()
        }
        c.setNeedsLayout()
        endTurn()
        XCTAssertEqual(order, ["c", "a", "b"])
    }

    func testALayoutWithinALayoutReachesThoseNotLaidOutYet() {
        let a = laidOut("a")
        let layers = ["b", "c", "d"].map { laidOut($0, in: a) }
        let below = laidOut("below", in: layers[1])
        recorder.onLayout = { layer in
            if layer === layers[0] { a.layoutIfNeeded() }
            self.order.append(layer.name ?? "?")
        }
        for layer in layers + [below] { layer.setNeedsLayout() }
        endTurn()
        XCTAssertEqual(order, ["c", "below", "d", "b"], "b's own layout ends last")
    }

    func testALayerTakenOutMeanwhileIsNotLaidOut() {
        let a = laidOut("a")
        let b = laidOut("b", in: a)
        let c = laidOut("c", in: a)
        let d = laidOut("d", in: b)
        let e = laidOut("e", in: b)
        recorder.onLayout = { layer in
            self.order.append(layer.name ?? "?")
            guard layer === d else { return }
            b.removeFromSuperlayer()
            c.removeFromSuperlayer()
        }
        for layer in [d, e, c] { layer.setNeedsLayout() }
        endTurn()
        XCTAssertEqual(order, ["d", "a"])
        XCTAssertTrue(c.needsLayout())
        order = []
        root.addSublayer(b)
        endTurn()
        XCTAssertEqual(order, ["e"], "it still waits when it comes back")
    }

    func testALayerMovedMeanwhileIsLaidOutWhereItIs() {
        let a = laidOut("a")
        let b = laidOut("b", in: a)
        let c = laidOut("c", in: a)
        let other = laidOut("other")
        recorder.onLayout = { layer in
            self.order.append(layer.name ?? "?")
            if layer === b { other.addSublayer(c) }
        }
        for layer in [b, c] { layer.setNeedsLayout() }
        endTurn()
        XCTAssertEqual(order.sorted(), ["a", "b", "c", "other"])
    }

    func testALayerThatNeverRestsStopsAfterAHundredRoundsAndIsNamed() {
        let layer = laidOut("a")
        recorder.onLayout = { $0.setNeedsLayout() }
        recorder.layouts = 0
        layer.setNeedsLayout()
        let lines = Diagnostics.complaints { context.commit() }
        XCTAssertEqual(recorder.layouts, 100)
        XCTAssertEqual(lines.count, 1)
        XCTAssertTrue(lines.first?.contains("ActionRecorder") ?? false, lines.first ?? "")
        XCTAssertTrue(layer.needsLayout(), "left for the next commit")
        recorder.onLayout = nil
        endTurn()
        XCTAssertEqual(recorder.layouts, 101)
    }

    func testDisplayComesAfterLayoutAndShowsInTheSameCommit() {
        let layer = laidOut("a")
        let image = CGImage(width: 1, height: 1, isOpaque: true) { $0[0] = 0xFF00_0000 }
        recorder.onDisplay = {
            self.order.append("display")
            CATransaction.setDisableActions(true)
            $0.contents = image
        }
        layer.setNeedsDisplay()
        layer.setNeedsLayout()
        XCTAssertTrue(layer.needsDisplay())
        endTurn()
        XCTAssertEqual(order, ["a", "display"])
        XCTAssertTrue(layer.presentation()?.contents as? CGImage === image)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        layer.displayIfNeeded()
        XCTAssertEqual(order, ["a", "display", "display"])
    }

    func testASubtreeThatNeedsLayoutBringsItAlong() {
        let group = CALayer()
        let inner = CALayer()
        inner.name = "inner"
        inner.delegate = recorder
        group.addSublayer(inner)
        recorder.onLayout = { self.order.append($0.name ?? "?") }
        inner.setNeedsLayout()
        root.addSublayer(group)
        endTurn()
        XCTAssertEqual(order, ["inner"])
    }

    func testALayoutMayTakeLayersOut() {
        let a = laidOut("a")
        let b = laidOut("b", in: a)
        recorder.onLayout = { layer in
            self.order.append(layer.name ?? "?")
            if layer === a { b.removeFromSuperlayer() }
        }
        a.setNeedsLayout()
        b.setNeedsLayout()
        endTurn()
        XCTAssertEqual(order.first, "a")
        XCTAssertNil(b.superlayer)
        XCTAssertEqual(context.tree.nodes.count, 2)
    }
}
