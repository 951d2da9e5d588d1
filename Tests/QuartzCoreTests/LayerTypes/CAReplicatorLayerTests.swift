import QuartzCore
import RenderScene
import XCTest

/// The model of replicator layers: defaults, keys, animations, hits.
final class CAReplicatorLayerTests: LayerTestCase {
    private func replicator(_ sublayers: CALayer...) -> CAReplicatorLayer {
        let layer = CAReplicatorLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        for sublayer in sublayers { layer.addSublayer(sublayer) }
        CATransaction.setDisableActions(true)
        root.addSublayer(layer)
        endTurn()
        return layer
    }

    func testItShowsItsSublayersOnceUnlessAskedForMore() {
        let layer = CAReplicatorLayer()
        XCTAssertEqual(layer.instanceCount, 1)
        XCTAssertEqual(layer.instanceDelay, 0)
        XCTAssertTrue(CATransform3DIsIdentity(layer.instanceTransform))
        XCTAssertEqual(layer.instanceColor?.components, [1, 1, 1, 1])
        XCTAssertEqual(
            [layer.instanceRedOffset, layer.instanceGreenOffset, layer.instanceBlueOffset, layer.instanceAlphaOffset], [0, 0, 0, 0])
    }

    func testItsPropertiesAreReadAndWrittenByKey() {
        let layer = CAReplicatorLayer()
        layer.setValue(7, forKey: "instanceCount")
        layer.setValue(0.25, forKey: "instanceDelay")
        layer.setValue(-0.5, forKey: "instanceGreenOffset")
        layer.setValue(Double.pi / 2, forKeyPath: "instanceTransform.rotation.z")
        layer.setValue(nil, forKey: "instanceColor")
        XCTAssertEqual(layer.instanceCount, 7)
        XCTAssertEqual(layer.value(forKey: "instanceDelay") as? Double, 0.25)
        XCTAssertEqual(layer.instanceGreenOffset, -0.5)
        XCTAssertEqual(layer.instanceTransform.m12, 1, accuracy: 1e-12)
        XCTAssertNil(layer.instanceColor)
    }

    func testValuesThatAreNotFiniteAreRefused() {
        let layer = CAReplicatorLayer()
        layer.instanceDelay = 2
        layer.instanceDelay = .nan
        layer.instanceRedOffset = .infinity
        layer.instanceTransform = CATransform3DMakeScale(.nan, 1, 1)
        XCTAssertEqual(layer.instanceDelay, 2)
        XCTAssertEqual(layer.instanceRedOffset, 0)
        XCTAssertTrue(CATransform3DIsIdentity(layer.instanceTransform))
    }

    func testACountBelowZeroIsNone() {
        let layer = CAReplicatorLayer()
        layer.instanceCount = -3
        XCTAssertEqual(layer.instanceCount, 0)
    }

    func testACopyOfTheLayerHasItsValues() {
        let layer = CAReplicatorLayer()
        layer.instanceCount = 4
        XCTAssertEqual(CAReplicatorLayer(layer: layer).instanceCount, 4)
        XCTAssertEqual(CAReplicatorLayer(layer: CALayer()).instanceCount, 1)
    }

    func testAnAnimationOfTheTransformIsShown() {
        let layer = replicator()
        let animation = CABasicAnimation(keyPath: "instanceTransform.translation.x")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 80, 2)
        layer.add(animation, forKey: nil)
        endTurn()
        for time in [0.0, 0.5, 1, 1.75, 1.9] {
            jump(to: time)
            XCTAssertEqual(layer.presentation()?.instanceTransform.m41 ?? -1, 40 * time, accuracy: 1e-9)
        }
    }

    func testTheNumberOfCopiesGoesByWholeOnes() {
        let layer = replicator()
        let animation = CABasicAnimation(keyPath: "instanceCount")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 10, 1)
        layer.add(animation, forKey: nil)
        endTurn()
        jump(to: 0.34)
        XCTAssertEqual(layer.presentation()?.instanceCount, 3)
    }

    func testACommittedLayersDelayChangesByAnAnimation() {
        let layer = replicator()
        CATransaction.begin()
        CATransaction.setDisableActions(false)
        layer.instanceDelay = 1
        CATransaction.commit()
        XCTAssertEqual(layer.animationKeys(), ["instanceDelay"])
    }

    func testOnlyTheOriginalsAreHit() {
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        let layer = replicator(dot)
        layer.instanceCount = 3
        layer.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
        endTurn()
        XCTAssertTrue(layer.hitTest(CGPoint(x: 10, y: 10)) === dot)
        XCTAssertTrue(layer.hitTest(CGPoint(x: 60, y: 10)) === layer)
    }
}
