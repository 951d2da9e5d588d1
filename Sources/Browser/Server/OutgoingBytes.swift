import Foundation

/// Bytes that wait until a socket takes them.
struct OutgoingBytes {
    private var bytes: [UInt8] = []
    private var sentCount = 0

    var isEmpty: Bool { sentCount == bytes.count }

    mutating func add(_ new: [UInt8]) {
        if isEmpty { (bytes, sentCount) = (new, 0) } else { bytes += new }
    }

    /// Sends as much as the socket takes; false if it has ended.
    mutating func send(to socket: Int32) -> Bool {
        while !isEmpty {
            let count = bytes.withUnsafeBytes {
                Foundation.send(socket, $0.baseAddress.map { $0 + sentCount }, $0.count - sentCount, Int32(MSG_NOSIGNAL))
            }
            guard count >= 0 else { return [EAGAIN, EINTR].contains(errno) }
            sentCount += count
        }
        return true
    }
}
