import CommandSupport
import Foundation
import KinoraCommandLine

/// `kinora bench`: measures performance.
struct BenchCommand: Command {
    static let name = "bench"
    static let summary = "measures how fast the engine and the renderer are"
    static let examples = ["bench", "bench sampling", "bench film", "bench --scene S4_1000 --threads 2", "bench --json > bench.json"]
    static let syntax = CommandSyntax(
        operand: (name: "NAME", summary: "one of: \(names.joined(separator: " ")) (all but film and layout's, and the scenes)"),
        operandChoices: names,
        options: [
            .init(
                names: ["--scene"], value: "S", summary: "only this scene: one of \(RaceScene.all.map { $0.name }.joined(separator: " "))",
                choices: RaceScene.all.map { $0.name }),
            .init(names: ["--size"], value: "WxH", summary: "of the scenes, in pixels (1170x2532)"),
            .init(names: ["--threads"], value: "N", summary: "rendering threads, 1 to 8 (1, then 2)"),
            .init(names: ["--json"], value: nil, summary: "one array: scene, width, height, threads, ms_median, ms_best, frames"),
            .init(names: ["--digest"], value: nil, summary: "prints frame digests instead of times, to compare builds"),
        ])
    static let remarks =
        "Real milliseconds; allocations are objects made by one run, at best. The scenes are those of Tool/Sources/kinora-cli/Bench."

    static let benchmarks: [any Benchmark.Type] = [
        SamplingBenchmark.self, ScrollTrajectoryBenchmark.self,
        CommitBenchmark.self, SingleCommitBenchmark.self, FrameBenchmark.self, SnapshotBenchmark.self,
        DrawHierarchyBenchmark.self, LayerRenderBenchmark.self, PNGBenchmark.self, LabelBenchmark.self, UnchangedLabelBenchmark.self,
        LabelDrawingBenchmark.self,
        TableFirstFrameBenchmark.self, TableFlingBenchmark.self, CompositionalBenchmark.self, CompositionalFrameBenchmark.self,
        KeystrokeBenchmark.self, HitTestBenchmark.self, CatalogBenchmark.self, NamedImageBenchmark.self,
        EngineThousandBenchmark.self,
        EngineConstantBenchmark.self, EngineWideBenchmark.self, EngineTenThousandBenchmark.self, EngineChainBenchmark.self,
        EngineFlatBenchmark.self, EngineGridBenchmark.self, ViewsThousandBenchmark.self, ConstantLocalBenchmark.self,
        WidthAllBenchmark.self, ViewsTenThousandBenchmark.self, ViewsChainBenchmark.self, ViewsFlatBenchmark.self,
        CenteredStackBenchmark.self,
        CellBuildBenchmark.self, CellAgainBenchmark.self, TableScrollBenchmark.self, ListGeometryBenchmark.self,
    ]

    /// The names of benchmarks and groups.
    private static let names =
        benchmarks.filter { $0.group == nil }.map { $0.name } + [FilmBenchmark.name, "layout"]
        + benchmarks.filter { $0.group != nil }.map { $0.name }

    private let chosen: [any Benchmark.Type]
    private let scenes: [(name: String, make: @MainActor (Int, Int) -> RaceScene)]
    private let size: (width: Int, height: Int)
    private let threads: [Int]
    private let isJSON: Bool
    private let isDigest: Bool
    /// Whether a peer is measured too.
    private let hasPeers: Bool
    private let isFilm: Bool

    init(_ arguments: ParsedArguments) throws(UsageError) {
        isJSON = arguments.has("--json")
        hasPeers = arguments.operand == "layout"
        isDigest = arguments.has("--digest")
        isFilm = arguments.operand == FilmBenchmark.name
        if isDigest, isJSON || arguments.operand != nil { throw UsageError("--digest is for scenes, and has no JSON") }
        size = try Self.size(arguments["--size"])
        threads = try Self.threads(arguments["--threads"])
        if let name = arguments.operand {
            guard arguments["--scene"] == nil else { throw UsageError("'\(name)' and --scene are given; leave out one of them") }
            chosen = Self.benchmarks.filter { $0.name == name || $0.group == name }
            scenes = []
            if chosen.isEmpty, !isFilm { throw Self.unknown("benchmark", name, among: Self.names) }
        } else if let name = arguments["--scene"] {
            chosen = []
            scenes = RaceScene.all.filter { $0.name == name }
            if scenes.isEmpty { throw Self.unknown("scene", name, among: RaceScene.all.map { $0.name }) }
        } else {
            chosen = Self.benchmarks.filter { $0.group == nil }
            scenes = RaceScene.all
        }
    }

    private static func unknown(_ kind: String, _ name: String, among names: [String]) -> UsageError {
        let hint = name.nearest(in: names).map { "did you mean '\($0)'?" } ?? "they are: \(names.joined(separator: " "))"
        return UsageError("unknown \(kind) '\(name)'; \(hint)")
    }

    private static func size(_ text: String?) throws(UsageError) -> (width: Int, height: Int) {
        guard let text else { return (1170, 2532) }
        let lengths = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard lengths.count == 2, let width = lengths[0], let height = lengths[1], (100...8192).contains(width),
            (100...8192).contains(height)
        else {
            throw UsageError("--size \(text): not two whole numbers from 100 to 8192, as in 1170x2532")
        }
        return (width, height)
    }

    private static func threads(_ text: String?) throws(UsageError) -> [Int] {
        guard let text else { return [1, 2] }
        guard let count = Int(text), (1...8).contains(count) else { throw UsageError("--threads \(text): not a whole number from 1 to 8") }
        return [count]
    }

    func run(on console: Console) throws {
        if isDigest { return try writeDigests(on: console) }
        #if DEBUG
            console.note("kinora: bench: this is a debug build; only a release build's numbers mean something\n")
        #endif
        var works: [(name: String, measure: @MainActor () throws -> [BenchResult])] = []
        for type in chosen { works.append((type.name, { [try BenchResult(type)] })) }
        if isFilm {
            for scene in FilmBenchmark.scenes { works.append((scene.id, { try FilmBenchmark(scene: scene).results() })) }
            if !FilmBenchmark.hasPeer { console.note("kinora: bench: no peer; apt-get install ffmpeg for one\n") }
        }
        let (width, height) = size
        for scene in scenes {
            for count in threads {
                works.append((scene.name, { [try BenchResult(scene.name, scene.make, width: width, height: height, threads: count)] }))
            }
        }
        var results: [BenchResult] = []
        for (index, work) in works.enumerated() {
            let bar = ProgressBar(work.name, total: works.count, on: console)
            bar.update(index)
            let outcome = Result { try work.measure() }
            bar.clear()
            let measured = try outcome.get()
            results += measured
            if !isJSON { for result in measured { try console.write(Self.line(result)) } }
        }
        if isFilm, let total = FilmBenchmark.total(of: results) {
            results.append(total)
            if !isJSON { try console.write(Self.line(total)) }
        }
        if hasPeers {
            let peers = KiwiPeer.results()
            results += peers
            if peers.isEmpty { console.note("kinora: bench: no peer; apt-get install python3-kiwisolver for one\n") }
            if !isJSON { for peer in peers { try console.write(Self.line(peer)) } }
        }
        guard isJSON else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let rows = try results.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
        try console.write("[\n" + rows.joined(separator: ",\n") + "\n]\n")
    }

    private func writeDigests(on console: Console) throws {
        for scene in scenes {
            for count in threads {
                let digest = try RaceDigest(scene.make, width: size.width, height: size.height, threads: count)
                try console.write("\(scene.name) \(count) \(digest)\n")
            }
        }
    }

    private static func line(_ result: BenchResult) -> String {
        let name = result.scene.padding(toLength: max(16, result.scene.count + 1), withPad: " ", startingAt: 0)
        let times = String(format: "%9.4f ms median %9.4f ms best  ", result.medianMilliseconds, result.bestMilliseconds)
        let drawn = result.width.flatMap { width in
            result.height.map { "\(width) x \($0), \(result.threads) thread\(result.threads == 1 ? "" : "s")" }
        }
        let allocations = result.allocations.map { ", \($0) allocations" } ?? ""
        return name + times + (result.what ?? drawn ?? "") + allocations + "\n"
    }
}
