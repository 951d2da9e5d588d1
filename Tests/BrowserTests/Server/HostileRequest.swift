import Foundation

/// A request that no page of ours sends, and the server's answer to it.
struct HostileRequest: Sendable {
    enum Answer: Equatable, Sendable, CustomStringConvertible {
        case status(Int)
        /// The WebSocket is closed with a code of RFC 6455; 0 without one.
        case close(Int)
        /// The WebSocket is closed, with any code: the server may close before it has read everything.
        case closed
        /// The connection ends without an answer.
        case ended
        /// It stays open, and what was sent has no effect.
        case open

        var description: String {
            switch self {
            case .status(let code): "status \(code)"
            case .close(let code): "close \(code)"
            case .closed: "closed"
            case .ended: "ended"
            case .open: "open"
            }
        }
    }

    let name: String
    let answer: Answer
    let act: @Sendable (RawConnection, Address) -> Answer

    /// The server's port and tokens.
    struct Address: Sendable {
        let port: Int
        let token: String
        let watchToken: String

        func get(
            _ target: String, host: String? = nil, origin: String? = nil, method: String = "GET", headers: [String] = [],
            version: String = "HTTP/1.1"
        ) -> String {
            var lines = ["\(method) \(target) \(version)", "Host: \(host ?? "127.0.0.1:\(port)")"]
            if let origin { lines.append("Origin: \(origin)") }
            return (lines + headers).joined(separator: "\r\n") + "\r\n\r\n"
        }

        func upgrade(
            _ target: String? = nil, host: String? = nil, origin: String?? = .none, method: String = "GET",
            key: String? = "dGhlIHNhbXBsZSBub25jZQ==", version: String = "13", protocolName: String = "websocket", extra: [String] = []
        ) -> String {
            var headers = ["Connection: Upgrade", "Upgrade: \(protocolName)", "Sec-WebSocket-Version: \(version)"]
            if let key { headers.append("Sec-WebSocket-Key: \(key)") }
            let from: String? =
                switch origin {
                case .none: "http://127.0.0.1:\(port)"
                case .some(let value): value
                }
            return get(target ?? "/socket?token=\(token)", host: host, origin: from, method: method, headers: headers + extra)
        }
    }

    /// Sends a text and expects an HTTP answer.
    init(_ name: String, _ answer: Answer, _ text: @escaping @Sendable (Address) -> String) {
        self.init(name, answer, bytes: { Array(text($0).utf8) })
    }

    init(_ name: String, _ answer: Answer, bytes: @escaping @Sendable (Address) -> [UInt8]) {
        self.name = name
        self.answer = answer
        act = { connection, address in
            connection.send(bytes(address))
            return connection.status().map { .status($0) } ?? (connection.isClosed ? .ended : .open)
        }
    }

    /// Opens a WebSocket, acts on it, and expects the server to close it.
    init(socket name: String, _ answer: Answer, isWatcher: Bool = false, _ body: @escaping @Sendable (RawConnection) -> Void) {
        self.name = name
        self.answer = answer
        act = { connection, address in
            connection.send(address.upgrade(isWatcher ? "/socket?token=\(address.watchToken)" : nil))
            guard connection.status() == 101 else { return .status(0) }
            body(connection)
            let code = connection.closeCode(seconds: answer == .open ? 0.3 : 3)
            return code.map { answer == .closed ? .closed : .close($0) } ?? .open
        }
    }
}
