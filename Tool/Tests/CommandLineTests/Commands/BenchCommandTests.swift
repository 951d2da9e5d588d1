import CoreGraphics
import Foundation
import XCTest

@testable import KinoraCommandLine
@testable import kinora

@preconcurrency @MainActor
final class BenchCommandTests: XCTestCase {
    /// The counts hold for optimized code; times are no matter for tests.
    func testSamplingAFrameMakesNoObjectAtAll() throws {
        let benchmark = SamplingBenchmark()
        benchmark.run()
        benchmark.prepare()
        let count = try XCTUnwrap(AllocationCounter.count { benchmark.run() })
        XCTAssertLessThan(count, 10, "objects for \(5 * SamplingBenchmark.layerCount) animations")
    }

    func testTheBenchmarkOfATableLogsNoConflictOfConstraints() {
        final class Log: @unchecked Sendable {
            var lines: [String] = []
        }
        let log = Log()
        let (usual, wasStrict) = (Diagnostics.logHandler, Diagnostics.isStrict)
        Diagnostics.logHandler = { log.lines.append($0) }
        defer { (Diagnostics.logHandler, Diagnostics.isStrict) = (usual, wasStrict) }
        let benchmark = TableScrollBenchmark()
        Diagnostics.isStrict = false
        for _ in 0..<40 { benchmark.run() }
        XCTAssertEqual(log.lines, [])
    }

    func testTheCounterCounts() throws {
        var kept: [[Int]] = []
        kept.reserveCapacity(1000)
        let count = try XCTUnwrap(AllocationCounter.count { for number in 0..<1000 { kept.append([number]) } })
        XCTAssertGreaterThanOrEqual(count, 1000)
        XCTAssertLessThan(count, 2000)
    }

    func testOneArrayAsJSON() throws {
        let transcript = Transcript("bench", "commit", "--json")
        XCTAssertEqual(transcript.code, .success, transcript.errors)
        let rows = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(transcript.output.utf8)) as? [[String: Any]])
        XCTAssertEqual(
            rows.map { Set($0.keys) }, [["scene", "what", "threads", "ms_median", "ms_best", "ms_worst", "frames", "allocations"]])
        XCTAssertEqual(rows[0]["scene"] as? String, "commit")
    }

    func testASceneIsDrawnOnOneThreadAndOnTwo() throws {
        let transcript = Transcript("bench", "--scene", "S7", "--size", "120x200", "--json")
        XCTAssertEqual(transcript.code, .success, transcript.errors)
        let rows = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(transcript.output.utf8)) as? [[String: Any]])
        XCTAssertEqual(
            rows.map { Set($0.keys) },
            Array(repeating: ["scene", "width", "height", "threads", "ms_median", "ms_best", "frames"], count: 2))
        XCTAssertEqual(rows.map { $0["threads"] as? Int }, [1, 2])
        XCTAssertEqual(rows.map { [$0["width"] as? Int, $0["height"] as? Int] }, [[120, 200], [120, 200]])
        for row in rows { XCTAssertGreaterThanOrEqual(try XCTUnwrap(row["frames"] as? Int), 60) }
    }

    func testFramesHaveTheSameBytesOnOneThreadAndOnTwo() throws {
        let transcript = Transcript("bench", "--digest", "--scene", "S10", "--size", "390x844")
        XCTAssertEqual(transcript.code, .success, transcript.errors)
        let rows = transcript.output.split(separator: "\n").map { $0.split(separator: " ") }
        XCTAssertEqual(rows.map { $0.prefix(2).map(String.init) }, [["S10", "1"], ["S10", "2"]])
        XCTAssertEqual(rows[0][2], rows[1][2])
        XCTAssertEqual(Transcript("bench", "--digest", "--json").code, .usage)
    }

    /// Each scene makes its layers and moves them; small, so that it takes no time.
    func testEverySceneCanBeDrawn() {
        for scene in RaceScene.all where scene.name != "S4_10000" {
            let made = scene.make(130, 260)
            XCTAssertFalse(made.root.sublayers?.isEmpty ?? true, scene.name)
            for frame in [0, 7, made.phases - 1] { made.move(frame) }
        }
    }

    func testWhatMakesNoSenseIsRefused() {
        for (arguments, word) in [
            (["bench", "--scene", "S11"], "'S11'"), (["bench", "--size", "0x5"], "0x5"), (["bench", "--threads", "0"], "--threads 0"),
            (["bench", "commit", "--scene", "S1"], "--scene"),
        ] {
            let transcript = Transcript(arguments)
            XCTAssertEqual(transcript.code, .usage)
            XCTAssert(transcript.errors.contains(word), transcript.errors)
        }
    }

    func testAnUnknownBenchmarkIsNamedWithTheOthers() {
        let transcript = Transcript("bench", "sampler")
        XCTAssertEqual(transcript.code, .usage)
        XCTAssert(transcript.errors.contains("'sampler'"))
        XCTAssert(transcript.errors.contains("sampling"))
    }
}
