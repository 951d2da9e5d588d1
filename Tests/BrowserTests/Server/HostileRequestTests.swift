import Foundation
import XCTest

@testable import Browser

/// Requests of attackers and broken clients, sent to a real server over TCP.
@preconcurrency @MainActor
final class HostileRequestTests: XCTestCase {
    func testEachHostileRequestHasItsAnswer() throws {
        let server = try TestServer()
        defer { server.stop() }
        let address = HostileRequest.Address(port: server.port, token: server.control.text, watchToken: server.watch.text)
        XCTAssertGreaterThanOrEqual(HostileRequest.requests.count, 60)
        for request in HostileRequest.requests {
            let answer = request.act(try RawConnection(port: server.port), address)
            XCTAssertEqual(answer, request.answer, request.name)
        }
        // The server goes on.
        let connection = try RawConnection(port: server.port)
        connection.send(address.get("/?token=\(address.token)"))
        XCTAssertEqual(connection.status(), 200)
        XCTAssertTrue(String(decoding: connection.body(), as: UTF8.self).contains("<canvas id=\"screen\""))
    }

    func testUnfinishedRequestsAreClosed() throws {
        let server = try TestServer()
        defer { server.stop() }
        // At the same time: nothing, half a request line, headers without end, a body that never comes.
        let texts = ["", "GET / HT", "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n"]
        let connections = try texts.map { text in
            let connection = try RawConnection(port: server.port)
            connection.send(text)
            return connection
        }
        for (text, connection) in zip(texts, connections) { XCTAssertTrue(connection.waitForEnd(seconds: 15), "after '\(text)'") }
    }

    func testManyConnectionsDoNotKeepOthersOut() throws {
        let server = try TestServer()
        defer { server.stop() }
        let waiting = try (0..<200).map { _ in try RawConnection(port: server.port) }
        let connection = try RawConnection(port: server.port)
        connection.send(
            HostileRequest.Address(port: server.port, token: server.control.text, watchToken: "").get("/?token=\(server.control.text)"))
        XCTAssertEqual(connection.status(seconds: 20), 200)
        withExtendedLifetime(waiting) {}
    }

    func testAnswersHaveNoCORSAndAPolicy() throws {
        let server = try TestServer()
        defer { server.stop() }
        let address = HostileRequest.Address(port: server.port, token: server.control.text, watchToken: "")
        for target in ["/?token=\(address.token)", "/main.js", "/missing", "/"] {
            let connection = try RawConnection(port: server.port)
            connection.send(address.get(target))
            XCTAssertNotNil(connection.status())
            XCTAssertTrue(connection.head.contains("Content-Security-Policy: default-src 'self'"), target)
            XCTAssertTrue(connection.head.contains("X-Content-Type-Options: nosniff"), target)
            XCTAssertFalse(connection.head.lowercased().contains("access-control"), target)
        }
    }
}
