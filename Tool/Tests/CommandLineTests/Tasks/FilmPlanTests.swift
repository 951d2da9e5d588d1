import Foundation
import Gallery
import XCTest

@testable import KinoraCommandLine

/// Plans of films on a small device.
@preconcurrency @MainActor
final class FilmPlanTests: XCTestCase, @unchecked Sendable {
    private static let words = [
        "plan", "dashboard-scale", "zoom", "--matrix", "size=320x480@0.25,iPhone16Pro-landscape", "appearance=light,dark", "--fps", "4",
        "--direction", "rtl", "--text-size", "AX3", "--fingers",
    ]

    private func tasks(_ text: String) throws -> [FilmTask] {
        try text.split(separator: "\n").map { try JSONDecoder().decode(FilmTask.self, from: Data($0.utf8)) }
    }

    func testAPlanHasALineForEachFilmWithTheLongestFirst() throws {
        let transcript = Transcript(Self.words)
        XCTAssertEqual(transcript.code, .success, transcript.errors)
        XCTAssertEqual(transcript.output, Transcript(Self.words).output)
        let tasks = try tasks(transcript.output)
        XCTAssertEqual(tasks.count, 8)
        XCTAssertEqual(tasks.map(\.estimatedSeconds), tasks.map(\.estimatedSeconds).sorted(by: >))
        XCTAssert(tasks.prefix(4).allSatisfy { $0.settings.contains(.init(axis: "size", value: "iphone16pro-landscape")) })
        XCTAssertEqual(Set(tasks.map(\.id)).count, 8)
        XCTAssert(tasks.allSatisfy { FilmTask.isID($0.id) && $0.tool == ToolDigest.own && $0.showsFingers && $0.framesPerSecond == 4 })
        let scale = try XCTUnwrap(tasks.first { $0.name == "dashboard-scale_appearance-dark_size-320x480@0.25.mp4" })
        XCTAssertEqual(scale.frames, 8, "2 s")
        XCTAssertEqual(scale.common, [.init(axis: "direction", value: "rtl"), .init(axis: "text-size", value: "ax3")])
    }

    func testATaskHasTheSameFilmAndIDInAnyPlan() throws {
        let all = try tasks(Transcript(Self.words).output)
        for task in all { XCTAssertEqual(FilmTask(try task.film("plan:1")), task) }
        // The same film from a plan of it alone; another name or setting gives another id.
        let one = try tasks(Transcript("plan", "zoom", "--matrix", "size=320x480@0.25", "appearance=dark", "--fps", "4").output)[0]
        let same = try tasks(Transcript("plan", "zoom", "--matrix", "appearance=light,dark", "size=320x480@0.25", "--fps", "4").output)
        XCTAssertEqual(same.filter { $0.id == one.id }.count, 1)
        XCTAssertEqual(Set(same.map(\.id) + all.map(\.id)).count, 10)
        let unnamed = try tasks(Transcript("plan", "zoom", "--device", "320x480@0.25", "--appearance", "dark", "--fps", "4").output)[0]
        XCTAssertNotEqual(unnamed.id, one.id, "the same pixels under another name")
        XCTAssertEqual(unnamed.name, "zoom.mp4")
        XCTAssertEqual(try unnamed.film("plan:1").recipe, try one.film("plan:1").recipe)
    }

    func testAPlanInAFileSaysHowMuchItIs() throws {
        let folder = try TemporaryFolder()
        let transcript = Transcript(Self.words + ["-o", folder.path("plan.jsonl")])
        XCTAssertEqual(transcript.output, "")
        XCTAssertEqual(try String(contentsOfFile: folder.path("plan.jsonl"), encoding: .utf8), Transcript(Self.words).output)
        XCTAssert(transcript.errors.contains("plan.jsonl: 8 tasks, 108 frames, about "), transcript.errors)
        XCTAssertEqual(folder.files, ["plan.jsonl"])
    }

    func testChangedLinesAndOtherToolsAreRefused() throws {
        let line = Transcript("plan", "zoom", "--fps", "2").output
        let folder = try TemporaryFolder()
        let file = folder.path("plan.jsonl")
        func task(_ text: String, _ word: String = "1") throws -> String {
            try Data(text.utf8).write(to: URL(fileURLWithPath: file))
            let transcript = Transcript("task", "--plan", file, word, "-o", folder.path("store"))
            XCTAssertEqual(transcript.code, .usage, transcript.errors)
            return transcript.errors.replacingOccurrences(of: file, with: "plan.jsonl")
        }
        let own = ToolDigest.own
        let cases: [(String, String)] = [
            ("", "plan.jsonl cannot be read: it has no line; "), ("{}\n", "plan.jsonl:1: it is no task; "),
            (
                line.replacingOccurrences(of: own, with: "0123"),
                "plan.jsonl:1: the tool 0123 made the plan, and this is \(own); plan again, "
            ),
            (line.replacingOccurrences(of: "\"framesPerSecond\":2", with: "\"framesPerSecond\":3"), "plan.jsonl:1: the id "),
            (line.replacingOccurrences(of: "\"framesPerSecond\":2", with: "\"framesPerSecond\":0"), "plan.jsonl:1: 0 is not a number of "),
            (line.replacingOccurrences(of: "\"scene\":\"zoom\"", with: "\"scene\":\"zom\""), "plan.jsonl:1: unknown scene 'zom'"),
            (
                line.replacingOccurrences(of: "\"format\":\"mp4\"", with: "\"format\":\"avi\""),
                "plan.jsonl:1: 'avi' is no format of films; "
            ),
            (
                line.replacingOccurrences(of: "\"settings\":[]", with: "\"settings\":[{\"axis\":\"depth\",\"value\":\"1\"}]"),
                "plan.jsonl:1: 'depth' is no axis of a matrix; "
            ),
        ]
        for (text, sentence) in cases {
            let errors = try task(text)
            XCTAssert(errors.hasPrefix("kinora: task: " + sentence), errors)
        }
        for word in ["0", "2", "-", "0123456789abcdef", "x"] {
            XCTAssertEqual(
                try task(line, word),
                "kinora: task: plan.jsonl has no task '\(word)'; write an id of its lines, or a line's number from 1 to 1\n")
        }
        XCTAssertEqual(folder.files, ["plan.jsonl"], "nothing was begun")
        try Data((line + line).utf8).write(to: URL(fileURLWithPath: file))
        let merge = Transcript("merge", "--plan", file, folder.path("store"), "-o", folder.path("films"))
        XCTAssert(merge.errors.contains("plan.jsonl:2: an earlier line has the film 'zoom.mp4' too"), merge.errors)
        XCTAssert(Transcript("task", "1").errors.hasPrefix("kinora: task: --plan FILE is missing"))
        XCTAssert(Transcript("task", "--plan", file).errors.hasPrefix("kinora: task: no task is named"))
        let scheme = Transcript("task", "--plan", file, "1", "-o", "gs://films")
        XCTAssert(scheme.errors.hasPrefix("kinora: task: gs://films: 'gs' is no kind of store"), scheme.errors)
        XCTAssert(Transcript("task", "--plan", file, "1", "-o", "s3:///x").errors.contains("write s3://BUCKET/PREFIX"))
    }
}
