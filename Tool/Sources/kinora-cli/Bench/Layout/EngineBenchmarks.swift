import LayoutEngine

/// A system of the layout engine that is made, solved and read.
class EngineBuildBenchmark {
    private(set) var sum = 0.0

    required init() {}

    func prepare() {}

    func build(_ make: () throws -> BoxSystem) {
        guard let system = try? make() else { preconditionFailure("the boxes contradict each other") }
        sum += system.readAll()
    }
}

final class EngineThousandBenchmark: EngineBuildBenchmark, Benchmark {
    static let name = "engine-1000"
    static let summary = "1,000 boxes with 4 constraints each: added, solved, read"
    static let runs = 30
    static let group: String? = "layout"

    func run() { build { try .flat(1000) } }
}

final class EngineTenThousandBenchmark: EngineBuildBenchmark, Benchmark {
    static let name = "engine-10000"
    static let summary = "10,000 boxes"
    static let runs = 10
    static let group: String? = "layout"

    func run() { build { try .flat(10_000) } }
}

final class EngineChainBenchmark: EngineBuildBenchmark, Benchmark {
    static let name = "engine-chain"
    static let summary = "1,000 boxes of which each depends on the one before"
    static let runs = 30
    static let group: String? = "layout"

    func run() { build { try .chain(1000) } }
}

final class EngineFlatBenchmark: EngineBuildBenchmark, Benchmark {
    static let name = "engine-flat"
    static let summary = "1,000 boxes that depend on their parent alone"
    static let runs = 30
    static let group: String? = "layout"

    func run() { build { try .flat(1000) } }
}

final class EngineGridBenchmark: EngineBuildBenchmark, Benchmark {
    static let name = "engine-grid"
    static let summary = "30 x 30 equal cells with aspect ratios and three priorities"
    static let runs = 15
    static let group: String? = "layout"

    func run() { build { try .grid(30) } }
}

/// One constant changes among 1,000 boxes, and one box moves.
final class EngineConstantBenchmark: Benchmark {
    static let name = "engine-constant"
    static let summary = "one constant changes among 1,000 boxes, one moves"
    static let runs = 200
    static let group: String? = "layout"

    private let system: BoxSystem
    private var round = 0.0
    private(set) var count = 0

    init() throws {
        system = try .flat(1000)
        _ = system.solver.takeChangedVariables()
    }

    func prepare() { round += 1 }

    func run() {
        guard let edited = system.edited else { return }
        try? system.solver.setConstant(-round, of: edited)
        for variable in system.solver.takeChangedVariables() where system.solver.value(of: variable) != 0 { count += 1 }
    }
}

/// The parent's width changes, and that of 1,000 boxes with it.
final class EngineWideBenchmark: Benchmark {
    static let name = "engine-wide"
    static let summary = "a width changes that 1,000 boxes depend on"
    static let runs = 200
    static let group: String? = "layout"

    private let system: BoxSystem
    private var round = 0.0
    private(set) var count = 0

    init() throws {
        system = try .flat(1000)
        _ = system.solver.takeChangedVariables()
    }

    func prepare() { round += 1 }

    func run() {
        try? system.solver.setConstant(-1000 - round, of: system.parentWidth)
        for variable in system.solver.takeChangedVariables() where system.solver.value(of: variable) != 0 { count += 1 }
    }
}
