import CoreGraphics
import Foundation
import TestSupport
import XCTest

@testable import ImageIO

/// Image files by the functions that apps call.
final class ImageIOTests: XCTestCase {
    private func image(_ width: Int, _ height: Int, _ pixels: [UInt32], isOpaque: Bool = true) -> CGImage {
        CGImage(width: width, height: height, isOpaque: isOpaque) { for (index, pixel) in pixels.enumerated() { $0[index] = pixel } }
    }

    private let (red, green, blue): (UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF)

    private func write(_ type: String, _ images: [(CGImage, [String: Any])], whole: [String: Any]? = nil) throws -> Data {
        let data = NSMutableData()
        let destination = try XCTUnwrap(
            CGImageDestinationCreateWithData(data as CFMutableData, type as CFString, images.count, nil))
        if let whole { CGImageDestinationSetProperties(destination, whole as CFDictionary) }
        for (image, properties) in images { CGImageDestinationAddImage(destination, image, properties as CFDictionary) }
        XCTAssertTrue(CGImageDestinationFinalize(destination))
        XCTAssertFalse(CGImageDestinationFinalize(destination), "the second time")
        return data as Data
    }

    func testAPNGIsWrittenAndReadByTheFunctions() throws {
        let pixels: [UInt32] = [red, green, blue, 0, 0x8080_0000, red]
        let data = try write("public.png", [(image(3, 2, pixels, isOpaque: false), [:])])
        let source = try XCTUnwrap(CGImageSourceCreateWithData(data as CFData, nil))
        XCTAssertEqual(CGImageSourceGetType(source), "public.png")
        XCTAssertEqual(CGImageSourceGetCount(source), 1)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete)
        XCTAssertEqual(CGImageSourceGetStatusAtIndex(source, 0), .statusComplete)
        XCTAssertEqual(CGImageSourceCreateImageAtIndex(source, 0, nil)?.samples, pixels)
        XCTAssertNil(CGImageSourceCreateImageAtIndex(source, 1, nil))
        let properties = try XCTUnwrap(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        XCTAssertEqual(properties[kCGImagePropertyPixelWidth] as? Int, 3)
        XCTAssertEqual(properties[kCGImagePropertyPixelHeight] as? CGFloat, 2)
        XCTAssertEqual(CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyFileSize] as? Int, data.count)

        let file = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-\(ProcessInfo.processInfo.processIdentifier).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let destination = try XCTUnwrap(CGImageDestinationCreateWithURL(file as CFURL, "public.png" as CFString, 1, nil))
        CGImageDestinationAddImageFromSource(destination, source, 0, nil)
        XCTAssertTrue(CGImageDestinationFinalize(destination))
        let again = try XCTUnwrap(CGImageSourceCreateWithURL(file as CFURL, nil))
        XCTAssertEqual(CGImageSourceCreateImageAtIndex(again, 0, nil)?.samples, pixels)
        XCTAssertNil(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere.png"), nil))
    }

    func testAGIFKeepsFramesDelaysAndLoops() throws {
        let frames: [[UInt32]] = [[red, red, green, blue], [blue, blue, red, 0], [green, green, green, green]]
        let delays: [Double] = [0.05, 0.01, 1.2]
        var images: [(CGImage, [String: Any])] = []
        for (pixels, delay) in zip(frames, delays) {
            let properties: [String: Any] = [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: delay]]
            images.append((image(2, 2, pixels, isOpaque: !pixels.contains(0)), properties))
        }
        let data = try write("com.compuserve.gif", images, whole: [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: 3]])
        let source = try XCTUnwrap(CGImageSourceCreateWithData(data, nil))
        XCTAssertEqual(CGImageSourceGetCount(source), 3)
        for (index, pixels) in frames.enumerated() {
            XCTAssertEqual(CGImageSourceCreateImageAtIndex(source, index, nil)?.samples, pixels, "\(index)")
            let gif = CGImageSourceCopyPropertiesAtIndex(source, index, nil)?[kCGImagePropertyGIFDictionary] as? [String: Any]
            XCTAssertEqual(try XCTUnwrap(gif?[kCGImagePropertyGIFUnclampedDelayTime] as? Double), delays[index], accuracy: 1e-9)
            XCTAssertEqual((gif?[kCGImagePropertyGIFDelayTime] as? NSNumber)?.doubleValue, index == 1 ? 0.1 : delays[index])
        }
        let whole = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? [String: Any]
        XCTAssertEqual(whole?[kCGImagePropertyGIFLoopCount] as? Int, 3)
        XCTAssertEqual(whole?[kCGImagePropertyGIFCanvasPixelWidth] as? Int, 2)

        let endless = try write(
            "com.compuserve.gif", [(image(1, 1, [red]), [:])], whole: [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: 0]])
        let other = try XCTUnwrap(CGImageSourceCreateWithData(endless, nil))
        let ofOther = CGImageSourceCopyProperties(other, nil)?[kCGImagePropertyGIFDictionary] as? [String: Any]
        XCTAssertEqual(ofOther?[kCGImagePropertyGIFLoopCount] as? Int, 0)
    }

    /// 4,096 colors: the mean error of 256 averages is small, and those of few colors are exact.
    func testAGIFOfManyColorsIsNearlyTheSame() throws {
        var pixels: [UInt32] = []
        for index in 0..<4096 as Range<UInt32> {
            let red: UInt32 = index % 64 * 4, green: UInt32 = index / 64 * 4, blue: UInt32 = index / 64
            pixels.append(0xFF00_0000 | red << 16 | green << 8 | blue)
        }
        let data = try write("com.compuserve.gif", [(image(64, 64, pixels), [:])])
        let source = try XCTUnwrap(CGImageSourceCreateWithData(data, nil))
        let read = try XCTUnwrap(CGImageSourceCreateImageAtIndex(source, 0, nil)).samples
        var differences: [Int] = []
        for (one, other) in zip(read, pixels) {
            let components: [Int] = [UInt32(0), 8, 16].map { shift in
                let (a, b) = (Int(one >> shift & 0xFF), Int(other >> shift & 0xFF))
                return abs(a - b)
            }
            differences.append(components.max() ?? 0)
        }
        XCTAssertLessThanOrEqual(differences.max() ?? 0, 16)
        XCTAssertLessThan(Double(differences.reduce(0, +)) / 4096, 8)
        XCTAssertLessThanOrEqual(Set(read).count, 256)
    }

    func testAJPEGHasQualityOrientationAndBackground() throws {
        let pixels: [UInt32] = (0..<64 as Range<UInt32>).map { 0xFF00_0000 | $0 * 0x0003_0201 }
        let turned: [String: Any] = [
            kCGImageDestinationLossyCompressionQuality: 1.0, kCGImagePropertyOrientation: CGImagePropertyOrientation.right.rawValue,
        ]
        let small = try write("public.jpeg", [(image(8, 8, pixels), [kCGImageDestinationLossyCompressionQuality: 0.1])])
        let large = try write("public.jpeg", [(image(8, 8, pixels), turned)])
        XCTAssertLessThan(small.count, large.count)
        let source = try XCTUnwrap(CGImageSourceCreateWithData(large, nil))
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        XCTAssertEqual(properties?[kCGImagePropertyOrientation] as? Int, 6)
        XCTAssertEqual((properties?[kCGImagePropertyTIFFDictionary] as? [String: Any])?[kCGImagePropertyTIFFOrientation] as? Int, 6)
        XCTAssertEqual((properties?[kCGImagePropertyExifDictionary] as? [String: Any])?[kCGImagePropertyExifPixelXDimension] as? Int, 8)

        let onBlue: [String: Any] = [
            kCGImageDestinationBackgroundColor: CGColor(red: 0, green: 0, blue: 1, alpha: 1),
            kCGImageDestinationLossyCompressionQuality: 1.0,
        ]
        let clear = try write("public.jpeg", [(image(8, 8, [UInt32](repeating: 0, count: 64), isOpaque: false), onBlue)])
        let shown = CGImageSourceCreateWithData(clear, nil).flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }
        XCTAssertGreaterThan((shown?.samples.first ?? 0) & 0xFF, 250)
        XCTAssertLessThan((shown?.samples.first ?? 0) >> 16 & 0xFF, 4)
    }

    func testEXIFTagsHaveApplesNames() throws {
        // Big-endian: Make "Kinora", and a directory of the photo with ExposureTime 1/50 and one ISO speed.
        func bytes(_ number: UInt32, _ size: Int) -> [UInt8] {
            (0..<size).map { index -> UInt8 in
                let shift = UInt32(8 * (size - 1 - index))
                return UInt8(truncatingIfNeeded: number >> shift)
            }
        }
        var tiff: [UInt8] = []
        func add(_ some: [UInt8]) { tiff.append(contentsOf: some) }
        func addEntry(_ tag: UInt32, _ kind: UInt32, _ count: UInt32, _ value: UInt32) {
            add(bytes(tag, 2))
            add(bytes(kind, 2))
            add(bytes(count, 4))
            add(bytes(value, 4))
        }
        add(Array("MM".utf8))
        add([0, 42, 0, 0, 0, 8, 0, 2])
        addEntry(0x010F, 2, 7, 38)
        addEntry(0x8769, 4, 1, 46)
        add([0, 0, 0, 0])
        add(Array("Kinora".utf8))
        add([0, 0, 0, 2])
        addEntry(0x829A, 5, 1, 76)
        addEntry(0x8827, 3, 1, 400 << 16)
        add([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 50])
        var block: [UInt8] = Array("Exif".utf8)
        block.append(contentsOf: [0, 0])
        block.append(contentsOf: tiff)
        var file = [UInt8](try write("public.jpeg", [(image(1, 1, [red]), [:])]))
        file.insert(contentsOf: block, at: 2)
        file.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(block.count + 2)], at: 2)
        let source = try XCTUnwrap(CGImageSourceCreateWithData(Data(file), nil))
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        let photo = properties?[kCGImagePropertyExifDictionary] as? [String: Any]
        XCTAssertEqual((properties?[kCGImagePropertyTIFFDictionary] as? [String: Any])?[kCGImagePropertyTIFFMake] as? String, "Kinora")
        XCTAssertEqual(photo?[kCGImagePropertyExifExposureTime] as? Double, 0.02)
        XCTAssertEqual((photo?[kCGImagePropertyExifISOSpeedRatings] as? [NSNumber])?.map(\.intValue), [400])
        // Cut off or damaged at any byte: whatever is left, without a fault.
        for index in 6..<(block.count + 6) {
            var damaged = file
            damaged[index] = 0xFF
            _ = CGImageSourceCreateWithData(Data(damaged), nil).flatMap { CGImageSourceCopyPropertiesAtIndex($0, 0, nil) }
        }
    }

    func testASmallCopyFitsAndIsTurnedUprightIfAsked() throws {
        // Twelve columns of four rows; the left half is red. Turned clockwise the red half is at the top.
        let (red, blue) = (red, blue)
        let pixels = (0..<48).map { index -> UInt32 in index % 12 < 6 ? red : blue }
        let data = try write(
            "public.jpeg", [(image(12, 4, pixels), [kCGImagePropertyOrientation: 6, kCGImageDestinationLossyCompressionQuality: 1])])
        let source = try XCTUnwrap(CGImageSourceCreateWithData(data, nil))
        func small(_ options: [CFString: Any]) -> CGImage? { CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary) }
        XCTAssertNil(small([kCGImageSourceThumbnailMaxPixelSize: 6]), "none is in the file")
        let plain = small([kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 6])
        XCTAssertEqual([plain?.width, plain?.height], [6, 2])
        let upright = small([
            kCGImageSourceCreateThumbnailFromImageIfAbsent: true, kCGImageSourceThumbnailMaxPixelSize: 6,
            kCGImageSourceCreateThumbnailWithTransform: true,
        ])
        XCTAssertEqual([upright?.width, upright?.height], [2, 6])
        XCTAssertGreaterThan((upright?.samples.first ?? 0) >> 16 & 0xFF, 200)
        XCTAssertGreaterThan((upright?.samples.last ?? 0) & 0xFF, 200)
        let whole = small([kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 100])
        XCTAssertEqual([whole?.width, whole?.height], [12, 4], "never larger")
    }

    func testAllOrientationsAreTurnedAsUIImageDoes() throws {
        let pixels = ([1, 2, 3, 4, 5, 6] as [UInt32]).map { UInt32(0xFF00_0000) | $0 * 40 }
        let expected: [Int: [UInt32]] = [
            1: [1, 2, 3, 4, 5, 6], 2: [3, 2, 1, 6, 5, 4], 3: [6, 5, 4, 3, 2, 1], 4: [4, 5, 6, 1, 2, 3], 5: [1, 4, 2, 5, 3, 6],
            6: [4, 1, 5, 2, 6, 3], 7: [6, 3, 5, 2, 4, 1], 8: [3, 6, 2, 5, 1, 4],
        ]
        for (orientation, numbers) in expected {
            let turned = numbers.map { UInt32(0xFF00_0000) | $0 * 40 }
            XCTAssertEqual(image(3, 2, pixels).oriented(exif: orientation).samples, turned, "\(orientation)")
        }
    }

    func testDataInPiecesBecomesAnImageWhenItIsComplete() throws {
        let data = try write("public.png", [(image(2, 1, [red, blue]), [:])])
        let source = CGImageSourceCreateIncremental(nil)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusReadingHeader)
        CGImageSourceUpdateData(source, data.prefix(4) as CFData, false)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusReadingHeader)
        CGImageSourceUpdateData(source, data.prefix(20) as CFData, false)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusIncomplete)
        XCTAssertEqual(CGImageSourceGetType(source), "public.png")
        XCTAssertEqual(CGImageSourceGetCount(source), 0)
        CGImageSourceUpdateData(source, data as CFData, true)
        XCTAssertEqual(CGImageSourceGetStatus(source), .statusComplete)
        XCTAssertEqual(CGImageSourceCreateImageAtIndex(source, 0, nil)?.samples, [red, blue])
    }

    func testWhatIsNoImageSaysSo() throws {
        let text = try XCTUnwrap(CGImageSourceCreateWithData(Data("no image".utf8), nil))
        XCTAssertEqual(CGImageSourceGetStatus(text), .statusUnknownType)
        XCTAssertEqual(CGImageSourceGetCount(text), 0)
        XCTAssertNil(CGImageSourceGetType(text))
        let empty = try XCTUnwrap(CGImageSourceCreateWithData(Data(), nil))
        XCTAssertEqual(CGImageSourceGetStatus(empty), .statusInvalidData)
        let cut = try write("public.png", [(image(2, 1, [red, blue]), [:])]).dropLast(3)
        XCTAssertEqual(CGImageSourceGetStatus(try XCTUnwrap(CGImageSourceCreateWithData(Data(cut), nil))), .statusInvalidData)
        XCTAssertNil(CGImageDestinationCreateWithData(NSMutableData(), "public.heic", 1, nil))
        XCTAssertNil(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 0, nil))
        let missing = try XCTUnwrap(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 1, nil))
        XCTAssertFalse(CGImageDestinationFinalize(missing), "its image is missing")
    }
}

extension CGImage {
    /// The pixels, `0xAARRGGBB`, row by row.
    fileprivate var samples: [UInt32] { withPixels { Array($0) } }
}
