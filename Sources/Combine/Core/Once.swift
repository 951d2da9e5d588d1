import Foundation

/// A closure that runs at most once.
final class Once {
    private let lock = NSLock()
    private var body: (() -> Void)?

    init(_ body: @escaping () -> Void) { self.body = body }

    /// Lets the closure go without running it.
    func spend() { _ = take() }

    func run() { take()?() }

    private func take() -> (() -> Void)? {
        lock.withLock {
            defer { body = nil }
            return body
        }
    }
}
