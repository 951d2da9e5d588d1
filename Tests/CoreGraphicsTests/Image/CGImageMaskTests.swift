import CoreGraphics
import XCTest

final class CGImageMaskTests: XCTestCase {
    private func mask(_ samples: [UInt8], width: Int, bits: Int = 8, bytesPerRow: Int? = nil, decode: [CGFloat]? = nil) -> CGImage? {
        guard let provider = CGDataProvider(data: Data(samples)) else { return nil }
        let length = bytesPerRow ?? (width * bits + 7) / 8
        func make(_ decode: UnsafePointer<CGFloat>?) -> CGImage? {
            CGImage(
                maskWidth: width, height: samples.count / max(length, 1), bitsPerComponent: bits, bitsPerPixel: bits, bytesPerRow: length,
                provider: provider, decode: decode, shouldInterpolate: false)
        }
        guard let decode else { return make(nil) }
        return decode.withUnsafeBufferPointer { make($0.baseAddress) }
    }

    /// An icon in black on white becomes a mask, and the background keeps its color where the icon is (effect 8), at each scale.
    func testAnIconThroughAMaskHasTheBackgroundsColorByItsAlpha() throws {
        for scale in [1, 2, 3] {
            let gray = try XCTUnwrap(
                CGContext(
                    data: nil, width: 48 * scale, height: 8 * scale, bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
            let shades = [0, 51, 102, 153, 204, 255]
            for (index, shade) in shades.enumerated() {
                gray.setFillColor(gray: CGFloat(shade) / 255, alpha: 1)
                gray.fill(CGRect(x: index * 8 * scale, y: 0, width: 8 * scale, height: 8 * scale))
            }
            let icon = try XCTUnwrap(gray.makeImage())
            XCTAssertEqual(icon.bitsPerPixel, 8)
            XCTAssertEqual(icon.colorSpace?.model, .monochrome)
            let mask = try XCTUnwrap(
                CGImage(
                    maskWidth: icon.width, height: icon.height, bitsPerComponent: icon.bitsPerComponent,
                    bitsPerPixel: icon.bitsPerPixel, bytesPerRow: icon.bytesPerRow, provider: try XCTUnwrap(icon.dataProvider),
                    decode: nil, shouldInterpolate: false))
            XCTAssertTrue(mask.isMask)
            let back = CGContext.bitmap(48 * scale, 8 * scale)
            back.setFillColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
            back.fill(CGRect(x: 0, y: 0, width: 48 * scale, height: 8 * scale))
            let masked = try XCTUnwrap(XCTUnwrap(back.makeImage()).masking(mask))
            for (index, shade) in shades.enumerated() {
                let pixel = masked[(index * 8 + 4) * scale, 4 * scale]
                let alpha = Double(255 - shade)
                XCTAssertEqual(Double(pixel >> 24), alpha)
                XCTAssertEqual(Double(pixel >> 16 & 0xFF), 0.2 * alpha, accuracy: 1)
                XCTAssertEqual(Double(pixel >> 8 & 0xFF), 0.4 * alpha, accuracy: 1)
                XCTAssertEqual(Double(pixel & 0xFF), 0.8 * alpha, accuracy: 1)
            }
        }
    }

    func testAGrayImageMasksByItsLightAndAColoredOneNot() throws {
        let white = CGImage(width: 2, height: 1, isOpaque: true) { $0.update(repeating: 0xFFFF_FFFF) }
        let provider = try XCTUnwrap(CGDataProvider(data: Data([64, 255])))
        let gray = try XCTUnwrap(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: [], provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
        XCTAssertEqual(white.masking(gray)?.pixels, [0x4040_4040, 0xFFFF_FFFF])
        XCTAssertNil(white.masking(white))
        XCTAssertNil(try XCTUnwrap(mask([0], width: 1)).masking(gray))
    }

    func testSamplesOfFewerBitsAndDecodeArraysAreUnderstood() throws {
        XCTAssertEqual(try XCTUnwrap(mask([0b0101_0000], width: 4, bits: 1)).pixels.map { $0 >> 24 }, [255, 0, 255, 0])
        XCTAssertEqual(try XCTUnwrap(mask([0b0001_1011], width: 4, bits: 2)).pixels.map { $0 >> 24 }, [255, 170, 85, 0])
        XCTAssertEqual(try XCTUnwrap(mask([0x0F], width: 2, bits: 4)).pixels.map { $0 >> 24 }, [255, 0])
        XCTAssertEqual(try XCTUnwrap(mask([0, 255], width: 2, decode: [1, 0])).pixels.map { $0 >> 24 }, [0, 255])
        XCTAssertEqual(try XCTUnwrap(mask([0, 100, 255], width: 3)).dataProvider?.data, Data([0, 100, 255]))
    }

    func testMasksThatCannotBeAreRefused() throws {
        XCTAssertNil(mask([0, 0], width: 1, bits: 3))
        XCTAssertNil(mask([0], width: 2, bytesPerRow: 1))
        XCTAssertNil(mask([0], width: 0))
        XCTAssertNil(mask([0], width: 1, decode: [.nan, 1]))
        let provider = try XCTUnwrap(CGDataProvider(data: Data([0])))
        XCTAssertNil(
            CGImage(
                maskWidth: 100_000, height: 100_000, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 100_000, provider: provider,
                decode: nil, shouldInterpolate: false))
        XCTAssertNil(
            CGImage(
                maskWidth: .max, height: 2, bitsPerComponent: 1, bitsPerPixel: 1, bytesPerRow: .max, provider: provider, decode: nil,
                shouldInterpolate: false))
    }

    func testAMaskIsStretchedOverTheImage() throws {
        let white = CGImage(width: 8, height: 1, isOpaque: true) { $0.update(repeating: 0xFFFF_FFFF) }
        let half = try XCTUnwrap(mask([0, 255], width: 2))
        let alphas = try XCTUnwrap(white.masking(half)).pixels.map { $0 >> 24 }
        XCTAssertEqual(alphas, [255, 255, 255, 255, 0, 0, 0, 0])
    }

    func testColorsInsideTheirRangesBecomeClear() throws {
        let image = CGImage(width: 3, height: 1, isOpaque: true) { ($0[0], $0[1], $0[2]) = (0xFFFF_0000, 0xFFF0_1010, 0xFF00_FF00) }
        let masked = try XCTUnwrap(image.copy(maskingColorComponents: [240, 255, 0, 16, 0, 16]))
        XCTAssertEqual(masked.pixels, [0, 0, 0xFF00_FF00])
        XCTAssertNil(image.copy(maskingColorComponents: [0, 255]))
        XCTAssertNil(masked.copy(maskingColorComponents: [0, 1, 0, 1, 0, 1]))
    }

    func testDrawingAMaskPaintsTheFillColor() throws {
        let context = CGContext.bitmap(3, 1)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        context.draw(try XCTUnwrap(mask([0, 127, 255], width: 3)), in: CGRect(x: 0, y: 0, width: 3, height: 1))
        XCTAssertEqual(try XCTUnwrap(context.makeImage()).pixels, [0x8080_0000, 0x4040_0000, 0])
    }

    func testDataProvidersGiveTheirBytes() throws {
        var released = 0
        let bytes: [UInt8] = [1, 2, 3]
        let provider = bytes.withUnsafeBytes { buffer in
            buffer.baseAddress.flatMap { CGDataProvider(dataInfo: nil, data: $0, size: 3) { _, _, size in released += size } }
        }
        XCTAssertEqual(provider?.data, Data(bytes))
        XCTAssertEqual(released, 3)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("provider-\(UUID())")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(bytes).write(to: file)
        XCTAssertEqual(CGDataProvider(url: file)?.data, Data(bytes))
        XCTAssertNil(CGDataProvider(url: file.appendingPathExtension("none")))
    }
}
