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

    /// Seconds from the connection to the last byte of the page; nil if it does not come.
    private func timeToPage(_ address: HostileRequest.Address) throws -> Double? {
        let begin = FrameStream.now
        let connection = try RawConnection(port: address.port)
        connection.send(address.get("/?token=\(address.token)"))
        guard connection.status(seconds: 20) == 200, connection.body().count > 1000 else { return nil }
        return FrameStream.now - begin
    }

    func testManyConnectionsDoNotKeepOthersOut() throws {
        let server = try TestServer(handshake: 5)
        defer { server.stop() }
        let address = HostileRequest.Address(port: server.port, token: server.control.text, watchToken: server.watch.text)
        // Half of a request each, and nothing.
        let half = try (0..<200).map { index in
            let connection = try RawConnection(port: server.port)
            connection.send(String(address.get("/?token=\(address.token)").prefix(10 + index / 4)))
            return connection
        }
        let silent = try (0..<150).map { _ in try RawConnection(port: server.port) }
        for round in 0..<5 {
            let seconds = try XCTUnwrap(timeToPage(address))
            print("page beside 350 connections that wait: \(seconds * 1000) ms")
            XCTAssertLessThan(seconds, 1, "\(round)")
        }
        let socket = try RawConnection(port: server.port)
        socket.send(address.upgrade())
        XCTAssertEqual(socket.status(seconds: 1), 101)
        withExtendedLifetime((half, silent)) {}
    }

    func testMoreConnectionsThanAreKeptDropTheOldestAlone() throws {
        var limits = WebServer.limits
        (limits.requests, limits.connections) = (10, 4)
        let server = try TestServer(limits: limits)
        defer { server.stop() }
        let address = HostileRequest.Address(port: server.port, token: server.control.text, watchToken: server.watch.text)
        let socket = try RawConnection(port: server.port)
        socket.send(address.upgrade())
        XCTAssertEqual(socket.status(), 101)
        let waiting = try (0..<20).map { _ in try RawConnection(port: server.port) }
        XCTAssertNotNil(try timeToPage(address))
        XCTAssertTrue(waiting[0].waitForEnd(seconds: 1))
        XCTAssertFalse(waiting[19].waitForEnd(seconds: 0.1))
        socket.sendText(#"{"type":"visible","visible":true}"#)
        XCTAssertNil(socket.closeCode(seconds: 0.2), "the WebSocket stays")
    }

    func testThePageComesAtOnceAfterAFloodOfBadMessages() throws {
        let server = try TestServer(handshake: 5)
        defer { server.stop() }
        let address = HostileRequest.Address(port: server.port, token: server.control.text, watchToken: server.watch.text)
        var flooders: [RawConnection] = []
        for round in 0..<120 {
            let connection = try RawConnection(port: server.port)
            connection.send(address.upgrade())
            // Most read nothing, and none takes leave.
            switch round % 4 {
            case 0: for _ in 0..<50 { connection.sendText("hello") }
            case 1: for _ in 0..<50 { connection.sendFrame(opcode: 1, Array("{}".utf8), isMasked: false) }
            case 2: for _ in 0..<1000 { connection.sendText(#"{"type":"visible","visible":true}"#) }
            default: connection.sendText(String(repeating: "[", count: 60_000))
            }
            flooders.append(connection)
        }
        let seconds = try XCTUnwrap(timeToPage(address))
        print("page after a flood: \(seconds * 1000) ms")
        XCTAssertLessThan(seconds, 1)
        // A WebSocket too, since those that are closed hold no places.
        let begin = FrameStream.now
        var status: Int?
        while status != 101, FrameStream.now - begin < 5 {
            let socket = try RawConnection(port: server.port)
            socket.send(address.upgrade())
            status = socket.status(seconds: 1)
        }
        print("a WebSocket after a flood: \((FrameStream.now - begin) * 1000) ms")
        XCTAssertEqual(status, 101)
        XCTAssertLessThan(FrameStream.now - begin, 1)
        withExtendedLifetime(flooders) {}
    }

    func testFramesThatComeWithTheRequestAreTakenAndTheEndToo() throws {
        let server = try TestServer()
        defer { server.stop() }
        let address = HostileRequest.Address(port: server.port, token: server.control.text, watchToken: "")
        func frame(_ first: UInt8, _ payload: [UInt8]) -> [UInt8] {
            let count = payload.count
            let length: [UInt8] = count < 126 ? [UInt8(count)] : [126, UInt8(count >> 8), UInt8(count & 255)]
            var bytes: [UInt8] = [first, length[0] | 0x80]
            bytes += length.dropFirst()
            bytes += [0, 0, 0, 0]
            return bytes + payload
        }
        let good = Array(#"{"type":"visible","visible":true}"#.utf8)
        let frames: [[UInt8]] = [
            frame(0x81, good), frame(0x82, good), frame(0x81, [UInt8](repeating: 32, count: 6000)), frame(0x01, good), frame(0x80, []),
            frame(0x89, [1]), frame(0x88, [3, 232]), frame(0x81, Array("hello".utf8)),
            // More than the server takes.
            frame(0x81, [UInt8](repeating: 32, count: 65_535)) + frame(0x81, [UInt8](repeating: 32, count: 65_535)),
        ]
        for round in 0..<160 {
            let connection = try RawConnection(port: server.port)
            var bytes = Array(address.upgrade().utf8)
            for index in 0...round % 7 { bytes += frames[(round * 5 + index * (1 + round % 3)) % frames.count] }
            connection.send(bytes)
            connection.finish()
            XCTAssertTrue(connection.waitForEnd(seconds: 2), "\(round)")
        }
    }

    func testAPlainRequestOverHTTP10IsAnswered() throws {
        let server = try TestServer()
        defer { server.stop() }
        let address = HostileRequest.Address(port: server.port, token: server.control.text, watchToken: "")
        for method in ["GET", "HEAD"] {
            let connection = try RawConnection(port: server.port)
            connection.send(address.get("/main.js", method: method, version: "HTTP/1.0"))
            XCTAssertEqual(connection.status(), 200)
            XCTAssertTrue(connection.waitForEnd(seconds: 2))
            XCTAssertEqual(connection.body().isEmpty, method == "HEAD")
        }
    }

    func testRefusalsNameWhatIsAllowed() throws {
        let server = try TestServer()
        defer { server.stop() }
        let address = HostileRequest.Address(port: server.port, token: server.control.text, watchToken: "")
        for (text, field) in [
            (address.get("/", method: "PUT"), "Allow: GET, HEAD"), (address.upgrade(version: "8"), "Sec-WebSocket-Version: 13"),
        ] {
            let connection = try RawConnection(port: server.port)
            connection.send(text)
            XCTAssertNotNil(connection.status())
            XCTAssertTrue(connection.head.contains(field), connection.head)
        }
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
