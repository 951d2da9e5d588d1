import CoreGraphics
import TestSupport
import XCTest

/// Requests at random to trees of controllers: whatever happens, callbacks balance and containers hold what they should
/// (`RandomControllerWalk`).
///
/// Each walk has a copy of the process to itself, so that one that traps is a failure like others. A walk that fails is printed with the
/// fewest steps that fail; `KINORA_CONTROLLER_SEED=N` replays it, `N-M` walks these, and with `KINORA_CONTROLLER_STEPS=3,7,20` only these
/// steps are taken.
final class RandomControllerTests: XCTestCase {
    /// Every seed that ever failed.
    private static let failed: [UInt64] = [
        4, 5, 6, 10, 11, 12, 19, 44, 49, 59, 74, 85, 86, 123, 124, 131, 145, 153, 155, 176, 180, 191, 201, 216, 222, 227, 229, 238, 273,
        288, 299,
        308, 309, 319, 363, 390, 394, 422, 574, 626, 676, 694, 746, 762, 869, 879, 904,
    ]

    func testAnyRequestsOfControllersEndInOrder() {
        let environment = ProcessInfo.processInfo.environment
        let wanted = (environment["KINORA_CONTROLLER_SEED"] ?? "").split(separator: "-").compactMap { UInt64($0) }
        let first: ClosedRange<UInt64> = 1...(environment["KINORA_DEEP"] == "1" ? 2000 : 40)
        let usual = Array(first) + Self.failed.filter { !first.contains($0) }
        let seeds = wanted.first.map { Array($0...max($0, wanted[wanted.count - 1])) } ?? usual
        let steps = (environment["KINORA_CONTROLLER_STEPS"] ?? "").split(separator: ",").compactMap { Int($0) }
        // Rejected states are expected here.
        var failures: [String] = []
        _ = Diagnostics.complaints { failures = MainActor.assumeIsolated { Self.failures(seeds, steps) } }
        XCTAssertTrue(failures.isEmpty, failures.joined(separator: "\n"))
    }

    @MainActor
    private static func failures(_ seeds: [UInt64], _ wanted: [Int]) -> [String] {
        // Fonts and the like are read once, before there are copies of the process.
        RandomControllerWalk(0).take([])
        let all = wanted.isEmpty ? Array(0..<RandomControllerWalk.length) : wanted
        let failing = zip(seeds, Diagnostics.trapSentences(of: seeds) { walk($0, all) }).filter { $0.1 != nil }
        return failing.prefix(8).map { shortest($0.0, all) ?? "seed \($0.0), once and not again: \($0.1 ?? "")" }
            + (failing.count > 8 ? ["and \(failing.dropFirst(8).map(\.0))"] : [])
    }

    /// The fewest steps that fail, found by leaving out ever smaller parts; nil when even all do not fail again.
    @MainActor
    private static func shortest(_ seed: UInt64, _ all: [Int]) -> String? {
        var steps = all, size = 16
        while size > 0 {
            for start in stride(from: 0, to: RandomControllerWalk.length, by: size).reversed() {
                let fewer = steps.filter { $0 < start || $0 >= start + size }
                if fewer.count < steps.count, Diagnostics.trapSentence({ walk(seed, fewer) }) != nil { steps = fewer }
            }
            size /= 2
        }
        let list = steps.map(String.init).joined(separator: ",")
        return Diagnostics.trapSentence { walk(seed, steps) }.map { "seed \(seed), steps \(list)\n\($0)" }
    }

    /// Traps with what goes wrong in a walk, and with all that happened.
    @MainActor
    private static func walk(_ seed: UInt64, _ steps: [Int]) {
        let tell = Diagnostics.trapHandler
        let walk = RandomControllerWalk(seed)
        Diagnostics.trapHandler = { sentence in
            tell(MainActor.assumeIsolated { walk.trail.joined(separator: "\n") } + "\n" + sentence)
        }
        walk.take(steps)
        if !walk.problems.isEmpty { tell((walk.trail + walk.problems).joined(separator: "\n")) }
    }
}
