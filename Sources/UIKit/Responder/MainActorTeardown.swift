import Foundation

/// Work that a deinit leaves to the main actor, because the last release may come on any thread.
enum MainActorTeardown {
    private struct Transfer<State>: @unchecked Sendable {
        let state: State
    }

    /// Runs `body` on the main actor: before this returns when the calling thread serves it, else in one of the main queue's next turns.
    ///
    /// - Parameter state: what the object owned; nobody else uses it any more. The object itself must not be captured.
    static func run<State>(_ state: State, _ body: @escaping @MainActor (State) -> Void) {
        let transfer = Transfer(state: state)
        if MainActorCheck.isIsolated {
            MainActor.assumeIsolated { body(transfer.state) }
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { body(transfer.state) } }
        }
    }
}
