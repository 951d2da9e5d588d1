internal import CCompression

/// Deflate without a header, by zlib.
final class ZlibCoder: Coder {
    private let stream: UnsafeMutablePointer<z_stream>
    private let isEncoder: Bool
    private var hasEnded = false

    /// Apple's level.
    private static let level: Int32 = 5
    /// 32 KiB, negative for data without a header.
    private static let windowBits: Int32 = -15

    init?(isEncoder: Bool) {
        self.isEncoder = isEncoder
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let size = Int32(MemoryLayout<z_stream>.size)
        let status =
            isEncoder
            ? deflateInit2_(stream, Self.level, Z_DEFLATED, Self.windowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
            : inflateInit2_(stream, Self.windowBits, ZLIB_VERSION, size)
        guard status == Z_OK else { return nil }
    }

    deinit {
        if isEncoder { deflateEnd(stream) } else { inflateEnd(stream) }
        stream.deallocate()
    }

    func run(_ span: inout CodingSpan, finishes: Bool) -> compression_status {
        guard !hasEnded else { return COMPRESSION_STATUS_END }
        while true {
            // zlib counts with 32 bits.
            let (input, output) = (min(span.sourceCount, Int(UInt32.max)), min(span.destinationCount, Int(UInt32.max)))
            stream.pointee.next_in = UnsafeMutablePointer(mutating: span.source)
            stream.pointee.avail_in = UInt32(input)
            stream.pointee.next_out = span.destination
            stream.pointee.avail_out = UInt32(output)
            let isLast = finishes && input == span.sourceCount
            let status = isEncoder ? deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH) : inflate(stream, Z_NO_FLUSH)
            let (read, written) = (input - Int(stream.pointee.avail_in), output - Int(stream.pointee.avail_out))
            span.didRead(read)
            span.didWrite(written)
            switch status {
            case Z_STREAM_END:
                hasEnded = true
                return COMPRESSION_STATUS_END
            case Z_OK, Z_BUF_ERROR: break
            default: return COMPRESSION_STATUS_ERROR
            }
            if read == 0, written == 0 {
                return finishes && span.destinationCount > 0 ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
            }
        }
    }
}
