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
        let words = ["record", "dashboard-scale", "zoom", "--matrix", "size=96x208", "--fps", "60", "-o", folder.url.path]
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
        XCTAssert(lines.hasPrefix("kinora: 2 films, 1 of them are there already\n"), lines)
        XCTAssertEqual(folder.files, (names + ["films.json", "index.html"]).sorted(), "nothing hidden either")
        XCTAssertEqual(try Data(contentsOf: folder.url.appendingPathComponent(names[0])), first)
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
