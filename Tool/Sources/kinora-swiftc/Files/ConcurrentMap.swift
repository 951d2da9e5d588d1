import Foundation
import SourceTranslator

extension Array where Element: Sendable {
    /// The results of a closure for all elements, in their order; computed on all processors, by threads that can parse sources.
    func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        let results = Results<Result>(count: count)
        DeepStack.concurrentPerform(iterations: count) { index in results.set(transform(self[index]), at: index) }
        return results.values.map { $0! }
    }
}

/// The results of two closures, which are called at the same time.
func concurrently<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First, _ second: @Sendable () -> Second
) -> (First, Second) {
    let (results, others) = (Results<First>(count: 1), Results<Second>(count: 1))
    DeepStack.concurrentPerform(iterations: 2) { $0 == 0 ? results.set(first(), at: 0) : others.set(second(), at: 0) }
    return (results.values[0]!, others.values[0]!)
}

private final class Results<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var values: [Value?]

    init(count: Int) { values = Array(repeating: nil, count: count) }

    func set(_ value: Value, at index: Int) { lock.withLock { values[index] = value } }
}
