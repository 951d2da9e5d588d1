import QuartzCore
import TestSupport
import XCTest

final class LayerGeometryTests: LayerTestCase {
    func testTheFrameFollowsFromPositionBoundsAndAnchor() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 5, y: 6, width: 100, height: 40)
        layer.position = CGPoint(x: 200, y: 300)
        XCTAssertEqual(layer.frame, CGRect(x: 150, y: 280, width: 100, height: 40))
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        XCTAssertEqual(layer.frame, CGRect(x: 200, y: 260, width: 100, height: 40))
        XCTAssertEqual(layer.position, CGPoint(x: 200, y: 300))
    }

    func testTheFrameOfATurnedLayerIsTheBoxAroundIt() {
        let layer = CALayer()
        layer.bounds.size = CGSize(width: 100, height: 40)
        layer.position = CGPoint(x: 0, y: 0)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 6))
        let (c, s) = (cos(CGFloat.pi / 6), sin(CGFloat.pi / 6))
        XCTAssertEqual(layer.frame.width, 100 * c + 40 * s, accuracy: 1e-9)
        XCTAssertEqual(layer.frame.height, 100 * s + 40 * c, accuracy: 1e-9)
        XCTAssertEqual(layer.frame.midX, 0, accuracy: 1e-9)
    }

    func testASetFrameIsReadBackUnderScalesAndQuarterTurns() {
        let frame = CGRect(x: 10, y: 20, width: 60, height: 80)
        for transform in [
            CGAffineTransform.identity, CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(rotationAngle: .pi / 2),
            CGAffineTransform(scaleX: -1, y: 3), CGAffineTransform(translationX: 30, y: -7),
        ] {
            for anchor in [CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0, y: 0), CGPoint(x: 0.2, y: 1.5)] {
                let layer = CALayer()
                layer.anchorPoint = anchor
                layer.setAffineTransform(transform)
                layer.frame = frame
                for (a, b) in zip(layer.frame.simd.components, frame.simd.components) {
                    XCTAssertEqual(a, b, accuracy: 1e-9, "\(transform) \(anchor)")
                }
            }
        }
    }

    func testAFrameOfNegativeSizeIsStandardised() {
        let layer = CALayer()
        layer.frame = CGRect(x: 100, y: 100, width: -40, height: -20)
        XCTAssertEqual(layer.frame, CGRect(x: 60, y: 80, width: 40, height: 20))
    }

    func testTheFrameKeepsTheBoundsOrigin() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 7, y: 9, width: 1, height: 1)
        layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        XCTAssertEqual(layer.bounds, CGRect(x: 7, y: 9, width: 50, height: 50))
    }

    func testValuesThatAreNoNumbersAreRefusedWithOneLineEach() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        let before = (layer.bounds, layer.position, layer.transform)
        let lines = Diagnostics.complaints {
            for _ in 0..<3 {
                layer.position = CGPoint(x: CGFloat.nan, y: 0)
                layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
                layer.transform = CATransform3DMakeScale(.nan, 1, 1)
                layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
                layer.opacity = .nan
                layer.zPosition = -.infinity
                layer.speed = .nan
                layer.cornerRadius = .infinity
            }
        }
        XCTAssertEqual(layer.bounds, before.0)
        XCTAssertEqual(layer.position, before.1)
        XCTAssertTrue(CATransform3DEqualToTransform(layer.transform, before.2))
        XCTAssertEqual([layer.opacity, layer.speed], [1, 1])
        XCTAssertEqual(lines.count, 8)
        for (line, key) in zip(lines, ["position", "bounds", "transform", "frame", "opacity", "zPosition", "speed", "cornerRadius"]) {
            XCTAssertTrue(line.contains(key), line)
        }
    }

    func testTimingThatMakesNoSenseIsRefused() {
        let layer = CALayer()
        (layer.duration, layer.repeatCount, layer.repeatDuration) = (3, .infinity, .infinity)
        let lines = Diagnostics.complaints {
            (layer.duration, layer.repeatCount, layer.repeatDuration) = (-3, -1, -5)
            (layer.beginTime, layer.timeOffset, layer.speed) = (.infinity, -.infinity, .nan)
            layer.duration = .nan
        }
        XCTAssertEqual(lines.count, 6)
        XCTAssertEqual([layer.duration, layer.repeatDuration, layer.beginTime, layer.timeOffset], [3, .infinity, 0, 0])
        XCTAssertEqual([layer.repeatCount, layer.speed], [.infinity, 1])
    }

    func testContentsAreAnImageOrNothing() {
        let image = CGImage(width: 1, height: 1, isOpaque: true) { $0[0] = 0xFFFF_FFFF }
        let layer = CALayer()
        layer.contents = image
        XCTAssertTrue(layer.contents as? CGImage === image)
        let lines = Diagnostics.complaints { layer.contents = "picture.png" }
        XCTAssertEqual(lines.count, 1)
        XCTAssertNil(layer.contents)
    }

    func testEachGravityIsKeptAndAnUnknownOneIsResize() {
        let layer = CALayer()
        for gravity in [
            CALayerContentsGravity.center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight, .resize,
            .resizeAspect,
            .resizeAspectFill,
        ] {
            layer.contentsGravity = gravity
            XCTAssertEqual(layer.contentsGravity, gravity)
        }
        layer.contentsGravity = CALayerContentsGravity(rawValue: "middle")
        XCTAssertEqual(layer.contentsGravity, .resize)
    }
}

extension SIMD4<Double> {
    var components: [Double] { [x, y, z, w] }
}
