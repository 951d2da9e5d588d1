import Foundation

/// A text that is written to standard error if the process crashes while it is set: the steps of an exploration that runs in the process of
/// the tests. Other handlers of the signal follow.
@MainActor enum CrashNote {
    // Read by a signal handler, which may not allocate.
    nonisolated(unsafe) private static var text: UnsafeMutablePointer<CChar>?
    nonisolated(unsafe) private static let usual = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
    private static var isInstalled = false

    private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

    /// Sets the text; nil removes it and the handlers.
    static func set(_ note: String?) {
        let old = text
        text = note.flatMap { strdup($0) }
        free(old)
        if note != nil { install() } else { remove() }
    }

    private static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        for number in signals {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { number in
                if let text = CrashNote.text { _ = write(STDERR_FILENO, text, strlen(text)) }
                // The instruction is repeated, and the handler before this one is called.
                sigaction(number, CrashNote.usual + Int(number), nil)
            }
            // A stack overflow needs another stack, if there is one.
            action.sa_flags = SA_ONSTACK
            sigaction(number, &action, usual + Int(number))
        }
    }

    private static func remove() {
        guard isInstalled else { return }
        isInstalled = false
        for number in signals { sigaction(number, usual + Int(number), nil) }
    }
}
