import Foundation
import XCTest

@testable import kinora

final class BenchCommandTests: XCTestCase {
    /// The counts hold for optimised code; times are no matter for tests.
    func testSamplingAFrameMakesNoObjectAtAll() throws {
        try MainActor.assumeIsolated {
            let benchmark = SamplingBenchmark()
            benchmark.run()
            benchmark.prepare()
            let count = try XCTUnwrap(AllocationCounter.count { benchmark.run() })
            XCTAssertLessThan(count, 10, "objects for \(5 * SamplingBenchmark.layerCount) animations")
        }
    }

    func testTheCounterCounts() throws {
        var kept: [[Int]] = []
        kept.reserveCapacity(1000)
        let count = try XCTUnwrap(AllocationCounter.count { for number in 0..<1000 { kept.append([number]) } })
        XCTAssertGreaterThanOrEqual(count, 1000)
        XCTAssertLessThan(count, 2000)
    }

    func testALineForEachBenchmarkAsJSON() throws {
        try MainActor.assumeIsolated {
            let transcript = Transcript("bench", "commit", "--json")
            XCTAssertEqual(transcript.code, .success, transcript.errors)
            let row = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(transcript.output.utf8)) as? [String: Any])
            XCTAssertEqual(Set(row.keys), ["bench", "what", "ms_median", "ms_best", "runs", "allocations"])
            XCTAssertEqual(row["bench"] as? String, "commit")
            XCTAssertEqual(transcript.output.filter { $0 == "\n" }.count, 1)
        }
    }

    func testAnUnknownBenchmarkIsNamedWithTheOthers() {
        MainActor.assumeIsolated {
            let transcript = Transcript("bench", "sampler")
            XCTAssertEqual(transcript.code, .usage)
            XCTAssert(transcript.errors.contains("'sampler'"))
            XCTAssert(transcript.errors.contains("sampling"))
        }
    }
}
