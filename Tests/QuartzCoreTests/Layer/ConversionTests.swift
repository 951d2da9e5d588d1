import QuartzCore
import XCTest

final class ConversionTests: LayerTestCase {
    private func layer(_ frame: CGRect, in superlayer: CALayer) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        superlayer.addSublayer(layer)
        return layer
    }

    private func assertEqual(_ a: CGPoint, _ b: CGPoint, accuracy: CGFloat = 1e-9, line: UInt = #line) {
        XCTAssertEqual(a.x, b.x, accuracy: accuracy, line: line)
        XCTAssertEqual(a.y, b.y, accuracy: accuracy, line: line)
    }

    func testPointsGoThroughFramesBoundsAndTransforms() {
        let outer = layer(CGRect(x: 100, y: 50, width: 200, height: 200), in: root)
        outer.bounds.origin = CGPoint(x: 0, y: 30)
        let inner = layer(CGRect(x: 10, y: 40, width: 100, height: 100), in: outer)
        assertEqual(inner.convert(CGPoint(x: 1, y: 2), to: outer), CGPoint(x: 11, y: 42))
        assertEqual(inner.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 111, y: 62))
        assertEqual(inner.convert(CGPoint(x: 1, y: 2), to: nil), CGPoint(x: 111, y: 62))
        inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        assertEqual(inner.convert(CGPoint(x: 50, y: 50), to: root), CGPoint(x: 160, y: 110))
        assertEqual(inner.convert(CGPoint(x: 60, y: 50), to: root), CGPoint(x: 180, y: 110))
    }

    func testThereAndBackIsThePointAgain() {
        let a = layer(CGRect(x: 20, y: 30, width: 100, height: 100), in: root)
        let b = layer(CGRect(x: 200, y: 80, width: 60, height: 90), in: root)
        let c = layer(CGRect(x: 5, y: 5, width: 20, height: 20), in: b)
        a.setAffineTransform(CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 1.5, y: 0.4))
        b.sublayerTransform.m34 = -1 / 300
        c.transform = CATransform3DMakeRotation(0.5, 1, 1, 0)
        let p = CGPoint(x: 12, y: 7)
        assertEqual(a.convert(a.convert(p, to: c), from: c), p, accuracy: 1e-8)
        assertEqual(c.convert(c.convert(p, to: a), from: a), p, accuracy: 1e-8)
        assertEqual(root.convert(root.convert(p, to: c), from: c), p, accuracy: 1e-8)
        assertEqual(c.convert(c.convert(p, from: nil), to: nil), p, accuracy: 1e-8)
    }

    func testNeighborsAgreeThoughTheirSuperlayerHasShrunkToNothing() {
        let group = layer(CGRect(x: 0, y: 0, width: 300, height: 300), in: root)
        let a = layer(CGRect(x: 10, y: 0, width: 10, height: 10), in: group)
        let b = layer(CGRect(x: 50, y: 20, width: 10, height: 10), in: group)
        group.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
        assertEqual(a.convert(CGPoint(x: 1, y: 1), to: b), CGPoint(x: -39, y: -19))
        assertEqual(root.convert(CGPoint(x: 9, y: 9), to: b), CGPoint(x: 9, y: 9))
    }

    func testARectangleBecomesTheBoxAroundIt() {
        let a = layer(CGRect(x: 0, y: 0, width: 100, height: 100), in: root)
        a.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        let box = a.convert(a.bounds, to: root)
        XCTAssertEqual(box.width, 100 * 2.0.squareRoot(), accuracy: 1e-9)
        XCTAssertEqual(box.midX, 50, accuracy: 1e-9)
        XCTAssertEqual(root.convert(CGRect(x: 50, y: 50, width: 0, height: 0), to: a).origin.x, 50, accuracy: 1e-9)
    }

    func testTimesRunThroughTheLayersBetween() {
        let outer = layer(.zero, in: root)
        let inner = layer(.zero, in: outer)
        outer.speed = 0.5
        inner.speed = 2
        inner.timeOffset = 3
        XCTAssertEqual(outer.convertTime(100, from: nil), 50)
        XCTAssertEqual(inner.convertTime(100, from: nil), 103)
        XCTAssertEqual(inner.convertTime(103, to: outer), 50)
        XCTAssertEqual(inner.convertTime(103, to: nil), 100)
        XCTAssertEqual(inner.convertTime(7, to: inner), 7)
    }

    func testATimeOfAPausedLayerIsZeroOutside() {
        let paused = layer(.zero, in: root)
        paused.speed = 0
        paused.timeOffset = 10
        XCTAssertEqual(paused.convertTime(10, to: nil), 0)
        XCTAssertEqual(paused.convertTime(77, from: nil), 10)
    }

    func testTimesWithinAPausedLayerStillConvert() {
        let paused = layer(.zero, in: root)
        let fast = layer(.zero, in: paused)
        paused.speed = 0
        fast.speed = 2
        XCTAssertEqual(fast.convertTime(8, to: paused), 4)
        XCTAssertEqual(paused.convertTime(4, to: fast), 8)
    }
}
