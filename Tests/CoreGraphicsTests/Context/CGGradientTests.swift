import CoreGraphics
import XCTest

final class CGGradientTests: XCTestCase {
    private let blackToWhite = CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: nil)

    func testALinearGradientIsStraightBetweenItsEnds() throws {
        let pixels = try row { context, gradient in
            context.drawLinearGradient(gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 90, y: 0), options: [])
        }
        for x in 0..<100 {
            let location = (Double(x) + 0.5 - 10) / 80
            guard location > 0, location < 1 else {
                XCTAssertEqual(pixels[x], 0, "nothing beyond the ends, at \(x)")
                continue
            }
            XCTAssertEqual(Double(pixels[x] & 0xFF), location * 255, accuracy: 1.5, "at \(x)")
            XCTAssertEqual(pixels[x] >> 24, 0xFF)
        }
    }

    func testEachOptionFillsBeyondItsEnd() throws {
        let before = try row { context, gradient in
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 90, y: 0), options: .drawsBeforeStartLocation)
        }
        XCTAssertEqual([before[0], before[9], before[90], before[99]], [0xFF00_0000, 0xFF00_0000, 0, 0])
        let after = try row { context, gradient in
            context.drawLinearGradient(gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 90, y: 0), options: .drawsAfterEndLocation)
        }
        XCTAssertEqual([after[0], after[9], after[90], after[99]], [0, 0, 0xFFFF_FFFF, 0xFFFF_FFFF])
    }

    func testARadialGradientGoesByDistance() throws {
        let gradient = try XCTUnwrap(blackToWhite)
        let context = CGContext.bitmap(100, 100)
        let center = CGPoint(x: 50, y: 50)
        context.drawRadialGradient(
            gradient, startCenter: center, startRadius: 10, endCenter: center, endRadius: 40, options: .drawsBeforeStartLocation)
        let image = try XCTUnwrap(context.makeImage())
        for x in 0..<100 {
            let distance = hypot(Double(x) + 0.5 - 50, 0.5)
            if distance < 9.5 { XCTAssertEqual(image[x, 50], 0xFF00_0000) }
            if distance > 40.5 { XCTAssertEqual(image[x, 50], 0) }
            if distance > 10.5, distance < 39.5 {
                XCTAssertEqual(Double(image[x, 50] & 0xFF), (distance - 10) / 30 * 255, accuracy: 2)
            }
        }
    }

    func testLocationsPositionColorsAndTwoEqualOnesMakeAnEdge() throws {
        let colors = [CGColor.white, CGColor.black, CGColor.white, CGColor.black]
        let gradient = try XCTUnwrap(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0.75, 0.5, 0.5, 0.25]))
        let pixels = try row { context, _ in
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        }
        XCTAssertEqual(pixels[10], 0xFF00_0000, "before the first place")
        XCTAssertEqual(pixels[48] & 0xFF, 0, "black up to the edge")
        XCTAssertEqual(pixels[52] & 0xFF, 0xFF, "white from the edge")
        XCTAssertEqual(pixels[90], 0xFFFF_FFFF)
    }

    func testAlphaIsMultipliedIn() throws {
        let components: [CGFloat] = [1, 0, 0, 1, 1, 0, 0, 0]
        let gradient = try XCTUnwrap(
            CGGradient(colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: components, locations: nil, count: 2))
        let pixels = try row { context, _ in
            context.setAlpha(0.5)
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        }
        for x in 0..<100 {
            let alpha = (1 - (Double(x) + 0.5) / 100) * 127.5
            XCTAssertEqual(Double(pixels[x] >> 24), alpha, accuracy: 2)
            XCTAssertEqual(Double(pixels[x] >> 16 & 0xFF), alpha, accuracy: 2)
        }
    }

    func testWhatMakesNoGradientGivesNone() throws {
        XCTAssertNil(CGGradient(colorsSpace: nil, colors: [], locations: nil))
        XCTAssertNil(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil))
        XCTAssertNil(CGGradient(colorsSpace: nil, colors: [CGColor.black], locations: [.nan]))
        let pixels = try row { context, gradient in
            context.drawLinearGradient(gradient, start: .zero, end: .zero, options: .drawsAfterEndLocation)
            context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: CGFloat.nan, y: 0), options: .drawsAfterEndLocation)
        }
        XCTAssertEqual(Set(pixels), [0])
    }

    private func row(_ body: (CGContext, CGGradient) -> Void) throws -> [UInt32] {
        let context = CGContext.bitmap(100, 1)
        body(context, try XCTUnwrap(blackToWhite))
        return try XCTUnwrap(context.makeImage()).pixels
    }
}
