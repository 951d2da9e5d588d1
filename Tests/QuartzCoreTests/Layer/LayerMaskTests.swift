import QuartzCore
import TestSupport
import Testing
import XCTest

final class LayerMaskTests: LayerTestCase {
    func testAMaskIsInTheTreeAndNoSublayer() {
        let layer = committedLayer()
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
        layer.mask = mask
        endTurn()
        XCTAssertNil(layer.sublayers)
        XCTAssertTrue(mask.superlayer === layer)
        XCTAssertEqual(context.tree.nodes.map(\.role), [.sublayer, .sublayer, .mask])
        XCTAssertEqual(layer.presentation()?.mask?.frame, mask.frame)
        XCTAssertTrue(layer.presentation()?.mask?.model() === mask)
        context.tree.checkInvariants()
    }

    func testAMaskComesBeforeTheSublayersWhateverTheOrderOfSetting() {
        let layer = committedLayer()
        let (a, b) = (committedLayer("a", in: layer), committedLayer("b", in: layer))
        let mask = CALayer()
        mask.name = "mask"
        layer.mask = mask
        endTurn()
        XCTAssertEqual(context.tree.nodes.map(\.name), ["root", "layer", "mask", "a", "b"])
        XCTAssertEqual(layer.sublayers, [a, b])
        context.tree.checkInvariants()
    }

    func testTakingTheMaskAwayLetsItGo() {
        let layer = committedLayer()
        weak var released: CALayer?
        do {
            let mask = CALayer()
            released = mask
            layer.mask = mask
            layer.mask = mask
            endTurn()
            layer.mask = nil
            XCTAssertNil(mask.superlayer)
        }
        endTurn()
        XCTAssertNil(released)
        XCTAssertEqual(context.tree.nodes.map(\.role), [.sublayer, .sublayer])
    }

    func testAFormerMaskIsASublayerLikeAnyOther() {
        let layer = committedLayer()
        let mask = CALayer()
        layer.mask = mask
        endTurn()
        mask.removeFromSuperlayer()
        XCTAssertNil(layer.mask)
        layer.addSublayer(mask)
        endTurn()
        XCTAssertEqual(context.tree.nodes.map(\.role), [.sublayer, .sublayer, .sublayer])
        layer.mask = CALayer()
        endTurn()
        // Adding the mask as a sublayer takes it out of where it was.
        layer.mask.map(layer.addSublayer)
        endTurn()
        XCTAssertNil(layer.mask)
        XCTAssertEqual(layer.sublayers?.count, 2)
        XCTAssertEqual(context.tree.nodes.map(\.role), [.sublayer, .sublayer, .sublayer, .sublayer])
    }

    func testTheMaskIsNeverHitAndHidesNothingFromBeingHit() {
        let layer = committedLayer()
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.mask = mask
        XCTAssertTrue(root.hitTest(CGPoint(x: 50, y: 50)) === layer)
        XCTAssertTrue(root.hitTest(CGPoint(x: 5, y: 5)) === layer)
    }

    func testAMasksAnimationsRunInTheTimeOfItsLayer() {
        let layer = committedLayer()
        layer.speed = 2
        let mask = CALayer()
        mask.opacity = 0
        layer.mask = mask
        endTurn()
        mask.add(fadeIn(), forKey: "fade")
        endTurn()
        advance(to: 0.25)
        XCTAssertEqual(mask.shownOpacity, 0.5, accuracy: 1e-6)
        advance(to: 0.75)
        XCTAssertNil(mask.animationKeys())
    }

    func testAMasksValuesAnimateAtFiveTimes() {
        let layer = committedLayer()
        let mask = CAShapeLayer()
        mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        layer.mask = mask
        endTurn()
        let ends: [(String, from: Any, to: Any)] = [
            ("opacity", 1, 0.5), ("position.x", 5, 45), ("cornerRadius", 0, 8),
            ("path", mask.path as Any, CGPath(rect: CGRect(x: 20, y: 0, width: 30, height: 10), transform: nil)),
        ]
        for (path, from, to) in ends {
            let animation = CABasicAnimation(keyPath: path)
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
            mask.add(animation, forKey: path)
        }
        endTurn()
        for time in [0, 0.25, 0.5, 0.75, 0.875] {
            jump(to: time)
            guard let shown = layer.presentation()?.mask as? CAShapeLayer else { return XCTFail("it is committed") }
            XCTAssertEqual(Double(shown.opacity), 1 - time / 2, accuracy: 1e-6, "at \(time)")
            XCTAssertEqual(shown.position.x, 5 + 40 * time, accuracy: 1e-9, "at \(time)")
            XCTAssertEqual(shown.cornerRadius, 8 * time, accuracy: 1e-9, "at \(time)")
            XCTAssertEqual(shown.path?.boundingBox, CGRect(x: 20 * time, y: 0, width: 10 + 20 * time, height: 10), "at \(time)")
        }
    }

    func testMasksAreLaidOutAndCommittedWithTheirSublayers() {
        final class Laid: CALayer {
            var count = 0
            override func layoutSublayers() { count += 1 }
        }
        let layer = committedLayer()
        let mask = Laid()
        let inside = CALayer()
        mask.addSublayer(inside)
        layer.mask = mask
        endTurn()
        XCTAssertEqual(mask.count, 1)
        mask.setNeedsLayout()
        endTurn()
        XCTAssertEqual(mask.count, 2)
        let before = context.tree
        inside.opacity = 0.5
        endTurn()
        XCTAssertEqual(context.tree.nodes.last?.values.opacity, 0.5)
        XCTAssertTrue(context.tree.nodes[1] === before.nodes[1], "the masked layer's node is shared")
    }

    func testAChangeOfTheMaskAsksForItsAction() {
        let layer = committedLayer()
        let recorder = ActionRecorder()
        layer.delegate = recorder
        CATransaction.setDisableActions(false)
        layer.mask = CALayer()
        XCTAssertTrue(recorder.keys.contains("layer mask"))
    }

    func testTenThousandMasksInEachOtherAreCommittedAndReleased() {
        let layer = committedLayer()
        var at = layer
        for _ in 0..<10_000 {
            let mask = CALayer()
            at.mask = mask
            at = mask
        }
        endTurn()
        XCTAssertEqual(context.tree.nodes.count, 10_002)
        layer.mask = nil
        endTurn()
        XCTAssertEqual(context.tree.nodes.count, 2)
    }
}

@Suite struct LayerMaskTrapTests {
    @Test func aLayerInATreeCannotBeAMask() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let window = LayerWindow()
                defer { window.close() }
                let (layer, other) = (window.committedLayer(), window.committedLayer("other"))
                layer.mask = other
            }
        }
        #expect(result.trapSentence?.contains("cannot be a mask too") == true)
    }

    @Test func aLayerCannotBeItsOwnMask() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let layer = CALayer()
                layer.mask = layer
            }
        }
        #expect(result.trapSentence?.contains("sublayer of itself") == true)
    }

    @Test func aLayerCannotMaskItsOwnMask() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let layer = CALayer()
                layer.mask = CALayer()
                layer.mask?.mask = layer
            }
        }
        #expect(result.trapSentence?.contains("sublayer of itself") == true)
    }
}
