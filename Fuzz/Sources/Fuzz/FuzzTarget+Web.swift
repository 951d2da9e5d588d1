import Foundation

@testable import Browser

/// The server of a browser host, in this process, for all inputs.
@MainActor
private let server: TestServer = {
    do { return try TestServer() } catch { preconditionFailure("no port is free: \(error)") }
}()

extension FuzzTarget {
    /// Sends the input as a request over HTTP, with the server's port and token in place of "PORT" and "TOKEN".
    @MainActor
    func sendRequest(_ input: Data) {
        let text = String(decoding: input, as: Unicode.ASCII.self)
        let isText = input.allSatisfy { $0 < 128 }
        let request = text.replacingOccurrences(of: "PORT", with: String(server.port)).replacingOccurrences(
            of: "TOKEN", with: server.control.text)
        converse { $0.send(isText ? Array(request.utf8) : Array(input)) }
    }

    /// Opens a WebSocket, and sends the input as frames: for each a first byte, a mark whether it has a mask, and its payload up to the
    /// next line feed.
    @MainActor
    func sendFrames(_ input: Data) {
        converse { connection in
            connection.send(
                """
                GET /socket?token=\(server.control.text) HTTP/1.1\r
                Host: 127.0.0.1:\(server.port)\r
                Origin: http://127.0.0.1:\(server.port)\r
                Connection: Upgrade\r
                Upgrade: websocket\r
                Sec-WebSocket-Version: 13\r
                Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
                \r\n
                """)
            for frame in input.split(separator: 10, omittingEmptySubsequences: true).prefix(50) where frame.count >= 2 {
                let (first, kind) = (frame[frame.startIndex], frame[frame.startIndex + 1])
                connection.sendFrame(
                    opcode: first & 15, Array(frame.dropFirst(2)), isFinal: first & 128 == 0, isMasked: kind & 7 != 7,
                    reserved: kind & 8 == 8 ? first >> 4 & 7 : 0, length: kind & 16 == 16 ? UInt64(kind) << UInt64(first & 63) : nil)
            }
        }
    }

    /// Reads the input as a client's message.
    func readMessage(_ input: Data) { input.withUnsafeBytes { _ = try? ClientMessage($0) } }

    /// Sends something, says that no more comes, and waits until the server has closed the connection: it must within its time limits.
    @MainActor
    private func converse(_ body: (RawConnection) -> Void) {
        let connection = connect()
        body(connection)
        connection.finish()
        guard connection.waitForEnd(seconds: 10) else {
            fatalError("the server keeps a connection whose other side has ended:\n\(sockets())")
        }
        // The app's turn: it takes what the server has passed on.
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
        server.received.events.removeAll()
    }

    /// The system's lines about sockets of the server's port: state, bytes that wait to be sent and read, and 0 for a file that the server
    /// has not accepted.
    @MainActor
    private func sockets() -> String {
        let port = ":" + String(server.port + 0x10000, radix: 16, uppercase: true).dropFirst()
        let lines = (try? String(contentsOfFile: "/proc/net/tcp", encoding: .utf8))?.split(separator: "\n") ?? []
        return lines.filter { $0.contains(port) && !$0.contains(" 06 ") }.joined(separator: "\n")
    }

    /// Connects. After many thousands of connections the system has no port left until old ones are forgotten, within a minute or so.
    @MainActor
    private func connect() -> RawConnection {
        for _ in 0..<1200 {
            if let connection = try? RawConnection(port: server.port) { return connection }
            usleep(100_000)
        }
        preconditionFailure("the server is gone")
    }
}
