import Foundation
import Kinora
import Synchronization

/// A request from outside (Ctrl-C, `kill`) to stop: seen between two frames, so that no half-written file stays behind.
///
/// A second request ends the process at once, and with it the files being written.
struct Interruption: Error, CustomStringConvertible {
    var description: String { "interrupted; nothing was written" }

    /// The signal that came, 0 while none has.
    private static let signal = Atomic<Int32>(0)

    /// Posted by the second request: a signal handler may do no more than that, so a thread waits to clean up.
    nonisolated(unsafe) private static let second = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

    /// Begins to listen for SIGINT, SIGTERM and SIGHUP. Once in a process.
    static func observe() {
        // Touched before a handler can run: a global is initialised at its first use, and a handler must not be that.
        signal.store(0, ordering: .relaxed)
        sem_init(second, 0, 0)
        Thread.detachNewThread {
            while sem_wait(second) != 0 {}
            PartialFile.discardAll()
            dieIfInterrupted()
        }
        // A file that may not grow is an error of its write, which is reported.
        Foundation.signal(SIGXFSZ, SIG_IGN)
        for number in [SIGINT, SIGTERM, SIGHUP] {
            var action = sigaction()
            sigaction(number, nil, &action)
            // `nohup` has SIGHUP ignored, and means it.
            if number == SIGHUP, unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1 { continue }
            action.__sigaction_handler.sa_handler = { if Interruption.request($0) { sem_post(Interruption.second) } }
            sigaction(number, &action, nil)
        }
    }

    /// Asks for the stop as the signal does; 0 takes the request back. Returns whether it was asked for before.
    @discardableResult
    static func request(_ number: Int32) -> Bool {
        signal.exchange(number, ordering: .relaxed) != 0
    }

    /// Throws when a stop was asked for.
    static func check() throws {
        if signal.load(ordering: .relaxed) != 0 { throw Interruption() }
    }

    /// Ends the process by the signal that came, so that a calling shell sees why it ended.
    static func dieIfInterrupted() {
        let number = signal.load(ordering: .relaxed)
        guard number != 0 else { return }
        Foundation.signal(number, SIG_DFL)
        raise(number)
    }
}
