import XCTest

@testable import Kinora

final class FrameSpoolTests: XCTestCase {
    func testFramesComeBackAsTheyWere() throws {
        let folder = try TemporaryFolder()
        let file = try PartialFile(for: folder.file("a.gif"))
        let count = 1000
        var state: UInt32 = 1
        func random() -> UInt32 {
            state = state &* 1_664_525 &+ 1_013_904_223
            return state >> 8
        }
        var frames: [[UInt32]] = [[UInt32](repeating: 0, count: count), (0..<count).map { _ in random() }]
        for density in [0, 1, 5, 50, 100] as [UInt32] {
            let last = frames[frames.count - 1]
            frames.append(last.map { random() % 100 < density ? random() : $0 })
        }
        frames.append((0..<count).map { UInt32($0) })
        let spool = try FrameSpool(beside: file, pixelCount: count)
        XCTAssertEqual(folder.names.count, 1, "the spool has no name")
        for frame in frames { try frame.withUnsafeBufferPointer { try spool.append($0) } }
        try spool.rewind()
        for frame in frames { try spool.withNextFrame { XCTAssertEqual(Array($0), frame) } }
        XCTAssertThrowsError(try spool.withNextFrame { _ in }) { XCTAssertTrue($0 is FilmError) }
    }
}
