import CoreGraphics
import TestSupport
import XCTest

/// Files that are cut off, damaged, or claim what they do not have.
final class HostileImageTests: XCTestCase {
    func testEverySampleIsSound() throws {
        for (name, data) in ImageSamples.all { XCTAssertNoThrow(try ImageReader(data: data).images(), name) }
    }

    func testAFileCutOffAtAnyByteThrowsAnErrorThatNamesItsFormat() throws {
        for (name, data) in ImageSamples.all {
            for count in 0..<data.count {
                XCTAssertThrowsError(try ImageReader(data: data.prefix(count)).images(), "\(name): \(count) of \(data.count) bytes") {
                    error in
                    guard let error = error as? ImageError else { return XCTFail("\(name): \(error)") }
                    if case .corrupt(let reason) = error {
                        XCTAssertTrue(ImageFormat.allCases.contains { reason.contains($0.rawValue) }, reason)
                    }
                }
            }
        }
    }

    func testAFileWithAnyByteChangedGivesImagesOrAnImageError() throws {
        for (name, data) in ImageSamples.all {
            for index in data.indices {
                for mask in [0x01, 0x80, 0xFF] as [UInt8] {
                    var damaged = data
                    damaged[index] ^= mask
                    do {
                        let source = try ImageReader(data: damaged)
                        XCTAssertLessThanOrEqual(source.width * source.height, CGImage.maximumPixelCount)
                        // Larger ones are read by the fuzzers.
                        if source.width * source.height < 1 << 20 { _ = try source.images() }
                    } catch {
                        XCTAssertTrue(error is ImageError, "\(name): \(error)")
                    }
                }
            }
        }
    }

    func testClaimedSizesAreRefusedBeforeAnyMemoryIsTaken() throws {
        // A JPEG's size lies behind the mark of its frame: two bytes each, the height first.
        var jpeg = ImageSamples.grayJPEG
        let frame = try XCTUnwrap(jpeg.range(of: Data([0xFF, 0xC0]))).lowerBound
        jpeg.replaceSubrange((frame + 5)..<(frame + 9), with: [0xFF, 0xDC, 0xFF, 0xDC])
        XCTAssertThrowsError(try ImageReader(data: jpeg)) { error in
            XCTAssertEqual(error as? ImageError, .tooLarge(width: 65500, height: 65500))
        }
        jpeg.replaceSubrange((frame + 5)..<(frame + 9), with: [0, 0, 0, 0])
        XCTAssertThrowsError(try ImageReader(data: jpeg)) { XCTAssertTrue($0 is ImageError) }

        var gif = ImageSamples.animatedGIF
        gif.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
        XCTAssertThrowsError(try ImageReader(data: gif)) { error in
            XCTAssertEqual(error as? ImageError, .tooLarge(width: 65535, height: 65535))
        }
    }

    func testAFileThatHasLessThanItClaimsCostsLittleMemory() throws {
        // 8192 x 8192 pixels, 256 MB, of which eight rows are there.
        var jpeg = ImageSamples.grayJPEG
        let frame = try XCTUnwrap(jpeg.range(of: Data([0xFF, 0xC0]))).lowerBound
        jpeg.replaceSubrange((frame + 5)..<(frame + 9), with: [0x20, 0, 0x20, 0])
        let before = ProcessMemory.residentBytes >> 20
        XCTAssertThrowsError(try ImageReader(data: jpeg).image(at: 0))
        let frames = [GIFSample.Frame(width: 1, height: 1, indices: [1])]
        let gif = GIFSample(width: 8192, height: 8192, colors: [0, 0xFF0000], frames: frames).data
        let image = try ImageReader(data: gif).image(at: 0)
        XCTAssertEqual([image[0, 0], image[8191, 8191]], [0xFFFF_0000, 0])
        XCTAssertLessThan((ProcessMemory.residentBytes >> 20) - before, 32)
    }

    func testAnAnimationOfTooManyFramesIsRefused() throws {
        let frame = GIFSample.Frame(width: 1, height: 1, indices: [1])
        let frames = Array(repeating: frame, count: ImageReader.maximumFrameCount + 1)
        XCTAssertThrowsError(try ImageReader(data: GIFSample(width: 1, height: 1, colors: [0], frames: frames).data)) { error in
            XCTAssertTrue("\(error)".contains("frames"), "\(error)")
        }
    }

    func testWhatIsNoImageIsNamedSo() {
        for data in [Data(), Data([0x42, 0x4D]), Data("RIFF____WAVE".utf8), Data(repeating: 0, count: 100)] {
            XCTAssertThrowsError(try ImageReader(data: data)) { error in
                guard case .unknownFormat = error as? ImageError else { return XCTFail("\(error)") }
            }
        }
    }
}
