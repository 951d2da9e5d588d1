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

private final class Results<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var values: [Value?]

    init(count: Int) { values = Array(repeating: nil, count: count) }

    func set(_ value: Value, at index: Int) { lock.withLock { values[index] = value } }
}
