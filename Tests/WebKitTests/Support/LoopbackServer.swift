import Foundation
import Synchronization

/// An HTTP server on loopback, with a thread for each connection: answers by a function of the path.
final class LoopbackServer: Sendable {
    /// The answer to a request.
    enum Answer {
        case page(String, status: Int = 200, type: String = "text/html; charset=utf-8", headers: [String] = [])
        case redirect(String, status: Int = 302)
        /// The beginning of a page whose end never comes.
        case unfinished(String)
        /// A page for a user with a password, by the scheme Basic; others get the status 401 and another page.
        case secret(String, user: String, password: String)
        /// No answer, until the client gives up.
        case silence
        /// The connection ends without an answer.
        case hangUp
    }

    let port: UInt16
    private let listener: Int32
    private let answer: @Sendable (String) -> Answer
    private let log = Mutex<[String]>([])

    /// The request lines and headers that have come.
    var requests: [String] { log.withLock { $0 } }

    func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

    init(_ answer: @escaping @Sendable (String) -> Answer) {
        self.answer = answer
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var yes: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, 4)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let listener = listener
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = bind(listener, $0, length)
                _ = listen(listener, 64)
                _ = getsockname(listener, $0, &length)
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [weak self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                guard let self else {
                    close(connection)
                    return
                }
                Thread.detachNewThread { self.serve(connection) }
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    private func serve(_ connection: Int32) {
        defer { close(connection) }
        var request = ""
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while !request.contains("\r\n\r\n") {
            let count = recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { return }
            request += String(decoding: buffer[..<count], as: UTF8.self)
        }
        log.withLock { $0.append(request) }
        let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? "/"
        switch answer(path) {
        case .page(let body, let status, let type, let headers):
            let lines = ["HTTP/1.1 \(status) X", "Content-Type: \(type)", "Content-Length: \(body.utf8.count)", "Connection: close"]
            write((lines + headers).joined(separator: "\r\n") + "\r\n\r\n" + body, to: connection)
        case .redirect(let target, let status):
            write(
                "HTTP/1.1 \(status) X\r\nLocation: \(target)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n", to: connection)
        case .unfinished(let body):
            write("HTTP/1.1 200 X\r\nContent-Type: text/html\r\nContent-Length: 1000000\r\n\r\n" + body, to: connection)
            _ = recv(connection, &buffer, buffer.count, 0)
        case .secret(let body, let user, let password):
            let credential = Data("\(user):\(password)".utf8).base64EncodedString()
            let isKnown = request.contains("Authorization: Basic \(credential)\r\n")
            let text = isKnown ? body : "<title>refused</title>"
            let status = isKnown ? "200 X" : "401 X\r\nWWW-Authenticate: Basic realm=\"cellar\""
            write(
                "HTTP/1.1 \(status)\r\nContent-Type: text/html\r\nContent-Length: \(text.utf8.count)\r\nConnection: close\r\n\r\n" + text,
                to: connection)
        case .silence: _ = recv(connection, &buffer, buffer.count, 0)
        case .hangUp: break
        }
    }

    private func write(_ text: String, to connection: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }
}
