import CoreGraphics
import Foundation

/// A run in a copy of the process, whose crash is a finding.
///
/// A copy has one thread: concurrent queues, `asyncAfter` and `Task.sleep` never come to an end in it. A copy is for crashes alone,
/// therefore. One that does not come back is ended: the app hangs, or it waits for another thread, which the run in the process of the
/// tests finds out.
@MainActor struct CopiedRun {
    let plan: ExplorationRun.Plan

    /// Real seconds until the app is shown, and from step to step.
    private let patience: Double

    /// - Parameter patience: Real seconds that a step may take in the process of the tests.
    init(plan: ExplorationRun.Plan, patience: Double) { (self.plan, self.patience) = (plan, min(patience, 15)) }

    /// Runs `body` in a copy, and takes its events; nil if it does not come to an end.
    func record(_ body: (@escaping (RunEvent) -> Void) -> Void) -> RunRecord? {
        var record = RunRecord()
        // The call stack takes seconds.
        let findsOrigins = !plan.isRepetition
        let result = ProcessCopy.run(patience: patience) { line in
            if let event = try? JSONDecoder().decode(RunEvent.self, from: line) { record.add(event) }
        } body: { write in
            let send: @Sendable (RunEvent) -> Void = { event in if let line = try? JSONEncoder().encode(event) { write(line) } }
            // A trap ends the copy at once, and its sentence is the fault.
            Diagnostics.trapHandler = { sentence in
                send(.finding(ExplorationChecks.crash(sentence)))
                if findsOrigins, let origin = FaultOrigin.ofCaller() { send(.origin(origin)) }
                _exit(0)
            }
            body(send)
        }
        // A copy that has reported its fault may be ended while it looks for the code.
        guard let result, result.end != .silence || record.finding != nil else { return nil }
        if let cause = cause(result.end, result.error) { record.add(.finding(ExplorationChecks.crash(cause))) }
        if case .list(_, let fault) = plan, let found = record.finding, !found.isSameFault(as: fault) { record.dropFinding() }
        return record
    }

    private func cause(_ end: ProcessCopy.End, _ error: String?) -> String? {
        switch end {
        case .returned, .silence: return nil
        case .signal(let number):
            let name = String(cString: strsignal(number)).lowercased()
            return "The app crashes with signal \(number), \(name)" + (error.map { ": \($0)" } ?? "")
        case .exit(let status): return "The app ends the process with status \(status)"
        }
    }
}
