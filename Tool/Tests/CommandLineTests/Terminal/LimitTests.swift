import XCTest

@testable import KinoraCommandLine

/// The built tool where the system gives it too little memory, or too few open files: a sentence, status 3, and nothing that looks whole.
@preconcurrency @MainActor
final class LimitTests: XCTestCase {
    private static let small = "--device 320x480@0.25 --fps 2"

    private func check(_ limit: String, _ sentence: String, line: UInt = #line) throws {
        let folder = try TemporaryFolder()
        let plan = folder.path("plan.jsonl")
        let tool = try XCTUnwrap(Bundle.main.executableURL).deletingLastPathComponent().appendingPathComponent("kinora").path
        func run(_ words: String, _ limit: String = "true") throws -> (status: Int32, output: String, errors: String) {
            let process = Process()
            let (output, errors) = (folder.url.appendingPathExtension("out"), folder.url.appendingPathExtension("err"))
            defer { for url in [output, errors] { try? FileManager.default.removeItem(at: url) } }
            process.executableURL = URL(fileURLWithPath: "/bin/bash")
            process.arguments = [
                "-c", "cd \(folder.url.path); \(limit); exec timeout -k 1 60 \(tool) \(words) >\(output.path) 2>\(errors.path)",
            ]
            try process.run()
            process.waitUntilExit()
            return (
                process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus,
                (try? String(contentsOf: output, encoding: .utf8)) ?? "", (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
            )
        }
        XCTAssertEqual(try run("plan zoom --format gif \(Self.small) -o \(plan)").status, 0)
        for command in [
            "record zoom \(Self.small) -o a.gif", "record zoom tab-arrow \(Self.small) --format gif -o films",
            "filmstrip zoom --at 0 --device 320x480@0.25 -o a.png", "trace zoom --device 320x480@0.25 -o a.txt",
            "task --plan plan.jsonl 1 -o store", "card drawing -o card.png", "bench frame --size 4096x4096",
            "record zoom --digest \(Self.small)",
        ] {
            let result = try run(command, limit)
            XCTAssertEqual(result.status, 3, "\(command): \(result.errors)", line: line)
            XCTAssert(result.errors.contains("kinora: ") && result.errors.contains(sentence), "\(command): \(result.errors)", line: line)
            // Swift's runtime writes a line of its own where one large allocation fails.
            let errors = result.errors.replacing("Fatal error: failed to allocate", with: "")
            XCTAssertFalse(errors.contains("Fatal error") || errors.contains("Backtrac"), result.errors, line: line)
            XCTAssertFalse(result.output.contains("\nfilm "), "the last line of digests", line: line)
        }
        XCTAssertEqual(folder.files.filter { $0.hasPrefix("a.") || $0 == "card.png" }, [], line: line)
        for name in ["films", "store"] {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(name))) ?? []
            XCTAssertEqual(files.filter { $0.hasSuffix(".gif") || $0.hasSuffix(".html") }, [], line: line)
        }
    }

    func testTooLittleMemoryEndsWithThree() throws { try check("ulimit -v 240000", "ulimit -v") }

    func testTooFewOpenFilesEndWithThree() throws { try check("ulimit -n 20", "ulimit -n") }
}
