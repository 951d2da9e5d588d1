import Foundation
import XCTest

@testable import KinoraCommandLine

/// Tasks into a bucket of a server that fails each tenth request.
@preconcurrency @MainActor
final class ObjectStoreTests: XCTestCase, @unchecked Sendable {
    private static let films = ["zoom", "--matrix", "size=320x480@0.25", "appearance=light,dark", "motion=full,reduced", "--fps", "1"]

    /// Runs a body with the variables of a server.
    private func withEnvironment(_ values: [String: String], _ body: () throws -> Void) rethrows {
        let before = values.keys.map { ($0, ProcessInfo.processInfo.environment[$0]) }
        for (name, value) in values { setenv(name, value, 1) }
        defer { for (name, value) in before { if let value { setenv(name, value, 1) } else { unsetenv(name) } } }
        try body()
    }

    func testFailedRequestsLoseNothingAndNoTaskIsDoneTwice() throws {
        let server = try ObjectServer()
        let folder = try TemporaryFolder()
        try withEnvironment(server.environment) {
            let plan = folder.path("plan.jsonl")
            XCTAssertEqual(Transcript(["plan"] + Self.films + ["-o", plan]).code, .success)
            XCTAssertEqual(Transcript(["record"] + Self.films + ["-o", folder.path("whole")]).code, .success)
            let words = ["task", "--plan", plan, "1", "2", "3", "4", "-o", "s3://films/runs/a/"]
            let first = Transcript(words)
            XCTAssertEqual(first.code, .success, first.errors)
            XCTAssertEqual(first.errors.components(separatedBy: " frames in ").count - 1, 4)
            let tasks = try FilmPlan(plan).tasks().map(\.task)
            XCTAssertEqual(first.output, tasks.map { "s3://films/runs/a/\($0.id).mp4\n" }.joined())
            let again = Transcript(words)
            XCTAssertEqual(again.errors.components(separatedBy: " is done already\n").count - 1, 4, again.errors)
            let merge = Transcript("merge", "--plan", plan, "s3://films/runs/a", "-o", folder.path("joined"))
            XCTAssertEqual(merge.code, .success, merge.errors)
            let comparison = Transcript("compare", folder.path("whole"), folder.path("joined"))
            XCTAssertEqual(comparison.errors, "kinora: 4 films are the same in every pixel\n")
            let requests = try server.requests()
            XCTAssertGreaterThan(requests.failed, 2, "the store failed while it was used")
            XCTAssertEqual(requests.failed, (requests.answered + requests.failed) / 10)
            // Another prefix is another store.
            let other = Transcript("merge", "--plan", plan, "s3://films/runs/b", "-o", folder.path("other"))
            XCTAssertEqual(other.code, .differences)
            XCTAssert(other.errors.hasPrefix("kinora: merge: 4 films are missing, which no store has: "), other.errors)
        }
    }

    func testAMissingBucketIsNamed() throws {
        let server = try ObjectServer()
        let folder = try TemporaryFolder()
        try withEnvironment(server.environment) {
            let plan = folder.path("plan.jsonl")
            XCTAssertEqual(Transcript(["plan", "zoom", "--device", "320x480@0.25", "--fps", "1", "-o", plan]).code, .success)
            let transcript = Transcript("task", "--plan", plan, "1", "-o", "s3://absent/runs")
            XCTAssertEqual(transcript.code, .cannotRender)
            XCTAssert(transcript.errors.hasPrefix("kinora: task: s3://absent/runs failed: "), transcript.errors)
            XCTAssert(transcript.errors.contains("NoSuchBucket"), transcript.errors)
        }
    }

    func testWithoutTheClientTheMessageSaysWhatToInstall() throws {
        let folder = try TemporaryFolder()
        try withEnvironment(["PATH": folder.url.path]) {
            let plan = folder.path("plan.jsonl")
            XCTAssertEqual(Transcript(["plan", "zoom", "--fps", "1", "-o", plan]).code, .success)
            let transcript = Transcript("task", "--plan", plan, "1", "-o", "s3://films")
            XCTAssertEqual(transcript.code, .cannotRender)
            XCTAssert(transcript.errors.hasPrefix("kinora: task: s3:// needs the program rclone"), transcript.errors)
        }
    }
}
