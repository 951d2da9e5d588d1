/// LZ4 in Apple's frames, compressed.
final class LZ4FrameEncoder: Coder {
    /// Source of the block that is not full yet.
    private var block: [UInt8] = []
    private var pending: ArraySlice<UInt8> = []
    private var hasEnded = false

    func run(_ span: inout CodingSpan, finishes: Bool) -> compression_status {
        while true {
            span.write(&pending)
            guard pending.isEmpty else { return COMPRESSION_STATUS_OK }
            if hasEnded { return COMPRESSION_STATUS_END }
            let count = min(LZ4Frame.blockSize - block.count, span.sourceCount)
            block += UnsafeBufferPointer(start: span.source, count: count)
            span.didRead(count)
            if block.count == LZ4Frame.blockSize || finishes && span.sourceCount == 0 && !block.isEmpty {
                pending = encodedBlock()[...]
                block.removeAll(keepingCapacity: true)
            } else if finishes {
                pending = LZ4Frame.end[...]
                hasEnded = true
            } else {
                return COMPRESSION_STATUS_OK
            }
        }
    }

    private func encodedBlock() -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: block.count)
        let count = block.withUnsafeBufferPointer { source -> Int? in
            buffer.withUnsafeMutableBufferPointer { destination in
                guard let source = source.baseAddress, let target = destination.baseAddress else { return nil }
                return LZ4Block.encode(source, block.count, to: target, destination.count)
            }
        }
        guard let count else { return LZ4Frame.plain + LZ4Frame.bytes(block.count) + block }
        return LZ4Frame.compressed + LZ4Frame.bytes(block.count) + LZ4Frame.bytes(count) + buffer[..<count]
    }
}
