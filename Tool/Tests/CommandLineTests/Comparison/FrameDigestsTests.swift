import Foundation
import Kinora
import XCTest

@testable import KinoraCommandLine

final class FrameDigestsTests: XCTestCase {
    private func digests(_ values: [UInt64]) -> FrameDigests {
        var digests = FrameDigests()
        for value in values { digests.append(FrameDigest(value: value)) }
        return digests
    }

    func testEqualFramesInARowAreOneWord() throws {
        let frames = digests([1, 1, 1, 2, 1])
        let json = try JSONEncoder().encode(frames)
        XCTAssertEqual(String(decoding: json, as: UTF8.self), "\"0000000000000001*3 0000000000000002 0000000000000001\"")
        let decoded = try JSONDecoder().decode(FrameDigests.self, from: json)
        XCTAssertEqual(decoded, frames)
        XCTAssertEqual(decoded.values, [1, 1, 1, 2, 1])
        XCTAssertEqual(decoded.count, 5)
    }

    func testTheFilmsDigestIsThatOfItsFrames() {
        var film = FilmDigest()
        for value: UInt64 in [7, 7, 9] { film.append(FrameDigest(value: value)) }
        XCTAssertEqual(digests([7, 7, 9]).film, film.description)
    }

    func testFramesThatDifferOrAreMissingAreNamed() {
        XCTAssertEqual(digests([1, 2, 3]).differing(from: digests([1, 5, 3, 3])), [1, 3])
        XCTAssertEqual(digests([1, 2, 3, 3]).differing(from: digests([1, 2, 3])), [3])
        XCTAssertEqual(digests([1, 2]).differing(from: digests([1, 2])), [])
    }
}
