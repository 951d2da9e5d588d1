import Foundation
import Kinora
import XCTest

@testable import KinoraCommandLine

final class FilmMergeTests: XCTestCase {
    private static let words = [
        "record", "dashboard-scale", "zoom", "--matrix", "size=320x480@0.25,375x667@0.25", "motion=full,reduced", "--fps", "2",
    ]

    /// A fake film whose file holds the given bytes.
    private static func add(_ name: String, _ text: String, digest: String = "d", planned: [String] = [], to folder: URL) throws {
        try FilmFolder(url: folder).prepare()
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        try FilmFolder(url: folder).change {
            $0.planned.formUnion(planned + [name])
            $0.films[name] = FilmRecord(
                name: name, scene: "zoom", settings: [], width: 1, height: 1, framesPerSecond: 60, frames: 3, digest: digest,
                bytes: text.utf8.count, file: try FileDigest(folder.appendingPathComponent(name).path), recipe: "r")
        }
    }

    private static func digests(in folder: String) throws -> [String: String] {
        try XCTUnwrap(FilmManifest(in: URL(fileURLWithPath: folder))).films.mapValues(\.digest)
    }

    func testShardsOfARunJoinToTheWhole() throws {
        let folder = try TemporaryFolder()
        try MainActor.assumeIsolated {
            XCTAssertEqual(Transcript(Self.words + ["-o", folder.path("whole")]).code, .success)
            for number in 1...2 {
                XCTAssertEqual(Transcript(Self.words + ["--shard", "\(number)/2", "-o", folder.path("part-\(number)")]).code, .success)
            }
            let merge = Transcript("merge", folder.path("part-1"), folder.path("part-2"), "-o", folder.path("joined"))
            XCTAssertEqual(merge.code, .success, merge.errors)
            XCTAssertEqual(merge.errors, "")
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("whole")).sorted()
            XCTAssertEqual(files.count, 8 + 2)
            XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path("joined")).sorted(), files)
            XCTAssertEqual(try Self.digests(in: folder.path("joined")), try Self.digests(in: folder.path("whole")))
            for shard in ["part-1", "part-2"] {
                for name in try Self.digests(in: folder.path(shard)).keys {
                    XCTAssert(
                        FileManager.default.contentsEqual(atPath: folder.path("joined/\(name)"), andPath: folder.path("\(shard)/\(name)")),
                        name)
                }
            }
            // Once more, and into one of its parts: nothing changes.
            for name in ["joined", "part-1"] {
                let again = Transcript("merge", folder.path("part-1"), folder.path("part-2"), "-o", folder.path(name))
                XCTAssertEqual(again.code, .success, again.errors)
                XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path(name)).sorted(), files)
            }
        }
    }

    func testFilmsOfOneNameThatDifferAreRefusedWithBothPaths() throws {
        let folder = try TemporaryFolder()
        let (a, b) = (folder.url.appendingPathComponent("a"), folder.url.appendingPathComponent("b"))
        try Self.add("x.mp4", "one", digest: "1", to: a)
        try Self.add("y.mp4", "same", to: a)
        try Self.add("x.mp4", "two", digest: "2", to: b)
        try Self.add("y.mp4", "same", to: b)
        MainActor.assumeIsolated {
            let merge = Transcript("merge", a.path, b.path, "-o", folder.path("joined"))
            XCTAssertEqual(merge.code, .differences)
            XCTAssertEqual(
                merge.errors,
                "kinora: merge: films of one name differ, so nothing was joined: \(a.path)/x.mp4 and \(b.path)/x.mp4\n")
        }
        XCTAssertEqual(folder.files, ["a", "b"])
    }

    func testFilmsThatNoShardHasAreReportedAndTheOthersJoined() throws {
        let folder = try TemporaryFolder()
        let (a, b) = (folder.url.appendingPathComponent("a"), folder.url.appendingPathComponent("b"))
        try Self.add("x.mp4", "one", planned: ["x.mp4", "y.mp4", "z.mp4"], to: a)
        try Self.add("y.mp4", "two", planned: ["x.mp4", "y.mp4", "z.mp4"], to: b)
        MainActor.assumeIsolated {
            let merge = Transcript("merge", a.path, b.path, "-o", folder.path("joined"))
            XCTAssertEqual(merge.code, .differences)
            XCTAssertEqual(merge.errors, "kinora: merge: a film is missing, which no part has: z.mp4\n")
        }
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: folder.path("joined")).sorted(),
            ["films.json", "index.html", "x.mp4", "y.mp4"])
        XCTAssert(try String(contentsOfFile: folder.path("joined/index.html"), encoding: .utf8).contains("z.mp4"))
    }

    func testOtherBytesOfTheSameSizeAreNotTheFilm() throws {
        let folder = try TemporaryFolder()
        let a = folder.url.appendingPathComponent("a")
        try Self.add("x.mp4", "one", to: a)
        try Data("two".utf8).write(to: a.appendingPathComponent("x.mp4"))
        MainActor.assumeIsolated {
            let merge = Transcript("merge", a.path, "-o", folder.path("joined"))
            XCTAssertEqual(merge.code, .usage)
            XCTAssert(merge.errors.hasPrefix("kinora: merge: \(a.path)/x.mp4 is not the film"), merge.errors)
        }
        XCTAssertEqual(folder.files, ["a"])
    }

    func testMissingAndIncompleteFilesAreNamed() throws {
        let folder = try TemporaryFolder()
        let a = folder.url.appendingPathComponent("a")
        try Self.add("x.mp4", "one", to: a)
        try Data("longer".utf8).write(to: a.appendingPathComponent("x.mp4"))
        MainActor.assumeIsolated {
            let damaged = Transcript("merge", a.path, "-o", folder.path("joined"))
            XCTAssertEqual(damaged.code, .usage, "as for every input that is missing or damaged")
            XCTAssert(damaged.errors.hasPrefix("kinora: merge: \(a.path)/x.mp4 is not the film"), damaged.errors)
            let empty = Transcript("merge", folder.url.path, "-o", folder.path("joined"))
            XCTAssertEqual(empty.code, .usage)
            XCTAssert(empty.errors.contains("has no films.json"), empty.errors)
            XCTAssertEqual(Transcript("merge", "-o", folder.path("joined")).code, .usage)
            XCTAssertEqual(Transcript("merge", a.path).code, .usage)
        }
        XCTAssertEqual(folder.files, ["a"])
    }
}
