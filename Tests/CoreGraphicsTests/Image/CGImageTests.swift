import CoreGraphics
import XCTest

final class CGImageTests: XCTestCase {
    private let sRGB = CGColorSpaceCreateDeviceRGB()

    func testAnImageKeepsThePixelsItWasMadeOf() {
        let image = CGImage(width: 3, height: 2, isOpaque: false) { pixels in
            XCTAssertTrue(pixels.allSatisfy { $0 == 0 })
            for index in pixels.indices { pixels[index] = UInt32(index) }
        }
        XCTAssertEqual(image.pixels, [0, 1, 2, 3, 4, 5])
        XCTAssertEqual([image.width, image.height, image.bytesPerRow, image.bitsPerPixel, image.bitsPerComponent], [3, 2, 12, 32, 8])
        XCTAssertEqual(image.bitmapInfo.rawValue, CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        XCTAssertEqual(image.alphaInfo, .premultipliedFirst)
    }

    func testTwoImagesOfTheSamePixelsAreNotEqual() {
        let first = CGImage(width: 1, height: 1, isOpaque: false) { $0[0] = 7 }
        let second = CGImage(width: 1, height: 1, isOpaque: false) { $0[0] = 7 }
        XCTAssertEqual(first, first)
        XCTAssertNotEqual(first, second)
    }

    func testWhatTheInitializerThrowsIsThrownOn() {
        XCTAssertThrowsError(try CGImage(width: 4, height: 4, isOpaque: true) { _ in throw ImageError.corrupt("x") })
    }

    func testCroppingWidensToWholePixelsAndCutsToTheImage() throws {
        let image = CGImage(width: 4, height: 3, isOpaque: false) { pixels in
            for index in pixels.indices { pixels[index] = UInt32(index) }
        }
        XCTAssertEqual(try XCTUnwrap(image.cropping(to: CGRect(x: 1.5, y: 0.5, width: 1, height: 1))).pixels, [1, 2, 5, 6])
        XCTAssertEqual(try XCTUnwrap(image.cropping(to: CGRect(x: 3, y: 2, width: 9, height: 9))).pixels, [11])
        XCTAssertIdentical(image.cropping(to: .infinite), image)
        XCTAssertNil(image.cropping(to: CGRect(x: 4, y: 0, width: 1, height: 1)))
        XCTAssertNil(image.cropping(to: .null))
        XCTAssertNil(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)))
    }

    func testEveryFourByteLayoutGivesTheSamePixel() throws {
        // Red 200, green 100, blue 50; alpha 255.
        let layouts: [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])] = [
            (.last, [], [200, 100, 50, 255]), (.premultipliedLast, .byteOrder32Big, [200, 100, 50, 255]),
            (.noneSkipLast, [], [200, 100, 50, 9]), (.first, [], [255, 200, 100, 50]),
            (.premultipliedFirst, .byteOrder32Little, [50, 100, 200, 255]), (.noneSkipFirst, .byteOrder32Little, [50, 100, 200, 9]),
            (.last, .byteOrder32Little, [255, 50, 100, 200]),
        ]
        for (alpha, order, bytes) in layouts {
            let image = try XCTUnwrap(image(bytes, 1, 1, info: order.union(CGBitmapInfo(rawValue: alpha.rawValue))))
            XCTAssertEqual(image.pixels, [0xFFC8_6432], "\(alpha) \(order)")
        }
    }

    func testTheBytesAreThoseOfTheGivenLayout() throws {
        // Alpha 128 and a premultiplied color, which unpremultiplied bytes give back.
        let layouts: [(CGImageAlphaInfo, CGBitmapInfo, [UInt8])] = [
            (.last, [], [199, 100, 50, 128]), (.premultipliedLast, .byteOrder32Big, [100, 50, 25, 128]),
            (.first, [], [128, 199, 100, 50]), (.premultipliedFirst, .byteOrder32Little, [25, 50, 100, 128]),
            (.noneSkipLast, .byteOrder32Little, [255, 50, 100, 200]), (.noneSkipFirst, [], [255, 200, 100, 50]),
        ]
        for (alpha, order, bytes) in layouts {
            let info = order.union(CGBitmapInfo(rawValue: alpha.rawValue))
            let made = try XCTUnwrap(image(bytes + bytes, 2, 1, info: info))
            for image in [made, try XCTUnwrap(made.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1)))] {
                XCTAssertEqual([image.alphaInfo, image.byteOrderInfo.rawValue] as [AnyHashable], [alpha, order.rawValue] as [AnyHashable])
                XCTAssertEqual(image.bitmapInfo, info)
                XCTAssertEqual(image.dataProvider?.data.map { Array($0.prefix(4)) }, bytes, "\(alpha) \(order)")
            }
        }
    }

    func testImagesOfFilesHaveRedFirstAndThoseOfContextsTheirLayout() throws {
        let opaque = CGImage(width: 1, height: 1, isOpaque: true) { $0[0] = 0xFFC8_6432 }
        let clear = CGImage(width: 1, height: 1, isOpaque: false) { $0[0] = 0x8064_3219 }
        for (image, alpha, bytes) in [
            (opaque, CGImageAlphaInfo.noneSkipLast, [200, 100, 50, 255]), (clear, .last, [199, 100, 50, 128]),
        ] as [(CGImage, CGImageAlphaInfo, [UInt8])] {
            let read = try CGImage(pngData: try image.pngData())
            XCTAssertEqual(read.pixels, image.pixels)
            XCTAssertEqual(read.alphaInfo, alpha)
            XCTAssertEqual(read.byteOrderInfo, .orderDefault)
            XCTAssertEqual(read.dataProvider?.data.map { Array($0) }, bytes)
        }
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: sRGB,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(CGColor(srgbRed: 200 / 255, green: 100 / 255, blue: 50 / 255, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let made = try XCTUnwrap(context.makeImage())
        XCTAssertEqual(made.bitmapInfo.rawValue, CGImageAlphaInfo.premultipliedLast.rawValue)
        XCTAssertEqual(made.dataProvider?.data.map { Array($0) }, [200, 100, 50, 255])
    }

    func testThreeByteAndGrayLayoutsAreOpaque() throws {
        let rgb = try XCTUnwrap(image([1, 2, 3, 4, 5, 6], 2, 1, bitsPerPixel: 24, info: []))
        XCTAssertEqual(rgb.pixels, [0xFF01_0203, 0xFF04_0506])
        XCTAssertTrue(rgb.isOpaque)
        let gray = try XCTUnwrap(image([7, 8], 1, 2, bitsPerPixel: 8, info: [], space: CGColorSpaceCreateDeviceGray()))
        XCTAssertEqual(gray.pixels, [0xFF07_0707, 0xFF08_0808])
    }

    func testStraightColorsAreMultipliedAndPremultipliedOnesLimited() throws {
        let straight = CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue)
        XCTAssertEqual(try XCTUnwrap(image([255, 100, 3, 128], 1, 1, info: straight)).pixels, [0x8080_3202])
        let premultiplied = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
        XCTAssertEqual(try XCTUnwrap(image([255, 100, 3, 128], 1, 1, info: premultiplied)).pixels, [0x8080_6403])
    }

    func testRowsMayBePadded() throws {
        let bytes: [UInt8] = [1, 2, 3, 0, 0, 4, 5, 6]
        XCTAssertEqual(try XCTUnwrap(image(bytes, 1, 2, bitsPerPixel: 24, bytesPerRow: 5, info: [])).pixels, [0xFF01_0203, 0xFF04_0506])
    }

    func testWhatCannotBeReadGivesNoImage() {
        let alpha = CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue)
        XCTAssertNil(image([0, 0, 0], 1, 1, info: alpha), "too few bytes")
        XCTAssertNil(image([0, 0, 0, 0], 1, 1, bytesPerRow: 3, info: alpha), "rows shorter than their pixels")
        XCTAssertNil(image([0, 0, 0, 0], 0, 1, info: alpha))
        XCTAssertNil(image([0, 0, 0, 0], -1, 1, info: alpha))
        XCTAssertNil(image([0, 0, 0, 0], Int.max, Int.max, info: alpha))
        XCTAssertNil(image([0, 0, 0, 0], 1, 1, bitsPerPixel: 16, info: alpha))
        XCTAssertNil(image([0, 0, 0, 0], 1, 1, info: []), "four bytes without alpha")
        XCTAssertNil(image([0, 0, 0, 0], 1, 1, info: alpha.union(.floatComponents)))
        XCTAssertNil(image([0, 0, 0, 0], 1, 1, info: alpha, space: CGColorSpaceCreateDeviceGray()))
    }

    private func image(
        _ bytes: [UInt8], _ width: Int, _ height: Int, bitsPerPixel: Int = 32, bytesPerRow: Int? = nil, info: CGBitmapInfo,
        space: CGColorSpace? = nil
    ) -> CGImage? {
        guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
        return CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow ?? width.multipliedReportingOverflow(by: bitsPerPixel / 8).partialValue, space: space ?? sRGB,
            bitmapInfo: info, provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }
}
