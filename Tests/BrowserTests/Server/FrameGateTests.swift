import TestSupport
import XCTest

@testable import Browser

final class FrameGateTests: XCTestCase {
    private func frame(_ first: UInt8, _ count: Int) -> [UInt8] {
        let length: [UInt8] =
            count < 126
            ? [UInt8(count)] : count < 65536 ? [126, UInt8(count >> 8), UInt8(count & 255)] : [127, 0, 0, 0, 0] + be(UInt32(count))
        return [first, length[0] | 0x80] + length.dropFirst() + [1, 2, 3, 4] + (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    }

    private func be(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }

    private func fault(_ bytes: [UInt8]) -> String? {
        var (gate, output) = (FrameGate(), [UInt8]())
        do { try gate.pass(bytes[...], to: &output) } catch { return error.reason }
        return nil
    }

    func testGoodFramesPassUnchangedHoweverTheyAreDivided() throws {
        let bytes = [0, 125, 126, 65535, 65536, 3].flatMap { frame(0x81, $0) } + frame(0x01, 5) + frame(0x89, 125) + frame(0x80, 0)
        var random = SeededRandom(seed: 5)
        for _ in 0..<5 {
            var (gate, output, index) = (FrameGate(), [UInt8](), 0)
            while index < bytes.count {
                let end = min(index + Int.random(in: 1...(index % 3 == 0 ? 20 : 40_000), using: &random), bytes.count)
                try gate.pass(bytes[index..<end], to: &output)
                index = end
            }
            XCTAssertEqual(output, bytes)
        }
    }

    func testAHeadPassesWholeAlone() throws {
        var (gate, output) = (FrameGate(), [UInt8]())
        for byte in frame(0x81, 2).prefix(5) { try gate.pass([byte], to: &output) }
        XCTAssertEqual(output, [])
        try gate.pass([4], to: &output)
        XCTAssertEqual(output, [0x81, 0x82, 1, 2, 3, 4])
    }

    func testForbiddenHeadsStopTheirFrameAndLetThoseBeforePass() {
        let cases: [([UInt8], String)] = [
            ([0x81, 0x02], "a frame without a mask"), ([0xC1], "a frame with reserved bits"), ([0xA1], "a frame with reserved bits"),
            ([0x91], "a frame with reserved bits"), ([0x83], "a frame of an unknown kind"), ([0x8B], "a frame of an unknown kind"),
            ([0x09, 0x80], "a long or divided control frame"), ([0x89, 0xFE], "a long or divided control frame"),
            ([0x81, 0xFE, 0, 125], "a length in more bytes than it takes"),
            ([0x81, 0xFF, 0, 0, 0, 0, 0, 0, 255, 255], "a length in more bytes than it takes"),
            ([0x81, 0xFF, 0x80, 0, 0, 0, 0, 0, 0, 0], "a length in more bytes than it takes"),
        ]
        for (bytes, reason) in cases {
            XCTAssertEqual(fault(bytes), reason)
            var (gate, output) = (FrameGate(), [UInt8]())
            XCTAssertThrowsError(try gate.pass((frame(0x81, 4) + bytes)[...], to: &output))
            XCTAssertEqual(output, frame(0x81, 4))
        }
    }
}
