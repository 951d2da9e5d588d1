/// LZ4 in Apple's frames, decompressed.
final class LZ4FrameDecoder: Coder {
    private var input: [UInt8] = []
    private var pending: ArraySlice<UInt8> = []
    /// The last bytes decompressed, which the next block may refer to.
    private var history: [UInt8] = []
    private var hasEnded = false

    func run(_ span: inout CodingSpan, finishes: Bool) -> compression_status {
        while true {
            span.write(&pending)
            guard pending.isEmpty else { return COMPRESSION_STATUS_OK }
            if hasEnded { return COMPRESSION_STATUS_END }
            // As much as the block needs, so that what follows the frame stays in the source.
            let missing = bytesNeeded - input.count
            guard missing == 0 else {
                let count = min(missing, span.sourceCount)
                input += UnsafeBufferPointer(start: span.source, count: count)
                span.didRead(count)
                if count == missing { continue }
                return finishes ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
            }
            guard decodeBlock() else { return COMPRESSION_STATUS_ERROR }
        }
    }

    /// The number of bytes of the present block that are needed next: its mark, its header, or all of it.
    private var bytesNeeded: Int {
        guard input.count >= 4 else { return 4 }
        switch Array(input[..<4]) {
        case LZ4Frame.compressed: return input.count < 12 ? 12 : 12 + LZ4Frame.size(input[8..<12])
        case LZ4Frame.plain: return input.count < 8 ? 8 : 8 + LZ4Frame.size(input[4..<8])
        default: return 4
        }
    }

    private func decodeBlock() -> Bool {
        switch Array(input[..<4]) {
        case LZ4Frame.compressed:
            guard let block = LZ4Block.decode(input[12...], size: LZ4Frame.size(input[4..<8]), after: history[...]) else { return false }
            take(block)
        case LZ4Frame.plain: take(Array(input[8...]))
        case LZ4Frame.end: hasEnded = true
        default: return false
        }
        input.removeAll(keepingCapacity: true)
        return true
    }

    private func take(_ block: [UInt8]) {
        pending = block[...]
        history = Array((history + block).suffix(LZ4Frame.blockSize))
    }
}
