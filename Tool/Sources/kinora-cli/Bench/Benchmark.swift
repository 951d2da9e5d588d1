/// Something whose speed is measured.
@MainActor
protocol Benchmark: AnyObject {
    static var name: String { get }
    /// What one run does, in a few words.
    static var summary: String { get }
    /// How often it is run.
    static var runs: Int { get }
    /// Whether the objects that a run makes can be counted: not where it handles strings, which Swift's hooks do not survive.
    static var countsAllocations: Bool { get }

    /// Makes everything that a run needs.
    init() throws
    /// What comes before each run and is not measured.
    func prepare()
    func run()
}

extension Benchmark {
    static var countsAllocations: Bool { true }
}
