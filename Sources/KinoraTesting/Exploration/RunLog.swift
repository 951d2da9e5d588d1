/// Keeps the events of a run in the process of the tests, and a note about the steps for a crash.
@MainActor final class RunLog {
    private var record = RunRecord()
    private let seed: UInt64

    init(seed: UInt64) { self.seed = seed }

    func add(_ event: RunEvent) {
        record.add(event)
        guard case .step = event else { return }
        var lines = ["kinora: explore(seed: \(seed)) crashes in step \(record.steps.count). The last steps:"]
        for (index, entry) in record.steps.enumerated().suffix(20) { lines.append("  \(index + 1). \(entry.step)") }
        CrashNote.set(lines.joined(separator: "\n") + "\n")
    }

    /// Removes the note, and returns the record.
    func end() -> RunRecord {
        CrashNote.set(nil)
        return record
    }
}
