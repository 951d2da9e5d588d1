import CoreGraphics
import TestSupport
import XCTest

final class GIFTests: XCTestCase {
    private let (black, red, green, blue): (UInt32, UInt32, UInt32, UInt32) = (0xFF00_0000, 0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF)
    private let colors: [UInt32] = [0, 0xFF0000, 0x00FF00, 0x0000FF]

    private func source(_ width: Int, _ height: Int, _ frames: [GIFSample.Frame], repetitions: Int? = nil) throws -> ImageReader {
        try ImageReader(data: GIFSample(width: width, height: height, colors: colors, frames: frames, repetitions: repetitions).data)
    }

    func testAStillImageHasItsColors() throws {
        let source = try source(2, 2, [GIFSample.Frame(width: 2, height: 2, indices: [0, 1, 2, 3])])
        XCTAssertEqual(source.format, .gif)
        XCTAssertEqual([source.width, source.height, source.frameCount, source.playCount], [2, 2, 1, 1])
        XCTAssertEqual(source.delay(at: 0), 0)
        let image = try source.image(at: 0)
        XCTAssertEqual(image.pixels, [black, red, green, blue])
        XCTAssertTrue(image.isOpaque)
        XCTAssertThrowsError(try source.image(at: 1))
        XCTAssertThrowsError(try source.image(at: -1))
    }

    func testAFramesOwnColorsComeFirst() throws {
        var frame = GIFSample.Frame(width: 1, height: 1, indices: [1])
        frame.colors = [0, 0x123456]
        XCTAssertEqual(try source(1, 1, [frame]).image(at: 0).pixels, [0xFF12_3456])
    }

    func testInterlacedRowsComeToTheirPositions() throws {
        for height in 1...17 {
            let indices = (0..<height).map { UInt8($0 % 4) }
            var frame = GIFSample.Frame(width: 1, height: height, indices: indices)
            frame.isInterlaced = true
            let expected = indices.map { [black, red, green, blue][Int($0)] }
            XCTAssertEqual(try source(1, height, [frame]).image(at: 0).pixels, expected, "\(height) rows")
        }
    }

    func testTransparentPixelsShowWhatIsUnderThem() throws {
        let below = GIFSample.Frame(width: 2, height: 1, indices: [1, 1])
        var above = GIFSample.Frame(width: 2, height: 1, indices: [2, 3])
        above.transparentIndex = 3
        let source = try source(2, 1, [below, above])
        XCTAssertEqual(try source.image(at: 1).pixels, [green, red])
        XCTAssertTrue(try source.image(at: 1).isOpaque)
        XCTAssertFalse(try self.source(2, 1, [above]).image(at: 0).isOpaque)
        XCTAssertEqual(try self.source(2, 1, [above]).image(at: 0).pixels, [green, 0])
    }

    func testADisposedFrameIsKeptClearedOrTakenBack() throws {
        func third(disposal: Int) throws -> [UInt32] {
            let first = GIFSample.Frame(width: 3, height: 1, indices: [1, 1, 1])
            var second = GIFSample.Frame(x: 1, width: 2, height: 1, indices: [2, 2])
            second.disposal = disposal
            let third = GIFSample.Frame(x: 2, width: 1, height: 1, indices: [3])
            return try source(3, 1, [first, second, third]).image(at: 2).pixels
        }
        XCTAssertEqual(try third(disposal: 0), [red, green, blue])
        XCTAssertEqual(try third(disposal: 1), [red, green, blue])
        XCTAssertEqual(try third(disposal: 2), [red, 0, blue])
        XCTAssertEqual(try third(disposal: 3), [red, red, blue])
    }

    func testAClearedFrameStaysClearedUnderOneThatIsTakenBack() throws {
        var first = GIFSample.Frame(width: 2, height: 1, indices: [1, 1])
        first.disposal = 2
        var second = GIFSample.Frame(width: 1, height: 1, indices: [2])
        second.disposal = 3
        let third = GIFSample.Frame(x: 1, width: 1, height: 1, indices: [3])
        let source = try source(2, 1, [first, second, third])
        XCTAssertEqual(try source.images().map(\.pixels), [[red, red], [green, 0], [0, blue]])
    }

    func testAFrameBeyondTheImageIsCutOff() throws {
        let frame = GIFSample.Frame(x: 1, y: 1, width: 3, height: 2, indices: [1, 2, 3, 1, 2, 3])
        XCTAssertEqual(try source(2, 2, [frame]).image(at: 0).pixels, [0, 0, 0, red])
        let outside = GIFSample.Frame(x: 9, y: 9, width: 1, height: 1, indices: [1])
        XCTAssertEqual(try source(2, 1, [outside]).image(at: 0).pixels, [0, 0])
    }

    func testFramesMayBeAskedForInAnyOrder() throws {
        let frames = (0..<4).map { GIFSample.Frame(x: $0, width: 1, height: 1, indices: [UInt8(3 - $0 % 3)]) }
        let source = try source(4, 1, frames)
        let all = try source.images().map(\.pixels)
        XCTAssertEqual(all[3], [blue, green, red, blue])
        for index in [3, 0, 2, 2, 1, 3] { XCTAssertEqual(try source.image(at: index).pixels, all[index]) }
    }

    func testDelaysAreSecondsAndTooShortOnesATenth() throws {
        let frames = [0, 1, 2, 150].map { hundredths in
            var frame = GIFSample.Frame(width: 1, height: 1, indices: [0])
            frame.delay = hundredths
            return frame
        }
        let source = try source(1, 1, frames)
        XCTAssertEqual((0..<4).map(source.delay), [0.1, 0.1, 0.02, 1.5])
        XCTAssertEqual(source.delay(at: 4), 0)
    }

    func testThePlayCountIsOneMoreThanTheRepetitions() throws {
        let frames = [GIFSample.Frame(width: 1, height: 1, indices: [0]), GIFSample.Frame(width: 1, height: 1, indices: [1])]
        XCTAssertEqual(try source(1, 1, frames).playCount, 1)
        XCTAssertEqual(try source(1, 1, frames, repetitions: 0).playCount, 0)
        XCTAssertEqual(try source(1, 1, frames, repetitions: 4).playCount, 5)
    }

    func testAnImageWithoutASizeTakesTheFirstFrames() throws {
        let source = try source(0, 0, [GIFSample.Frame(x: 1, width: 2, height: 1, indices: [1, 2])])
        XCTAssertEqual(try source.image(at: 0).pixels, [0, red, green])
    }

    func testTooManyPixelsInAllAreRefused() throws {
        let frames = (0..<9).map { _ in GIFSample.Frame(width: 1, height: 1, indices: [1]) }
        let source = try source(4096, 2048, frames)
        XCTAssertThrowsError(try source.images()) { error in
            XCTAssertEqual(error as? ImageError, .tooManyFrames(count: 9, width: 4096, height: 2048))
        }
        XCTAssertThrowsError(try self.source(65535, 1025, frames)) { error in
            XCTAssertEqual(error as? ImageError, .tooLarge(width: 65535, height: 1025))
        }
    }

    func testAFrameOfMorePixelsThanAreReadIsRefused() {
        var data = GIFSample(width: 1, height: 1, colors: colors, frames: [GIFSample.Frame(width: 1, height: 1, indices: [1])]).data
        // Behind the header and table (781 bytes), the control block (8), the mark and the place (5).
        data.replaceSubrange(794..<798, with: [0xFF, 0xFF, 0xFF, 0xFF])
        XCTAssertThrowsError(try ImageReader(data: data)) { error in
            XCTAssertEqual(error as? ImageError, .tooLarge(width: 65535, height: 65535))
        }
    }
}
