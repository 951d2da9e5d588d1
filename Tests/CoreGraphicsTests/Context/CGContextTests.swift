import CoreGraphics
import XCTest

final class CGContextTests: XCTestCase {
    func testANewContextIsClearOrBlack() throws {
        XCTAssertEqual(try XCTUnwrap(bitmap(2, 1).makeImage()).pixels, [0, 0])
        let opaque = try XCTUnwrap(CGContext(uiKitSize: CGSize(width: 2, height: 1), scale: 1, isOpaque: true)?.makeImage())
        XCTAssertEqual(opaque.pixels, [0xFF00_0000, 0xFF00_0000])
        XCTAssertTrue(opaque.isOpaque)
    }

    func testAContextOfUIKitsHasAllPixelsOfItsPoints() throws {
        for (points, scale, pixels) in [(10, 3, 30), (10.1, 1, 11), (100 / 3, 3, 100), (33.4, 3, 101)] as [(CGFloat, CGFloat, Int)] {
            let context = try XCTUnwrap(CGContext(uiKitSize: CGSize(width: points, height: points), scale: scale, isOpaque: false))
            XCTAssertEqual(context.width, pixels, "\(points) at \(scale)")
        }
    }

    func testSizesThatCannotBeAreRefused() {
        for size in [
            CGSize(width: 0, height: 5), CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5), CGSize(width: 1e9, height: 5),
        ] {
            XCTAssertNil(CGContext(uiKitSize: size, scale: 1, isOpaque: false))
        }
        XCTAssertNil(CGContext(uiKitSize: CGSize(width: 5, height: 5), scale: .nan, isOpaque: false))
        XCTAssertNil(CGContext(uiKitSize: CGSize(width: -5, height: -5), scale: -1, isOpaque: false))
        XCTAssertNil(context(info: .last), "straight alpha")
        XCTAssertNil(context(info: .none))
        XCTAssertNil(context(info: .premultipliedLast, space: CGColorSpaceCreateDeviceGray()))
        XCTAssertNotNil(context(info: .premultipliedLast))
    }

    func testMemoryOfTheCallerIsDrawnInto() throws {
        var memory = [UInt32](repeating: 0xFF11_2233, count: 6)
        try memory.withUnsafeMutableBytes { bytes in
            let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
            let context = try XCTUnwrap(
                CGContext(
                    data: bytes.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 12,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: info))
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            XCTAssertEqual(context.makeImage()?.pixels, [0xFF11_2233, 0xFF11_2233, 0xFFFF_0000, 0xFF11_2233])
        }
        XCTAssertEqual(memory, [0xFF11_2233, 0xFF11_2233, 0xFF11_2233, 0xFFFF_0000, 0xFF11_2233, 0xFF11_2233])
    }

    func testABitmapsOriginIsAtTheBottomAndUIKitsAtTheTop() throws {
        let up = bitmap(4, 4)
        XCTAssertEqual(up.ctm, .identity)
        up.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        XCTAssertEqual(try XCTUnwrap(up.makeImage())[0, 3], 0xFF00_0000)

        let down = try XCTUnwrap(CGContext(uiKitSize: CGSize(width: 2, height: 2), scale: 2, isOpaque: false))
        XCTAssertEqual(down.ctm, CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 4))
        down.fill(CGRect(x: 0, y: 0, width: 0.5, height: 0.5))
        let image = try XCTUnwrap(down.makeImage())
        XCTAssertEqual(image[0, 0], 0xFF00_0000)
        XCTAssertEqual(image.coveredArea, 1)
    }

    func testTheImageTakenDoesNotChangeLater() throws {
        let context = bitmap(2, 2)
        let before = try XCTUnwrap(context.makeImage())
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        XCTAssertEqual(before.coveredArea, 0)
        XCTAssertEqual(try XCTUnwrap(context.makeImage()).coveredArea, 4)
    }

    func testTransformsApplyToUserSpaceBeforeThoseSoFar() {
        let context = bitmap(100, 100)
        context.translateBy(x: 10, y: 20)
        context.scaleBy(x: 2, y: 3)
        XCTAssertEqual(CGPoint(x: 1, y: 1).applying(context.ctm), CGPoint(x: 12, y: 23))
        context.rotate(by: .pi / 2)
        let rotated = CGPoint(x: 1, y: 0).applying(context.ctm)
        XCTAssertEqual(rotated.x, 10, accuracy: 1e-12)
        XCTAssertEqual(rotated.y, 23, accuracy: 1e-12)
    }

    func testSavedStateComesBackAndThePathStays() throws {
        let context = bitmap(10, 10)
        context.saveGState()
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.translateBy(x: 5, y: 0)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.restoreGState()
        XCTAssertEqual(context.ctm, .identity)
        context.fillPath()
        let image = try XCTUnwrap(context.makeImage())
        XCTAssertEqual(image.coveredArea, 4)
        XCTAssertEqual(image[5, 9], 0xFF00_0000)
        context.restoreGState()
        XCTAssertEqual(context.ctm, .identity)
    }

    func testNothingIsDrawnUnderASingularMatrixAndAllGoesOnAfter() throws {
        let context = bitmap(10, 10)
        let everything = CGRect(x: 0, y: 0, width: 10, height: 10)
        context.saveGState()
        context.scaleBy(x: 0, y: 1)
        context.fill(everything)
        context.stroke(everything)
        context.draw(CGImage(width: 1, height: 1, isOpaque: true) { $0[0] = 0xFFFF_FFFF }, in: everything)
        XCTAssertTrue(context.boundingBoxOfClipPath.isNull)
        context.restoreGState()
        context.concatenate(CGAffineTransform(scaleX: .nan, y: 1))
        context.setLineWidth(.nan)
        context.setAlpha(.infinity)
        context.setLineDash(phase: 0, lengths: [0, 0])
        context.setLineDash(phase: 0, lengths: [-1, 2])
        context.draw(
            CGImage(width: 1, height: 1, isOpaque: true) { $0[0] = 0xFFFF_FFFF }, in: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1))
        XCTAssertEqual(try XCTUnwrap(context.makeImage()).coveredArea, 0)
        context.fill(everything)
        XCTAssertEqual(try XCTUnwrap(context.makeImage()).coveredArea, 100)
    }

    private func bitmap(_ width: Int, _ height: Int) -> CGContext { .bitmap(width, height) }

    private func context(info: CGImageAlphaInfo, space: CGColorSpace = CGColorSpaceCreateDeviceRGB()) -> CGContext? {
        CGContext(data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: info.rawValue)
    }
}
