import QuartzCore
import XCTest

final class ActionTests: LayerTestCase {
    func testACommittedLayerMovesInAQuarterSecondByTheDefaultCurve() {
        let layer = committedLayer()
        layer.position.x = 150
        XCTAssertEqual(layer.position.x, 150)
        endTurn()
        let curve = CAMediaTimingFunction(name: .default).curve
        for time in [0, 0.05, 0.125, 0.2, 0.25] {
            jump(to: time)
            XCTAssertEqual(layer.shownX, 50 + 100 * curve(time / 0.25), accuracy: 1e-9, "at \(time)")
        }
        XCTAssertNil(layer.animationKeys())
    }

    func testTheImplicitAnimationIsTheOneOfTheClass() throws {
        let animation = try XCTUnwrap(committedLayer().action(forKey: "opacity") as? CABasicAnimation)
        XCTAssertEqual(animation.keyPath, "opacity")
        XCTAssertEqual(animation.duration, 0.25)
        XCTAssertEqual(animation.fillMode, .backwards)
        XCTAssertTrue(animation.isRemovedOnCompletion)
        XCTAssertEqual(animation.timingFunction, CAMediaTimingFunction(name: .default))
        for key in ["frame", "name", "doubleSided", "contentsGravity", "nonsense"] { XCTAssertNil(CALayer.defaultAction(forKey: key), key) }
        for key in [
            "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform", "sublayerTransform", "cornerRadius",
            "borderWidth",
        ] {
            XCTAssertTrue(CALayer.defaultAction(forKey: key) is CABasicAnimation, key)
        }
    }

    func testALayerThatWasNeverCommittedDoesNotAnimate() {
        let layer = CALayer()
        root.addSublayer(layer)
        layer.position.x = 150
        layer.opacity = 0.5
        XCTAssertNil(layer.animationKeys())
        endTurn()
        layer.opacity = 0.6
        XCTAssertEqual(layer.animationKeys(), ["opacity"])
    }

    func testTheFrameMovesPositionAndThenBounds() {
        let layer = committedLayer()
        layer.frame = CGRect(x: 100, y: 100, width: 30, height: 30)
        XCTAssertEqual(layer.animationKeys(), ["position", "bounds"])
    }

    func testSettingTheSameValueStartsNothing() {
        let layer = committedLayer()
        let serial = context.tree.serial
        layer.position = layer.position
        layer.bounds = layer.bounds
        layer.opacity = 1
        layer.transform = CATransform3DIdentity
        layer.backgroundColor = nil
        endTurn()
        XCTAssertNil(layer.animationKeys())
        XCTAssertEqual(context.tree.serial, serial)
    }

    func testTheSearchGoesFromTheDelegateToTheClass() {
        let layer = committedLayer()
        let delegate = ActionRecorder()
        var ran: [String] = []
        let change = { layer.opacity = layer.opacity == 1 ? 0.5 : 1 }
        layer.style = ["actions": ["opacity": NotingAction { ran.append("style \($0)") }] as [String: any CAAction]]
        change()
        layer.actions = ["opacity": NotingAction { ran.append("actions \($0)") }]
        change()
        layer.delegate = delegate
        change()
        delegate.answers["opacity"] = NotingAction { ran.append("delegate \($0)") }
        change()
        XCTAssertEqual(ran, ["style opacity", "actions opacity", "actions opacity", "delegate opacity"])
        XCTAssertEqual(delegate.keys, ["layer opacity", "layer opacity"])
        XCTAssertNil(layer.animationKeys())
    }

    func testNullEndsTheSearchWithoutAnAction() {
        let layer = committedLayer()
        layer.actions = ["opacity": NSNull()]
        layer.opacity = 0.5
        XCTAssertNil(layer.action(forKey: "opacity"))
        layer.zPosition = 3
        XCTAssertEqual(layer.animationKeys(), ["zPosition"])
        let delegate = ActionRecorder()
        delegate.answers["cornerRadius"] = NSNull()
        layer.actions = ["cornerRadius": NotingAction { _ in XCTFail("asked after the delegate said no") }]
        layer.delegate = delegate
        layer.cornerRadius = 4
        XCTAssertEqual(layer.animationKeys(), ["zPosition"])
    }

    func testTheTransactionSaysDurationCurveAndWhetherAtAll() {
        let layer = committedLayer()
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.opacity = 0
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position.x = 150
        CATransaction.commit()
        CATransaction.commit()
        XCTAssertEqual(layer.animationKeys(), ["opacity"])
        jump(to: 1)
        XCTAssertEqual(layer.shownOpacity, 0.5, accuracy: 1e-9)
        XCTAssertEqual(layer.shownX, 150)
    }

    func testChangesMadeByLayoutObeyTheTransactionTheyBelongTo() {
        let layer = committedLayer()
        let delegate = ActionRecorder()
        layer.delegate = delegate
        delegate.onLayout = { $0.opacity = 0.5 }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.setNeedsLayout()
        CATransaction.commit()
        XCTAssertEqual(layer.opacity, 0.5)
        XCTAssertNil(layer.animationKeys())
    }

    func testAnInterruptedMoveGoesOnFromWhereItIsVisible() {
        let layer = committedLayer()
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.x = 150
        endTurn()
        jump(to: 0.125)
        XCTAssertEqual(layer.shownX, 100, accuracy: 1e-9)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.x = 0
        endTurn()
        XCTAssertEqual(layer.shownX, 100, accuracy: 1e-9)
        jump(to: 0.25)
        XCTAssertEqual(layer.shownX, 50, accuracy: 1e-9)
        XCTAssertEqual(layer.animationKeys(), ["position"])
    }

    func testAColorOutOfNothingShowsAtOnce() {
        let layer = committedLayer()
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        endTurn()
        XCTAssertEqual(layer.presentation()?.backgroundColor, CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        jump(to: 1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 0)
        endTurn()
        jump(to: 1.125)
        XCTAssertEqual(layer.presentation()?.backgroundColor, CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.5))
    }

    func testTreeChangesAskForTheirKeys() {
        let top = committedLayer("top")
        let (old, new) = (CALayer(), CALayer())
        let recorder = ActionRecorder()
        (old.name, new.name) = ("old", "new")
        for layer in [top, old, new] { layer.delegate = recorder }
        top.addSublayer(old)
        XCTAssertEqual(recorder.keys, ["top sublayers", "old onOrderIn"])
        recorder.keys = []
        top.replaceSublayer(old, with: new)
        XCTAssertEqual(recorder.keys, ["top sublayers", "old onOrderOut", "new onOrderIn"])
        recorder.keys = []
        new.removeFromSuperlayer()
        XCTAssertEqual(recorder.keys, ["top sublayers", "new onOrderOut"])
        recorder.keys = []
        top.layoutIfNeeded()
        XCTAssertEqual(recorder.keys, ["top onLayout"])
    }

    func testALayerMovedWithinTheWindowStillAnimates() {
        let (one, two) = (committedLayer("one"), committedLayer("two"))
        let layer = committedLayer("layer", in: one)
        two.addSublayer(layer)
        XCTAssertNotNil(layer.presentation())
        layer.opacity = 0.5
        XCTAssertEqual(layer.animationKeys(), ["opacity"])
    }
}
