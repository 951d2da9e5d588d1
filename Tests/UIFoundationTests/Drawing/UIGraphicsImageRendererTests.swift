import UIKit
import XCTest
import UIKitTestSupport

final class UIGraphicsImageRendererTests: XCTestCase {
    func testAnImageHasTheSizeInPointsAndTheScalesPixels() throws {
        for scale in [1, 2, 3] as [CGFloat] {
            let image = makeRenderer(10, 6, scale: scale).image { _ in }
            XCTAssertEqual(image.size, CGSize(width: 10, height: 6))
            XCTAssertEqual(image.scale, scale)
            XCTAssertEqual(image.cgImage?.width, Int(10 * scale))
            XCTAssertEqual(image.cgImage?.height, Int(6 * scale))
        }
    }

    func testAFormatForTraitsHasTheirScaleOrElseTheScreens() {
        XCTAssertEqual(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 2)).scale, 2)
        XCTAssertEqual(UIGraphicsImageRendererFormat(for: UITraitCollection(userInterfaceStyle: .dark)).scale, mainScreenScale())
        XCTAssertFalse(UIGraphicsImageRendererFormat(for: UITraitCollection()).opaque)
    }

    func testTheOriginIsAtTheUpperLeftAndYGrowsDownwards() throws {
        let image = makeRenderer(4, 4, scale: 2).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 2, y: 3, width: 2, height: 1))
        }
        let pixels = try Pixels(image)
        for y in 0..<8 {
            for x in 0..<8 {
                let expected: UInt32 = x < 2 && y < 2 ? 0xFFFF_0000 : x >= 4 && y >= 6 ? 0xFF00_00FF : 0
                XCTAssertEqual(pixels[x, y], expected, "\(x), \(y)")
            }
        }
    }

    func testBoundsMoveTheOrigin() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let bounds = CGRect(x: 10, y: 20, width: 3, height: 2)
        let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
        XCTAssertEqual(renderer.format.bounds, bounds)
        let image = renderer.image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 12, y: 21, width: 1, height: 1))
        }
        XCTAssertEqual(try Pixels(image).values, [0, 0, 0, 0, 0, 0xFF00_FF00])
    }

    func testAnOpaqueImageStartsBlack() throws {
        let image = makeRenderer(2, 1, opaque: true).image { _ in }
        XCTAssertEqual(try Pixels(image).values, [0xFF00_0000, 0xFF00_0000])
    }

    func testTheContextIsCurrentWhileTheActionsRunOnly() {
        XCTAssertNil(UIGraphicsGetCurrentContext())
        _ = makeRenderer(2, 2).image { outer in
            XCTAssertTrue(UIGraphicsGetCurrentContext() === outer.cgContext)
            _ = makeRenderer(2, 2).image { inner in
                XCTAssertTrue(UIGraphicsGetCurrentContext() === inner.cgContext)
                XCTAssertFalse(inner.cgContext === outer.cgContext)
            }
            XCTAssertTrue(UIGraphicsGetCurrentContext() === outer.cgContext)
        }
        XCTAssertNil(UIGraphicsGetCurrentContext())
    }

    func testARendererMakesAnyNumberOfIndependentImages() throws {
        let renderer = makeRenderer(1, 1)
        let red = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let empty = renderer.image { _ in }
        XCTAssertEqual(try Pixels(red).values, [0xFFFF_0000])
        XCTAssertEqual(try Pixels(empty).values, [0])
    }

    func testImagesAreMadeOnAnyThreadEachWithItsOwnContext() {
        DispatchQueue.concurrentPerform(iterations: 8) { index in
            let image = UIGraphicsImageRenderer(size: CGSize(width: index + 1, height: 1)).image { context in
                UIColor(white: CGFloat(index) / 255, alpha: 1).setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: index + 1, height: 1))
                XCTAssertTrue(UIGraphicsGetCurrentContext() === context.cgContext)
            }
            let expected = 0xFF00_0000 + UInt32(index) * 0x01_0101
            XCTAssertEqual(image.cgImage.map { Pixels($0).values }, Array(repeating: expected, count: index + 1))
        }
    }

    func testTheImageSoFarDoesNotChangeLater() throws {
        var early: UIImage?
        let late = makeRenderer(1, 1).image { context in
            early = context.currentImage
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        XCTAssertEqual(try Pixels(early).values, [0])
        XCTAssertEqual(try Pixels(late).values, [0xFFFF_FFFF])
    }

    func testEmptyBoundsGiveAnEmptyImageWithoutDrawing() {
        for size in [CGSize.zero, CGSize(width: 0, height: 5), CGSize(width: CGFloat.nan, height: 5)] {
            let image = UIGraphicsImageRenderer(size: size).image { _ in XCTFail("nothing is to be drawn") }
            XCTAssertEqual(image.size, .zero)
            XCTAssertNil(image.cgImage)
        }
    }

    func testBlendModesLastForOneRectangle() throws {
        let image = makeRenderer(2, 1).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            UIColor.clear.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1), blendMode: .copy)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        XCTAssertEqual(try Pixels(image).values, [0, 0xFFFF_0000])
    }

    func testAClipLimitsDrawing() throws {
        let image = makeRenderer(3, 1).image { context in
            context.clip(to: CGRect(x: 1, y: 0, width: 1, height: 1))
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
        }
        XCTAssertEqual(try Pixels(image).values, [0, 0xFFFF_FFFF, 0])
    }

    func testHalfOfAStrokeIsOutsideItsPath() throws {
        let image = makeRenderer(6, 6).image { context in
            UIColor.black.setStroke()
            context.cgContext.setLineWidth(2)
            context.stroke(CGRect(x: 1, y: 1, width: 4, height: 4))
        }
        // The frame from 0 to 6 less the hole from 2 to 4.
        XCTAssertEqual(try Pixels(image).coverage, 36 - 4, accuracy: 0.01)
    }

    func testPNGDataReadsBackAsTheSamePixels() throws {
        let renderer = makeRenderer(3, 2, scale: 2)
        let actions: UIGraphicsImageRenderer.DrawingActions = { context in
            UIColor.orange.setFill()
            context.fill(CGRect(x: 1, y: 0, width: 1, height: 2))
        }
        let read = UIImage(data: renderer.pngData(actions: actions), scale: 2)
        XCTAssertEqual(read?.size, CGSize(width: 3, height: 2))
        XCTAssertEqual(try Pixels(read), try Pixels(renderer.image(actions: actions)))
    }
}
