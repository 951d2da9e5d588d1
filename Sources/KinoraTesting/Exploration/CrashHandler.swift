import Foundation

/// Finds the origin of a crash in a copy of the process before the copy ends.
enum CrashHandler {
    nonisolated(unsafe) private static var report: ((FaultOrigin) -> Void)?

    /// Handles traps of Swift, which no lock of the allocator is held at; other signals end the copy at once.
    static func install(_ body: @escaping (FaultOrigin) -> Void) {
        report = body
        for number in [SIGILL, SIGTRAP] {
            signal(number) { number in
                // A second trap ends the copy.
                signal(number, SIG_DFL)
                if let origin = FaultOrigin.ofCaller(isRaw: true) { CrashHandler.report?(origin) }
                raise(number)
            }
        }
    }
}
