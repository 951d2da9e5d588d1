import CoreGraphics
import TestSupport
import XCTest

/// Fingers at random on views at random, while all kinds of things change: whatever happens, everything ends in order (`RandomGestureWalk`).
///
/// A walk that fails is printed with the fewest steps that fail; `KINORA_GESTURE_SEED=N` replays it.
final class RandomGestureTests: XCTestCase {
    /// Every seed that ever failed.
    private static let failed: [UInt64] = []

    func testWhateverFingersDoEverySequenceEnds() {
        let environment = ProcessInfo.processInfo.environment
        let count: UInt64 = environment["KINORA_DEEP"] == "1" ? 20_000 : 200
        let seeds = environment["KINORA_GESTURE_SEED"].flatMap(UInt64.init).map { [$0] } ?? Self.failed + Array(1...count)
        // What is refused is refused on purpose here.
        var failures: [String] = []
        _ = Diagnostics.complaints { failures = MainActor.assumeIsolated { Self.walk(seeds) } }
        XCTAssertTrue(failures.isEmpty, failures.joined(separator: "\n"))
    }

    @MainActor
    private static func walk(_ seeds: [UInt64]) -> [String] {
        var failures: [String] = []
        for seed in seeds {
            let problems = RandomGestureWalk.run(seed: seed, steps: Array(0..<RandomGestureWalk.length)).problems
            guard let first = problems.first else { continue }
            var steps = Array(0..<RandomGestureWalk.length)
            for step in steps.reversed() {
                let fewer = steps.filter { $0 != step }
                if !RandomGestureWalk.run(seed: seed, steps: fewer).problems.isEmpty { steps = fewer }
            }
            let shortest = RandomGestureWalk.run(seed: seed, steps: steps)
            failures.append(
                "seed \(seed): \(first)\n" + shortest.scene + shortest.trail.joined(separator: "\n") + "\n" + shortest.problems.joined(separator: "\n"))
            if failures.count == 5 { break }
        }
        return failures
    }
}
