import Foundation

/// The chunk structure of a PNG file, checked before decoding: libpng's simplified reader stops after the last row and would accept a
/// file truncated after it.
struct PNGStructure {
    let width: Int
    let height: Int
    /// Whether it is one of the interlaced files that libpng's simplified reader gets wrong, with 16 bits per component.
    let isDeepInterlaced: Bool

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Checks all chunks up to the end chunk; throws an ``ImageError`` with the chunk or offset of the first error.
    init(checking bytes: UnsafeRawBufferPointer) throws {
        guard bytes.count >= 8, bytes.prefix(8).elementsEqual(PNGStructure.signature) else {
            throw ImageError.unknownFormat(
                bytes.isEmpty ? "there are no bytes" : "the first bytes are not a PNG file's")
        }
        var size: (width: Int, height: Int)?
        var offset = 8
        while true {
            guard offset + 12 <= bytes.count else {
                throw ImageError.corrupt("the PNG ends at byte \(bytes.count), before its end chunk")
            }
            let length = PNGStructure.bigEndian(bytes, at: offset)
            let name = String(decoding: bytes[(offset + 4)..<(offset + 8)], as: UTF8.self)
            guard length <= bytes.count - offset - 12 else {
                throw ImageError.corrupt("the PNG ends at byte \(bytes.count), inside the chunk \(name) that starts at byte \(offset)")
            }
            if offset == 8 {
                guard name == "IHDR", length == 13 else {
                    throw ImageError.unknownFormat("the first PNG chunk is \(name) of \(length) bytes, not IHDR of 13")
                }
                size = (PNGStructure.bigEndian(bytes, at: 16), PNGStructure.bigEndian(bytes, at: 20))
            }
            if name == "IEND" { break }
            offset += 12 + length
        }
        guard let size, size.width > 0, size.height > 0 else {
            throw ImageError.corrupt("the PNG says it has no pixels")
        }
        guard size.width <= CGImage.maximumPixelCount, size.height <= CGImage.maximumPixelCount / size.width else {
            throw ImageError.tooLarge(width: size.width, height: size.height)
        }
        (width, height) = size
        // Bits per component and interlacing, in the header.
        isDeepInterlaced = bytes[24] == 16 && bytes[28] == 1
    }

    private static func bigEndian(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Int {
        Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
}
