import Kinora
import UIKit
import XCTest

@testable import Gallery

/// Feeds of servers that are broken or mean harm: the list says what is wrong, and a second request shows the list.
@preconcurrency @MainActor
final class HostileFeedTests: XCTestCase, @unchecked Sendable {
    nonisolated private static let good = Data(#"{"feed": {"entry": [{"im:name": {"label": "A"}, "summary": {"label": "S"}}]}}"#.utf8)

    /// Waits in real time.
    private func wait(_ stage: Stage, _ condition: () -> Bool) async {
        for _ in 0..<1500 where !condition() {
            poll(nil, 0, 10)
            await stage.advance(by: 0)
        }
    }

    /// A list whose first request gets the answer, and the second one the good feed.
    private func check(
        _ answer: FeedServer.Answer, says sentence: String, line: UInt = #line
    ) async throws -> FeedServer {
        let server = FeedServer { _, number in number == 0 ? answer : .whole(Self.good) }
        let stage = Stage(device: .iPhone14)
        let list = TopAppsViewController(source: .url(server.url))
        stage.window.rootViewController = UINavigationController(rootViewController: list)
        list.loadViewIfNeeded()
        XCTAssertTrue(list.placeholder is LoadingView, line: line)
        await wait(stage) { !(list.placeholder is LoadingView) }
        let failure = try XCTUnwrap(list.placeholder as? FailureView, line: line)
        XCTAssertEqual(failure.message, sentence, line: line)
        await stage.tap(at: failure.button)
        await wait(stage) { list.placeholder == nil }
        XCTAssertEqual(list.articles.map(\.name), ["A"], line: line)
        return server
    }

    func testAMalformedFeed() async throws {
        for text in ["<html>not here</html>", "{\"feed\": [", String(repeating: "[", count: 100_000)] {
            _ = try await check(.whole(Data(text.utf8)), says: "The list that came cannot be read.")
        }
    }

    func testAnEmptyFeed() async throws {
        _ = try await check(.whole(Data(#"{"feed": {"entry": []}}"#.utf8)), says: "The list that came is empty.")
        _ = try await check(.whole(Data()), says: "The list that came cannot be read.")
    }

    func testAServerWithAnError() async throws {
        _ = try await check(.whole(Self.good, status: 503), says: "The server answered 503 instead of the list.")
        _ = try await check(.hangUp, says: "The list could not be fetched. The connection failed (-1011).")
    }

    func testAFeedOf100Megabytes() async throws {
        let before = residentBytes()
        let server = try await check(.spaces(100 << 20), says: "The list is longer than 8 MB, which is too long to be shown.")
        XCTAssertLessThan(server.sentBytes, 50 << 20, "the rest is not taken")
        XCTAssertLessThan(residentBytes() - before, 60 << 20)
    }

    func testAFeedThatNeverEnds() async throws {
        let server = try await check(.spaces(nil), says: "The list is longer than 8 MB, which is too long to be shown.")
        let sent = server.sentBytes
        poll(nil, 0, 200)
        XCTAssertEqual(server.sentBytes, sent, "the connection is closed")
    }

    /// In real time: on a stage a connection without an end takes long.
    func testAFeedThatStops() async throws {
        let server = FeedServer { _, _ in .beginning }
        let source = AppFeedSource.url(server.url, timeLimit: 0.3)
        let answer = await withCheckedContinuation { continuation in source.fetch { continuation.resume(returning: $0) } }
        XCTAssertThrowsError(try answer.get()) {
            XCTAssertEqual(($0 as? AppFeedError)?.message, "The list could not be fetched. The server took too long to answer.")
        }
        XCTAssertEqual(AppFeedDownload.timeLimit, 30)
    }

    func testAnAddressThatIsNone() {
        let stage = Stage(device: .iPhone14)
        for text in ["top apps", "file:///etc/passwd", "http://", "ftp://a/b"] {
            let list = TopAppsViewController(source: .address(text))
            stage.window.rootViewController = list
            stage.advance(by: 0.1)
            XCTAssertEqual(
                (list.placeholder as? FailureView)?.message,
                "KINORA_FEED is '\(text)', which is not the address of a server; it begins with http:// or https://.")
        }
    }

    /// Bytes of memory that the process has.
    private func residentBytes() -> Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) } ?? 0
    }
}
