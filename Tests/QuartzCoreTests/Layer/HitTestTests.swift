import QuartzCore
import XCTest

final class HitTestTests: LayerTestCase {
    private func layer(_ frame: CGRect, in superlayer: CALayer) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        superlayer.addSublayer(layer)
        return layer
    }

    func testTheFrontmostDeepestLayerIsHit() {
        let behind = layer(CGRect(x: 0, y: 0, width: 100, height: 100), in: root)
        let front = layer(CGRect(x: 50, y: 0, width: 100, height: 100), in: root)
        let inner = layer(CGRect(x: 10, y: 10, width: 20, height: 20), in: front)
        XCTAssertTrue(root.hitTest(CGPoint(x: 10, y: 10)) === behind)
        XCTAssertTrue(root.hitTest(CGPoint(x: 80, y: 5)) === front)
        XCTAssertTrue(root.hitTest(CGPoint(x: 65, y: 15)) === inner)
        XCTAssertTrue(root.hitTest(CGPoint(x: 300, y: 300)) === root)
        XCTAssertNil(root.hitTest(CGPoint(x: 500, y: 300)))
    }

    func testThePointIsOneOfTheSuperlayer() {
        let outer = layer(CGRect(x: 100, y: 100, width: 100, height: 100), in: root)
        XCTAssertTrue(outer.hitTest(CGPoint(x: 110, y: 110)) === outer)
        XCTAssertNil(outer.hitTest(CGPoint(x: 10, y: 10)))
    }

    func testZPositionDecidesWhoIsInFront() {
        let first = layer(CGRect(x: 0, y: 0, width: 100, height: 100), in: root)
        let second = layer(CGRect(x: 0, y: 0, width: 100, height: 100), in: root)
        XCTAssertTrue(root.hitTest(CGPoint(x: 5, y: 5)) === second)
        first.zPosition = 1
        XCTAssertTrue(root.hitTest(CGPoint(x: 5, y: 5)) === first)
    }

    func testOutsideItsBoundsALayerIsReachedUnlessItsSuperlayerMasks() {
        let small = layer(CGRect(x: 0, y: 0, width: 10, height: 10), in: root)
        let wide = layer(CGRect(x: 0, y: 0, width: 200, height: 200), in: small)
        XCTAssertTrue(root.hitTest(CGPoint(x: 150, y: 150)) === wide)
        small.masksToBounds = true
        XCTAssertTrue(root.hitTest(CGPoint(x: 150, y: 150)) === root)
        XCTAssertTrue(root.hitTest(CGPoint(x: 5, y: 5)) === wide)
    }

    func testHiddenLayersAreSkippedWithAllTheyHold() {
        let group = layer(CGRect(x: 0, y: 0, width: 100, height: 100), in: root)
        _ = layer(CGRect(x: 0, y: 0, width: 100, height: 100), in: group)
        group.isHidden = true
        XCTAssertTrue(root.hitTest(CGPoint(x: 5, y: 5)) === root)
        group.isHidden = false
        group.opacity = 0
        XCTAssertFalse(root.hitTest(CGPoint(x: 5, y: 5)) === root, "a clear layer is still there")
    }

    func testTransformsMoveWhatIsHit() {
        let rotated = layer(CGRect(x: 100, y: 100, width: 100, height: 20), in: root)
        rotated.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        XCTAssertTrue(root.hitTest(CGPoint(x: 150, y: 70)) === rotated)
        XCTAssertTrue(root.hitTest(CGPoint(x: 110, y: 110)) === root)
        rotated.setAffineTransform(CGAffineTransform(scaleX: 0, y: 1))
        XCTAssertTrue(root.hitTest(CGPoint(x: 150, y: 110)) === root)
    }

    func testTheRightAndBottomEdgesAreOutside() {
        let layer = layer(CGRect(x: 10, y: 10, width: 10, height: 10), in: root)
        XCTAssertTrue(root.hitTest(CGPoint(x: 10, y: 10)) === layer)
        XCTAssertTrue(root.hitTest(CGPoint(x: 20, y: 20)) === root)
    }

    func testAMovingLayerIsHitWhereItIsVisibleThroughItsPresentation() throws {
        let layer = committedLayer()
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 50
        move.toValue = 350
        move.duration = 1
        layer.add(move, forKey: nil)
        endTurn()
        jump(to: 0.5)
        XCTAssertTrue(root.hitTest(CGPoint(x: 10, y: 10)) === layer)
        let seen = try XCTUnwrap(root.presentation())
        XCTAssertTrue(seen.hitTest(CGPoint(x: 200, y: 10))?.model() === layer)
        XCTAssertTrue(seen.hitTest(CGPoint(x: 10, y: 10))?.model() === root)
    }
}
