import Foundation
import Kinora
import XCTest

@testable import KinoraCommandLine

/// Tasks of a plan into folders.
@preconcurrency @MainActor
final class TaskCommandTests: XCTestCase, @unchecked Sendable {
    private static let films = [
        "dashboard-scale", "zoom", "--matrix", "size=320x480@0.25,375x667@0.25", "motion=full,reduced", "--fps", "2",
    ]

    private func plan(in folder: TemporaryFolder) throws -> (file: String, tasks: [FilmTask]) {
        let file = folder.path("plan.jsonl")
        XCTAssertEqual(Transcript(["plan"] + Self.films + ["-o", file]).code, .success)
        return (file, try FilmPlan(file).tasks().map(\.task))
    }

    func testTasksJoinToTheFilmsOfOneProcess() throws {
        let folder = try TemporaryFolder()
        let (plan, tasks) = try plan(in: folder)
        XCTAssertEqual(Transcript(["record"] + Self.films + ["-o", folder.path("whole")]).code, .success)
        for (index, task) in tasks.enumerated() {
            // By number and by id, into two stores.
            let store = folder.path("store-\(index % 2)")
            let transcript = Transcript("task", "--plan", plan, index < 4 ? "\(index + 1)" : task.id, "-o", store)
            XCTAssertEqual(transcript.code, .success, transcript.errors)
            XCTAssertEqual(URL(fileURLWithPath: String(transcript.output.dropLast())).lastPathComponent, "\(task.id).mp4")
            XCTAssert(transcript.errors.hasPrefix("kinora: \(task.id) \(task.name): \(task.frames) frames in "), transcript.errors)
        }
        let stores = [folder.path("store-0"), folder.path("store-1")]
        let merge = Transcript(["merge", "--plan", plan] + stores + ["-o", folder.path("joined")])
        XCTAssertEqual(merge.code, .success, merge.errors)
        for name in ["films.json", "index.html"] {
            // Of equal frames libx264 may write an mp4 of a few other bytes.
            let texts = try ["joined", "whole"].map { source in
                try String(contentsOfFile: folder.path("\(source)/\(name)"), encoding: .utf8)
                    .replacing(/"(bytes|file)" : [^\n]*/, with: "")
            }
            XCTAssertEqual(texts[0], texts[1], name)
        }
        let comparison = Transcript("compare", folder.path("whole"), folder.path("joined"))
        XCTAssertEqual(comparison.code, .success)
        XCTAssertEqual(comparison.errors, "kinora: 8 films are the same in every pixel\n")
        // A merged folder is one that record goes on in: nothing is made again.
        let record = Transcript(["record"] + Self.films + ["-o", folder.path("joined")])
        XCTAssert(record.errors.hasPrefix("kinora: 8 films, 8 of them are there already\n"), record.errors)
    }

    func testATaskThatIsDoneIsNotDoneAgainAndADamagedOneIs() throws {
        let folder = try TemporaryFolder()
        let (plan, tasks) = try plan(in: folder)
        let store = folder.path("store")
        let words = ["task", "--plan", plan, tasks[0].id, "-o", store]
        let first = Transcript(words)
        XCTAssertEqual(first.code, .success, first.errors)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: store).sorted(), ["\(tasks[0].id).json", "\(tasks[0].id).mp4"])
        let film = URL(fileURLWithPath: store).appendingPathComponent(tasks[0].filmFile)
        let bytes = try Data(contentsOf: film)
        func digest() throws -> String {
            let record = URL(fileURLWithPath: store).appendingPathComponent(tasks[0].recordFile)
            return try XCTUnwrap(FilmRecord(json: Data(contentsOf: record), of: tasks[0])).digest
        }
        let expected = try digest()
        let again = Transcript(words)
        XCTAssertEqual(again.code, .success)
        XCTAssertEqual(again.errors, "kinora: \(tasks[0].id) \(tasks[0].name) is done already\n")
        XCTAssertEqual(again.output, first.output)
        var changed = bytes
        changed[changed.count / 2] ^= 1
        for damage in [changed, bytes.dropLast(), nil] {
            if let damage { try damage.write(to: film) } else { try FileManager.default.removeItem(at: film) }
            let repaired = Transcript(words)
            XCTAssert(repaired.errors.contains(" frames in "), repaired.errors)
            // Of equal frames libx264 may write an mp4 of a few other bytes.
            XCTAssertEqual(try digest(), expected)
            XCTAssertEqual(Transcript(words).errors, again.errors)
        }
        try Data("{}".utf8).write(to: URL(fileURLWithPath: store).appendingPathComponent(tasks[0].recordFile))
        XCTAssert(Transcript(words).errors.contains(" frames in "), "without its record a film is not done")
    }

    func testWhatIsNotDoneIsNamedByMergeAndDoneLater() throws {
        let folder = try TemporaryFolder()
        let (plan, tasks) = try plan(in: folder)
        let (store, films) = (folder.path("store"), folder.path("films"))
        XCTAssertEqual(Transcript(["task", "--plan", plan, "-o", store] + (1...6).map(String.init)).code, .success)
        let words = ["merge", "--plan", plan, store, "-o", films]
        let merge = Transcript(words)
        XCTAssertEqual(merge.code, .differences)
        XCTAssertEqual(
            merge.errors,
            "kinora: merge: 2 films are missing, which no store has: \(tasks[6...].map(\.name).sorted().joined(separator: ", "))\n")
        XCTAssertEqual(try FilmManifest(in: URL(fileURLWithPath: films))?.films.count, 6)
        let rest = Transcript(["task", "--plan", plan, "-o", store] + tasks.map(\.id))
        XCTAssertEqual(rest.errors.components(separatedBy: "is done already\n").count - 1, 6)
        XCTAssertEqual(Transcript(words).code, .success)
        XCTAssertEqual(try FilmManifest(in: URL(fileURLWithPath: films))?.missing, [])
    }

    func testFilmsOfOneTaskThatDifferAreRefused() throws {
        let folder = try TemporaryFolder()
        let (plan, tasks) = try plan(in: folder)
        for store in ["a", "b"] { XCTAssertEqual(Transcript("task", "--plan", plan, "8", "-o", folder.path(store)).code, .success) }
        let record = folder.url.appendingPathComponent("b/\(tasks[7].recordFile)")
        let digest = try XCTUnwrap(FilmRecord(json: Data(contentsOf: record), of: tasks[7])).digest
        let text = try String(contentsOf: record, encoding: .utf8).replacingOccurrences(of: digest, with: "0123456789abcdef")
        try Data(text.utf8).write(to: record)
        let merge = Transcript("merge", "--plan", plan, folder.path("a"), folder.path("b"), "-o", folder.path("films"))
        XCTAssertEqual(merge.code, .differences)
        XCTAssert(merge.errors.contains("\(tasks[7].name): two films of the task \(tasks[7].id) differ"), merge.errors)
    }

    func testCompareNamesEachDifference() throws {
        let folder = try TemporaryFolder()
        func record(_ words: String..., into name: String) {
            let size = ["--matrix", "size=320x480@0.25", "-o", folder.path(name)]
            XCTAssertEqual(Transcript(["record"] + words + size).code, .success)
        }
        record("zoom", "dashboard-scale", "--fps", "2", into: "a")
        record("zoom", "--fps", "3", into: "b")
        let transcript = Transcript("compare", folder.path("a"), folder.path("b"))
        XCTAssertEqual(transcript.code, .differences)
        let lines = transcript.output.replacingOccurrences(of: folder.url.path + "/", with: "").split(separator: "\n")
        XCTAssertEqual(lines.count, 2)
        XCTAssertEqual(lines.first, "dashboard-scale_size-320x480@0.25.mp4: only in a")
        XCTAssert(lines.last?.hasPrefix("zoom_size-320x480@0.25.mp4: differs in frames ") ?? false, transcript.output)
        XCTAssert(lines.last?.contains("; frames per second 2 and 3; ") ?? false, transcript.output)
        XCTAssertEqual(transcript.errors, "kinora: compare: 2 films differ\n")
        XCTAssertEqual(
            Transcript("compare", folder.path("a")).errors, "kinora: compare: it takes two folders, not 1; write compare BASE HEAD\n")
    }
}
