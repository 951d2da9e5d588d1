import Foundation
import Synchronization

/// An HTTP server of feeds on loopback, with a thread for each connection.
final class FeedServer: Sendable {
    enum Answer {
        case whole(Data, status: Int = 200, type: String = "application/json")
        /// A body of spaces: as many as the header says, or without an end.
        case spaces(Int?)
        /// One byte, and then nothing more.
        case beginning
        case hangUp
    }

    let port: UInt16
    private let listener: Int32
    private let sent = Mutex(0)
    private let count = Mutex(0)

    /// Bytes of bodies that clients have taken.
    var sentBytes: Int { sent.withLock { $0 } }
    /// Requests that have come.
    var requests: Int { count.withLock { $0 } }

    var url: URL { URL(string: "http://127.0.0.1:\(port)/feed") ?? URL(fileURLWithPath: "/") }

    /// - Parameter answer: The answer to a path and the number of a request, from 0.
    init(_ answer: @escaping @Sendable (String, Int) -> Answer) {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
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
                Thread.detachNewThread {
                    self.serve(connection, answer)
                    close(connection)
                }
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    private func serve(_ connection: Int32, _ answer: (String, Int) -> Answer) {
        var request = ""
        var buffer = [UInt8](repeating: 0, count: 1 << 14)
        while !request.contains("\r\n\r\n") {
            let length = recv(connection, &buffer, buffer.count, 0)
            guard length > 0 else { return }
            request += String(decoding: buffer[..<length], as: UTF8.self)
        }
        let path = request.split(separator: " ").dropFirst().first.map(String.init) ?? "/"
        let number = count.withLock { count in
            defer { count += 1 }
            return count
        }
        func head(_ status: Int, _ type: String, _ length: Int?) -> Data {
            let size = length.map { "Content-Length: \($0)\r\n" } ?? ""
            return Data("HTTP/1.1 \(status) X\r\nContent-Type: \(type)\r\n\(size)Connection: close\r\n\r\n".utf8)
        }
        switch answer(path, number) {
        case .whole(let data, let status, let type):
            if write(head(status, type, data.count), to: connection) { _ = write(data, to: connection) }
        case .spaces(let total):
            guard write(head(200, "application/json", total), to: connection) else { return }
            let chunk = Data(repeating: 32, count: 1 << 16)
            var left = total ?? .max
            while left > 0, write(chunk.prefix(left), to: connection) {
                left -= chunk.count
                poll(nil, 0, 1)  // 64 MB/s at most
                sent.withLock { $0 += chunk.count }
            }
        case .beginning:
            guard write(head(200, "application/json", 1000) + Data("{".utf8), to: connection) else { return }
            _ = recv(connection, &buffer, buffer.count, 0)
        case .hangUp: break
        }
    }

    private func write(_ data: Data, to connection: Int32) -> Bool {
        var bytes = Array(data)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return false }
            bytes = bytes.dropFirst(count)
        }
        return true
    }
}
