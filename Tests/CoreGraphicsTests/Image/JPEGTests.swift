import CoreGraphics
import TestSupport
import XCTest

final class JPEGTests: XCTestCase {
    /// A diagonal ramp of 40 x 24 pixels.
    private let ramp = CGImage(width: 40, height: 24, isOpaque: true) { pixels in
        for y in 0..<24 {
            for x in 0..<40 {
                pixels[y * 40 + x] = 0xFF00_0000 | UInt32(x * 6) << 16 | UInt32(y * 10) << 8 | UInt32(255 - x * 3 - y * 5)
            }
        }
    }

    private func largestDifference(_ first: CGImage, _ second: CGImage) -> Int {
        zip(first.pixels, second.pixels).map { a, b in
            [0, 8, 16, 24].map { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) }.max() ?? 0
        }.max() ?? 0
    }

    func testAnImageComesBackNearlyTheSame() throws {
        let source = try ImageReader(data: ramp.jpegData(quality: 1))
        XCTAssertEqual(source.format, .jpeg)
        XCTAssertEqual([source.width, source.height, source.frameCount, source.exifOrientation], [40, 24, 1, 1])
        let image = try source.image(at: 0)
        XCTAssertTrue(image.isOpaque)
        XCTAssertLessThanOrEqual(largestDifference(image, ramp), 3)
    }

    func testALowerQualityMakesASmallerAndWorseFile() throws {
        let sizes = try [0, 0.5, 0.9, 1].map { try ramp.jpegData(quality: $0).count }
        XCTAssertEqual(sizes, sizes.sorted())
        XCTAssertLessThan(sizes[0], sizes[3] / 2)
        XCTAssertEqual(try ramp.jpegData(quality: -3), try ramp.jpegData(quality: 0))
        XCTAssertEqual(try ramp.jpegData(quality: 7), try ramp.jpegData(quality: 1))
        XCTAssertEqual(try ramp.jpegData(quality: .nan), try ramp.jpegData(quality: 1))
    }

    func testTransparencyBecomesWhite() throws {
        let image = CGImage(width: 16, height: 16, isOpaque: false) { pixels in
            for index in pixels.indices where index % 16 >= 8 { pixels[index] = 0x8080_0000 }
        }
        let copy = try ImageReader(data: image.jpegData(quality: 1)).image(at: 0)
        XCTAssertEqual(copy.pixels[0], 0xFFFF_FFFF)
        let half = copy.pixels[15]
        XCTAssertEqual(Double(half >> 16 & 0xFF), 255, accuracy: 2)
        XCTAssertEqual(Double(half >> 8 & 0xFF), 127, accuracy: 2)
    }

    func testTheOrientationIsWrittenAndRead() throws {
        for orientation in 1...8 {
            XCTAssertEqual(try ImageReader(data: ramp.jpegData(quality: 0.8, exifOrientation: orientation)).exifOrientation, orientation)
        }
    }

    func testAnEXIFBlockOfTheOtherByteOrderOrDamagedIsNoDanger() throws {
        let plain = try ramp.jpegData(quality: 0.8)
        func file(_ block: [UInt8]) -> Data {
            let size = block.count + 8
            var file = plain
            file.insert(contentsOf: [0xFF, 0xE1, UInt8(size >> 8), UInt8(size & 0xFF)] + Array("Exif\0\0".utf8) + block, at: 2)
            return file
        }
        let entry: [UInt8] = [0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
        let little: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0] + entry + [0, 0, 0, 0]
        XCTAssertEqual(try ImageReader(data: file(little)).exifOrientation, 6)
        for count in 0..<little.count {
            let orientation = try ImageReader(data: file(Array(little.prefix(count)))).exifOrientation
            XCTAssertEqual(orientation, count >= 20 ? 6 : 1, "\(count) bytes")
        }
        var far = little
        far.replaceSubrange(4..<8, with: [0xFF, 0xFF, 0xFF, 0xFF])
        XCTAssertEqual(try ImageReader(data: file(far)).exifOrientation, 1)
        var ninth = little
        ninth[18] = 9
        XCTAssertEqual(try ImageReader(data: file(ninth)).exifOrientation, 1)
    }

    func testGrayProgressiveAndCMYKFilesAreRead() throws {
        let gray = try ImageReader(data: ImageSamples.grayJPEG).image(at: 0)
        for (x, pixel) in gray.pixels.prefix(8).enumerated() {
            XCTAssertEqual(Double(pixel & 0xFF), Double(x * 32), accuracy: 4)
            XCTAssertEqual(pixel & 0xFF, pixel >> 16 & 0xFF)
        }
        let progressive = try ImageReader(data: ImageSamples.progressiveJPEG).image(at: 0)
        XCTAssertEqual([progressive.width, progressive.height], [24, 16])
        for y in 0..<16 {
            let pixel = progressive[20, y]
            XCTAssertEqual(Double(pixel >> 16 & 0xFF), 200, accuracy: 4)
            XCTAssertEqual(Double(pixel >> 8 & 0xFF), 100, accuracy: 4)
            XCTAssertEqual(Double(pixel & 0xFF), Double(50 + 4 * y), accuracy: 8)
        }
        // Red = (255 - cyan) * (255 - black) / 255, and so on.
        let pixel = try ImageReader(data: ImageSamples.cmykJPEG).image(at: 0)[3, 3]
        XCTAssertEqual(Double(pixel >> 16 & 0xFF), 204, accuracy: 3)
        XCTAssertEqual(Double(pixel >> 8 & 0xFF), 0, accuracy: 3)
        XCTAssertEqual(Double(pixel & 0xFF), 102, accuracy: 3)
    }

    func testAFileOfManyScansIsRefused() throws {
        let file = ImageSamples.progressiveJPEG
        // The first scan over and over: from its mark to the next table's.
        let start = try XCTUnwrap(file.range(of: Data([0xFF, 0xDA]))).lowerBound
        let end = try XCTUnwrap(file.range(of: Data([0xFF, 0xC4]), in: start..<file.endIndex)).lowerBound
        func repeated(_ count: Int) -> Data {
            file.prefix(end) + Data((0..<count).flatMap { _ in Array(file[start..<end]) }) + file.suffix(from: end)
        }
        XCTAssertNoThrow(try ImageReader(data: repeated(20)).image(at: 0))
        XCTAssertThrowsError(try ImageReader(data: repeated(200)).image(at: 0)) { XCTAssertTrue("\($0)".contains("scans"), "\($0)") }
    }
}
