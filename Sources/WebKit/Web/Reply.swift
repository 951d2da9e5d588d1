/// An answer that a page waits for. It is given once; an answer that is dropped is the fallback, so that the page goes on.
@MainActor
final class Reply<Value: Sendable> {
    private let fallback: Value
    private var handler: (@MainActor (Value) -> Void)?

    init(fallback: Value, _ handler: @escaping @MainActor (Value) -> Void) {
        self.fallback = fallback
        self.handler = handler
    }

    /// Gives the answer; later ones have no effect.
    func give(_ value: Value) {
        let handler = handler
        self.handler = nil
        handler?(value)
    }

    deinit {
        guard let handler else { return }
        let fallback = fallback
        Task { @MainActor in handler(fallback) }
    }
}
