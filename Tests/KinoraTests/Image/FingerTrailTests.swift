import CoreGraphics
import XCTest

@testable import Kinora

final class FingerTrailTests: XCTestCase {
    func testAFingerThatRestsIsOneDot() {
        let trail = FingerTrail(at: 1, CGPoint(x: 10, y: 20))
        XCTAssertEqual(trail.dots(at: 0.9), [])
        for time in [1, 1.05, 3] {
            XCTAssertEqual(trail.dots(at: time), [FingerTrail.Dot(center: CGPoint(x: 10, y: 20), radius: 12, alpha: 0.65)])
        }
    }

    func testTheTrailLiesWhereTheFingerWas() throws {
        var trail = FingerTrail(at: 0, .zero)
        for step in 1...60 { trail.move(at: Double(step) / 120, CGPoint(x: Double(step), y: 0)) }
        let dots = trail.dots(at: 0.5)
        XCTAssertEqual(dots[0].center.x, 60)
        // 120 points a second, for as long as the trail reaches back.
        XCTAssertEqual(try XCTUnwrap(dots.last).center.x, 60 - 120 * FingerTrail.length, accuracy: 1e-9)
        for (dot, next) in zip(dots, dots.dropFirst()) {
            XCTAssertGreaterThan(dot.center.x, next.center.x)
            XCTAssertGreaterThan(dot.radius, next.radius)
            XCTAssertGreaterThan(dot.alpha, next.alpha)
        }
    }

    func testALiftedFingerFadesAndIsOver() throws {
        var trail = FingerTrail(at: 0, .zero)
        trail.lift(at: 1, .zero)
        XCTAssertFalse(trail.isOver(at: 1.1))
        XCTAssertEqual(try XCTUnwrap(trail.dots(at: 1.1).first).alpha, 0.325, accuracy: 1e-9)
        XCTAssertTrue(trail.isOver(at: 1.2))
        XCTAssertEqual(trail.dots(at: 1.2), [])
    }

    func testDotsAreVisibleOnAnyGroundAndNowhereElse() {
        for ground in [0xFFFF_FFFF, 0xFF00_0000, 0xFF80_4020] as [UInt32] {
            let image = CGImage(width: 120, height: 80, isOpaque: true) { $0.update(repeating: ground) }
            let dot = FingerTrail.Dot(center: CGPoint(x: 30, y: 20), radius: 12, alpha: 0.85)
            let drawn = image.drawing([[dot]], scale: 2)
            drawn.withPixels { pixels in
                let (middle, rim) = (pixels[40 * 120 + 60], pixels[40 * 120 + 60 + 27])
                XCTAssertGreaterThan(middle & 0xFF, 200, "white")
                XCTAssertLessThan(rim & 0xFF, max(middle & 0xFF, 1), "darker around")
                XCTAssertEqual(pixels[40 * 120 + 60 + 37], ground, "beyond the rim")
                XCTAssertEqual(pixels.filter { $0 >> 24 != 0xFF }.count, 0)
            }
            XCTAssertTrue(image.drawing([], scale: 2) === image)
            let away = FingerTrail.Dot(center: CGPoint(x: -900, y: 20), radius: 12, alpha: 1)
            XCTAssertTrue(image.drawing([[away]], scale: 2) === image)
        }
    }

    func testATrailIsOneStroke() {
        let image = CGImage(width: 240, height: 40, isOpaque: true) { $0.update(repeating: 0xFF00_0000) }
        let trail = [10, 110, 210].map { FingerTrail.Dot(center: CGPoint(x: $0, y: 20), radius: 8, alpha: 1 - $0 / 300) }
        image.drawing([trail], scale: 1).withPixels { pixels in
            let row = (10..<210).map { pixels[20 * 240 + $0] & 0xFF }
            for (pixel, next) in zip(row, row.dropFirst()) { XCTAssertGreaterThanOrEqual(pixel, next) }
            XCTAssertGreaterThan(row[199], 60)
        }
    }
}
