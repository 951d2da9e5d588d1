import CommandSupport
import Foundation

/// A run of built tests, in as many processes at a time as there are processors, the longest batches first.
@MainActor
struct TestRun {
    let checkout: Checkout
    let log: TestLog
    /// Regular expressions of Swift Testing.
    let filters: [String]
    let isDeep: Bool

    /// Returns whether all tests passed.
    ///
    /// - Parameter isChosen: Whether a test, `Module.Class/test`, runs.
    func run(_ packages: [TestPackage], where isChosen: (String) -> Bool) throws -> Bool {
        let processes = max(ProcessInfo.processInfo.activeProcessorCount, 1)
        var tests: [(package: String, name: String, isChosen: Bool)] = []
        for package in packages {
            tests += try names(of: package).map { (package.name, $0, isChosen($0)) }
        }
        let timesFile = checkout.build + "/kinora-test-times" + (isDeep ? "-deep" : "")
        let texts = [checkout.root + "/Tests/Lists/slow-tests.tsv", timesFile].map {
            (try? String(contentsOfFile: $0, encoding: .utf8)) ?? ""
        }
        let times = TestTimes(texts)
        var batches = TestBatches(tests, times: times, processes: processes)
        for package in packages where package.usesSwiftTesting { batches.addSwiftTesting(of: package.name) }
        let programs = Dictionary(uniqueKeysWithValues: packages.map { ($0.name, $0.program(in: checkout.build)) })
        let queue = BatchQueue(programs: programs, filters: filters, log: log)
        let passed = [queue.run(batches.batches, processes: processes), queue.run(batches.lone, processes: 1)]
        if filters.isEmpty {
            // Those of targets that did not run stay.
            let known = TestTimes([texts[1]]).seconds.merging(log.summary.seconds) { $1 }
            try Data(TestTimes.text(of: known).utf8).write(to: URL(fileURLWithPath: timesFile))
        }
        return passed.allSatisfy { $0 }
    }

    private func names(of package: TestPackage) throws -> [String] {
        let (data, end) = try ChildProgram(path: package.program(in: checkout.build), arguments: ["--list-tests"]).output()
        let names = String(decoding: data, as: UTF8.self).split(separator: "\n").filter { $0.wholeMatch(of: /\w+\.\w+\/\w+/) != nil }
        guard end == .exit(0), !names.isEmpty || package.usesSwiftTesting else {
            throw Failure("the tests of \(package.folder) do not start", status: 3)
        }
        return names.map(String.init)
    }
}

/// Batches that processes take in sequence.
private final class BatchQueue: @unchecked Sendable {
    private let lock = NSLock()
    private let programs: [String: String]
    private let filters: [String]
    private let log: TestLog
    private var waiting: ArraySlice<TestBatches.Batch> = []
    private var passed = true

    init(programs: [String: String], filters: [String], log: TestLog) {
        self.programs = programs
        self.filters = filters
        self.log = log
    }

    /// Returns whether all tests of the batches passed.
    func run(_ batches: [TestBatches.Batch], processes: Int) -> Bool {
        waiting = batches[...]
        passed = true
        DispatchQueue.concurrentPerform(iterations: max(min(processes, batches.count), 1)) { _ in
            while let batch = lock.withLock({ waiting.popFirst() }) {
                let result = Result { try run(batch) }
                if (try? result.get()) != true { lock.withLock { passed = false } }
            }
        }
        return passed
    }

    /// Runs a batch; then adds what it printed to the log.
    private func run(_ batch: TestBatches.Batch) throws -> Bool {
        let output = try LogFile()
        let arguments = batch.tests.map { [$0] } ?? ["--testing-library", "swift-testing"] + filters.flatMap { ["--filter", $0] }
        let end = try ChildProgram(path: programs[batch.package] ?? "", arguments: arguments)
            .run(output: output.descriptor, errors: output.descriptor)
        var data = try output.contents()
        var passed = end == .exit(0)
        func say(_ sentence: String) { data += Data("kinora: \(sentence)\n".utf8) }
        switch end {
        // Swift Testing found no test to run.
        case .exit(69): passed = true
        case .exit(0) where !Self.hasEnded(String(decoding: data, as: UTF8.self)):
            say("a test process ended before its last test")
            passed = false
        case .exit(0): break
        case .exit(let status): say("a test process ended with status \(status)")
        case .signal(let number): say("a test process ended with status \(128 + number)")
        }
        log.add(data)
        return passed
    }

    /// Whether an output has what a test framework prints at its end.
    private static func hasEnded(_ output: String) -> Bool {
        output.split(separator: "\n").contains { line in
            line.contains(#/^Test Suite .(Selected|All) tests. (passed|failed) /#) || line.contains(#/ Test run with [0-9]+ tests? /#)
        }
    }
}
