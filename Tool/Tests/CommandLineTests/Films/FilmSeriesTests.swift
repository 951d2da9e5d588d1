import CommandSupport
import Gallery
import Kinora
import XCTest

@testable import KinoraCommandLine

/// Films into a folder, on a small device so that a film takes little.
@preconcurrency @MainActor
final class FilmSeriesTests: XCTestCase, @unchecked Sendable {
    private static let words = [
        "record", "dashboard-scale", "zoom", "--matrix", "size=320x480@0.25,375x667@0.25", "appearance=light,dark", "--fps", "4",
    ]
    private static let names = ["dashboard-scale", "zoom"].flatMap { scene in
        ["light", "dark"].flatMap { look in ["320x480@0.25", "375x667@0.25"].map { "\(scene)_appearance-\(look)_size-\($0).mp4" } }
    }

    private func record(_ more: String..., into folder: String, isTerminal: Bool = false, columns: Int = 80) -> Transcript {
        Transcript(Self.words + more + ["-o", folder], isTerminal: isTerminal, columns: columns)
    }

    func testAMatrixBecomesItsFilmsTheirListAndTheirPage() throws {
        let folder = try TemporaryFolder()
        try MainActor.assumeIsolated {
            let transcript = record(into: folder.path("films"))
            XCTAssertEqual(transcript.code, .success, transcript.errors)
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("films")).sorted()
            XCTAssertEqual(files, (Self.names + ["films.json", "index.html"]).sorted())
            let printed = transcript.output.split(separator: "\n").map { URL(fileURLWithPath: String($0)).lastPathComponent }
            XCTAssertEqual(printed, Self.names + ["index.html"])
            let lines = transcript.errors.split(separator: "\n").map(String.init)
            XCTAssertEqual(lines, ["kinora: 8 films, about 1 s"] + Self.names.enumerated().map { "kinora: \($0 + 1) of 8: \($1)" })
            let manifest = try XCTUnwrap(FilmManifest(in: URL(fileURLWithPath: folder.path("films"))))
            XCTAssertEqual(manifest.planned, Set(Self.names))
            XCTAssertEqual(manifest.missing, [])
            let film = try XCTUnwrap(manifest.films[Self.names[0]])
            XCTAssertEqual([film.width, film.height, film.frames, film.framesPerSecond], [80, 120, 8, 4])
            // The digest that `record --digest` prints of the same film.
            let digests = Transcript("record", "dashboard-scale", "--device", "320x480@0.25", "--fps", "4", "--digest").output
            XCTAssert(digests.hasSuffix("\nfilm \(film.digest)\n"))
            let page = try String(contentsOfFile: folder.path("films/index.html"), encoding: .utf8)
            for name in Self.names { XCTAssert(page.contains("src=\"\(name)\""), name) }
        }
    }

    func testAFinishedFilmIsNotMadeAgain() throws {
        let folder = try TemporaryFolder()
        try MainActor.assumeIsolated {
            let first = record(into: folder.url.path)
            XCTAssertEqual(first.code, .success, first.errors)
            let list = try FilmManifest(in: folder.url)?.films.mapValues(\.digest)
            // Of one the size is wrong, one is not there, a third is not in the list.
            try Data("x".utf8).write(to: folder.url.appendingPathComponent(Self.names[1]))
            try FileManager.default.removeItem(at: folder.url.appendingPathComponent(Self.names[3]))
            // Of a fourth one byte differs.
            var bytes = try Data(contentsOf: folder.url.appendingPathComponent(Self.names[6]))
            bytes[bytes.count / 2] ^= 1
            try bytes.write(to: folder.url.appendingPathComponent(Self.names[6]))
            try FilmFolder(url: folder.url).change { $0.films[Self.names[5]] = nil }
            let files = try Self.names.map { try Self.identity(of: folder.path($0)) }
            let second = record(into: folder.url.path)
            XCTAssertEqual(
                second.errors.split(separator: "\n").map(String.init),
                ["kinora: 8 films, 4 of them are there already, about 1 s"]
                    + [(5, 1), (6, 3), (7, 5), (8, 6)].map { "kinora: \($0.0) of 8: \(Self.names[$0.1])" })
            XCTAssertEqual(second.output, first.output)
            for (index, name) in Self.names.enumerated() {
                XCTAssertEqual(try Self.identity(of: folder.path(name)) == files[index], ![1, 3, 5, 6].contains(index), name)
            }
            XCTAssertEqual(try FilmManifest(in: folder.url)?.films.mapValues(\.digest), list, "the same films")
        }
    }

    func testAFilmOfAnotherRecipeIsRecordedAgain() throws {
        let folder = try TemporaryFolder()
        MainActor.assumeIsolated {
            let words = ["record", "zoom", "--matrix", "size=320x480@0.25", "-o", folder.url.path]
            XCTAssertEqual(Transcript(words + ["--fps", "2"]).code, .success)
            let again = Transcript(words + ["--fps", "3"])
            XCTAssertEqual(again.errors.split(separator: "\n").count, 2, again.errors)
            let dark = Transcript(words + ["--fps", "3", "--appearance", "dark"])
            XCTAssert(dark.errors.hasPrefix("kinora: 1 film, about 1 s\n"), dark.errors)
        }
    }

    func testShardsIntoOneFolderMakeTheWhole() throws {
        let (whole, shards) = (try TemporaryFolder(), try TemporaryFolder())
        try MainActor.assumeIsolated {
            XCTAssertEqual(record(into: whole.url.path).code, .success)
            for number in 1...3 {
                let transcript = record("--shard", "\(number)/3", into: shards.url.path)
                XCTAssertEqual(transcript.code, .success, transcript.errors)
            }
            XCTAssertEqual(shards.files, whole.files)
            let lists = try [shards, whole].map { try XCTUnwrap(FilmManifest(in: $0.url)) }
            XCTAssertEqual(lists[0].planned, lists[1].planned)
            XCTAssertEqual(lists[0].films.mapValues(\.digest), lists[1].films.mapValues(\.digest))
            XCTAssertEqual(lists[0].films.mapValues(\.recipe), lists[1].films.mapValues(\.recipe))
        }
    }

    func testAnInterruptedRunSaysHowFarItCame() throws {
        let folder = try TemporaryFolder()
        MainActor.assumeIsolated {
            Interruption.request(SIGINT)
            defer { Interruption.request(0) }
            let transcript = record(into: folder.url.path)
            XCTAssertEqual(transcript.code, .cannotRender)
            XCTAssert(
                transcript.errors.hasSuffix(
                    "kinora: record: interrupted; 0 of 8 films are there, and the same command goes on from here\n"),
                transcript.errors)
        }
        XCTAssertEqual(folder.files, ["films.json"])
    }

    func testAPersonIsAskedBeforeManyFilms() throws {
        let folder = try TemporaryFolder()
        MainActor.assumeIsolated {
            let declined = Transcript(Self.words + ["-o", folder.url.path], isTerminal: true, answer: false)
            XCTAssertEqual(declined.questions, ["8 films, about 1 s; begin?"])
            XCTAssert(declined.errors.hasSuffix("\r\u{1B}[Kkinora: nothing was recorded\n"), declined.errors)
            XCTAssertEqual(declined.output, "")
            let agreed = Transcript(Self.words + ["-o", folder.url.path, "--yes"], isTerminal: true, answer: false)
            XCTAssertEqual(agreed.questions, [])
            XCTAssertEqual(agreed.output.split(separator: "\n").count, 9)
            let again = Transcript(Self.words + ["-o", folder.url.path], isTerminal: true, answer: false)
            XCTAssertEqual(again.questions, [], "nothing is to be done")
        }
        for (line, isYes) in [("", true), ("y", true), (" YES ", true), ("n", false), ("x", false), (nil, false)] as [(String?, Bool)] {
            MainActor.assumeIsolated { XCTAssertEqual(Console.isYes(line), isYes, line ?? "nil") }
        }
    }

    func testAsManyFilmsAtOnceAsProcessorsAndMemoryAllow() throws {
        func films(_ size: String, _ count: Int) throws -> [PlannedFilm] {
            try MainActor.assumeIsolated {
                let matrix = try FilmMatrix("size=\(size)")
                return (0..<count).flatMap { _ in
                    matrix.films(of: [GalleryScene.all[0]], base: SceneSettings(), framesPerSecond: 60, format: .mp4)
                }
            }
        }
        // 100 x 100 pixels: 150 MiB and 800,000 bytes each.
        let (one, mib) = ((150 << 20) + 800_000, 1 << 20)
        for (count, processors, memory, expected) in [
            (8, 2, nil, 2), (1, 2, nil, 1), (8, 4, 2 * one, 2), (8, 4, 2 * one - 1, 1), (8, 4, 10, 1), (8, 4, 4096 * mib, 4),
            (8, 0, nil, 1),
        ] as [(Int, Int, Int?, Int)] {
            try MainActor.assumeIsolated {
                XCTAssertEqual(FilmWorkers.count(for: try films("100x100", count), processors: processors, memory: memory), expected)
            }
        }
        MainActor.assumeIsolated { XCTAssertGreaterThan(FilmWorkers.availableMemory() ?? 0, mib) }
    }

    func testATerminalSeesWhichFilmOfHowMany() throws {
        let folder = try TemporaryFolder()
        MainActor.assumeIsolated {
            let transcript = record(into: folder.url.path, isTerminal: true, columns: 120)
            XCTAssert(transcript.errors.contains("1 of 8  \(Self.names[0])"))
            XCTAssert(transcript.errors.contains("8 of 8  \(Self.names[7])"))
            XCTAssert(transcript.errors.contains("100 %"))
            XCTAssertFalse(transcript.errors.contains("\n"))
            XCTAssert(transcript.errors.hasSuffix("\r\u{1B}[K"))
        }
    }

    func testProgressFitsTheTerminal() throws {
        for columns in [12, 40, 80] {
            let folder = try TemporaryFolder()
            MainActor.assumeIsolated {
                let transcript = record(into: folder.url.path, isTerminal: true, columns: columns)
                let lines = transcript.errors.components(separatedBy: "\r\u{1B}[K")
                XCTAssertGreaterThan(lines.count, 8)
                for line in lines { XCTAssertLessThan(line.count, columns, line) }
                XCTAssert(lines.contains { $0.contains("100 %") })
                if columns > 12 { XCTAssert(lines.contains { $0.contains("1 of 8  dash") && $0.contains("░") }) }
            }
        }
    }

    func testADamagedListIsNamedAndNothingIsTouched() throws {
        let folder = try TemporaryFolder()
        let list = folder.url.appendingPathComponent("films.json")
        MainActor.assumeIsolated {
            for text in [
                "", "[]", "{", #"{"format":"kinora.films","version":3,"planned":[],"films":[]}"#,
                #"{"format":"kinora.films","version":1,"planned":[],"films":[{"name":"../../etc/passwd","scene":"zoom","settings":[],"width":1,"height":1,"framesPerSecond":1,"frames":1,"digest":"","bytes":1,"recipe":""}]}"#,
            ] {
                try? Data(text.utf8).write(to: list)
                let transcript = record(into: folder.url.path)
                XCTAssertEqual(transcript.code, .usage, text)
                XCTAssert(transcript.errors.contains("films.json is damaged: "), transcript.errors)
            }
        }
        XCTAssertEqual(folder.files, ["films.json"])
    }

    func testMistakesAreNamedBeforeAnythingIsMade() throws {
        let folder = try TemporaryFolder()
        let cases: [([String], String)] = [
            (["--shard", "3/2"], "--shard 3/2: not I/N"), (["--device", "se"], "--device and the axis size exclude each other"),
            (["--gesture", "x"], "--gesture is for one scene"), (["--digest"], "--digest is for one scene"),
            (["--jobs", "0"], "--jobs 0: not a whole number from 1 to 256"),
            (["--format", "avi"], "--format avi: unknown; a film's kind is one of: mp4 webm gif webp apng png"),
        ]
        MainActor.assumeIsolated {
            for (words, beginning) in cases {
                let transcript = Transcript(Self.words + words + ["-o", folder.path("films")])
                XCTAssertEqual(transcript.code, .usage, beginning)
                XCTAssert(transcript.errors.hasPrefix("kinora: record: \(beginning)"), transcript.errors)
            }
            let one = Transcript("record", "zoom", "-o", folder.path("x.mp4"), "--jobs", "2")
            XCTAssertEqual(one.errors, "kinora: record: --jobs is for films in a folder, and this is one film\n")
            XCTAssertEqual(Transcript("record", "all").errors, "kinora: record: -o FOLDER is missing\n")
            XCTAssert(Transcript("record", "--matrix", "motion=full", "-o", "x").errors.hasPrefix("kinora: record: no scene is named"))
            XCTAssert(Transcript("record", "all", "zom", "-o", "x").errors.hasPrefix("kinora: record: unknown scene 'zom'"))
        }
        XCTAssertEqual(folder.files, [])
    }

    func testTimeLeftIsSaidAsPeopleSayIt() {
        for (seconds, text) in [
            (0.2, "1 s"), (59.4, "59 s"), (59.6, "1 min"), (89, "1 min"), (91, "2 min"), (3569, "59 min"), (3600, "1 h 0 min"),
            (7500, "2 h 5 min"),
        ] {
            XCTAssertEqual(ProgressBar.text(seconds: seconds), text)
        }
    }

    /// A number for a file that changes when it is replaced.
    private static func identity(of path: String) throws -> UInt64 {
        var status = stat()
        return stat(path, &status) == 0 ? UInt64(status.st_ino) : 0
    }
}
