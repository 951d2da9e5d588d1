/// Serialises changes of view controllers: requests made while a change begins or ends wait until all its callbacks have been sent, and
/// then run in order.
///
/// So no change begins or ends during another one's callbacks. Changes that a change itself requires (ending a push that is covered, or
/// presentations from a root) are part of it.
final class ControllerRequestQueue {
    @MainActor static var current: ControllerRequestQueue { UIKitState.current.controllerRequests }

    private var depth = 0
    private var waiting: [() -> Void] = []

    /// Whether callbacks are being sent.
    var isOpen: Bool { depth > 0 }

    /// Runs code that sends callbacks. Requests run at the end of the outermost call.
    func run<Result>(_ body: () -> Result) -> Result {
        depth += 1
        let result = body()
        if depth == 1 { meetRequests() }
        depth -= 1
        return result
    }

    /// Runs waiting requests, then those they made, and so on.
    private func meetRequests() {
        for _ in 0..<Self.roundLimit {
            guard !waiting.isEmpty else { return }
            for request in exchange(&waiting, with: []) { request() }
        }
        guard !waiting.isEmpty else { return }
        reportOnce(
            "endless controller requests",
            "callbacks of controllers ask for changes without end, as a presentation and a dismissal in each other's completions do: "
                + "each of \(Self.roundLimit) has led to another; the rest waits for the next change")
    }

    /// Maximum length of a chain of requests at one moment.
    private static let roundLimit = 500

    /// Discards waiting requests.
    func removeAll() { _ = exchange(&waiting, with: []) }

    /// Runs a request now, or after the callbacks of the change in progress.
    func request(_ body: @escaping () -> Void) {
        if depth > 0 { waiting.append(body) } else { run(body) }
    }
}
