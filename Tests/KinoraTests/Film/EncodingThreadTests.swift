import CoreGraphics
import Foundation
import Synchronization
import XCTest

@testable import Kinora

final class EncodingThreadTests: XCTestCase {
    private let url = URL(fileURLWithPath: "/a.mp4")

    private final class Log: Sendable {
        private let lines = Mutex<[String]>([])
        var texts: [String] { lines.withLock { $0 } }
        func add(_ text: String) { lines.withLock { $0.append(text) } }
    }

    /// Notes its calls; each frame waits for permission where there is a gate.
    private final class Recorder: FilmEncoder, @unchecked Sendable {
        var log = Log()
        var gate: DispatchSemaphore?
        var failing: Int?

        func append(_ image: CGImage, at index: Int) throws {
            gate?.wait()
            if index == failing { throw FilmError.ended(URL(fileURLWithPath: "/frame-\(index)")) }
            log.add("\(index)")
        }
        func finish(frameCount: Int) throws { log.add("end of \(frameCount)") }
    }

    func testFramesAreEncodedInOrderAndTheEndComesLast() throws {
        let recorder = Recorder()
        let thread = try EncodingThread(for: url) { recorder }
        for index in 0..<20 { try thread.append(FilmFrames.frame(index), at: index) }
        try thread.finish(frameCount: 20)
        XCTAssertEqual(recorder.log.texts, (0..<20).map(String.init) + ["end of 20"])
        thread.end()
    }

    func testTheCallerGoesOnWhileAFrameIsEncodedAndWaitsBehindTwo() throws {
        let recorder = Recorder()
        let gate = DispatchSemaphore(value: 0)
        recorder.gate = gate
        let thread = try EncodingThread(for: url) { recorder }
        // One is being encoded, two wait: none of these calls blocks, though no frame is done.
        for index in 0..<3 { try thread.append(FilmFrames.frame(index), at: index) }
        XCTAssertEqual(recorder.log.texts, [])
        DispatchQueue.global().async { for _ in 0..<4 { gate.signal() } }
        try thread.append(FilmFrames.frame(3), at: 3)
        XCTAssertNotEqual(recorder.log.texts, [])
        try thread.finish(frameCount: 4)
        XCTAssertEqual(recorder.log.texts, ["0", "1", "2", "3", "end of 4"])
    }

    func testAnErrorIsThrownByALaterCallAndByAllAfterIt() throws {
        let recorder = Recorder()
        recorder.failing = 1
        let thread = try EncodingThread(for: url) { recorder }
        var thrown: (any Error)?
        for index in 0..<10 where thrown == nil {
            do { try thread.append(FilmFrames.frame(index), at: index) } catch { thrown = error }
        }
        XCTAssertEqual(thrown.map { "\($0)" }?.hasPrefix("/frame-1"), true)
        XCTAssertThrowsError(try thread.finish(frameCount: 10))
        XCTAssertEqual(recorder.log.texts, ["0"])
        thread.end()
    }

    func testAnErrorOfTheOpeningIsThrownAtOnce() {
        XCTAssertThrowsError(try EncodingThread(for: url) { throw FilmError.ended(self.url) })
    }

    func testTheEndDropsWhatWaitsAndReleasesTheEncoder() throws {
        let gate = DispatchSemaphore(value: 0)
        weak var encoder: Recorder?
        let log = Log()
        let thread = try EncodingThread(for: url) {
            let recorder = Recorder()
            recorder.gate = gate
            recorder.log = log
            encoder = recorder
            return recorder
        }
        for index in 0..<3 { try thread.append(FilmFrames.frame(index), at: index) }
        while thread.waitingCount > 2 { usleep(1000) }
        DispatchQueue.global().async {
            while thread.waitingCount > 0 { usleep(1000) }
            gate.signal()
        }
        thread.end()
        XCTAssertNil(encoder)
        XCTAssertEqual(log.texts, ["0"])
        thread.end()
    }
}
