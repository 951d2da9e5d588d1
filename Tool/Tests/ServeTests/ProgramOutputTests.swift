import Foundation
import XCTest

/// Served and filmed apps whose standard output or error cannot be written.
final class ProgramOutputTests: XCTestCase {
    private let films = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-output-\(UUID().uuidString)")

    override func setUpWithError() throws { try FileManager.default.createDirectory(at: films, withIntermediateDirectories: true) }

    override func tearDown() { try? FileManager.default.removeItem(at: films) }

    /// The exit status of a shell line in the folder of the built programs; 124 after ten seconds.
    private func status(_ line: String) throws -> Int32 {
        let process = Process()
        let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = URL(fileURLWithPath: own).deletingLastPathComponent()
        process.environment = ProcessInfo.processInfo.environment.merging(["FILMS": films.path]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
    }

    private func losing(_ stream: Int, _ command: String) -> [String] {
        let other = stream == 1 ? "" : "2>&1 >/dev/null"
        return [
            "\(command) \(stream)>/dev/full", "\(command) \(stream)>&-", "set -o pipefail; { sleep 0.05; \(command); } \(other) | true",
        ]
    }

    func testAServerThatCannotSayWhereItIsEndsWithTwo() throws {
        for program in ["kinora-serve zoom", "TouchProbeTestSupport"] {
            for line in losing(1, "KINORA_SERVE_PORT=0 timeout 10 ./\(program)") + losing(2, "KINORA_SERVE_PORT=0 timeout 10 ./\(program)")
            {
                XCTAssertEqual(try status(line), 2, line)
            }
        }
    }

    func testTooLittleMemoryAndTooFewFilesEndWithThree() throws {
        for limit in ["ulimit -v 200000", "ulimit -n 20"] {
            XCTAssertEqual(try status("\(limit); KINORA_SERVE_PORT=0 timeout -k 1 20 ./kinora-serve zoom"), 3, limit)
        }
    }

    func testMistakesThatAreLostEndWithTwo() throws {
        for line in losing(2, "./kinora-serve nowhere") + losing(2, "KINORA_SERVE_PORT=x ./kinora-serve zoom") {
            XCTAssertEqual(try status(line), 2, line)
        }
    }

    func testAFilmedAppWhoseLinesAreLostIsFilmedAndEndsWithTwo() throws {
        let film = "KINORA_FILM=$FILMS/a.png KINORA_FILM_SECONDS=0.1 KINORA_PROBE_PRINTS=1 ./TouchProbeTestSupport"
        XCTAssertEqual(try status(film + " >/dev/null"), 0)
        for line in losing(1, film) {
            try FileManager.default.removeItem(at: films.appendingPathComponent("a.png"))
            XCTAssertEqual(try status(line), 2, line)
            XCTAssert(FileManager.default.fileExists(atPath: films.appendingPathComponent("a.png").path), line)
        }
        for line in losing(2, "KINORA_FILM=$FILMS/no/a.png ./TouchProbeTestSupport") { XCTAssertEqual(try status(line), 2, line) }
        XCTAssertEqual(try status("KINORA_FILM=$FILMS/no/a.png ./TouchProbeTestSupport"), 3)
    }

    /// The standard error of a shell line in the folder of the built programs.
    private func messages(_ line: String) throws -> String {
        _ = try status("\(line) 2>$FILMS/messages")
        return try String(contentsOf: films.appendingPathComponent("messages"), encoding: .utf8)
    }

    func testAnAppThatShowsNothingIsNotFilmedAndTheReasonIsNamed() throws {
        for (lack, cause) in [
            ("window", "the app has no window"), ("controller", "the window has no root view controller"),
            ("views", "the view of UIViewController has no subviews and one color"),
        ] {
            let film = "KINORA_PROBE_LACKS=\(lack) KINORA_FILM=$FILMS/\(lack).png KINORA_FILM_SECONDS=0.1 ./TouchProbeTestSupport"
            XCTAssertEqual(try status(film), 3, lack)
            let text = try messages(film)
            XCTAssert(text.contains("the screen is empty: \(cause)"), text)
            XCTAssertFalse(FileManager.default.fileExists(atPath: films.appendingPathComponent("\(lack).png").path), "a black film")
            XCTAssertEqual(try status("KINORA_PROBE_LACKS=\(lack) KINORA_STRIP=$FILMS/\(lack).png ./TouchProbeTestSupport"), 3, lack)
        }
    }

    func testAnImageOfTheFirstScreenHasTheDevicesPixels() throws {
        let strip = "KINORA_STRIP=$FILMS/se.png KINORA_FILM_DEVICE=se KINORA_FILM_APPEARANCE=dark KINORA_FILM_TEXT_SIZE=ax1"
        XCTAssertEqual(try status("\(strip) ./TouchProbeTestSupport"), 0)
        let data = try Data(contentsOf: films.appendingPathComponent("se.png"))
        // Width and height of the header: an iPhone SE of the first generation has 320 x 568 points at scale 2.
        XCTAssertEqual(Array(data[16..<24]), [0, 0, 2, 128, 0, 0, 4, 112])
        for (variable, word) in [("DEVICE", "12x"), ("APPEARANCE", "drak"), ("TEXT_SIZE", "huge")] {
            let line = "KINORA_STRIP=$FILMS/x.png KINORA_FILM_\(variable)=\(word) ./TouchProbeTestSupport"
            XCTAssertEqual(try status(line), 2, line)
            XCTAssert(try messages(line).contains(" \(word): "), line)
        }
    }
}
