import CoreGraphics
import XCTest

final class PathStrokeTests: XCTestCase {
    private func line(_ points: (CGFloat, CGFloat)..., closed: Bool = false) -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        if closed { path.closeSubpath() }
        return path
    }

    func testAnOutlineHasTheAreaOfItsLineAtEveryScale() throws {
        for scale in [1, 2, 3] as [CGFloat] {
            // A line of length 42.5 and its caps.
            for (cap, extra) in [(CGLineCap.butt, 0.0), (.square, 36), (.round, 9 * Double.pi)] {
                let path = line((10.3, 12.1), (44.3, 37.6))
                XCTAssertEqual(try area(of: outline(path, 6, cap, .miter), scale), 42.5 * 6 + extra, accuracy: 0.6, "\(cap)")
            }
            // A rectangle, whose corners are pointed, round or cut off.
            for (join, corners) in [(CGLineJoin.miter, 0.0), (.round, -(36 - 9 * Double.pi)), (.bevel, -4 * 4.5)] {
                let path = CGPath(rect: CGRect(x: 10, y: 10, width: 40, height: 30), transform: nil)
                XCTAssertEqual(try area(of: outline(path, 6, .butt, join), scale), 140 * 6 + corners, accuracy: 0.6, "\(join)")
            }
            // A ring.
            let circle = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 40, height: 40), transform: nil)
            XCTAssertEqual(try area(of: outline(circle, 5, .butt, .miter), scale), 2 * .pi * 20 * 5, accuracy: 0.8)
        }
    }

    func testAMitreGoesUpToItsLimit() {
        // The corner of 60 degrees has a mitre of twice the width.
        let corner = line((0, 0), (20, 0), (20 - 20 * cos(.pi / 3), 20 * sin(.pi / 3)))
        XCTAssertEqual(outline(corner, 4, .butt, .miter, limit: 2.01).boundingBoxOfPath.maxX, 20 + 2 / tan(.pi / 6), accuracy: 1e-4)
        XCTAssertEqual(outline(corner, 4, .butt, .miter, limit: 1.99).boundingBoxOfPath.maxX, 20 + 2 * cos(.pi / 6), accuracy: 1e-4)
        XCTAssertEqual(outline(corner, 4, .butt, .round).boundingBoxOfPath.maxX, 22, accuracy: 1e-3)
        XCTAssertEqual(outline(corner, 4, .butt, .bevel).boundingBoxOfPath.maxX, 20 + 2 * cos(.pi / 6), accuracy: 1e-4)
    }

    func testOutlinesOfLinesAndCurvesAreWhereTheyShouldBe() {
        let box = outline(line((10, 10), (50, 10)), 6, .square, .miter).boundingBoxOfPath
        XCTAssertEqual(box.minX, 7, accuracy: 1e-4)
        XCTAssertEqual(box.maxX, 53, accuracy: 1e-4)
        XCTAssertEqual(box.minY, 7, accuracy: 1e-4)
        XCTAssertEqual(box.height, 6, accuracy: 1e-4)
        let circle = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
        let ring = outline(circle, 10, .butt, .round)
        XCTAssertEqual(ring.boundingBoxOfPath.width, 210, accuracy: 0.01)
        for step in 0..<64 {
            let angle = CGFloat(step) / 64 * 2 * .pi
            func isInside(_ radius: CGFloat) -> Bool { ring.contains(CGPoint(x: radius * cos(angle), y: radius * sin(angle))) }
            XCTAssertFalse(isInside(94.9))
            XCTAssertTrue(isInside(95.1))
            XCTAssertTrue(isInside(104.9))
            XCTAssertFalse(isInside(105.1))
        }
    }

    func testAnOutlineAgreesWithTheStrokeThatAContextDraws() throws {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 8, y: 8))
        path.addCurve(to: CGPoint(x: 56, y: 40), control1: CGPoint(x: 60, y: 0), control2: CGPoint(x: 0, y: 60))
        path.addLine(to: CGPoint(x: 30, y: 56))
        path.addQuadCurve(to: CGPoint(x: 10, y: 30), control: CGPoint(x: 4, y: 56))
        for (cap, join) in zip([CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel]) {
            let stroked = CGContext.bitmap(64, 64)
            stroked.addPath(path)
            stroked.setLineWidth(5)
            stroked.setLineCap(cap)
            stroked.setLineJoin(join)
            stroked.strokePath()
            let filled = CGContext.bitmap(64, 64)
            filled.addPath(outline(path, 5, cap, join))
            filled.fillPath()
            let (first, second) = (try XCTUnwrap(stroked.makeImage()).pixels, try XCTUnwrap(filled.makeImage()).pixels)
            let worst = zip(first, second).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.max() ?? 255
            // A tenth of a pixel, where a corner and a cap share one with an edge.
            XCTAssertLessThan(worst, 26, "\(cap), \(join)")
        }
    }

    func testALineWithoutLengthIsADotOfItsCap() throws {
        let dot = line((20, 20), (20, 20))
        XCTAssertTrue(outline(dot, 8, .butt, .miter).isEmpty)
        XCTAssertEqual(outline(dot, 8, .round, .miter).boundingBoxOfPath, CGRect(x: 16, y: 16, width: 8, height: 8))
        XCTAssertEqual(outline(dot, 8, .square, .miter).boundingBoxOfPath, CGRect(x: 16, y: 16, width: 8, height: 8))
        let lone = CGMutablePath()
        lone.move(to: CGPoint(x: 3, y: 3))
        XCTAssertTrue(outline(lone, 8, .round, .miter).isEmpty)
    }

    func testTheTransformIsAppliedToTheOutline() {
        let transform = CGAffineTransform(scaleX: 2, y: 3)
        let outline = line((0, 0), (10, 0)).copy(
            strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10, transform: transform)
        XCTAssertEqual(outline.boundingBoxOfPath.width, 20, accuracy: 1e-4)
        XCTAssertEqual(outline.boundingBoxOfPath.height, 6, accuracy: 1e-4)
    }

    func testALineOfVeryManyPointsIsOutlinedWhole() {
        let path = CGMutablePath()
        path.move(to: .zero)
        for index in 1...60_000 { path.addLine(to: CGPoint(x: CGFloat(index), y: index % 2 == 0 ? 0 : 1)) }
        let box = outline(path, 0.5, .butt, .bevel).boundingBoxOfPath
        XCTAssertEqual(box.width, 60_000, accuracy: 1)
        XCTAssertEqual(box.height, 1.5, accuracy: 0.3)
    }

    func testHostileLinesGiveFiniteOutlines() {
        for size in [1e-300, 1e-9, 1e9, 1e150, 1e300] as [CGFloat] {
            for width in [1e-300, 1, 1e9, 1e300] as [CGFloat] {
                let result = outline(line((-size, 0), (size, size), (0, -size / 3), closed: true), width, .round, .miter)
                result.applyWithBlock { element in
                    guard element.pointee.type != .closeSubpath else { return }
                    XCTAssertTrue(element.pointee.points[0].x.isFinite && element.pointee.points[0].y.isFinite)
                }
            }
        }
        for width in [0, -1, .nan, .infinity] as [CGFloat] {
            XCTAssertTrue(outline(line((0, 0), (5, 5)), width, .round, .round).isEmpty)
        }
        let far = outline(line((1e9, 1e9), (1e9 + 10, 1e9)), 4, .butt, .miter).boundingBoxOfPath
        XCTAssertEqual(far.width, 10, accuracy: 1e-3)
        XCTAssertEqual(far.height, 4, accuracy: 1e-3)
    }

    private func outline(_ path: CGPath, _ width: CGFloat, _ cap: CGLineCap, _ join: CGLineJoin, limit: CGFloat = 10) -> CGPath {
        path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
    }

    private func area(of path: CGPath, _ scale: CGFloat) throws -> Double {
        let context = CGContext.bitmap(Int(64 * scale), Int(64 * scale))
        context.scaleBy(x: scale, y: scale)
        context.addPath(path)
        context.fillPath()
        return try XCTUnwrap(context.makeImage()).coveredArea / (scale * scale).native
    }
}
