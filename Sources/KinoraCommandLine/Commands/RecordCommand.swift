import CommandSupport
import Foundation
import Kinora

/// `kinora record`: films a scene into a file, or many into a folder, or prints frame digests.
struct RecordCommand: Command {
    static let name = "record"
    static let summary = "films a scene (mp4, webm, gif, webp …), or a matrix of films"
    static var examples: [String] {
        [
            "record \(SceneCatalog.current.example(0)) -o scale.mp4",
            "record \(SceneCatalog.current.example(1)) -o slide.gif --fps 25 --device 390x844",
            "record \(SceneCatalog.current.example(0)) --gesture \(SceneCatalog.current.isOwn ? "taps.gesture" : "Tool/Scripts/dashboard-scale.gesture") -o taps.mp4",
            "record \(SceneCatalog.current.example(0)) --digest > frames.txt",
            "record all --matrix appearance=light,dark size=se,15,ipad direction=ltr,rtl motion=full,reduced -o films",
            "record \(SceneCatalog.current.example(2)) \(SceneCatalog.current.example(3)) --matrix text-size=large,ax3 --shard 2/8 -o part-2",
        ]
    }
    static var syntax: CommandSyntax {
        CommandSyntax(
            operand: SeriesOptions.operand,
            operandChoices: SceneCatalog.current.ids + ["all"],
            takesSeveralOperands: true,
            options: [
                .init(
                    names: ["-o", "--output"], value: "FILE|FOLDER",
                    summary: "the film of one scene; its extension is the format: mp4 webm gif webp apng png",
                    isExpected: true),
                SceneOptions.framesPerSecond,
                SceneOptions.gesture,
                .init(names: ["--digest"], value: nil, summary: "prints digests of each frame and of the film instead of writing it"),
                SeriesOptions.matrix,
                .init(names: ["--shard"], value: "I/N", summary: "records shard I of N; \(SceneCatalog.current.program) merge joins them"),
                SeriesOptions.format,
                .init(names: ["-j", "--jobs"], value: "N", summary: "films to record at once (one on each processor, if memory suffices)"),
                .init(names: ["-y", "--yes"], value: nil, summary: "begins many films without a question"),
            ] + SceneOptions.settings + SceneOptions.fingers)
    }
    static let remarks = """
        The file appears when the film is complete; a file of that name is replaced. A png is a filmstrip.
        Two films with the same digests have the same pixels in every frame.
        Several scenes, all, --matrix and --shard film into a folder: SCENE_AXIS-VALUE….mp4, films.json, which lists them, and index.html.
        Before it films into a folder, it states the number of films and the estimated time.
        After a stop, however it came, the same command goes on: finished films of the same tool are not made again.
        """

    private enum Task {
        case film(SceneOptions, URL, FilmFormat)
        case digest(SceneOptions)
        case series(FilmSeries)
    }

    private let task: Task

    init(_ arguments: ParsedArguments) throws(UsageError) {
        let isSeries = arguments.operands.count > 1 || arguments.operand == "all" || arguments.has("--matrix") || arguments.has("--shard")
        for option in ["--jobs", "--yes"] where arguments.has(option) && !isSeries {
            throw UsageError("\(option) is for films in a folder, and this is one film")
        }
        if isSeries {
            task = .series(try Self.series(arguments))
        } else if arguments.has("--digest") {
            guard !arguments.has("--output") else { throw UsageError("-o and --digest exclude each other") }
            task = .digest(try SceneOptions(arguments))
        } else {
            let options = try SceneOptions(arguments)
            guard !arguments.has("--format") else {
                throw UsageError("--format is for films in a folder; of one film the extension says it")
            }
            let path = try arguments.required("--output", as: "-o FILE")
            let url = URL(fileURLWithPath: path)
            task = .film(options, url, try SeriesOptions.format(url.pathExtension, "'\(path)' has an unknown extension; a film's"))
        }
    }

    private static func series(_ arguments: ParsedArguments) throws(UsageError) -> FilmSeries {
        for option in ["--gesture", "--digest"] where arguments.has(option) {
            throw UsageError("\(option) is for one scene as it is, not for films in a folder")
        }
        let films = try SeriesOptions(arguments).films
        let folder = try FilmFolder(argument: arguments.required("--output", as: "-o FOLDER"))
        return FilmSeries(
            films: films, shard: try Shard(arguments["--shard"]), folder: folder, jobs: try Number.jobs(arguments["--jobs"]),
            isAgreed: arguments.has("--yes"))
    }

    func run(on console: Console) throws {
        switch task {
        case .film(let options, let url, let format):
            console.reportLimitations(of: [options.scene])
            try Film(player: options.player, url: url, format: format).write(options.scene.id, on: console)
            let times = options.player.frameTimes
            let seconds = String(format: "%.2f", Double(times.count) / Double(options.player.framesPerSecond))
            console.report("wrote \(url.relativePath): \(times.count) \(times.count == 1 ? "frame" : "frames"), \(seconds) s")
        case .digest(let options):
            console.reportLimitations(of: [options.scene])
            try Self.printDigests(of: options.player, on: console)
        case .series(let series):
            console.reportLimitations(of: series.scenes)
            try series.make(on: console)
        }
    }

    private static func printDigests(of player: ScenePlayer, on console: Console) throws {
        let times = player.frameTimes
        var film = FilmDigest()
        try player.play(stoppingAt: times) { index, image in
            let digest = FrameDigest(image)
            film.append(digest)
            try console.write("\(index) \(String(format: "%.6f", times[index])) \(digest)\n")
        }
        try console.write("film \(film)\n")
    }
}
