import CoreGraphics
import XCTest

final class CGContextPaintingTests: XCTestCase {
    /// Areas in points of shapes, at each scale, against their formulas.
    func testFilledAreasAreThoseOfTheirFormulas() throws {
        for scale in [1, 2, 3] as [CGFloat] {
            XCTAssertEqual(try area(scale) { $0.fill(CGRect(x: 3.25, y: 4.5, width: 10.5, height: 7.25)) }, 10.5 * 7.25, accuracy: 0.15)
            XCTAssertEqual(try area(scale) { $0.fillEllipse(in: CGRect(x: 5, y: 5, width: 40, height: 20)) }, .pi * 20 * 10, accuracy: 1)
            XCTAssertEqual(
                try area(scale) { context in
                    context.addLines(between: [CGPoint(x: 2, y: 3), CGPoint(x: 42, y: 8), CGPoint(x: 12, y: 51)])
                    context.fillPath()
                }, 0.5 * (40 * 48 - 5 * 10), accuracy: 1.5)
            XCTAssertEqual(
                try area(scale) { context in
                    let rect = CGRect(x: 4, y: 4, width: 50, height: 30)
                    context.addPath(CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 10, transform: nil))
                    context.fillPath()
                }, 1500 - (4 - .pi) * 100, accuracy: 1)
            // A quadratic curve over a chord: two thirds of the triangle of its control point.
            XCTAssertEqual(
                try area(scale) { context in
                    context.move(to: CGPoint(x: 5, y: 5))
                    context.addQuadCurve(to: CGPoint(x: 55, y: 5), control: CGPoint(x: 30, y: 45))
                    context.fillPath()
                }, 0.5 * 50 * 40 * 2 / 3, accuracy: 1)
        }
    }

    func testAShapeCoversTheSameAreaHoweverItIsTurned() throws {
        for step in 0..<12 {
            let covered = try area(2) { context in
                context.translateBy(x: 32, y: 32)
                context.rotate(by: CGFloat(step) * .pi / 6 + 0.1)
                context.fill(CGRect(x: -15, y: -10, width: 30, height: 20))
            }
            XCTAssertEqual(covered, 600, accuracy: 1)
        }
    }

    func testStrokedAreasAreThoseOfTheirFormulas() throws {
        let from = CGPoint(x: 10.3, y: 12.1)
        let to = CGPoint(x: 44.3, y: 37.6)
        let length: CGFloat = 42.5
        for (cap, extra) in [(CGLineCap.butt, 0), (.square, 36), (.round, 9 * Double.pi)] {
            let covered = try area(2) { context in
                context.setLineWidth(6)
                context.setLineCap(cap)
                context.move(to: from)
                context.addLine(to: to)
                context.strokePath()
            }
            XCTAssertEqual(covered, length * 6 + extra, accuracy: 1)
        }
        for (join, corner) in [(CGLineJoin.miter, 0.0), (.bevel, -4 * 4.5), (.round, -(36 - 9 * Double.pi))] {
            let covered = try area(2) { context in
                context.setLineWidth(6)
                context.setLineJoin(join)
                context.stroke(CGRect(x: 10, y: 10, width: 40, height: 30))
            }
            XCTAssertEqual(covered, 46 * 36 - 34 * 24 + corner, accuracy: 1)
        }
        XCTAssertEqual(try area(2) { $0.stroke(CGRect(x: 10, y: 10, width: 40, height: 30), width: 2) }, 42 * 32 - 38 * 28, accuracy: 0.5)
        XCTAssertEqual(try area(2) { $0.stroke(CGRect(x: 10, y: 10, width: 40, height: 30), width: 0) }, 0)
    }

    func testAMiterBeyondItsLimitIsBevelled() throws {
        func covered(_ limit: CGFloat) throws -> Double {
            try area(2) { context in
                context.setLineWidth(6)
                context.setMiterLimit(limit)
                context.stroke(CGRect(x: 10, y: 10, width: 40, height: 30))
            }
        }
        // A right angle's miter is √2 times the width.
        XCTAssertEqual(try covered(1.5) - covered(1.3), 18, accuracy: 1)
    }

    func testDashesLeaveOutTheirGaps() throws {
        let covered = try area(2) { context in
            context.setLineWidth(4)
            context.setLineDash(phase: 2, lengths: [5, 3])
            context.strokeLineSegments(between: [CGPoint(x: 4, y: 10), CGPoint(x: 24, y: 10), CGPoint(x: 4, y: 20), CGPoint(x: 24, y: 20)])
        }
        // From 2 on: 3 drawn, 3 left out, 5, 3, 5, 1.
        XCTAssertEqual(covered, 2 * 4 * (3 + 5 + 5), accuracy: 0.5)
    }

    func testAPenIsScaledByTheMatrixOfTheStroke() throws {
        let covered = try area(1) { context in
            context.move(to: CGPoint(x: 10, y: 10))
            context.addLine(to: CGPoint(x: 10, y: 50))
            context.scaleBy(x: 4, y: 1)
            context.setLineWidth(2)
            context.strokePath()
        }
        XCTAssertEqual(covered, 8 * 40, accuracy: 0.5)
    }

    func testEvenOddLeavesTheInnerSubpathOut() throws {
        func shape(_ context: CGContext) {
            context.addRect(CGRect(x: 10, y: 10, width: 30, height: 30))
            context.addRect(CGRect(x: 20, y: 20, width: 10, height: 10))
        }
        let cases: [(CGPathDrawingMode, Double)] = [
            (.fill, 30 * 30), (.eoFill, 30 * 30 - 10 * 10), (.fillStroke, 32 * 32), (.eoFillStroke, 32 * 32 - 8 * 8),
            (.stroke, 32 * 32 - 28 * 28 + 12 * 12 - 8 * 8),
        ]
        for (mode, expected) in cases {
            let covered = try area(1) { context in
                context.setLineWidth(2)
                shape(context)
                context.drawPath(using: mode)
                XCTAssertTrue(context.isPathEmpty)
            }
            XCTAssertEqual(covered, expected, accuracy: 0.1, "\(mode)")
        }
    }

    func testClipsNarrowEachOther() throws {
        let covered = try area(2) { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 64))
            context.addRect(CGRect(x: 10, y: 0, width: 54, height: 64))
            context.clip()
            context.clip()
            XCTAssertEqual(context.boundingBoxOfClipPath, CGRect(x: 10, y: 0, width: 10, height: 64))
            context.fill(CGRect(x: 0, y: 10, width: 64, height: 10))
        }
        XCTAssertEqual(covered, 100)
        XCTAssertEqual(
            try area(1) { context in
                context.clip(to: .zero)
                context.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
            }, 0)
    }

    func testColorsAreMultipliedByTheirAlphaAndTheContexts() throws {
        let context = CGContext.bitmap(1, 1)
        context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
        context.setAlpha(0.5)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let pixel = try XCTUnwrap(context.makeImage())[0, 0]
        for (shift, expected) in [(24, 0.25), (16, 0.25), (8, 0.125), (0, 0)] as [(UInt32, Double)] {
            XCTAssertEqual(Double(pixel >> shift & 0xFF), expected * 255, accuracy: 1)
        }
        context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
        XCTAssertEqual(try XCTUnwrap(context.makeImage())[0, 0], 0)
    }

    func testEdgesAreHardWithoutAntialiasing() throws {
        let context = CGContext.bitmap(32, 32)
        context.setShouldAntialias(false)
        context.fillEllipse(in: CGRect(x: 1, y: 1, width: 29, height: 29))
        XCTAssertEqual(Set(try XCTUnwrap(context.makeImage()).pixels), [0, 0xFF00_0000])
    }

    func testShapesFarBeyondTheImageAreCutOff() throws {
        XCTAssertEqual(try area(1) { $0.fill(CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)) }, 64 * 64)
        XCTAssertEqual(try area(1) { $0.fill(CGRect(x: 1e12, y: 0, width: 1e12, height: 10)) }, 0)
        XCTAssertEqual(try area(1) { $0.fill(.infinite) }, 64 * 64)
    }

    func testTheCurrentPathIsInUserSpace() throws {
        let context = CGContext.bitmap(64, 64)
        XCTAssertNil(context.path)
        context.scaleBy(x: 2, y: 2)
        context.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(context.path, CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil))
        XCTAssertTrue(context.pathContains(CGPoint(x: 2, y: 3), mode: .fill))
        context.translateBy(x: 1, y: 0)
        XCTAssertEqual(context.boundingBoxOfPath, CGRect(x: 0, y: 2, width: 3, height: 4))
        XCTAssertEqual(context.currentPointOfPath, CGPoint(x: 0, y: 2))
    }

    /// The area in points that `body` covers of 64 x 64 points.
    private func area(_ scale: CGFloat, _ body: (CGContext) -> Void) throws -> Double {
        let context = try XCTUnwrap(CGContext(uiKitSize: CGSize(width: 64, height: 64), scale: scale, isOpaque: false))
        body(context)
        return try XCTUnwrap(context.makeImage()).coveredArea / Double(scale * scale)
    }
}
