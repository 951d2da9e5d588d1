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
            Diagnostics.trapHandler = { sentence in
                send(.finding(ExplorationChecks.crash(sentence)))
                _exit(0)
            }
            body(send)
        }
        guard let result, record.hasBegun || result.end != .silence else { return nil }
        if let finding = finding(result.end, result.error), record.finding == nil { add(finding, to: &record) }
        if case .list(_, let fault) = plan, let found = record.finding, !found.isSameFault(as: fault) { record.dropFinding() }
        return record
    }

    private func add(_ finding: ExplorationFinding, to record: inout RunRecord) {
        if invariants.contains(finding.kind.invariant) {
            record.add(.finding(finding))
        } else {
            record.add(.failure(finding.message))
        }
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
