import Rendering
import XCTest

@testable import Browser

/// Quality by throughput, on a clock of the test.
final class ClientStreamTests: XCTestCase {
    private let fullFrame = 400_000.0

    /// Sends frames of a size over a connection of so many bytes per second.
    private func quality(_ stream: inout ClientStream, bytes: Int, bytesPerSecond: Double, frames: Int, from start: Double = 0)
        -> RectEncoder.Quality
    {
        var time = start
        for _ in 0..<frames {
            let number = stream.nextNumber()
            stream.sent(number: number, serial: 1, bytes: bytes, at: time)
            time += Double(bytes) / bytesPerSecond + 0.004
            stream.shown(number: number, decode: 0.004, fullFrame: fullFrame, at: time)
        }
        return stream.quality
    }

    func testAFastConnectionLosesNothing() {
        var stream = ClientStream()
        XCTAssertEqual(quality(&stream, bytes: 300_000, bytesPerSecond: 100e6, frames: 20), .lossless)
    }

    func testASlowerConnectionGetsLossesAndASlowOneHalfTheResolution() {
        var slower = ClientStream()
        XCTAssertEqual(quality(&slower, bytes: 300_000, bytesPerSecond: 6e6, frames: 20), .lossy)
        var slow = ClientStream()
        XCTAssertEqual(quality(&slow, bytes: 300_000, bytesPerSecond: 0.2e6, frames: 20), .half)
        XCTAssertEqual(
            quality(&slow, bytes: 300_000, bytesPerSecond: 100e6, frames: 30, from: 100), .lossless, "after the network recovers")
    }

    func testSmallMessagesSayNothingAboutThroughput() {
        var stream = ClientStream()
        XCTAssertEqual(quality(&stream, bytes: 500, bytesPerSecond: 1000, frames: 20), .lossless)
        XCTAssertNil(stream.throughput)
    }

    func testALossyRegionIsRepairedInStripsThatTheConnectionTakes() {
        var stream = ClientStream()
        stream.addLossy(PixelRect(x: 0, y: 100, width: 100, height: 50), at: 1)
        stream.addLossy(PixelRect(x: 50, y: 120, width: 100, height: 60), at: 2)
        XCTAssertEqual(stream.lossy?.rect, PixelRect(x: 0, y: 100, width: 150, height: 80))
        XCTAssertEqual(stream.lossy?.time, 2, "of the last change")
        XCTAssertEqual(stream.takeRepair(bytesPerPixel: 0.3), PixelRect(x: 0, y: 100, width: 150, height: 80), "without a measurement")
        XCTAssertNil(stream.lossy)

        _ = quality(&stream, bytes: 300_000, bytesPerSecond: 40_000, frames: 3)
        stream.addLossy(PixelRect(x: 0, y: 0, width: 1000, height: 1000), at: 3)
        var rows = 0
        var strips = 0
        while let strip = stream.takeRepair(bytesPerPixel: 0.3) {
            XCTAssertEqual(strip.y, rows)
            rows += strip.height
            strips += 1
        }
        XCTAssertEqual(rows, 1000)
        XCTAssertGreaterThan(strips, 10)
    }
}
