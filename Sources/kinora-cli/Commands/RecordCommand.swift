import Foundation
import Kinora

/// `kinora record`: films a scene into a file, or prints what every frame of the film would be.
struct RecordCommand: Command {
    static let name = "record"
    static let summary = "films a scene"
    static let examples = [
        "record dashboard-scale -o scale.mp4",
        "record dashboard-slide -o slide.gif --fps 25 --device 390x844",
        "record dashboard-scale --gesture Gallery/Scripts/dashboard-scale.gesture -o taps.mp4",
        "record dashboard-scale --digest > frames.txt",
    ]
    static let syntax = CommandSyntax(
        operand: SceneOptions.operand,
        options: [
            .init(
                names: ["-o", "--output"], value: "FILE", summary: "the film; its extension says the kind: mp4 webm gif apng png",
                isExpected: true),
            SceneOptions.framesPerSecond,
            SceneOptions.gesture,
            .init(names: ["--digest"], value: nil, summary: "writes no film, prints a digest of each frame's pixels and of all"),
        ] + SceneOptions.settings)
    static let remarks = """
        The file appears when the film is complete; a file of that name is replaced. A png is a filmstrip.
        Two films with the same digests have the same pixels in every frame.
        """

    private enum Output {
        case film(URL, FilmFormat)
        case digest
    }

    private let options: SceneOptions
    private let output: Output

    init(_ arguments: ParsedArguments) throws(UsageError) {
        options = try SceneOptions(arguments)
        if arguments.has("--digest") {
            guard !arguments.has("--output") else { throw UsageError("-o and --digest exclude each other") }
            output = .digest
        } else {
            let path = try arguments.required("--output", as: "-o FILE")
            let url = URL(fileURLWithPath: path)
            guard let format = FilmFormat(rawValue: url.pathExtension.lowercased()) else {
                let known = FilmFormat.allCases.map(\.rawValue).joined(separator: " ")
                throw UsageError("'\(path)' has an unknown extension; a film's is one of: \(known)")
            }
            output = .film(url, format)
        }
    }

    func run(on console: Console) throws {
        switch output {
        case .film(let url, let format):
            try Film(player: options.player, url: url, format: format).write("\(options.scene.id)", on: console)
        case .digest:
            try printDigests(on: console)
        }
    }

    private func printDigests(on console: Console) throws {
        let player = options.player
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
