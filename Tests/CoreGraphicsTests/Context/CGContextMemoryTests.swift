import CoreGraphics
import XCTest

final class CGContextMemoryTests: XCTestCase {
    private let little = CGBitmapInfo.byteOrder32Little.rawValue
    private let big = CGBitmapInfo.byteOrder32Big.rawValue

    func testEachLayoutShowsWhatIsDrawnInItsOwnOrder() throws {
        let layouts: [(UInt32, [UInt8])] = [
            (CGImageAlphaInfo.premultipliedLast.rawValue, [128, 64, 0, 128]),
            (CGImageAlphaInfo.premultipliedFirst.rawValue, [128, 128, 64, 0]),
            (CGImageAlphaInfo.premultipliedLast.rawValue | big, [128, 64, 0, 128]),
            (CGImageAlphaInfo.premultipliedLast.rawValue | little, [128, 0, 64, 128]),
            (CGImageAlphaInfo.premultipliedFirst.rawValue | little, [0, 64, 128, 128]),
            (CGImageAlphaInfo.noneSkipLast.rawValue, [128, 64, 0, 255]),
            (CGImageAlphaInfo.noneSkipFirst.rawValue, [255, 128, 64, 0]),
        ]
        for (info, expected) in layouts {
            for ownsMemory in [true, false] {
                var memory = [UInt8](repeating: 0, count: 12)
                try memory.withUnsafeMutableBytes { buffer in
                    let context = try XCTUnwrap(
                        CGContext(
                            data: ownsMemory ? buffer.baseAddress : nil, width: 1, height: 1, bitsPerComponent: 8,
                            bytesPerRow: ownsMemory ? 12 : 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
                    let early = context.data
                    context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
                    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
                    let bytes = try XCTUnwrap(context.data)
                    XCTAssertEqual(early, bytes)
                    let seen = (0..<4).map { bytes.load(fromByteOffset: $0, as: UInt8.self) }
                    let skipped = info & 0x1F == CGImageAlphaInfo.noneSkipFirst.rawValue ? 0 : info & 0x1F >= 5 ? 3 : nil
                    for index in 0..<4 where index != skipped {
                        XCTAssertEqual(Int(seen[index]), Int(expected[index]), accuracy: 1, "\(info)")
                    }
                }
            }
        }
    }

    func testWhatIsWrittenToTheMemoryIsDrawnOn() throws {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        let bytes = try XCTUnwrap(context.data)
        bytes.storeBytes(of: 255, toByteOffset: 0, as: UInt8.self)
        bytes.storeBytes(of: 255, toByteOffset: 3, as: UInt8.self)
        XCTAssertEqual(try XCTUnwrap(context.makeImage()).pixels, [0xFFFF_0000, 0])
        context.setBlendMode(.plusLighter)
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        XCTAssertEqual(try XCTUnwrap(context.makeImage()).pixels, [0xFFFF_00FF, 0xFF00_00FF])
        XCTAssertEqual((0..<8).map { bytes.load(fromByteOffset: $0, as: UInt8.self) }, [255, 0, 255, 255, 0, 0, 255, 255])
    }

    func testGrayAndAlphaContextsHaveOneBytePerPixel() throws {
        let gray = try XCTUnwrap(
            CGContext(
                data: nil, width: 3, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.none.rawValue))
        gray.setFillColor([0.4, 1])
        gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        gray.setFillColor(red: 1, green: 1, blue: 1, alpha: 0.5)
        gray.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let image = try XCTUnwrap(gray.makeImage())
        XCTAssertEqual(gray.bytesPerRow, 3)
        XCTAssertEqual(image.dataProvider?.data, Data([102, 128, 0]))
        XCTAssertEqual(image.alphaInfo, .none)
        XCTAssertEqual(image.bytesPerRow, 3)
        XCTAssertEqual(image.pixels, [0xFF66_6666, 0xFF80_8080, 0xFF00_0000])

        let alpha = try XCTUnwrap(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
        alpha.setFillColor(red: 1, green: 1, blue: 1, alpha: 0.5)
        alpha.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        XCTAssertEqual(try XCTUnwrap(alpha.makeImage()).dataProvider?.data, Data([128, 0]))
        XCTAssertEqual(try XCTUnwrap(alpha.makeImage()).alphaInfo, .alphaOnly)
    }

    func testSpacesConvertThereAndBack() throws {
        let context = try XCTUnwrap(CGContext(uiKitSize: CGSize(width: 10, height: 20), scale: 2, isOpaque: true))
        XCTAssertEqual(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)), CGPoint(x: 2, y: 38))
        XCTAssertEqual(context.convertToUserSpace(CGPoint(x: 2, y: 38)), CGPoint(x: 1, y: 1))
        XCTAssertEqual(context.convertToUserSpace(CGRect(x: 0, y: 0, width: 20, height: 40)), CGRect(x: 0, y: 0, width: 10, height: 20))
        XCTAssertEqual(context.convertToDeviceSpace(CGSize(width: 1, height: 2)).width, 2)
    }

    func testAStrokedPathIsReplacedByWhatItsStrokeWouldPaint() throws {
        let context = CGContext.bitmap(32, 32)
        context.setLineWidth(2)
        context.scaleBy(x: 1, y: 2)
        context.setLineDash(phase: 0, lengths: [4, 4])
        context.move(to: CGPoint(x: 4, y: 8))
        context.addLine(to: CGPoint(x: 20, y: 8))
        XCTAssertTrue(context.pathContains(CGPoint(x: 5, y: 8.9), mode: .stroke))
        XCTAssertFalse(context.pathContains(CGPoint(x: 9, y: 8.9), mode: .stroke))
        XCTAssertFalse(context.pathContains(CGPoint(x: 5, y: 8), mode: .fill))
        context.replacePathWithStrokedPath()
        XCTAssertEqual(context.boundingBoxOfPath.width, 12, accuracy: 1e-4)
        context.fillPath()
        XCTAssertEqual(try XCTUnwrap(context.makeImage()).coveredArea, 2 * 4 * 4, accuracy: 0.1)
    }

    func testDashesTooFineForTheirLineAreLeftOut() throws {
        let context = CGContext.bitmap(16, 16)
        context.setLineWidth(4)
        context.setLineDash(phase: 0, lengths: [1e-6, 1e-6])
        context.strokeLineSegments(between: [CGPoint(x: -1e9, y: 8), CGPoint(x: 1e9, y: 8)])
        XCTAssertEqual(try XCTUnwrap(context.makeImage()).coveredArea, 64)
    }
}
