import CoreGraphics
import UIKit

/// One call of `explore`: the walk, the search for fewer steps, and the report.
@MainActor struct Exploration {
    let seed: UInt64
    let seconds: TimeInterval
    let settings: ExplorationSettings
    let site: CallSite
    let start: @MainActor (Stage) -> Void

    /// Returns whether no fault was found.
    func run() -> Bool {
        guard isPossible else { return false }
        if let result = resultOfCrash() { return result }
        let walk = record(of: .walk(seed: seed, seconds: seconds))
        guard let finding = walk.finding else { return pass(walk) }
        var shrinker = StepShrinker(walk.steps.map(\.step))
        while let steps = shrinker.candidate() {
            let repetition = record(of: .list(steps, fault: finding))
            shrinker.note(repetition.finding != nil)
        }
        return fail(finding, walk, shrinker, record(of: .list(shrinker.steps, fault: finding)))
    }

    /// Runs in an async context.
    func run() async -> Bool {
        guard isPossible else { return false }
        if let result = resultOfCrash() { return result }
        let walk = await record(of: .walk(seed: seed, seconds: seconds))
        guard let finding = walk.finding else { return pass(walk) }
        var shrinker = StepShrinker(walk.steps.map(\.step))
        while let steps = shrinker.candidate() {
            let repetition = await record(of: .list(steps, fault: finding))
            shrinker.note(repetition.finding != nil)
        }
        return await fail(finding, walk, shrinker, record(of: .list(shrinker.steps, fault: finding)))
    }

    /// Looks for a crash in copies of the process; nil if there is none.
    private func resultOfCrash() -> Bool? {
        guard settings.runsInCopies, settings.invariants.contains(.crashes) else { return nil }
        guard let walk = copiedRecord(of: .walk(seed: seed, seconds: seconds)), let finding = walk.finding else { return nil }
        var shrinker = StepShrinker(walk.steps.map(\.step))
        while let steps = shrinker.candidate() {
            let repetition = copiedRecord(of: .list(steps, fault: finding))
            shrinker.note(repetition?.finding != nil)
        }
        return fail(finding, walk, shrinker, copiedRecord(of: .list(shrinker.steps, fault: finding)) ?? walk)
    }

    // MARK: Runs

    /// The record of a run in a copy of the process, which checks for crashes alone; nil if there is no copy.
    private func copiedRecord(of plan: ExplorationRun.Plan) -> RunRecord? {
        var only = settings
        only.invariants = .crashes
        return CopiedRun(plan: plan, patience: Double(hangTicks)).record { report in
            let reporter = ExplorationReporter(isQuiet: true, findsOrigins: !plan.isRepetition)
            reporter.install { perform(ExplorationRun(plan, in: .copy, only, reporter, report: report, start: start)) }
        }
    }

    private func record(of plan: ExplorationRun.Plan) -> RunRecord {
        let log = RunLog(seed: seed, patience: hangTicks)
        let reporter = ExplorationReporter(isQuiet: plan.isRepetition, findsOrigins: !plan.isRepetition)
        reporter.install { perform(ExplorationRun(plan, in: .ownProcess, settings, reporter, report: log.add, start: start), log) }
        return log.end()
    }

    private func record(of plan: ExplorationRun.Plan) async -> RunRecord {
        let log = RunLog(seed: seed, patience: hangTicks)
        let reporter = ExplorationReporter(isQuiet: plan.isRepetition, findsOrigins: !plan.isRepetition)
        await reporter.install {
            await perform(ExplorationRun(plan, in: .ownProcess, settings, reporter, report: log.add, start: start), log)
        }
        return log.end()
    }

    private func perform(_ run: consuming ExplorationRun, _ log: RunLog? = nil) {
        while let work = run.next() {
            work.run(on: run.stage)
            log?.restartWatch()
        }
    }

    private func perform(_ run: consuming ExplorationRun, _ log: RunLog) async {
        while let work = run.next() {
            await work.run(on: run.stage)
            log.restartWatch()
        }
    }

    private var hangTicks: Int { settings.hangLimit.isNaN ? 30 : Int(min(max(settings.hangLimit.rounded(.up), 1), 86_400)) }

    // MARK: Results

    private var isPossible: Bool {
        let problem: String? =
            if Stage.running != nil {
                "explore makes stages of its own, and the test has one: release it first."
            } else if !(seconds > 0 && seconds.isFinite) {
                "explore needs a positive number of seconds, and has \(seconds)."
            } else {
                nil
            }
        if let problem { newReport(problem).fail() }
        return problem == nil
    }

    private var name: String { "explore \(seed)" }

    private func newReport(_ sentence: String) -> CheckReport { CheckReport(sentence, of: name, at: site) }

    private func pass(_ walk: RunRecord) -> Bool {
        guard let failure = walk.failure else {
            FailureFolder(at: site).removeOldFiles(of: name)
            return true
        }
        let remedy = failure.contains("'await stage") ? " Make the test async, and write 'await explore(…)'." : ""
        newReport("explore stopped after \(Self.steps(walk.steps.count)): \(failure)\(remedy)").fail()
        return false
    }

    private func fail(_ finding: ExplorationFinding, _ walk: RunRecord, _ shrinker: StepShrinker, _ last: RunRecord) -> Bool {
        let name = finding.kind.rawValue
        var report = newReport(
            "explore(seed: \(seed)) finds \("aeiou".contains(name.prefix(1)) ? "an" : "a") \(name) after \(Self.steps(walk.steps.count)):")
        let isRepeated = shrinker.isReproduced && last.finding != nil
        report.add("  " + (last.finding ?? finding).message)
        if let origin = finding.origin { report.add("  " + origin.sentence) }
        let shown = isRepeated ? last : walk
        let isMinimal = shrinker.attempts < StepShrinker.limit
        let lead =
            isRepeated ? "Steps that are enough\(isMinimal ? ", each necessary" : ""):" : "On a new stage these steps do not repeat it:"
        report.add(shown.steps.isEmpty ? "It happens without any step." : lead)
        for (number, (step, _)) in shown.steps.suffix(40).enumerated() {
            report.add("  \(max(shown.steps.count - 40, 0) + number + 1). \(step), then \(step.pause.printed) s")
        }
        report.add("The same seed takes the same steps. steps.gesture has the touches, for stage.play(_:).")
        do {
            let text = try ExplorationScript.text(of: shown)
            report.write(Data(text.utf8), as: "steps.gesture")
        } catch { report.add("steps.gesture could not be written: \(error)") }
        report.fail()
        return false
    }

    private static func steps(_ count: Int) -> String { count == 1 ? "1 step" : "\(count) steps" }
}
