import Foundation

/// Defers work of a deinit to the main actor, because the last release may be on any thread.
enum MainActorTeardown {
    private struct Transfer<State>: @unchecked Sendable {
        let state: State
    }

    /// Runs `body` on the main actor: synchronously on the main thread, otherwise asynchronously on the main queue.
    ///
    /// - Parameter state: state of the deallocated object, not used elsewhere. The object itself must not be captured.
    static func run<State>(_ state: State, _ body: @escaping @MainActor (State) -> Void) {
        let transfer = Transfer(state: state)
        if MainActorCheck.isIsolated {
            MainActor.assumeIsolated { body(transfer.state) }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { body(transfer.state) } }
        }
    }
}
