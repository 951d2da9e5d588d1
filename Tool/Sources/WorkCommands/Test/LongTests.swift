import CommandSupport
import Foundation

/// The checks of `./kinora test --deep` besides the tests: pages, licenses, sanitizers and fuzzers.
@MainActor
struct LongTests {
    let checkout: Checkout
    let log: TestLog
    let console: Console

    /// Returns whether all went well.
    func run() throws -> Bool {
        // A package that depends on this one does not set it.
        unsetenv("KINORA_OPTIMIZE_PIXELS")
        console.report("running the commands of the pages in a clean clone")
        // Pages run tests that fail, as they say: each page counts as one test.
        var passed = try run([checkout.tool + "/run-pages"]) { $0.hasPrefix("run-pages: ") }
        let tool = checkout.build + "/release/kinora"
        passed = try run([checkout.root + "/Documentation/licenses.py", "--check", tool]) && passed
        console.report("testing the readers of files under the address sanitizer")
        let readers = #"CoreGraphicsTests\.(\w*Image|PNG|JPEG|GIF|WebP|CGFont|Font)\w*Tests"#
        passed = try sanitize("address", "sanitized", "CoreGraphicsTests", readers, []) && passed
        // Threads and pixels: first who reads what while it is written, then whether it may be read at all.
        for kind in ["thread", "address"] {
            console.report("testing the renderer under the \(kind) sanitizer")
            let renderer = #"RenderingTests\."#
            passed = try sanitize(kind, "sanitized-\(kind)", "RenderingTests", renderer, ["KINORA_COMPILE_KERNELS=1"]) && passed
        }
        return try fuzz() && passed
    }

    /// Runs a program, with what it prints in the log and on standard output as it comes.
    private func run(_ words: [String], where isRead: @escaping (Substring) -> Bool = { _ in true }) throws -> Bool {
        // The log reads whole lines.
        var rest = Data()
        let end = try ChildProgram(path: "/usr/bin/env", arguments: words).run { data in
            rest += data
            guard let last = rest.lastIndex(of: 0x0A) else { return }
            log.add(Data(rest[...last]), where: isRead, isWhole: false)
            rest = Data(rest[rest.index(after: last)...])
        }
        log.add(rest, where: isRead)
        return end == .exit(0)
    }

    /// Builds one test target under a sanitizer, with no more of the library than it needs, and runs some of its tests.
    private func sanitize(_ kind: String, _ folder: String, _ target: String, _ filter: String, _ variables: [String]) throws -> Bool {
        let package = ["--package-path", checkout.root, "--scratch-path", "\(checkout.build)/\(folder)", "--sanitize=\(kind)"]
        let environment = ["KINORA_OPTIMIZE_PIXELS=1", "KINORA_TESTS=\(target)"] + variables
        guard try run(environment + ["swift", "build"] + package + ["--product", "KinoraPackageTests"]) else { return false }
        // Memory that C libraries keep until the end is no leak of ours.
        let quiet = ["KINORA_DEEP=", "ASAN_OPTIONS=detect_leaks=0"]
        return try run(environment + quiet + ["swift", "test"] + package + ["--skip-build", "--filter", filter])
    }

    /// Fuzzes all targets, as many at a time as there are processors.
    private func fuzz() throws -> Bool {
        let folder = checkout.root + "/Fuzz"
        guard try run(["KINORA_FUZZ=1", "swift", "build", "--package-path", folder, "-c", "release"]) else { return false }
        let program = folder + "/.build/release/Fuzz"
        let targets = String(decoding: try ChildProgram(path: program, arguments: []).output().data, as: UTF8.self).split(separator: "\n")
        let seconds = ProcessInfo.processInfo.environment["KINORA_FUZZ_SECONDS"].flatMap { Int($0) } ?? 60
        let fuzzers = targets.map { FuzzTarget(name: String($0), folder: folder, results: checkout.build + "/fuzz", seconds: seconds) }
        let log = log
        let results = ConcurrentResults(count: fuzzers.count)
        let lanes = max(min(ProcessInfo.processInfo.activeProcessorCount, fuzzers.count), 1)
        DispatchQueue.concurrentPerform(iterations: lanes) { _ in
            while let index = results.next() { results.add((try? fuzzers[index].run(log)) ?? false) }
        }
        return results.allPassed
    }
}

/// Indexes that threads take in sequence, and whether what they did went well.
private final class ConcurrentResults: @unchecked Sendable {
    private let lock = NSLock()
    private var indexes: Range<Int>
    private var passed = true

    init(count: Int) { indexes = 0..<count }

    func next() -> Int? { lock.withLock { indexes.popFirst() } }
    func add(_ result: Bool) { lock.withLock { passed = passed && result } }
    var allPassed: Bool { lock.withLock { passed } }
}
