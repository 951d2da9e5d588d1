import Foundation

/// A TCP connection to a local port that sends any bytes, also those that no client library would send.
final class RawConnection {
    private let file: Int32
    private var received: [UInt8] = []
    private(set) var isClosed = false

    struct CannotConnect: Error {}

    init(port: Int) throws {
        file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        let status = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        guard status == 0 else { throw CannotConnect() }
    }

    deinit { close(file) }

    /// Sends bytes; stops silently if the server has closed.
    func send(_ bytes: [UInt8]) {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes { Foundation.send(file, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL)) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            sent += count
        }
    }

    func send(_ text: String) { send(Array(text.utf8)) }

    /// Says that nothing more will be sent.
    func finish() { shutdown(file, Int32(SHUT_WR)) }

    /// Sends a WebSocket frame with a mask.
    func sendFrame(
        opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true, isMasked: Bool = true, reserved: UInt8 = 0, length: UInt64? = nil
    ) {
        var frame: [UInt8] = [(isFinal ? 0x80 : 0) | reserved << 4 | opcode]
        let mask: UInt8 = isMasked ? 0x80 : 0
        let count = length ?? UInt64(payload.count)
        if count < 126 {
            frame.append(mask | UInt8(count))
        } else if count < 65536 {
            frame += [mask | 126, UInt8(count >> 8), UInt8(count & 255)]
        } else {
            frame.append(mask | 127)
            frame += (0..<8).map { UInt8(truncatingIfNeeded: count >> UInt64(56 - 8 * $0)) }
        }
        let key: [UInt8] = [1, 2, 3, 4]
        if isMasked { frame += key }
        frame += payload.enumerated().map { isMasked ? $0.element ^ key[$0.offset & 3] : $0.element }
        send(frame)
    }

    func sendText(_ text: String) { sendFrame(opcode: 1, Array(text.utf8)) }

    /// Receives until the condition holds, the server closes, or the time is over.
    private func receive(seconds: Double, until isDone: ([UInt8]) -> Bool) {
        let end = DispatchTime.now().uptimeNanoseconds + UInt64(seconds * 1e9)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while !isClosed, !isDone(received) {
            let now = DispatchTime.now().uptimeNanoseconds
            guard now < end else { return }
            var poll = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
            let ready = Foundation.poll(&poll, 1, Int32((end - now) / 1_000_000 + 1))
            // A fuzzer's timer interrupts.
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else { return }
            let count = recv(file, &buffer, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { isClosed = true } else { received += buffer[..<count] }
        }
    }

    /// The status of an HTTP answer; nil if the server closed without one or the time is over.
    func status(seconds: Double = 8) -> Int? {
        let end = Array("\r\n\r\n".utf8)
        receive(seconds: seconds) { $0.firstRange(of: end) != nil }
        guard let range = received.firstRange(of: end) else { return nil }
        head = String(decoding: received[..<range.upperBound], as: UTF8.self)
        received.removeSubrange(..<range.upperBound)
        return head.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }

    /// The head of the last HTTP answer.
    private(set) var head = ""

    /// The body of an answer, of the length in `Content-Length`.
    func body(seconds: Double = 5) -> [UInt8] {
        let length =
            head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }
            .flatMap { Int($0.dropFirst("content-length:".count).trimmingCharacters(in: .whitespaces)) } ?? 0
        receive(seconds: seconds) { $0.count >= length }
        defer { received.removeFirst(min(length, received.count)) }
        return Array(received.prefix(length))
    }

    /// Waits until the server closes; whether it did.
    func waitForEnd(seconds: Double) -> Bool {
        receive(seconds: seconds) { _ in false }
        return isClosed
    }

    /// The next WebSocket frame; nil if the server closed without one or the time is over.
    func frame(seconds: Double = 5) -> (opcode: UInt8, payload: [UInt8])? {
        receive(seconds: seconds) { Self.firstFrame($0) != nil }
        guard let (opcode, range, end) = Self.firstFrame(received) else { return nil }
        let payload = Array(received[range])
        received.removeSubrange(..<end)
        return (opcode, payload)
    }

    private static func firstFrame(_ bytes: [UInt8]) -> (UInt8, Range<Int>, Int)? {
        guard bytes.count >= 2 else { return nil }
        var (length, start) = (Int(bytes[1] & 127), 2)
        if length == 126 {
            guard bytes.count >= 4 else { return nil }
            (length, start) = (Int(bytes[2]) << 8 | Int(bytes[3]), 4)
        } else if length == 127 {
            guard bytes.count >= 10 else { return nil }
            (length, start) = (bytes[2..<10].reduce(0) { $0 << 8 | Int($1) }, 10)
        }
        return bytes.count >= start + length ? (bytes[0] & 15, start..<start + length, start + length) : nil
    }

    /// The code with which the server closes a WebSocket; 0 without one, nil if it stays open. Other frames are skipped.
    func closeCode(seconds: Double = 3) -> Int? {
        while let frame = frame(seconds: seconds) {
            guard frame.opcode == 8 else { continue }
            return frame.payload.count >= 2 ? Int(frame.payload[0]) << 8 | Int(frame.payload[1]) : 0
        }
        return isClosed ? 0 : nil
    }
}
