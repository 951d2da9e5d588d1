import CoreGraphics
import Foundation
import TestSupport
import Testing

/// Requests at random to trees of controllers: whatever happens, callbacks balance and containers hold what they should
/// (`RandomControllerWalk`).
///
/// The walks run in exit tests, so that one that traps is a failure like others; those after it run in the next process. A walk that
/// fails is printed with the fewest steps that fail; `KINORA_CONTROLLER_SEED=N` replays it, `N-M` walks these, and with
/// `KINORA_CONTROLLER_STEPS=3,7,20` only these steps are taken.
@Suite struct RandomControllerTests {
    /// Every seed that ever failed.
    private static let failed: [UInt64] = [
        4, 5, 6, 10, 11, 12, 19, 44, 49, 59, 74, 85, 86, 123, 124, 131, 145, 153, 155, 176, 180, 191, 201, 216, 222, 227, 229, 238, 273,
        288, 299,
        308, 309, 319, 363, 390, 394, 422, 574, 626, 676, 694, 746, 762, 869, 879, 904,
    ]

    /// Two processes at a time, each with half of the seeds.
    @Test(arguments: 0..<2) func anyRequestsOfControllersEndInOrder(_ half: Int) async {
        let environment = ProcessInfo.processInfo.environment
        let wanted = (environment["KINORA_CONTROLLER_SEED"] ?? "").split(separator: "-").compactMap { UInt64($0) }
        let first: ClosedRange<UInt64> = 1...(environment["KINORA_DEEP"] == "1" ? 2000 : 40)
        let usual = Array(first) + Self.failed.filter { !first.contains($0) }
        let all = wanted.first.map { Array($0...max($0, wanted[wanted.count - 1])) } ?? usual
        let chosen = (environment["KINORA_CONTROLLER_STEPS"] ?? "").split(separator: ",").compactMap { Int($0) }
        let steps = chosen.isEmpty ? Array(0..<RandomControllerWalk.length) : chosen
        var seeds = all.indices.filter { $0 % 2 == half }.map { all[$0] }
        var failures: [String] = []
        while failures.count < 8, let failure = await Self.failure(seeds, steps) {
            failures.append(await Self.shortest(failure.seed, steps) ?? "seed \(failure.seed), once and not again: \(failure.trail)")
            seeds.removeFirst((seeds.firstIndex(of: failure.seed) ?? seeds.count - 1) + 1)
        }
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }

    /// The first walk that fails, with its trail.
    private static func failure(_ seeds: [UInt64], _ steps: [Int]) async -> (seed: UInt64, trail: String)? {
        if seeds.isEmpty { return nil }
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) { [seeds, steps] in
            await Diagnostics.exitAtTraps { walk(seeds, steps) }
        }
        let lines = (result.trapSentence ?? "").split(separator: "\n", maxSplits: 1)
        return lines.first.flatMap { UInt64($0) }.map { ($0, lines.count > 1 ? String(lines[1]) : "") }
    }

    /// The fewest steps that fail, found by leaving out ever smaller parts; nil when even all do not fail again.
    private static func shortest(_ seed: UInt64, _ all: [Int]) async -> String? {
        var steps = all, size = 16
        while size > 0 {
            for start in stride(from: 0, to: RandomControllerWalk.length, by: size).reversed() {
                let fewer = steps.filter { $0 < start || $0 >= start + size }
                if fewer.count < steps.count, await failure([seed], fewer) != nil { steps = fewer }
            }
            size /= 2
        }
        let list = steps.map(String.init).joined(separator: ",")
        return await failure([seed], steps).map { "seed \(seed), steps \(list)\n\($0.trail)" }
    }
}

/// Takes walks until one fails, and ends the process with its seed and all that happened; with an empty sentence if none fails.
@MainActor private func walk(_ seeds: [UInt64], _ steps: [Int]) {
    let report = Diagnostics.trapHandler
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV, SIGALRM] {
        signal(number) { Diagnostics.trapHandler("The walk ends with signal \($0).") }
    }
    // Rejected states are expected here.
    _ = Diagnostics.complaints {
        for seed in seeds {
            // A walk without end fails too.
            alarm(30)
            let walk = RandomControllerWalk(seed)
            Diagnostics.trapHandler = { sentence in
                report(MainActor.assumeIsolated { "\(seed)\n" + walk.trail.joined(separator: "\n") } + "\n" + sentence)
            }
            walk.take(steps)
            if !walk.problems.isEmpty { Diagnostics.trapHandler(walk.problems.joined(separator: "\n")) }
            Diagnostics.trapHandler = report
        }
    }
    report("")
}
