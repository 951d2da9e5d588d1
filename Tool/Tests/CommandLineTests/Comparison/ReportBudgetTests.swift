import Foundation
import XCTest

@testable import KinoraCommandLine

final class ReportBudgetTests: XCTestCase {
    private static func images(still: Int, clip: Int?) -> ComparisonImages {
        ComparisonImages(
            width: 1, height: 1, scale: 1, frame: 0, still: Data(count: still), stillType: "image/jpeg", thumbnail: Data(),
            clip: clip.map { Data(count: $0) })
    }

    /// Threads draw a film while those before it are not finished: what they leave out then must be left out in the end.
    func testWhatSomeFilmsLeaveIsNeverLessThanWhatAllLeave() {
        var random = RandomWalk(seed: 7)
        for _ in 0..<40 {
            // Few films are enough to reach each limit.
            let unit = 1 << 20
            let films = (0..<Int.random(in: 1...90, using: &random)).map { _ in
                (
                    images: Self.images(
                        still: Int.random(in: 0...unit / 4, using: &random),
                        clip: Bool.random(using: &random) ? Int.random(in: 0...2 * unit, using: &random) : nil),
                    frames: Int.random(in: 2...400, using: &random)
                )
            }
            var all = ReportBudget()
            for (index, film) in films.enumerated() {
                var some = ReportBudget()
                for earlier in films[..<index] where Bool.random(using: &random) {
                    _ = some.spend(on: earlier.images, frames: earlier.frames)
                }
                XCTAssert(some.takesFilm || !all.takesFilm)
                XCTAssert(some.takesClip || !all.takesClip)
                let kept = all.spend(on: film.images, frames: film.frames)
                XCTAssert(kept == nil || kept?.clip == nil || kept == film.images)
            }
        }
    }

    func testEachLimitEndsWhatIsSpent() {
        var films = ReportBudget()
        for _ in 0..<ReportBudget.filmLimit { XCTAssertNotNil(films.spend(on: Self.images(still: 1, clip: nil), frames: 1)) }
        XCTAssertNil(films.spend(on: Self.images(still: 1, clip: nil), frames: 1))
        var frames = ReportBudget()
        let image = Self.images(still: 1, clip: 1)
        XCTAssertEqual(frames.spend(on: image, frames: ReportBudget.frameLimit - 1), image)
        XCTAssertEqual(frames.spend(on: image, frames: 100), image)
        XCTAssertNil(frames.spend(on: image, frames: 1)?.clip)
        var bytes = ReportBudget()
        // A film alone is left out too, and nothing else is then.
        XCTAssertNil(bytes.spend(on: Self.images(still: 1, clip: ReportBudget.clipByteLimit + 1), frames: 1)?.clip)
        XCTAssertEqual(bytes.spend(on: image, frames: 1), image)
    }
}

/// The generator SplitMix64.
struct RandomWalk: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}
