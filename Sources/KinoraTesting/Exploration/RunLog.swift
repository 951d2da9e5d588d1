import CKinoraTesting
import Headless

/// Keeps the events of a run in the process of the tests, and a note about the steps for an app that crashes, hangs or ends the process.
@MainActor final class RunLog {
    private var record = RunRecord()
    private let seed: UInt64
    private let patience: Int

    /// - Parameter patience: Real seconds that a step may take.
    init(seed: UInt64, patience: Int) {
        (self.seed, self.patience) = (seed, patience)
        note(" before its first step.\n")
        restartWatch()
    }

    func add(_ event: RunEvent) {
        record.add(event)
        guard case .step = event else { return }
        var lines = [" in step \(record.steps.count). The last steps:"]
        for (index, entry) in record.steps.enumerated().suffix(20) { lines.append("  \(index + 1). \(entry.step)") }
        note(lines.joined(separator: "\n") + "\n")
    }

    private func note(_ steps: String) { kinora_note_set("kinora: explore(seed: \(seed)) ", steps) }

    /// Gives an action or a pause its time from now on. An app that does not come back from it ends the process: nothing else can stop it.
    func restartWatch() {
        Stage.duty = Watchdog.Duty(patience: patience) { sentence in
            kinora_note_write("hangs")
            Watchdog.endProcess(sentence)
        }
    }

    /// Removes the note and the watch, and returns the record.
    func end() -> RunRecord {
        Stage.duty = nil
        kinora_note_remove()
        return record
    }
}
