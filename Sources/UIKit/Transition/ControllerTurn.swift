/// Orders what callbacks ask of controllers: while a change begins or ends, it waits until everybody has been told, and is met then, in order of asking.
///
/// So no change begins or ends in the middle of another one's callbacks, whatever they ask for. What the machinery itself has to end for a change (a push that
/// is covered, what a root presents) it ends within that.
@MainActor
enum ControllerTurn {
    private static var depth = 0
    private static var waiting: [() -> Void] = []

    /// Whether callbacks are being sent.
    static var isOpen: Bool { depth > 0 }

    /// Runs a part of a change that sends callbacks. The outermost one's end is when requests are met.
    static func run<Result>(_ body: () -> Result) -> Result {
        depth += 1
        let result = body()
        if depth == 1 { meetRequests() }
        depth -= 1
        return result
    }

    /// Meets what was asked for, then what that has led to, and so on.
    private static func meetRequests() {
        for _ in 0..<roundLimit {
            guard !waiting.isEmpty else { return }
            for request in exchange(&waiting, with: []) { request() }
        }
        guard !waiting.isEmpty else { return }
        reportOnce(
            "endless controller requests",
            "callbacks of controllers ask for changes without end, as a presentation and a dismissal in each other's completions do: "
                + "each of \(roundLimit) has led to another; the rest waits for the next change")
    }

    /// How often what was asked for may lead to another request at one moment.
    private static let roundLimit = 500

    /// Forgets what still waits, when the host goes.
    static func reset() { _ = exchange(&waiting, with: []) }

    /// Meets a request: now, or when everybody has been told of the change that is beginning or ending.
    static func request(_ body: @escaping () -> Void) {
        if depth > 0 { waiting.append(body) } else { run(body) }
    }
}
