import CoreGraphics

extension Diagnostics {
    /// The sentence with which the body traps; nil when it does not.
    ///
    /// The body runs in a copy of the process, on the same thread: what lives on the main actor can trap there, and this process lives on
    /// with everything as it was. So no change of the body has an effect here.
    package static func trapSentence(_ body: () -> Void) -> String? {
        sentence(of: TrappingCopy(body), body)
    }

    /// The sentences with which bodies trap, each in a process of its own, a few of them at the same time.
    package static func trapSentences<Element>(of elements: [Element], _ body: (Element) -> Void) -> [String?] {
        var copies: [(Element, TrappingCopy?)] = []
        var sentences: [String?] = []
        func finish(_ element: Element, _ copy: TrappingCopy?) { sentences.append(sentence(of: copy) { body(element) }) }
        for element in elements {
            if copies.count == max(2, ProcessInfo.processInfo.activeProcessorCount) {
                let (first, copy) = copies.removeFirst()
                finish(first, copy)
            }
            copies.append((element, TrappingCopy { body(element) }))
        }
        for (element, copy) in copies { finish(element, copy) }
        return sentences
    }

    /// The sentence with which a copy traps. A copy that seems to hang, as it may for a thread that was not copied, is made once more.
    private static func sentence(of copy: TrappingCopy?, _ body: () -> Void) -> String? {
        var end = copy?.end()
        if end?.status == SIGALRM { end = TrappingCopy(body)?.end() }
        guard let end else { return "the system refuses another process" }
        return end.status == 0 ? end.sentence : "the process ended with status \(end.status)"
    }

    /// A process that tells what it traps with.
    private struct TrappingCopy {
        private let child: pid_t
        private let readEnd: Int32

        /// nil when the system refuses another process.
        init?(_ body: () -> Void) {
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0, let child = ProcessCopy.forked() else { return nil }
            let writeEnd = ends[1]
            guard child != 0 else {
                // As in a program without KinoraTesting, where misuse of the stage traps too.
                testReporter = nil
                trapHandler = { sentence in
                    let bytes = Array(sentence.utf8)
                    _ = write(writeEnd, bytes, bytes.count)
                    _exit(0)
                }
                // A copy without the other threads may wait for them for ever.
                alarm(30)
                body()
                _exit(0)
            }
            close(writeEnd)
            self.child = child
            readEnd = ends[0]
        }

        /// Waits for its end: how it ended, as `waitpid` says, and what it trapped with.
        func end() -> (status: Int32, sentence: String?) {
            var sentence: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 1024)
            while case let count = read(readEnd, &buffer, buffer.count), count > 0 { sentence += buffer.prefix(count) }
            close(readEnd)
            return (ProcessCopy.status(of: child), sentence.isEmpty ? nil : String(decoding: sentence, as: UTF8.self))
        }
    }

    /// The complaints that the body logs, those among them that would fail a test.
    package static func complaints(_ body: () throws -> Void) rethrows -> [String] {
        let sentences = Sentences()
        let (usual, reporter, wasStrict) = (logHandler, testReporter, isStrict)
        forgetReports()
        (isStrict, testReporter) = (false, nil)
        logHandler = { sentences.append($0) }
        defer {
            logHandler = usual
            (isStrict, testReporter) = (wasStrict, reporter)
            forgetReports()
        }
        try body()
        return sentences.all
    }

    private final class Sentences: @unchecked Sendable {
        private let lock = NSLock()
        private var lines: [String] = []

        var all: [String] { lock.withLock { lines } }
        func append(_ line: String) { lock.withLock { lines.append(line) } }
    }
}
