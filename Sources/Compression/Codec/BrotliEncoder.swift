internal import CCompression

/// Brotli, compressed.
final class BrotliEncoder: Coder {
    private let state: OpaquePointer

    /// Apple's level.
    private static let level: UInt32 = 2

    init?() {
        guard let state = BrotliEncoderCreateInstance(nil, nil, nil) else { return nil }
        self.state = state
        BrotliEncoderSetParameter(state, BROTLI_PARAM_QUALITY, Self.level)
    }

    deinit { BrotliEncoderDestroyInstance(state) }

    func run(_ span: inout CodingSpan, finishes: Bool) -> compression_status {
        while true {
            var (input, output): (Int, Int) = (span.sourceCount, span.destinationCount)
            var source: UnsafePointer<UInt8>? = span.source
            var destination: UnsafeMutablePointer<UInt8>? = span.destination
            let operation = finishes ? BROTLI_OPERATION_FINISH : BROTLI_OPERATION_PROCESS
            guard BrotliEncoderCompressStream(state, operation, &input, &source, &output, &destination, nil) != 0 else {
                return COMPRESSION_STATUS_ERROR
            }
            let (read, written) = (span.sourceCount - input, span.destinationCount - output)
            span.didRead(read)
            span.didWrite(written)
            if BrotliEncoderIsFinished(state) != 0 { return COMPRESSION_STATUS_END }
            if read == 0, written == 0 { return COMPRESSION_STATUS_OK }
        }
    }
}
