import CoreGraphics
import TestSupport
import XCTest

/// Random touches on random views with random changes: all gestures end consistently (`RandomGestureWalk`).
///
/// A walk that fails is printed with the fewest steps that fail; `KINORA_GESTURE_SEED=N` replays it, `N-M` walks these.
final class RandomGestureTests: XCTestCase {
    /// Every seed that ever failed.
    private static let failed: [UInt64] = [
        833, 870, 904, 1609, 2074, 2563, 6686, 6822, 7452, 8004, 8395, 10987, 13570, 13649, 14044, 14057, 14261, 104757,
    ]

    func testWhateverFingersDoEverySequenceEnds() {
        let environment = ProcessInfo.processInfo.environment
        let isDeep = environment["KINORA_DEEP"] == "1", first = RandomGestureWalk.firstWithControls
        let plain: ClosedRange<UInt64> = 1...(isDeep ? 10_000 : 150), controls = first...first + (isDeep ? 2_499 : 49)
        let wanted = (environment["KINORA_GESTURE_SEED"] ?? "").split(separator: "-").compactMap { UInt64($0) }
        let seeds = wanted.first.map { Array($0...max($0, wanted[wanted.count - 1])) } ?? Self.failed + Array(plain) + Array(controls)
        // Rejected states are expected here.
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
                "seed \(seed): \(first)\n" + shortest.scene + shortest.trail.joined(separator: "\n") + "\n"
                    + shortest.problems.joined(separator: "\n"))
            if failures.count == 5 { break }
        }
        return failures
    }
}
