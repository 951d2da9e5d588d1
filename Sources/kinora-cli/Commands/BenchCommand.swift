import Foundation

/// `kinora bench`: measures how fast it is.
struct BenchCommand: Command {
    static let name = "bench"
    static let summary = "measures how fast sampling, commits and frames are"
    static let examples = ["bench", "bench sampling", "bench --json > bench.jsonl"]
    static let syntax = CommandSyntax(
        operand: (name: "NAME", summary: "one of: \(benchmarks.map { $0.name }.joined(separator: " ")) (all)"),
        options: [
            .init(names: ["--json"], value: nil, summary: "a line for each: bench, what, ms_median, ms_best, runs, allocations")
        ])
    static let remarks = "Real milliseconds; allocations are objects made by one run, at best."

    static let benchmarks: [any Benchmark.Type] = [
        SamplingBenchmark.self, CommitBenchmark.self, FrameBenchmark.self, SnapshotBenchmark.self, DrawHierarchyBenchmark.self,
        LayerRenderBenchmark.self, LabelBenchmark.self, UnchangedLabelBenchmark.self, LabelDrawingBenchmark.self,
        TableFirstFrameBenchmark.self, TableFlingBenchmark.self,
    ]

    private let chosen: [any Benchmark.Type]
    private let isJSON: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        isJSON = arguments.has("--json")
        if let name = arguments.operand {
            chosen = Self.benchmarks.filter { $0.name == name }
            guard !chosen.isEmpty else {
                let names = Self.benchmarks.map { $0.name }
                let hint = name.nearest(in: names).map { "did you mean '\($0)'?" } ?? "they are: \(names.joined(separator: " "))"
                throw UsageError("unknown benchmark '\(name)'; \(hint)")
            }
        } else {
            chosen = Self.benchmarks
        }
    }

    func run(on console: Console) throws {
        #if DEBUG
            console.note("kinora: bench: this is a debug build; only a release build's numbers mean something\n")
        #endif
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        for (index, type) in chosen.enumerated() {
            let bar = ProgressBar(type.name, total: chosen.count, on: console)
            bar.update(index)
            let measured = Result { try Measurement(type) }
            bar.clear()
            let measurement = try measured.get()
            try console.write(isJSON ? String(decoding: try encoder.encode(measurement), as: UTF8.self) + "\n" : Self.line(measurement))
        }
    }

    private static func line(_ measurement: Measurement) -> String {
        let name = measurement.bench.padding(toLength: 10, withPad: " ", startingAt: 0)
        let times = String(format: "%9.3f ms median %9.3f ms best  ", measurement.medianMilliseconds, measurement.bestMilliseconds)
        let allocations = measurement.allocations.map { ", \($0) allocations" } ?? ""
        return name + times + "\(measurement.what)\(allocations)\n"
    }
}
