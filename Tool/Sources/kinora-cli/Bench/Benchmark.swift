/// A measured operation.
@MainActor
protocol Benchmark: AnyObject {
    static var name: String { get }
    /// A description of one run, in a few words.
    static var summary: String { get }
    /// The number of runs.
    static var runs: Int { get }
    /// Whether allocations can be counted: not with strings, which crash with Swift's hooks.
    static var countsAllocations: Bool { get }
    /// A name that chooses several benchmarks, which run only when it or they are requested; nil for one that always runs.
    static var group: String? { get }

    /// Creates everything that a run needs.
    init() throws
    /// Unmeasured preparation before each run.
    func prepare()
    func run()
}

extension Benchmark {
    static var countsAllocations: Bool { true }
    static var group: String? { nil }
}
