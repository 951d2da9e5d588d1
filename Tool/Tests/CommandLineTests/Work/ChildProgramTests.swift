import CommandSupport
import XCTest

final class ChildProgramTests: XCTestCase {
    /// Threads of libdispatch block signals: a test program with them blocked would never end at a signal.
    func testAProgramBeginsWithoutBlockedSignalsOnAnyThread() throws {
        let masks = MaskList()
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            let program = ChildProgram(path: "/bin/grep", arguments: ["SigBlk", "/proc/self/status"])
            masks.add(Result { String(decoding: try program.output().data, as: UTF8.self) })
        }
        for mask in masks.all { XCTAssertEqual(try mask.get().split(separator: "\t").last, "0000000000000000\n") }
        XCTAssertEqual(masks.all.count, 4)
    }

    func testWhatAProgramPrintsComesInOrderFromBothStreams() throws {
        var data = Data()
        let end = try ChildProgram(path: "/bin/sh", arguments: ["-c", "echo a; echo b >&2; echo c; exit 3"]).run { data += $0 }
        XCTAssertEqual(String(decoding: data, as: UTF8.self), "a\nb\nc\n")
        XCTAssertEqual(end, .exit(3))
    }
}

/// Results of threads.
private final class MaskList: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Result<String, any Error>] = []

    func add(_ result: Result<String, any Error>) { lock.withLock { results.append(result) } }
    var all: [Result<String, any Error>] { lock.withLock { results } }
}
