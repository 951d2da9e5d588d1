/// The numbers and names of tests in the output of test programs.
struct TestSummary {
    private var tests = 0
    /// The tests of Swift Testing, which names failed ones alone.
    private var others = 0
    private var skipped = 0
    private var failed = 0
    private var failures: [String] = []
    /// The first lines with what failed tests found: they may lie thousands of lines above the closing one.
    private(set) var messages: [Substring] = []
    /// A test that has begun; named if it never ends.
    private var running: String?
    /// Seconds of each class of XCTest, by its name.
    private(set) var seconds: [String: Double] = [:]

    /// Whether no test has begun.
    var isEmpty: Bool { tests + others + skipped + failed == 0 && running == nil }

    /// Reads one line.
    mutating func add(_ line: Substring) {
        if isMessage(line), messages.count < 50 { messages.append(line) }
        let words = line.split(separator: " ", maxSplits: 6)
        if line.hasPrefix("Test Case "), words.count > 3 {
            addCase(words[2].filter { $0 != "'" }, words[3], words.count > 4 ? words[4] : "")
        } else if line.hasPrefix("run-pages: "), words.count > 2 {
            tests += 1
            if words[2].hasPrefix("FAILED") { fail(String(words[1].prefix { $0 != ":" })) }
        } else if let match = line.firstMatch(of: #/ Test run with ([0-9]+) tests? /#) {
            others += Int(match.output.1) ?? 0
        } else if let match = line.firstMatch(of: #/ Test (.*) failed after /#) {
            fail(String(match.output.1))
        }
    }

    private func isMessage(_ line: Substring) -> Bool {
        if let match = line.firstMatch(of: #/^[^ ].*:[0-9]+: error: ([^ ]+) : /#) { return match.output.1 == running ?? "" }
        return line.hasPrefix("✘ Test ") && line.contains(" recorded an issue ")
    }

    private mutating func addCase(_ name: String, _ event: Substring, _ time: Substring) {
        switch event {
        case "started":
            endRunning()
            running = name
        case "passed", "failed":
            tests += 1
            running = nil
            if event == "failed" { fail(name) }
            if let seconds = Double(time.dropFirst()) { self.seconds[String(name.prefix { $0 != "." }), default: 0] += seconds }
        case "skipped":
            skipped += 1
            running = nil
        default: break
        }
    }

    private mutating func fail(_ name: String) {
        failed += 1
        failures.append(name)
    }

    /// Takes a test that has begun for one that has failed: its process has ended.
    mutating func endRunning() {
        guard let name = running else { return }
        running = nil
        tests += 1
        fail(name + " (did not end)")
    }

    /// The closing line, which counts the tests and names those that failed.
    func line(seconds: Int, passed: Bool) -> String {
        var summary = self
        summary.endRunning()
        let (total, failed) = (summary.tests + summary.others, summary.failed)
        var line = "Executed \(total) test\(total == 1 ? "" : "s"), with \(failed) failure\(failed == 1 ? "" : "s") in \(seconds) seconds"
        if skipped > 0 { line += " (\(skipped) skipped)" }
        if !summary.failures.isEmpty { return line + ": " + summary.failures.joined(separator: " ") }
        return passed ? line : line + ", but the run ended early"
    }
}
