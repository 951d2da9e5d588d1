/// Marks of Apple's frames around blocks of LZ4; sizes behind them are little-endian, of 32 bits.
enum LZ4Frame {
    /// A compressed block; its size decompressed and compressed follow.
    static let compressed = Array("bv41".utf8)
    /// A block as it is; its size follows.
    static let plain = Array("bv4-".utf8)
    /// The end of the frame.
    static let end = Array("bv4$".utf8)
    /// The size of the blocks that are made, in bytes: what LZ4 can refer back to.
    static let blockSize = 1 << 16

    static func bytes(_ size: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: size >> (8 * $0)) } }

    static func size(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reversed().reduce(0) { $0 << 8 | Int($1) } }
}
