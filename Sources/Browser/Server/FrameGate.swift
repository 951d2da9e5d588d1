/// Follows the frames of a WebSocket's client, and stops at the first one whose head RFC 6455 forbids to clients: without a mask, with
/// reserved bits, of a reserved kind, a long or divided control frame, a length in more bytes than it takes.
///
/// What frames say is not its concern, nor which follows which: that is the server's.
struct FrameGate {
    /// A frame that no client may send.
    struct Violation: Error, Equatable {
        let reason: String
    }

    /// The part of a frame's head that has come.
    private var head: [UInt8] = []
    /// Bytes of the frame's payload that have not come.
    private var rest: UInt64 = 0

    /// Passes bytes on, without a head that is not whole.
    mutating func pass(_ bytes: ArraySlice<UInt8>, to output: inout [UInt8]) throws(Violation) {
        var bytes = bytes
        while !bytes.isEmpty {
            if rest > 0 {
                let count = Int(min(rest, UInt64(bytes.count)))
                output += bytes.prefix(count)
                bytes = bytes.dropFirst(count)
                rest -= UInt64(count)
                continue
            }
            head.append(bytes.removeFirst())
            guard let length = try Self.length(head) else { continue }
            output += head
            head.removeAll(keepingCapacity: true)
            rest = length
        }
    }

    /// The length of the payload; nil if the head is not whole.
    private static func length(_ head: [UInt8]) throws(Violation) -> UInt64? {
        guard head[0] & 0x70 == 0 else { throw Violation(reason: "a frame with reserved bits") }
        let kind = head[0] & 15
        guard [0, 1, 2, 8, 9, 10].contains(kind) else { throw Violation(reason: "a frame of an unknown kind") }
        guard head.count > 1 else { return nil }
        guard head[1] & 0x80 != 0 else { throw Violation(reason: "a frame without a mask") }
        let short = head[1] & 0x7F
        guard kind < 8 || short < 126 && head[0] & 0x80 != 0 else { throw Violation(reason: "a long or divided control frame") }
        let width = short == 127 ? 8 : short == 126 ? 2 : 0
        guard head.count >= 2 + width else { return nil }
        let length = width == 0 ? UInt64(short) : head[2..<2 + width].reduce(0) { $0 << 8 | UInt64($1) }
        guard width == 0 || length >= (width == 2 ? 126 : 65536), length < 1 << 63 else {
            throw Violation(reason: "a length in more bytes than it takes")
        }
        return head.count < 2 + width + 4 ? nil : length
    }
}
