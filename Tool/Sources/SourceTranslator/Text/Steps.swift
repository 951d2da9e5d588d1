internal import Synchronization

/// A count of what loops look at beside the tokens of a source: ancestors of types, and declarations that a name may mean. Tests expect it
/// to grow as the source does.
enum Steps {
    private static let counter = Atomic<Int>(0)

    static var count: Int { counter.load(ordering: .relaxed) }

    static func add(_ number: Int = 1) { counter.add(number, ordering: .relaxed) }
}
