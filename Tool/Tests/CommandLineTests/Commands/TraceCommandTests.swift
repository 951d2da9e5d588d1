import Kinora
import XCTest

@testable import KinoraCommandLine

@preconcurrency @MainActor
final class TraceCommandTests: XCTestCase {
    func testASceneIsTracedAndTwoRunsAreEqual() throws {
        let words = ["trace", "dashboard-scale", "--json", "--fps", "30"]
        let first = Transcript(words)
        XCTAssertEqual(first.code, .success, first.errors)
        XCTAssertEqual(first.errors, "")
        XCTAssertEqual(first.output, Transcript(words).output)
        let trace = try Trace(json: Data(first.output.utf8))
        XCTAssertEqual(trace.framesPerSecond, 30)
        XCTAssertEqual(trace.frames.count, 61, "2 seconds, both ends")
        XCTAssertEqual(trace.events.filter { $0.kind == .added }.map(\.time).first, 0.3)
        XCTAssertEqual(Set(trace.events.compactMap(\.finished)), [true])
        XCTAssert(trace.frames.contains { !$0.layers.isEmpty })
    }

    func testWhatALayersTimeIsDrivenByHasTheSameNamesInEveryRun() {
        let words = ["trace", "depth-push", "--json", "--fps", "5"]
        let first = Transcript(words)
        XCTAssertFalse(first.output.contains("LayerTimeDriver"), "drivers are no animations")
        XCTAssertEqual(first.output, Transcript(words).output)
    }

    func testWithoutJSONItPrintsALineForEachEvent() {
        let transcript = Transcript("trace", "dashboard-slide")
        XCTAssertEqual(transcript.code, .success, transcript.errors)
        XCTAssert(transcript.output.hasPrefix("0.300000  added"), transcript.output)
        XCTAssert(transcript.output.contains("ended (finished)"))
    }

    func testItCanGoToAFile() throws {
        let folder = try TemporaryFolder()
        try MainActor.assumeIsolated {
            let transcript = Transcript("trace", "dashboard-scale", "--json", "-o", folder.path("a.json"))
            XCTAssertEqual(transcript.output, "")
            XCTAssert(transcript.errors.hasPrefix("kinora: wrote \(folder.path("a.json")): "), transcript.errors)
            XCTAssertNoThrow(try Trace(json: Data(contentsOf: URL(fileURLWithPath: folder.path("a.json")))))
            let failed = Transcript("trace", "dashboard-scale", "-o", folder.path("none/a.json"))
            XCTAssertEqual(failed.code, .cannotRender)
            XCTAssert(failed.errors.hasPrefix("kinora: trace: "), failed.errors)
            XCTAssertEqual(Transcript("trace").code, .usage)
            XCTAssertEqual(Transcript("trace", "dashbord-scale").code, .usage)
        }
    }
}
