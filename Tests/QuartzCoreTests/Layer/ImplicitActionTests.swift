import QuartzCore
import RenderScene
import XCTest

/// Implicit actions of layers: `Documentation/Behavior.md#actions-and-transactions`.
final class ImplicitActionTests: LayerTestCase {
    func testEachKeyHasTheActionOfTheTable() {
        for key in [
            "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform", "sublayerTransform", "contents", "contentsRect",
            "contentsScale", "cornerRadius", "borderWidth", "borderColor", "opacity", "backgroundColor",
        ] {
            XCTAssertEqual((CALayer.defaultAction(forKey: key) as? CABasicAnimation)?.keyPath, key)
        }
        for key in ["hidden", "masksToBounds", "mask", "sublayers", "filters", "maskedCorners"] {
            XCTAssertEqual((CALayer.defaultAction(forKey: key) as? CATransition)?.type, .fade, key)
        }
        for key in ["frame", "name", "doubleSided", "contentsGravity", "onOrderIn", "onOrderOut", "onLayout", "transition", "nonsense"] {
            XCTAssertNil(CALayer.defaultAction(forKey: key), key)
        }
    }

    func testHidingMaskingAndSublayersFade() {
        let changes: [(String, (CALayer) -> Void)] = [
            ("hidden", { $0.isHidden = true }), ("masksToBounds", { $0.masksToBounds = true }),
            ("sublayers", { $0.addSublayer(CALayer()) }),
        ]
        for (name, change) in changes {
            let layer = committedLayer(name)
            change(layer)
            XCTAssertEqual(layer.animationKeys(), ["transition"], name)
            XCTAssertEqual(layer.animation(forKey: kCATransition)?.duration, 0.25, name)
            endTurn()
            advance(to: clock.now - 100 + 0.25)
            XCTAssertNil(layer.animationKeys(), name)
        }
    }

    func testTheTransactionsDurationAndCurveHoldForFadesToo() {
        let layer = committedLayer()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.isHidden = true
        let fade = layer.animation(forKey: kCATransition)
        XCTAssertEqual(fade?.duration, 2)
        XCTAssertEqual(fade?.timingFunction, CAMediaTimingFunction(name: .linear))
    }

    func testActionsForOrderAndLayoutRunWithTheirKeyAndLayer() {
        let layer = committedLayer("layer")
        let child = CALayer()
        var ran: [String] = []
        let note = NotingAction { ran.append($0) }
        layer.actions = ["sublayers": note, "onLayout": note]
        child.actions = ["onOrderIn": note, "onOrderOut": note]
        layer.addSublayer(child)
        XCTAssertEqual(ran, ["sublayers", "onOrderIn"])
        layer.layoutIfNeeded()
        XCTAssertEqual(ran, ["sublayers", "onOrderIn", "onLayout"])
        child.removeFromSuperlayer()
        XCTAssertEqual(ran, ["sublayers", "onOrderIn", "onLayout", "sublayers", "onOrderOut"])
    }

    func testALayerComesInByTheTransitionOfItsOrderAction() {
        let layer = CALayer()
        let slide = CATransition()
        (slide.type, slide.subtype, slide.duration) = (.moveIn, .fromRight, 1)
        layer.actions = [kCAOnOrderIn: slide]
        root.addSublayer(layer)
        endTurn()
        jump(to: 0.5)
        let index = context.tree.nodes.firstIndex { $0.layer == layer.id } ?? 0
        let state = context.tree.values(of: index, at: clock.now).transition
        XCTAssertEqual(state?.transition.kind, .moveIn)
        XCTAssertEqual(state?.progress ?? 0, 0.5, accuracy: 1e-9)
    }

    func testALayerThatLeavesIsGoneAtOnceWhateverItsOrderAction() {
        let layer = committedLayer()
        let journal = Journal()
        layer.actions = [kCAOnOrderOut: fadeIn().reporting(to: journal, as: "out")]
        layer.removeFromSuperlayer()
        endTurn()
        XCTAssertEqual(context.tree.nodes.count, 1)
        XCTAssertEqual(journal.lines, ["start out", "stop out false"])
    }

    func testStylesWithinStylesAreSearchedShallowestFirst() {
        let layer = committedLayer()
        var ran: [String] = []
        func actions(_ name: String, _ keys: String...) -> [String: any CAAction] {
            Dictionary(uniqueKeysWithValues: keys.map { key in (key, NotingAction { ran.append("\(name) \($0)") }) })
        }
        let deep: [String: Any] = ["actions": actions("deep", "opacity", "zPosition"), "tone": "warm", "weight": 3]
        layer.style = ["actions": actions("shallow", "opacity"), "style": deep, "tone": "cold"]
        layer.opacity = 0.5
        layer.zPosition = 1
        XCTAssertEqual(ran, ["shallow opacity", "deep zPosition"])
        XCTAssertEqual(layer.value(forKey: "tone") as? String, "cold")
        XCTAssertEqual(layer.value(forKey: "weight") as? Int, 3)
        layer.setValue("own", forKey: "tone")
        XCTAssertEqual(layer.value(forKey: "tone") as? String, "own")
        XCTAssertNil(layer.value(forKey: "unheard"))
    }

    func testNullInAStyleEndsTheSearch() {
        let layer = committedLayer()
        layer.style = ["actions": ["opacity": NSNull()]]
        layer.opacity = 0.5
        XCTAssertNil(layer.animationKeys())
    }

    func testAClassMayHaveItsOwnDefaults() {
        final class Still: CALayer {
            override class func defaultAction(forKey event: String) -> (any CAAction)? {
                event == "position" ? NSNull() : super.defaultAction(forKey: event)
            }
        }
        let layer = Still()
        root.addSublayer(layer)
        endTurn()
        layer.position.x = 9
        layer.opacity = 0
        XCTAssertEqual(layer.animationKeys(), ["opacity"])
        XCTAssertNil(layer.action(forKey: "position"))
    }
}
