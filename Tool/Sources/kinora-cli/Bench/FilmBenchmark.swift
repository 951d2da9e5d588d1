import CoreGraphics
import Foundation
import Headless
import Kinora
import KinoraCommandLine

/// Recording of a scene beside the program `ffmpeg`, which encodes the same frames, in turns.
///
/// Both are processes of their own, as a user starts them. The frames lie in a file that the system keeps in memory where it can.
@MainActor
struct FilmBenchmark {
    static let name = "film"
    private static let encoder = "/usr/bin/ffmpeg"
    private static let rounds = 3

    let scene: any KinoraScene

    /// The gallery's films, one for each effect, or all of another program.
    static var scenes: [any KinoraScene] {
        let catalog = SceneCatalog.current
        let own = catalog.scenes.filter { PixelReference.filmIDs.contains($0.id) }
        return own.isEmpty ? catalog.filmed : own
    }

    /// Whether there is an `ffmpeg` to compare with.
    static var hasPeer: Bool { FileManager.default.isExecutableFile(atPath: encoder) }

    /// The time of the recording, and that of ffmpeg if there is one.
    func results() throws -> [BenchResult] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-bench-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let player = ScenePlayer(scene: scene, framesPerSecond: 60)
        let frames = player.frameTimes.count
        let film = folder.appendingPathComponent("kinora.mp4").path
        // An executable's own path: the link names another file for a child.
        let tool = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let record = { try Self.seconds(of: tool, ["record", scene.id, "--fps", "60", "-o", film]) }
        guard Self.hasPeer else {
            let times = try (0..<Self.rounds).map { _ in try record() }
            return [Self.result("film \(scene.id)", "\(frames) frames recorded", times)]
        }
        let raw = folder.appendingPathComponent("frames.bgra")
        let size = try Self.write(player, to: raw)
        let options = [
            "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "bgra", "-s", "\(size.width)x\(size.height)", "-r", "60", "-i", raw.path,
        ]
        // Even sides, as the format demands.
        let padding = ["-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2"]
        let target = [folder.appendingPathComponent("ffmpeg.mp4").path]
        let encode = {
            try Self.seconds(of: Self.encoder, options + padding + FFmpeg.programOptions(framesPerSecond: 60) + target)
        }
        // The file of frames is read once, so that the system has it.
        _ = try encode()
        var (own, others): ([Double], [Double]) = ([], [])
        for round in 0..<Self.rounds {
            // Neither is always the first.
            if round % 2 == 0 { own.append(try record()) }
            others.append(try encode())
            if round % 2 == 1 { own.append(try record()) }
        }
        let ratio = zip(own, others).map { $0 / $1 }.sorted()[Self.rounds / 2]
        let comparison = String(format: "%d frames recorded, %.2f times ffmpeg's encoding", frames, ratio)
        return [
            Self.result("film \(scene.id)", comparison, own), Self.result("ffmpeg \(scene.id)", "the same frames encoded", others),
        ]
    }

    /// All recordings together, beside all of ffmpeg; nil without ffmpeg.
    static func total(of results: [BenchResult]) -> BenchResult? {
        func sum(_ prefix: String, _ time: KeyPath<BenchResult, Double>) -> Double {
            results.filter { $0.scene.hasPrefix(prefix) }.reduce(0) { $0 + $1[keyPath: time] }
        }
        let (own, others) = (sum("film ", \.medianMilliseconds), sum("ffmpeg ", \.medianMilliseconds))
        guard others > 0 else { return nil }
        return BenchResult(
            scene: "film all", what: String(format: "all scenes recorded, %.2f times ffmpeg's encoding", own / others), median: own,
            best: sum("film ", \.bestMilliseconds), frames: rounds)
    }

    private static func result(_ name: String, _ what: String, _ seconds: [Double]) -> BenchResult {
        let times = seconds.map { $0 * 1000 }.sorted()
        return BenchResult(
            scene: name, what: what, median: times[times.count / 2], best: times[0], worst: times[times.count - 1], frames: times.count)
    }

    /// Plays the scene into a file of its frames' pixels; returns their size.
    private static func write(_ player: ScenePlayer, to file: URL) throws -> (width: Int, height: Int) {
        _ = FileManager.default.createFile(atPath: file.path, contents: nil)
        let handle = try FileHandle(forWritingTo: file)
        var size = (width: 0, height: 0)
        try player.play(stoppingAt: player.frameTimes) { _, image in
            size = (image.width, image.height)
            try image.withPixels { try handle.write(contentsOf: Data(buffer: $0)) }
        }
        try handle.close()
        return size
    }

    private static func seconds(of program: String, _ arguments: [String]) throws -> Double {
        try Interruption.check()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let stopwatch = Stopwatch()
        try process.run()
        process.waitUntilExit()
        let seconds = stopwatch.seconds
        guard process.terminationStatus == 0 else { throw Failure(program: program, arguments: arguments) }
        return seconds
    }

    private struct Failure: Error, CustomStringConvertible {
        let program: String
        let arguments: [String]
        var description: String {
            "\(program) failed; to see why, run: \(([program] + arguments).joined(separator: " "))"
        }
    }
}
