import Foundation
import Kinora
import XCTest

@testable import KinoraCommandLine

@preconcurrency @MainActor
final class CompareCommandTests: XCTestCase, @unchecked Sendable {
    func testEachStateWithItsExitStatus() throws {
        let films = try ComparedFilms()
        for side in ["base", "head"] { try films.film("same.apng", in: side, ComparedFilms.square()) }
        XCTAssertEqual(try films.compare().transcript.code, .success)
        XCTAssertEqual(try films.compare().transcript.errors, "kinora: 1 film is the same in every pixel\n")
        try films.film("gone.apng", in: "base", ComparedFilms.square())
        try films.film("new.apng", in: "head", ComparedFilms.square())
        let (differing, states) = try films.compare()
        XCTAssertEqual(differing.code, .differences)
        XCTAssertEqual(states.mapValues(\.state), ["same.apng": "same", "gone.apng": "removed", "new.apng": "added"])
        XCTAssertEqual(states.mapValues(\.frames), ["same.apng": 12, "gone.apng": 12, "new.apng": 12])
        XCTAssertEqual(
            differing.output.replacingOccurrences(of: films.folder.url.path + "/", with: ""),
            "gone.apng: only in base\nnew.apng: only in head\n")
        try Data("no film".utf8).write(to: films.url("head").appendingPathComponent("same.apng"))
        let (unreadable, all) = try films.compare()
        XCTAssertEqual(unreadable.code, .usage)
        XCTAssertEqual(all["same.apng"]?.state, "unreadable")
        XCTAssert(all["same.apng"]?.reason?.contains("head/same.apng has 7 bytes, and its folder's list says ") ?? false)
        XCTAssert(unreadable.errors.contains("a film is unreadable, and 2 films differ; the first: "), unreadable.errors)
    }

    func testChangedRangesAndTheWorstFrameAreThoseOfTheColors() throws {
        for (format, isListed) in [("apng", true), ("apng", false), ("mp4", true)] {
            let films = try ComparedFilms()
            let name = "card.\(format)"
            // Frames 3 to 5 have another color; frame 8 is moved, by more pixels in the middle one.
            let base = ComparedFilms.square()
            let head: ComparedFilms.Paint = { frame, x, y in
                switch frame {
                case 3...5: ComparedFilms.square(color: 0xFFE0_6020)(frame, x, y)
                case 8: ComparedFilms.square(from: 16, color: 0xFF00_0000)(frame, x, y)
                default: base(frame, x, y)
                }
            }
            try films.film(name, in: "base", isListed: isListed, base)
            try films.film(name, in: "head", isListed: isListed, head)
            let (transcript, results) = try films.compare()
            XCTAssertEqual(transcript.code, .differences)
            let result = try XCTUnwrap(results[name])
            XCTAssertEqual(result.state, "changed")
            XCTAssertEqual(result.frames, 12)
            XCTAssertEqual(result.ranges, [[3, 5], [8, 8]], "\(format) \(isListed)")
            let differences = (0..<12).map { (frame: $0, difference: ComparedFilms.difference($0, base, head)) }
            let worst = try XCTUnwrap(differences.max { ($0.difference.pixels, $1.frame) < ($1.difference.pixels, $0.frame) })
            XCTAssertEqual(worst.frame, 8)
            XCTAssertEqual(result.worst?.frame, worst.frame)
            if format == "apng" {
                XCTAssertEqual(result.worst?.pixels, worst.difference.pixels)
                XCTAssertEqual(result.worst?.delta, worst.difference.delta)
            } else {
                // Colors have half the resolution: the edges are wider.
                let painted = worst.difference.pixels
                XCTAssert((painted...painted * 3 / 2).contains(result.worst?.pixels ?? 0), "\(result.worst?.pixels ?? 0) of \(painted)")
                XCTAssertEqual(Double(result.worst?.delta ?? 0), Double(worst.difference.delta), accuracy: 40)
            }
        }
    }

    func testTheFirstOfEquallyBadFramesIsTheWorst() {
        func change(_ frame: Int, _ pixels: Int, _ delta: Int) -> FilmComparison.Change {
            .init(frame: frame, pixels: pixels, delta: delta, box: nil)
        }
        let changes = [change(1, 5, 9), change(2, 5, 10), change(3, 5, 10), change(4, 2, 200), change(9, 100, 255)]
        XCTAssertEqual(FilmComparison.worst(of: changes, common: 9)?.frame, 2, "frame 9 is in one film alone")
        XCTAssertEqual(FilmComparison.worst(of: changes, common: 10)?.frame, 9)
        XCTAssertEqual(FilmComparison.worst(of: [change(9, 100, 255)], common: 9)?.frame, 9)
        XCTAssertNil(FilmComparison.worst(of: [], common: 9))
        XCTAssertEqual(FilmComparison.ranges(of: [0, 1, 2, 5, 7, 8]), [0...2, 5...5, 7...8])
    }

    func testALongerFilmAndOtherSettingsAreNamed() throws {
        let films = try ComparedFilms()
        try films.film("a.apng", in: "base", frames: 10, common: [.init(axis: "appearance", value: "light")], ComparedFilms.square())
        try films.film(
            "a.apng", in: "head", frames: 12, framesPerSecond: 60, common: [.init(axis: "appearance", value: "dark")],
            ComparedFilms.square())
        let result = try XCTUnwrap(films.compare().films["a.apng"])
        XCTAssertEqual(result.ranges, [[10, 11]])
        XCTAssertEqual(result.frames, 12)
        XCTAssertEqual(result.worst, .init(frame: 10, pixels: ComparedFilms.width * ComparedFilms.height, delta: 255))
        XCTAssertEqual(
            result.settings,
            [
                .init(name: "frames per second", base: "30", head: "60"), .init(name: "frames", base: "10", head: "12"),
                .init(name: "appearance", base: "light", head: "dark"),
            ])
    }

    func testFilmsOfOtherFormatsAndOldListsAreCompared() throws {
        let films = try ComparedFilms()
        // Digests of lists decide, whatever the bytes.
        for (side, rate) in [("base", 30), ("head", 31)] {
            try films.film("a.mp4", in: side, framesPerSecond: rate, ComparedFilms.square())
        }
        XCTAssertEqual(try films.compare().films["a.mp4"]?.state, "same")
        // Without digests of frames: the changed ones are found in the pixels.
        try films.film("a.mp4", in: "head", ComparedFilms.square(color: 0xFF40_A040))
        try films.film("a.mp4", in: "base", ComparedFilms.square())
        for side in ["base", "head"] {
            try FilmFolder(url: films.url(side)).change { $0.films["a.mp4"]?.frameDigests = nil }
            let list = films.url(side).appendingPathComponent(FilmManifest.fileName)
            let text = try String(contentsOf: list, encoding: .utf8).replacingOccurrences(of: "\"version\" : 2", with: "\"version\" : 1")
            XCTAssert(text.contains("\"version\" : 1"))
            try Data(text.utf8).write(to: list)
        }
        let result = try XCTUnwrap(films.compare().films["a.mp4"])
        XCTAssertEqual(result.state, "changed")
        XCTAssertEqual(result.ranges, [[0, 11]])
    }

    func testAnAnimatedWebPIsComparedFrameByFrame() throws {
        let films = try ComparedFilms()
        let square = ComparedFilms.square()
        for side in ["base", "head"] { try films.film("a.webp", in: side, isListed: false, square) }
        XCTAssertEqual(try films.compare().films["a.webp"]?.state, "same")
        try films.film("a.webp", in: "head", isListed: false) { frame, x, y in
            frame < 6 ? square(frame, x, y) : ComparedFilms.square(color: 0xFF40_A040)(frame, x, y)
        }
        let result = try XCTUnwrap(films.compare().films["a.webp"])
        XCTAssertEqual(result.state, "changed")
        XCTAssertEqual(result.ranges, [[6, 11]])
    }

    func testFoldersWithoutListsAreComparedByTheirFiles() throws {
        let films = try ComparedFilms()
        for side in ["base", "head"] {
            try films.png("deep/er/same.png", in: side) { _, x, y in 0xFF00_0000 | UInt32(x * 5) << 8 | UInt32(y) }
            try films.png(".hidden/x.png", in: side) { _, _, _ in 0xFFFF_FFFF }
            try films.film("quiet.mp4", in: side, isListed: false, ComparedFilms.square())
        }
        try films.png("pixel.png", in: "base") { _, _, _ in 0xFF10_1010 }
        try films.png("pixel.png", in: "head") { _, x, y in x == 7 && y == 9 ? 0xFF10_1310 : 0xFF10_1010 }
        // Noise of an encoder alone is no difference.
        try films.film("quiet.mp4", in: "head", isListed: false) { frame, x, y in
            ComparedFilms.square()(frame, x, y) - (y == 31 ? 0x0002_0202 : 0)
        }
        let (transcript, results) = try films.compare()
        XCTAssertEqual(transcript.code, .differences)
        XCTAssertEqual(results.mapValues(\.state), ["deep/er/same.png": "same", "pixel.png": "changed", "quiet.mp4": "same"])
        XCTAssertEqual(results["pixel.png"]?.worst, .init(frame: 0, pixels: 1, delta: 3))
        XCTAssertEqual(results["pixel.png"]?.ranges, [[0, 0]])
        XCTAssert(transcript.output.contains("pixel.png: differs; 1 pixel by up to 3 of 255"), transcript.output)
    }

    func testAnUnchangedRunDecodesNothing() throws {
        // The film's frames are damaged in both folders: only decoding would find that.
        let films = try ComparedFilms()
        for side in ["base", "head"] {
            try films.film("a.mp4", in: side, ComparedFilms.square())
            let file = films.url(side).appendingPathComponent("a.mp4")
            var data = try Data(contentsOf: file)
            let start = try XCTUnwrap(data.range(of: Data("mdat".utf8))).upperBound + 700
            for index in start..<start + 20 { data[index] = 0xFF }
            try data.write(to: file)
            let digest = try FileDigest(file.path)
            try FilmFolder(url: films.url(side)).change { $0.films["a.mp4"]?.file = digest }
        }
        XCTAssertEqual(try films.compare().films["a.mp4"]?.state, "same")
    }

    func testWordsAreChecked() throws {
        let films = try ComparedFilms()
        func errors(_ words: String...) -> String { Transcript(["compare"] + words).errors }
        XCTAssertEqual(errors(films.path("base")), "kinora: compare: it takes two folders, not 1; write compare BASE HEAD\n")
        XCTAssert(
            errors(films.path("none"), films.path("head")).hasPrefix(
                "kinora: compare: \(films.path("none")) is no folder of films or images: it is missing; name folders that "))
        XCTAssert(errors(films.path("base"), films.path("head")).contains("has a film or an image; name folders that "))
        XCTAssertEqual(
            errors("a", "b", "--thumbnails", "data"), "kinora: compare: --thumbnails is for the table of --markdown, which is missing\n")
        XCTAssert(errors("a", "b", "--markdown", "c", "--thumbnails", "web").contains("--thumbnails web: it is files, data, none, or "))
        XCTAssert(errors("a", "b", "--json", films.path("base")).contains("it is a folder, and this is one file"))
        XCTAssertEqual(Transcript("compare", films.path("none"), films.path("head")).code, .usage)
    }

    func testRecordedFilmsAreComparedByTheirSettings() throws {
        let folder = try TemporaryFolder()
        func record(_ name: String, _ words: String...) {
            let size = ["--matrix", "size=320x480@0.25", "--fps", "4", "-o", folder.path(name)]
            XCTAssertEqual(Transcript(["record", "zoom"] + words + size).code, .success)
        }
        record("base")
        record("again")
        record("dark", "--appearance", "dark")
        XCTAssertEqual(Transcript("compare", folder.path("base"), folder.path("again")).code, .success)
        let transcript = Transcript("compare", folder.path("base"), folder.path("dark"), "-o", folder.path("report"))
        XCTAssertEqual(transcript.code, .differences)
        XCTAssert(transcript.output.contains("appearance the default and dark"), transcript.output)
        let page = try String(contentsOfFile: folder.path("report/index.html"), encoding: .utf8)
        XCTAssert(page.contains("<th scope=\"row\">appearance</th><td>the default</td><td>dark</td>"))
        XCTAssert(page.contains("<script type=\"text/plain\" class=\"clip\">AAAA"))
    }
}
