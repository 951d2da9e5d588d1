import CoreGraphics

/// What a body under test said; filled by another thread.
private final class Sentences: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    var all: [String] { lock.withLock { lines } }
    func append(_ line: String) { lock.withLock { lines.append(line) } }
}

extension Diagnostics {
    /// The sentence with which the body traps; nil when it does not.
    ///
    /// The body runs on a thread of its own, which the trap parks for ever: nothing can return from a trap, and the process shall live.
    static func trapSentence(_ body: @escaping @Sendable () -> Void) -> String? {
        let sentences = Sentences()
        let isOver = DispatchSemaphore(value: 0)
        let usual = trapHandler
        trapHandler = { sentence in
            sentences.append(sentence)
            isOver.signal()
            while true { DispatchSemaphore(value: 0).wait() }
        }
        defer { trapHandler = usual }
        Thread.detachNewThread {
            body()
            isOver.signal()
        }
        isOver.wait()
        return sentences.all.first
    }

    /// The complaints the body logs.
    static func complaints(_ body: () throws -> Void) rethrows -> [String] {
        let sentences = Sentences()
        let usual = logHandler
        forgetReports()
        logHandler = { sentences.append($0) }
        defer {
            logHandler = usual
            forgetReports()
        }
        try body()
        return sentences.all
    }
}
