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
        while depth == 1, !waiting.isEmpty { waiting.removeFirst()() }
        depth -= 1
        return result
    }

    /// Meets a request: now, or when everybody has been told of the change that is beginning or ending.
    static func request(_ body: @escaping () -> Void) {
        if depth > 0 { waiting.append(body) } else { run(body) }
    }
}
