/// Takes the bytes of a request's head as they come, and refuses it at the first byte that no head has.
struct HeadReader {
    /// Bytes of a head.
    let limit: Int
    private var bytes: [UInt8] = []
    /// Beginning of the line that comes.
    private var lineStart = 0
    private var lines: [Range<Int>] = []

    init(limit: Int) { self.limit = limit }

    /// Takes bytes, and returns the head once it is whole; `bytes` are then those behind it.
    mutating func read(_ new: inout ArraySlice<UInt8>) throws(RequestGate.Refusal) -> RequestHead? {
        while let byte = new.popFirst() {
            guard bytes.count < limit else { throw RequestGate.Refusal(status: 431, sentence: "the header fields are too long\n") }
            let followsReturn = bytes.last == UInt8(ascii: "\r")
            bytes.append(byte)
            guard (byte == UInt8(ascii: "\n")) == followsReturn else { throw RequestHead.malformed("a line ends with CR and LF") }
            guard byte == UInt8(ascii: "\n") else {
                try check(byte)
                continue
            }
            let line = lineStart..<bytes.count - 2
            lineStart = bytes.count
            if lines.isEmpty { try RequestHead.checkFirstLine(bytes[line]) }
            guard line.isEmpty else {
                lines.append(line)
                continue
            }
            return try RequestHead(lines.map { bytes[$0] })
        }
        return nil
    }

    private func check(_ byte: UInt8) throws(RequestGate.Refusal) {
        let isControl = byte < 0x20 && byte != UInt8(ascii: "\r") && byte != UInt8(ascii: "\t") || byte == 0x7F
        guard !isControl, !lines.isEmpty || byte < 0x80 else { throw RequestHead.malformed("a request's head is text") }
    }
}
