internal import CCompression

/// Brotli, decompressed.
final class BrotliDecoder: Coder {
    private let state: OpaquePointer

    init?() {
        guard let state = BrotliDecoderCreateInstance(nil, nil, nil) else { return nil }
        self.state = state
    }

    deinit { BrotliDecoderDestroyInstance(state) }

    func run(_ span: inout CodingSpan, finishes: Bool) -> compression_status {
        var (input, output): (Int, Int) = (span.sourceCount, span.destinationCount)
        var source: UnsafePointer<UInt8>? = span.source
        var destination: UnsafeMutablePointer<UInt8>? = span.destination
        let result = BrotliDecoderDecompressStream(state, &input, &source, &output, &destination, nil)
        span.didRead(span.sourceCount - input)
        span.didWrite(span.destinationCount - output)
        switch result {
        case BROTLI_DECODER_RESULT_SUCCESS: return COMPRESSION_STATUS_END
        case BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT: return COMPRESSION_STATUS_OK
        case BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT: return finishes ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
        default: return COMPRESSION_STATUS_ERROR
        }
    }
}
