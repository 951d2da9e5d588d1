import Foundation
import XCTest

/// A program with a browser host, started as a user starts it.
final class ServedProgram {
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    /// The address with the token.
    let url: String

    struct DidNotStart: Error {
        let said: String
        let status: Int32
    }

    /// The folder of the built programs: those of the release with `--deep`.
    private static var folder: URL {
        if let tool = ProcessInfo.processInfo.environment["KINORA_RELEASE_TOOL"] {
            return URL(fileURLWithPath: tool).deletingLastPathComponent()
        }
        let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: own).deletingLastPathComponent()
    }

    /// Starts a program and waits for its address.
    init(_ name: String, _ arguments: [String] = [], port: Int = 0, device: String = "390x844@2") throws {
        process.executableURL = Self.folder.appendingPathComponent(name)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(
            [
                "KINORA_SERVE_PORT": String(port), "KINORA_SERVE_DEVICE": device, "KINORA_SERVE_TITLE": "Gallery",
                "KINORA_SERVE_COMMAND": "./kinora serve --device 15",
            ]
        ) { $1 }
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        var line = Data()
        while !line.contains(UInt8(ascii: "\n")) {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else {
                process.waitUntilExit()
                let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                throw DidNotStart(said: said, status: process.terminationStatus)
            }
            line += data
        }
        url = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    deinit { if process.isRunning { process.terminate() } }

    var port: Int { URLComponents(string: url)?.port ?? 0 }

    /// Sends a signal; returns the exit status and the seconds that it took.
    func end(by signal: Int32) -> (status: Int32, seconds: Double) {
        let start = DispatchTime.now().uptimeNanoseconds
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return (process.terminationStatus, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
    }

    /// Opens the page in a browser, as `live.py` does.
    func open(in browser: String, scenario: String) throws -> Seen {
        try Self.run("live.py", [browser, scenario, url, String(process.processIdentifier)])
    }

    /// Uses the inspector of the page, as `inspector.py` does.
    func inspect<Result: Decodable>() throws -> Result { try Self.run("inspector.py", [url]) }

    /// Looks at the page in Chromium, as a scenario of `page.py` does.
    func look<Result: Decodable>(_ scenario: String) throws -> Result {
        try Self.run("live.py", ["chromium", scenario, url, String(process.processIdentifier)])
    }

    /// Connects eight fast clients and a slow one for some seconds, as `clients.py` does.
    func connectClients(seconds: Int) throws -> [String: ClientLoad] {
        try Self.run("clients.py", [url, String(process.processIdentifier), String(seconds)])
    }

    /// Sends what is beyond the limits, as `limits.py` does.
    func passLimits() throws -> Limits { try Self.run("limits.py", [url, String(process.processIdentifier)]) }

    private static func run<Result: Decodable>(_ script: String, _ arguments: [String]) throws -> Result {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Browser/\(script)")
        let driver = Process()
        driver.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        driver.arguments = [script.path] + arguments
        let (output, errors) = (Pipe(), Pipe())
        driver.standardOutput = output
        driver.standardError = errors
        try driver.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        driver.waitUntilExit()
        guard driver.terminationStatus == 0 else { throw DidNotStart(said: said, status: driver.terminationStatus) }
        return try JSONDecoder().decode(Result.self, from: data)
    }

    /// Skips a test where a browser or its driver is missing.
    static func need(_ browser: String) throws {
        let files = ["/usr/bin/\(browser)", "/usr/bin/python3", "/usr/lib/python3/dist-packages/websockets/__init__.py"]
        for file in files where !FileManager.default.fileExists(atPath: file) {
            throw XCTSkip("\(file) is missing; install chromium, firefox-esr and python3-websockets")
        }
    }
}

/// Measurements and images of `live.py`.
struct Seen: Decodable {
    struct Size: Decodable, Equatable {
        let width: Double
        let height: Double
        let scale: Double
    }

    /// The screen at a media time.
    struct Moment: Decodable {
        let time: Double
        let inputTime: Double
        let inputNumber: Int
        let png: Data

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            time = try values.decode(Double.self)
            inputTime = try values.decode(Double.self)
            inputNumber = try values.decode(Int.self)
            let url = try values.decode(String.self)
            png = Data(base64Encoded: String(url.dropFirst("data:image/png;base64,".count))) ?? Data()
        }
    }

    /// The device around the screen, in points: boxes are x, y, width and height.
    struct Surroundings: Decodable, Equatable {
        let corner: Double
        let housing: [Double]
        let homeIndicator: [Double]
        let isDark: Bool
    }

    /// A touch of the page, at the time of the app's timeline.
    struct Touch: Decodable {
        let time: Double
        let phase: String
        let x: Double
        let y: Double

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            time = try values.decode(Double.self)
            phase = try values.decode(String.self)
            x = try values.decode(Double.self)
            y = try values.decode(Double.self)
        }
    }

    /// The frame of a moment that the page went back to.
    struct PastMoment: Decodable {
        /// The time that the promise gave, and that of the frame.
        let answered: Double
        let shown: Double
        /// The count of `frameBytes()`, and whether they are those of the canvas.
        let byteCount: Int
        let areShown: Bool
        let png: Data

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            answered = try values.decode(Double.self)
            shown = try values.decode(Double.self)
            byteCount = try values.decode(Int.self)
            areShown = try values.decode(Bool.self)
            let url = try values.decode(String.self)
            png = Data(base64Encoded: String(url.dropFirst("data:image/png;base64,".count))) ?? Data()
        }
    }

    /// A control of the time bar.
    struct Control: Decodable {
        let label: String
        let isDisabled: Bool
        let tabIndex: Int
        let isLarge: Bool

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            label = try values.decode(String.self)
            isDisabled = try values.decode(Bool.self)
            tabIndex = try values.decode(Int.self)
            isLarge = try values.decode(Bool.self)
        }
    }

    var visible: Double?
    var touches: [Touch]?
    /// From, to and the end of what is decided.
    var range: [Double]?
    var moments: [PastMoment]?
    /// The sentence about a touch while a past moment is shown.
    var refused: String?
    var timelineErrors: [String]?
    var controls: [Control]?
    /// The memory of the past, as the page shows it in a pause.
    var past: String?
    /// The refusal of a client that only watches, and whether the app stayed paused.
    var watcher: [String]?
    /// Whether the present is shown again, one frame back is at most one, forward is no step back, and time goes on.
    var steps: [Bool]?
    /// Whether an animation alone or at a standstill leaves no trace, changes the image, and one that is not known is refused.
    var shownAnimations: [Bool]?
    var replay: ReplayTests.Replayed?
    var size: Size?
    var device: Surroundings?
    /// Once the program has ended: the sentence, the command that starts it again, the opacity of the screen.
    var end: [String]?
    var canvas: [Int]?
    var bytesAtRest: Int?
    var moving: Moment?
    var opened: Moment?
    /// The media times of frames while the scene opened.
    var runs: [[Double]]?
    var latency: Double?
    var errors: [String]?
    /// Milliseconds from a touch to the pixel that shows it.
    var photons: [Double]?
}

/// Observations of `limits.py`.
struct Limits: Decodable {
    /// Of the first message with elements: elements that have changed, those in order, fields of one.
    let elements: [Int]
    /// Fields of an element that has moved.
    let changes: [[String]]
    let hasOrder: Bool
    let problem: String
    /// After a size that is allowed.
    let size: [Double]
    /// MiB more after ten seconds with 31 clients that read nothing.
    let memory: Double
    /// Frames of the client that reads, in two seconds.
    let frames: Int
}

/// Measurements of `clients.py`.
struct ClientLoad: Decodable {
    let frames: Int
    /// Processor time of the main thread for each frame, in milliseconds.
    let frameTime: Double
    /// Of the program, in MiB.
    let memory: [Double]
}
