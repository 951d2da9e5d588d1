import XCTest

@testable import Headless

final class WatchdogBacktraceTests: XCTestCase {
    func testItSaysWhereTheTimeWent() {
        let journal = Journal()
        let dog = Watchdog(label: "testOfMine", patience: 1, tick: 100_000) { journal.write($0) }
        dog.progress()
        let thread = Thread {
            dog.tick()
            isOver.value = true
        }
        isOver.value = false
        thread.start()
        spinsForEver()
        let lines = (journal.entries.first ?? "").components(separatedBy: "\n    ")
        XCTAssertEqual(lines.first, "no progress for 1 s of real time in testOfMine")
        let index = lines.firstIndex { $0.hasPrefix("spinsForEver() at \(#filePath):") }
        // Below the functions that it calls.
        XCTAssertEqual(index.map { 1...5 ~= $0 }, true, lines.joined(separator: "\n"))
        XCTAssertFalse(lines.contains { $0.contains("ThreadBacktrace") }, "the signal's handler")
        XCTAssertTrue(lines.contains { $0.contains("testItSaysWhereTheTimeWent") })
        XCTAssertFalse(lines.contains { $0.contains("<compiler-generated>") }, "functions that nobody wrote")
    }

    func testAThreadThatIsGoneHasNone() {
        XCTAssertNil(ThreadBacktrace.lines(ofThread: Int32.max))
    }
}

/// Keeps its thread busy until the watchdog has spoken.
@inline(never) private func spinsForEver() { while !isOver.value {} }

private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var isSet = false
    var value: Bool {
        @inline(__always) get {
            lock.lock()
            defer { lock.unlock() }
            return isSet
        }
        set { lock.withLock { isSet = newValue } }
    }
}

private let isOver = Flag()
