/// The queue of requests to show, present or dismiss view controllers, so that no change begins or ends during another one's callbacks.
///
/// A request made outside callbacks runs at once. The others run in the order in which they were made:
/// - one made during callbacks, when the outermost change has sent all of its callbacks;
/// - one that has to wait for a transition, when that has ended and its completions were called. It keeps its position before requests made
///   later, such as those of these completions.
///
/// A container that wants another view controller than it shows (a changed stack, a new selection) keeps the last one wanted rather than
/// a list, and looks at it when its exchange ends. Changes that a change itself requires (ending a push that is covered, or presentations
/// from a root) are part of it.
final class ControllerRequestQueue {
    private struct Request {
        let body: () -> Void
        /// Whether it waits for a transition; one that was discarded holds up nothing.
        let waitsForTransition: Bool
        weak var transition: ControllerTransition?

        @MainActor
        var isDue: Bool { !waitsForTransition || transition?.isOver ?? true }
    }

    @MainActor static var current: ControllerRequestQueue { UIKitState.current.controllerRequests }

    private var depth = 0
    private var waiting: [Request] = []

    /// Whether callbacks are being sent.
    var isOpen: Bool { depth > 0 }

    /// Whether a request waits for callbacks or a transition to end.
    var hasWaitingRequests: Bool { !waiting.isEmpty }

    /// Runs code that sends callbacks. Requests run at the end of the outermost call.
    @MainActor
    func run<Result>(_ body: () -> Result) -> Result {
        depth += 1
        let result = body()
        if depth == 1, !waiting.isEmpty { runDueRequests() }
        depth -= 1
        return result
    }

    /// Runs due requests, then those they made, and so on.
    @MainActor
    private func runDueRequests() {
        for _ in 0..<Self.roundLimit {
            let due = waiting.filter(\.isDue)
            guard !due.isEmpty else { return }
            waiting.removeAll(where: \.isDue)
            for request in due { request.body() }
        }
        guard waiting.contains(where: \.isDue) else { return }
        reportOnce(
            "endless controller requests",
            "callbacks of controllers ask for changes without end, as a presentation and a dismissal in each other's completions do: "
                + "each of \(Self.roundLimit) has caused another; the rest waits for the next change")
    }

    /// Maximum length of a chain of requests at one moment.
    private static let roundLimit = 500

    /// Discards waiting requests.
    func removeAll() { _ = exchange(&waiting, with: []) }

    /// Runs a request now, or after the callbacks of the change in progress.
    @MainActor
    func request(_ body: @escaping () -> Void) {
        if depth > 0 { waiting.append(Request(body: body, waitsForTransition: false)) } else { run(body) }
    }

    /// Runs a request once a transition has ended and all of its callbacks have been sent; nil stands for one that has.
    @MainActor
    func request(after transition: ControllerTransition?, _ body: @escaping () -> Void) {
        waiting.append(Request(body: body, waitsForTransition: true, transition: transition))
        if depth == 0 { run {} }
    }
}
