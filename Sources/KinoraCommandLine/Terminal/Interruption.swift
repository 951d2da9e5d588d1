import Foundation
import Kinora
import Synchronization

/// An external request (Ctrl-C, `kill`) to stop, checked between frames, so that no half-written file is left.
///
/// A second request ends the process immediately and removes files being written.
package struct Interruption: Error, CustomStringConvertible {
    package var description: String { "interrupted; nothing was written" }

    /// The signal received; 0 for none.
    private static let signal = Atomic<Int32>(0)

    /// Posted by the second request: a signal handler may do no more, so a waiting thread cleans up.
    nonisolated(unsafe) private static let second = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

    /// Installs handlers for SIGINT, SIGTERM and SIGHUP; called once per process.
    static func observe() {
        // Initializes the global before a handler can run, because a handler must not do so.
        signal.store(0, ordering: .relaxed)
        sem_init(second, 0, 0)
        Thread.detachNewThread {
            while sem_wait(second) != 0 {}
            PartialFile.discardAll()
            dieIfInterrupted()
        }
        // A file that exceeds its size limit is a write error, which is reported.
        Foundation.signal(SIGXFSZ, SIG_IGN)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            var action = sigaction()
            sigaction(number, nil, &action)
            // `nohup` ignores SIGHUP on purpose.
            if number == SIGHUP, unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1 { continue }
            action.__sigaction_handler.sa_handler = { if Interruption.request($0) { sem_post(Interruption.second) } }
            sigaction(number, &action, nil)
        }
    }

    /// Requests the stop as the signal does; 0 withdraws the request. Returns whether it was requested before.
    @discardableResult
    static func request(_ number: Int32) -> Bool {
        signal.exchange(number, ordering: .relaxed) != 0
    }

    /// Throws if a stop was requested.
    package static func check() throws {
        if signal.load(ordering: .relaxed) != 0 { throw Interruption() }
    }

    /// Ends the process by the received signal, so that a calling shell sees the reason.
    static func dieIfInterrupted() {
        let number = signal.load(ordering: .relaxed)
        guard number != 0 else { return }
        Foundation.signal(number, SIG_DFL)
        raise(number)
    }
}
