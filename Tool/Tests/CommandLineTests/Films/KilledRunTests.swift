import Foundation
import Kinora
import XCTest

@testable import KinoraCommandLine

/// The built tool, killed while it films.
final class KilledRunTests: XCTestCase {
    private static func process(_ words: [String]) throws -> Process {
        let process = Process()
        process.executableURL = try XCTUnwrap(Bundle.main.executableURL).deletingLastPathComponent().appendingPathComponent("kinora")
        process.arguments = words
        process.standardOutput = Pipe()
        process.standardError = Pipe()
        return process
    }

    func testAKillLeavesNoHalfFilmAndTheNextRunGoesOn() throws {
        let folder = try TemporaryFolder()
        let words = ["record", "dashboard-scale", "zoom", "--matrix", "size=96x208", "--fps", "60", "-j", "1", "-o", folder.url.path]
        let names = ["dashboard-scale_size-96x208.mp4", "zoom_size-96x208.mp4"]
        let killed = try Self.process(words)
        let log = try XCTUnwrap(killed.standardError as? Pipe).fileHandleForReading
        try killed.run()
        // The line of the first film: the second is being made.
        var said = ""
        while !said.contains("1 of 2"), let more = try? log.read(upToCount: 1), !more.isEmpty {
            said += String(decoding: more, as: UTF8.self)
        }
        XCTAssertTrue(said.contains("kinora: 1 of 2"), said)
        kill(killed.processIdentifier, SIGKILL)
        killed.waitUntilExit()
        XCTAssertEqual(killed.terminationReason, .uncaughtSignal)
        let left = folder.files.filter { !$0.hasPrefix(".") }
        XCTAssertEqual(left, [names[0], "films.json"])
        let first = try Data(contentsOf: folder.url.appendingPathComponent(names[0]))

        let second = try Self.process(words)
        let errors = try XCTUnwrap(second.standardError as? Pipe).fileHandleForReading
        try second.run()
        let lines = try String(decoding: errors.readToEnd() ?? Data(), as: UTF8.self)
        second.waitUntilExit()
        XCTAssertEqual(second.terminationStatus, 0)
        XCTAssert(lines.hasPrefix("kinora: 2 films, 1 of them are there already, about 1 s\n"), lines)
        XCTAssertEqual(folder.files, (names + ["films.json", "index.html"]).sorted(), "nothing hidden either")
        XCTAssertEqual(try Data(contentsOf: folder.url.appendingPathComponent(names[0])), first)
    }

    /// Two films at once: those of one process, in any order; all processes end with a killed one.
    func testFilmsAtOnceAreThoseOfOneProcessAlsoAfterAKill() throws {
        let folder = try TemporaryFolder()
        let films = ["dashboard-scale", "zoom", "side-swipe", "--matrix", "size=96x208", "appearance=light,dark", "--fps", "20"]
        func run(_ words: [String], killedAfter text: String? = nil) throws -> (status: Int32, output: String, errors: String) {
            let process = try Self.process(["record"] + films + words)
            let output = try XCTUnwrap(process.standardOutput as? Pipe).fileHandleForReading
            let errors = try XCTUnwrap(process.standardError as? Pipe).fileHandleForReading
            try process.run()
            var said = ""
            while let more = try errors.read(upToCount: 1), !more.isEmpty {
                said += String(decoding: more, as: UTF8.self)
                if let text, said.hasSuffix(text) { kill(process.processIdentifier, SIGKILL) }
            }
            let names = try String(decoding: output.readToEnd() ?? Data(), as: UTF8.self)
            process.waitUntilExit()
            return (process.terminationStatus, names, said)
        }
        let one = try run(["-j", "1", "-o", folder.path("one")])
        XCTAssertEqual(one.status, 0, one.errors)
        // The standard error of the workers is that of the killed process: when it ends, they have ended.
        let killed = try run(["-j", "3", "-o", folder.path("two")], killedAfter: "1 of 6")
        XCTAssertEqual(killed.status, SIGKILL)
        XCTAssert(killed.errors.hasPrefix("kinora: 6 films, about 1 s, 3 at once\n"), killed.errors)
        let two = try run(["--jobs", "2", "-o", folder.path("two")])
        XCTAssertEqual(two.status, 0, two.errors)
        XCTAssert(two.errors.contains(" of them are there already, "), two.errors)
        func list(_ name: String) throws -> FilmManifest? { try FilmManifest(in: URL(fileURLWithPath: folder.path(name))) }
        XCTAssertEqual(try list("one"), try list("two"))
        func names(_ text: String) -> [String] { text.split(separator: "\n").map { URL(fileURLWithPath: String($0)).lastPathComponent } }
        XCTAssertEqual(names(one.output), names(two.output), "in the order of the films")
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: folder.path("two")).sorted(),
            try FileManager.default.contentsOfDirectory(atPath: folder.path("one")).sorted())
    }

    func testARequestToStopEndsFilmsAtOnce() throws {
        let folder = try TemporaryFolder()
        let process = try Self.process(
            ["record", "zoom", "side-swipe", "tab-arrow", "--matrix", "size=iPad", "-j", "2", "-o", folder.path("films")])
        let errors = try XCTUnwrap(process.standardError as? Pipe).fileHandleForReading
        try process.run()
        var said = ""
        while let more = try errors.read(upToCount: 1), !more.isEmpty {
            said += String(decoding: more, as: UTF8.self)
            if said.hasSuffix("at once\n") { kill(process.processIdentifier, SIGTERM) }
        }
        process.waitUntilExit()
        XCTAssertEqual(process.terminationReason, .uncaughtSignal)
        XCTAssertEqual(process.terminationStatus, SIGTERM)
        XCTAssert(said.hasSuffix("interrupted; 0 of 3 films are there, and the same command goes on from here\n"), said)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path("films")), ["films.json"])
    }

    func testFilesThatAreBeingWrittenAreNoLeftovers() throws {
        let folder = try TemporaryFolder()
        let left = folder.url.appendingPathComponent(".kinora-1-1.partial")
        let other = folder.url.appendingPathComponent(".kinora-notes")
        for file in [left, other] { try Data("half".utf8).write(to: file) }
        let writing = try PartialFile(for: folder.url.appendingPathComponent("a.mp4"))
        PartialFile.removeLeftovers(in: folder.url)
        XCTAssertEqual(folder.files.count, 2)
        XCTAssertFalse(folder.files.contains(left.lastPathComponent))
        try writing.write(Data("whole".utf8))
        try writing.commit()
        XCTAssertEqual(folder.files, [".kinora-notes", "a.mp4"])
    }
}
