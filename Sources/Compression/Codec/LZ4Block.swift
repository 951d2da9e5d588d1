internal import CCompression

/// Single blocks of LZ4. Their sizes are below 2 GB, the library's limit.
enum LZ4Block {
    /// Compresses bytes; nil if the result does not fit.
    static func encode(_ source: UnsafePointer<UInt8>, _ count: Int, to destination: UnsafeMutablePointer<UInt8>, _ capacity: Int) -> Int? {
        guard count <= Int(LZ4_MAX_INPUT_SIZE) else { return nil }
        let written = LZ4_compress_default(chars(source), chars(destination), Int32(count), Int32(clamping: capacity))
        return written > 0 ? Int(written) : nil
    }

    /// Decompresses bytes, at most as many as fit; nil for damaged ones.
    static func decode(_ source: UnsafePointer<UInt8>, _ count: Int, to destination: UnsafeMutablePointer<UInt8>, _ capacity: Int) -> Int? {
        guard count <= Int(Int32.max) else { return nil }
        let limit = Int32(clamping: capacity)
        let written = LZ4_decompress_safe_partial(chars(source), chars(destination), Int32(count), limit, limit)
        return written > 0 ? Int(written) : nil
    }

    /// Decompresses a block that may refer to the bytes before it. nil for a damaged one, or one of another size.
    static func decode(_ block: ArraySlice<UInt8>, size: Int, after history: ArraySlice<UInt8>) -> [UInt8]? {
        // A byte of a block makes at most 255.
        guard size <= block.count * 255 + 64, let limit = Int32(exactly: size), let count = Int32(exactly: block.count) else { return nil }
        var written: Int32 = 0
        let result = [UInt8](unsafeUninitializedCapacity: max(size, 1)) { buffer, filled in
            block.withUnsafeBufferPointer { source in
                history.withUnsafeBufferPointer { before in
                    guard let source = source.baseAddress, let destination = buffer.baseAddress else { return written = -1 }
                    written = LZ4_decompress_safe_usingDict(
                        chars(source), chars(destination), count, limit, before.baseAddress.map(chars), Int32(before.count))
                }
            }
            filled = max(Int(written), 0)
        }
        return Int(written) == size ? result : nil
    }

    private static func chars(_ bytes: UnsafePointer<UInt8>) -> UnsafePointer<CChar> {
        UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self)
    }

    private static func chars(_ bytes: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<CChar> {
        UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: CChar.self)
    }
}
