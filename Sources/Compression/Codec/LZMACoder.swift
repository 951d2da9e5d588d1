internal import CCompression

/// LZMA in xz containers, by liblzma.
final class LZMACoder: Coder {
    private let stream: UnsafeMutablePointer<lzma_stream>
    private var hasEnded = false

    /// Apple's level.
    private static let level: UInt32 = 6
    /// Dictionaries that need more memory, in bytes, are refused; level 9 needs 65 MiB.
    private static let memoryLimit: UInt64 = 256 << 20

    init?(isEncoder: Bool) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: lzma_stream())
        let status =
            isEncoder ? lzma_easy_encoder(stream, Self.level, LZMA_CHECK_CRC64) : lzma_stream_decoder(stream, Self.memoryLimit, 0)
        guard status == LZMA_OK else { return nil }
    }

    deinit {
        lzma_end(stream)
        stream.deallocate()
    }

    func run(_ span: inout CodingSpan, finishes: Bool) -> compression_status {
        guard !hasEnded else { return COMPRESSION_STATUS_END }
        while true {
            stream.pointee.next_in = span.source
            stream.pointee.avail_in = span.sourceCount
            stream.pointee.next_out = span.destination
            stream.pointee.avail_out = span.destinationCount
            let status = lzma_code(stream, finishes ? LZMA_FINISH : LZMA_RUN)
            let (read, written) = (span.sourceCount - stream.pointee.avail_in, span.destinationCount - stream.pointee.avail_out)
            span.didRead(read)
            span.didWrite(written)
            switch status {
            case LZMA_STREAM_END:
                hasEnded = true
                return COMPRESSION_STATUS_END
            case LZMA_OK, LZMA_BUF_ERROR: break
            default: return COMPRESSION_STATUS_ERROR
            }
            if read == 0, written == 0 {
                return finishes && span.destinationCount > 0 ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
            }
        }
    }
}
