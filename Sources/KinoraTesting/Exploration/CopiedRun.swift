import CoreGraphics
import Foundation

/// A run in a copy of the process, whose crash is a finding.
@MainActor struct CopiedRun {
    let plan: ExplorationRun.Plan
    let invariants: ExplorationInvariants

    /// Real seconds until the app is shown, and from step to step.
    private static let patience = 60.0

    /// Runs `body` in a copy, and passes on its events; nil if it could not begin.
    func record(_ body: (@escaping (RunEvent) -> Void) -> Void) -> RunRecord? {
        var record = RunRecord()
        let result = ProcessCopy.run(patience: Self.patience, isQuiet: plan.isRepetition) { line in
            if let event = try? JSONDecoder().decode(RunEvent.self, from: line) { record.add(event) }
        } body: { write in
            let send: @Sendable (RunEvent) -> Void = { event in if let line = try? JSONEncoder().encode(event) { write(line) } }
            // A trap ends the copy at once, and its sentence is the fault.
            Diagnostics.trapHandler = { [invariants] sentence in
                send(Self.event(for: ExplorationChecks.crash(sentence), invariants))
                _exit(0)
            }
            body(send)
        }
        guard let result, record.hasBegun || result.end != .silence else { return nil }
        if let finding = finding(result.end, result.error), record.finding == nil { record.add(Self.event(for: finding, invariants)) }
        if case .list(_, let fault) = plan, let found = record.finding, !found.isSameFault(as: fault) { record.dropFinding() }
        return record
    }

    /// The event of an app that has ended: a failure of the exploration if nobody checks for it.
    private nonisolated static func event(for finding: ExplorationFinding, _ invariants: ExplorationInvariants) -> RunEvent {
        invariants.contains(finding.kind.invariant) ? .finding(finding) : .failure(finding.message)
    }

    private func finding(_ end: ProcessCopy.End, _ error: String?) -> ExplorationFinding? {
        switch end {
        case .returned: return nil
        case .signal(let number):
            let name = String(cString: strsignal(number)).lowercased()
            return ExplorationChecks.crash("The app crashes with signal \(number), \(name)" + (error.map { ": \($0)" } ?? ""))
        case .exit(let status): return ExplorationChecks.crash("The app ends the process with status \(status)")
        case .silence:
            return ExplorationFinding(
                kind: .stuckInteraction, subject: "endless step",
                message: "The app does not come back from a step within \(Self.patience.printed) s of real time.")
        }
    }
}
