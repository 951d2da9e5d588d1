import QuartzCore
import RenderScene
import TestSupport
import XCTest

/// `CATransition` from adding to end in the committed tree; RenderingTests test its appearance.
final class TransitionTests: LayerTestCase {
    private let journal = Journal()

    private func transition(_ type: CATransitionType = .fade, _ duration: Double = 1) -> CATransition {
        let transition = CATransition()
        transition.type = type
        transition.duration = duration
        return transition
    }

    /// Present state of a layer's transition.
    private func state(of layer: CALayer) -> TransitionState? {
        context.tree.nodes.firstIndex { $0.layer == layer.id }.flatMap { context.tree.values(of: $0, at: clock.now).transition }
    }

    private func progress(of layer: CALayer) -> Double { state(of: layer)?.progress ?? -1 }

    /// Root values of the old image.
    private func old(of layer: CALayer) -> LayerValues? {
        state(of: layer)?.transition.old.map { frozen in frozen.tree.values(of: 0, at: frozen.time) }
    }

    func testTheDefaultsAreApples() {
        let transition = CATransition()
        XCTAssertEqual(transition.type, .fade)
        XCTAssertNil(transition.subtype)
        XCTAssertEqual([transition.startProgress, transition.endProgress], [0, 1])
        XCTAssertEqual(transition.type.rawValue, "fade")
        let names = [CATransitionType.moveIn, .push, .reveal].map(\.rawValue)
        XCTAssertEqual(names, ["moveIn", "push", "reveal"])
        XCTAssertEqual(
            [CATransitionSubtype.fromRight, .fromLeft, .fromTop, .fromBottom].map(\.rawValue),
            ["fromRight", "fromLeft", "fromTop", "fromBottom"])
        XCTAssertEqual([kCATransition, kCAOnOrderIn, kCAOnOrderOut], ["transition", "onOrderIn", "onOrderOut"])
    }

    func testItIsUnderItsOwnKeyWhateverTheKeyAndReplacesTheOneBefore() {
        let layer = committedLayer()
        layer.add(transition(), forKey: "mine")
        XCTAssertEqual(layer.animationKeys(), ["transition"])
        layer.add(transition(.push), forKey: nil)
        XCTAssertEqual(layer.animationKeys(), ["transition"])
        XCTAssertEqual((layer.animation(forKey: "transition") as? CATransition)?.type, .push)
        layer.removeAnimation(forKey: "mine")
        XCTAssertEqual(layer.animationKeys(), ["transition"])
        layer.removeAnimation(forKey: kCATransition)
        XCTAssertNil(layer.animationKeys())
    }

    func testItFadesTheOldImageWhilePresentationHasTheNewValues() {
        let layer = committedLayer()
        let inner = committedLayer("inner", in: layer)
        layer.add(transition(), forKey: nil)
        CATransaction.setDisableActions(true)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.bounds.size.width = 30
        inner.removeFromSuperlayer()
        endTurn()
        for time in [0, 0.25, 0.75] {
            jump(to: time)
            XCTAssertEqual(progress(of: layer), time, accuracy: 1e-9)
            XCTAssertEqual(layer.presentation()?.bounds.width, 30)
            XCTAssertNil(old(of: layer)?.backgroundColor)
            XCTAssertEqual(old(of: layer)?.bounds.width, 100)
            XCTAssertEqual(state(of: layer)?.transition.old?.tree.nodes.count, 2)
        }
        XCTAssertEqual(layer.presentation()?.animationKeys(), nil)
    }

    func testTheOldImageIsWhatWasShownNotTheModel() {
        let layer = committedLayer()
        layer.add(fadeIn(), forKey: nil)
        endTurn()
        jump(to: 0.25)
        layer.add(transition(), forKey: nil)
        endTurn()
        jump(to: 0.75)
        XCTAssertEqual(old(of: layer)?.opacity ?? -1, 0.25, accuracy: 1e-9)
        XCTAssertEqual(layer.shownOpacity, 0.75, accuracy: 1e-6)
    }

    func testTheOldImageKeepsTheTimeOfItsSuperlayers() {
        let slow = committedLayer("slow")
        let layer = committedLayer("layer", in: slow)
        slow.speed = 0.5
        layer.add(fadeIn(), forKey: nil)
        endTurn()
        jump(to: 1)
        layer.add(transition(), forKey: nil)
        endTurn()
        jump(to: 1.5)
        XCTAssertEqual(old(of: layer)?.opacity ?? -1, 0.5, accuracy: 1e-9)
        XCTAssertEqual(progress(of: layer), 0.25, accuracy: 1e-9)
    }

    func testAtItsEndItIsGoneAndItsImageIsReleased() {
        let layer = committedLayer()
        layer.add(transition().reporting(to: journal, as: "fade"), forKey: nil)
        endTurn()
        weak var image = state(of: layer)?.transition.old
        XCTAssertNotNil(image)
        advance(to: 0.5)
        XCTAssertEqual(journal.take(), ["start fade"])
        advance(to: 1)
        XCTAssertEqual(journal.take(), ["stop fade true"])
        XCTAssertNil(layer.animationKeys())
        XCTAssertNil(state(of: layer))
        XCTAssertNil(image)
        XCTAssertNil(context.nextEventTime)
    }

    func testTheCompletionBlockWaitsForIt() {
        let layer = committedLayer()
        CATransaction.begin()
        CATransaction.setCompletionBlock(journal.write("block"))
        layer.add(transition().reporting(to: journal, as: "fade"), forKey: nil)
        CATransaction.commit()
        endTurn()
        advance(to: 0.99)
        XCTAssertEqual(journal.take(), ["start fade"])
        advance(to: 1)
        XCTAssertEqual(journal.take(), ["block", "stop fade true"])
    }

    func testItRunsBetweenStartAndEndProgress() {
        let layer = committedLayer()
        let inner = transition(.reveal)
        inner.startProgress = 0.2
        inner.endProgress = 0.6
        layer.add(inner, forKey: nil)
        endTurn()
        for (time, expected) in [(0, 0.2), (0.5, 0.4), (0.75, 0.5)] {
            jump(to: time)
            XCTAssertEqual(progress(of: layer), expected, accuracy: 1e-6)
        }
        advance(to: 1)
        XCTAssertEqual(progress(of: layer), 0.6, accuracy: 1e-6, "at exactly its end it shows its last state")
        jump(to: 1.001)
        XCTAssertNil(state(of: layer))
    }

    func testProgressOutsideItsRangeIsRefused() {
        let transition = CATransition()
        let lines = Diagnostics.complaints {
            for value in [-0.1, 1.1, .nan, .infinity] as [Float] {
                transition.startProgress = value
                transition.endProgress = value
            }
        }
        XCTAssertEqual([transition.startProgress, transition.endProgress], [0, 1])
        XCTAssertEqual(lines.count, 2)
    }

    func testAnUnknownTypeIsAFadeAndAnUnknownSubtypeTheLeft() {
        let layer = committedLayer()
        let lines = Diagnostics.complaints {
            let ripple = transition(CATransitionType(rawValue: "rippleEffect"))
            ripple.subtype = CATransitionSubtype(rawValue: "inside")
            layer.add(ripple, forKey: nil)
            endTurn()
        }
        XCTAssertEqual(state(of: layer)?.transition.kind, .fade)
        XCTAssertEqual(state(of: layer)?.transition.edge, .left)
        XCTAssertEqual(lines.count, 2)
        XCTAssertTrue(lines.contains { $0.contains("rippleEffect") })
    }

    func testEachTypeAndSubtypeReachesTheTree() {
        let layer = committedLayer()
        for (type, kind) in [(CATransitionType.moveIn, Transition.Kind.moveIn), (.push, .push), (.reveal, .reveal), (.flip, .flip)] {
            for (subtype, edge) in [
                (CATransitionSubtype.fromLeft, Transition.Edge.left), (.fromRight, .right), (.fromTop, .top), (.fromBottom, .bottom),
            ] {
                let one = transition(type)
                one.subtype = subtype
                layer.add(one, forKey: nil)
                endTurn()
                XCTAssertEqual(state(of: layer)?.transition.kind, kind)
                XCTAssertEqual(state(of: layer)?.transition.edge, edge)
            }
        }
    }

    func testASpeedOfZeroScrubsIt() {
        let layer = committedLayer()
        layer.speed = 0
        layer.timeOffset = 50
        layer.add(transition().reporting(to: journal, as: "fade"), forKey: nil)
        endTurn()
        for progress in [0.3, 0.9, 0.1] {
            layer.timeOffset = 50 + progress
            endTurn()
            jump(to: clock.now - 100 + 7)
            XCTAssertEqual(self.progress(of: layer), progress, accuracy: 1e-9)
        }
        XCTAssertEqual(journal.lines.filter { $0.hasPrefix("stop") }, [])
    }

    func testItRepeatsAndReversesAndIsPacedLikeAnyAnimation() {
        let layer = committedLayer()
        let there = transition()
        there.autoreverses = true
        there.timingFunction = CAMediaTimingFunction(name: .easeIn)
        layer.add(there, forKey: nil)
        endTurn()
        let curve = CAMediaTimingFunction(name: .easeIn).curve
        jump(to: 0.5)
        XCTAssertEqual(progress(of: layer), curve(0.5), accuracy: 1e-9)
        jump(to: 1.5)
        XCTAssertEqual(progress(of: layer), curve(0.5), accuracy: 1e-9)
    }

    func testWithinAGroupItRunsInTheGroupsTime() {
        let layer = committedLayer()
        let group = CAAnimationGroup()
        group.duration = 1
        group.speed = 2
        group.animations = [transition(.push, 2), fadeIn(1)]
        layer.add(group, forKey: "both")
        endTurn()
        jump(to: 0.25)
        XCTAssertEqual(progress(of: layer), 0.25, accuracy: 1e-9)
        XCTAssertEqual(layer.shownOpacity, 0.5, accuracy: 1e-6)
        XCTAssertNotNil(old(of: layer))
    }

    func testALayerThatWasNotShownComesOutOfNothing() {
        let layer = CALayer()
        root.addSublayer(layer)
        layer.add(transition(), forKey: nil)
        endTurn()
        jump(to: 0.5)
        XCTAssertEqual(progress(of: layer), 0.5, accuracy: 1e-9)
        XCTAssertNil(old(of: layer))
    }

    func testOutsideAWindowItStartsAndStops() {
        let layer = CALayer()
        layer.add(transition().reporting(to: journal, as: "fade"), forKey: nil)
        endTurn()
        XCTAssertEqual(journal.lines, ["start fade", "stop fade false"])
    }

    func testInterruptedItGoesOnFromTheImageInTheMiddle() {
        let layer = committedLayer()
        layer.add(transition().reporting(to: journal, as: "one"), forKey: nil)
        endTurn()
        jump(to: 0.5)
        layer.add(transition(.push).reporting(to: journal, as: "two"), forKey: nil)
        endTurn()
        XCTAssertEqual(journal.take(), ["start one", "stop one false", "start two"])
        XCTAssertEqual(old(of: layer)?.transition?.progress ?? -1, 0.5, accuracy: 1e-9)
        XCTAssertEqual(progress(of: layer), 0, accuracy: 1e-9)
    }

    func testInterruptedAThousandTimesItHoldsFewImages() {
        let layer = committedLayer()
        for round in 1...1000 {
            layer.add(transition(), forKey: nil)
            jump(to: Double(round) * 0.001)
        }
        XCTAssertLessThanOrEqual(state(of: layer)?.transition.depth ?? 99, 9)
    }

    func testRemovedFromTheTreeInTheMiddleItEndsUnfinished() {
        let layer = committedLayer()
        layer.add(transition().reporting(to: journal, as: "fade"), forKey: nil)
        endTurn()
        weak var image = state(of: layer)?.transition.old
        jump(to: 0.5)
        layer.removeFromSuperlayer()
        endTurn()
        XCTAssertEqual(journal.lines, ["start fade", "stop fade false"])
        XCTAssertNil(image)
    }

    func testTheCopyHasEveryProperty() {
        let one = transition(.reveal, 3)
        (one.subtype, one.startProgress, one.endProgress) = (.fromTop, 0.25, 0.5)
        let copy = one.copy() as? CATransition
        XCTAssertEqual(copy?.type, .reveal)
        XCTAssertEqual(copy?.subtype, .fromTop)
        XCTAssertEqual([copy?.startProgress, copy?.endProgress], [0.25, 0.5])
    }
}
