import QuartzCore
import RenderScene
import XCTest

final class CATransformLayerTests: LayerTestCase {
    private let space = CATransformLayer()

    override func setUp() {
        super.setUp()
        space.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
        root.addSublayer(space)
    }

    private func plane(_ frame: CGRect, _ transform: CATransform3D = CATransform3DIdentity) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.transform = transform
        space.addSublayer(layer)
        return layer
    }

    func testTheNearestPlaneIsHitAndNeverTheSpace() {
        let front = plane(CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = plane(CGRect(x: 50, y: 0, width: 100, height: 100))
        front.zPosition = 1
        XCTAssertTrue(root.hitTest(CGPoint(x: 170, y: 110)) === front)
        XCTAssertTrue(root.hitTest(CGPoint(x: 240, y: 110)) === back)
        XCTAssertTrue(root.hitTest(CGPoint(x: 290, y: 290)) === root)
        XCTAssertTrue(space.hitTest(CGPoint(x: 170, y: 110)) === front)
        XCTAssertNil(space.hitTest(CGPoint(x: 290, y: 290)))
    }

    func testTheDepthAtThePointCounts() {
        // Both rotate about the vertical through x = 200: on each side another one is nearer.
        let left = plane(CGRect(x: 0, y: 0, width: 200, height: 200), CATransform3DMakeRotation(0.6, 0, 1, 0))
        let right = plane(CGRect(x: 0, y: 0, width: 200, height: 200), CATransform3DMakeRotation(-0.6, 0, 1, 0))
        XCTAssertTrue(root.hitTest(CGPoint(x: 150, y: 200)) === left)
        XCTAssertTrue(root.hitTest(CGPoint(x: 250, y: 200)) === right)
    }

    func testASpaceOnEdgeStillShowsWhatIsTurnedBackInIt() {
        space.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        let inner = CATransformLayer()
        inner.frame = space.bounds
        space.addSublayer(inner)
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 60, width: 100, height: 80)
        layer.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
        inner.addSublayer(layer)
        XCTAssertTrue(root.hitTest(CGPoint(x: 160, y: 165)) === layer)
        let location = layer.convert(CGPoint(x: 10, y: 20), to: root)
        XCTAssertEqual(Double(location.x), 160, accuracy: 1e-9)
        XCTAssertEqual(Double(location.y), 180, accuracy: 1e-9)
    }

    func testPointsGoFromPlaneToPlaneWhereTheyAreVisible() {
        let flat = plane(CGRect(x: 0, y: 0, width: 200, height: 200))
        let rotated = plane(CGRect(x: 0, y: 0, width: 200, height: 200), CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
        let point = rotated.convert(CGPoint(x: 200, y: 30), to: flat)
        XCTAssertEqual(Double(point.x), 150, accuracy: 1e-9)
        XCTAssertEqual(Double(point.y), 30, accuracy: 1e-9)
        let back = flat.convert(point, to: rotated)
        XCTAssertEqual(Double(back.x), 200, accuracy: 1e-9)
    }

    func testAFaceThatShowsItsBackIsNotHit() {
        let front = plane(CGRect(x: 0, y: 0, width: 200, height: 200))
        let back = plane(CGRect(x: 0, y: 0, width: 200, height: 200), CATransform3DMakeRotation(.pi, 0, 1, 0))
        (front.isDoubleSided, back.isDoubleSided) = (false, false)
        XCTAssertTrue(root.hitTest(CGPoint(x: 150, y: 150)) === front)
        space.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        XCTAssertTrue(root.hitTest(CGPoint(x: 150, y: 150)) === back)
    }

    func testWhatASpaceCannotShowIsReported() {
        nonisolated(unsafe) var sentences: [String] = []
        let log = Diagnostics.logHandler
        defer { Diagnostics.logHandler = log }
        Diagnostics.logHandler = { sentences.append($0) }
        space.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        space.masksToBounds = true
        space.masksToBounds = true
        XCTAssertEqual(sentences.count, 2)
    }

    func testTenThousandNestedSpacesAreHitThrough() {
        var inner: CALayer = space
        for _ in 0..<10_000 {
            let next = CATransformLayer()
            inner.addSublayer(next)
            inner = next
        }
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        inner.addSublayer(layer)
        XCTAssertTrue(root.hitTest(CGPoint(x: 115, y: 115)) === layer)
        XCTAssertEqual(layer.convert(CGPoint.zero, to: root), CGPoint(x: 110, y: 110))
    }
}
