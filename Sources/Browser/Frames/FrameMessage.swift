import Foundation
import Rendering

/// A frame on its way to a client; little endian.
///
///     offset  bytes  value
///     0       1      1, the message's version
///     1       1      1 and how many inputs before the last the first one is that changed something since the last message; 0 for none
///     2       2      count of rectangles, and 0x8000 if some pixels are shown with losses after it
///     4       4      number of the frame, which the client acknowledges
///     8       8      media time of the frame, seconds
///     16      8      media time at which the app received the client's last input, seconds
///     24      4      number of that input
///     28      2, 2   size of the whole frame, pixels
///     32      4      pixels per point
///     36      …      for each rectangle: left, top, width, height (2 bytes each), kind (1), 3 unused, color or count of bytes (4)
///     then           the data of all rectangles
struct FrameMessage {
    var number: UInt32
    var time: Double
    var inputTime: Double
    var inputNumber: UInt32
    /// The first input since the last message that changed something; nil for none.
    var effectiveInput: UInt32?
    var width: Int
    var height: Int
    var scale: Double
    /// Whether the client shows the frame's very pixels after it.
    var isExact = true

    static let headSize = 36
    static let rectSize = 16
    private static let losses: UInt16 = 0x8000

    func bytes(_ pieces: [RectEncoder.Piece]) -> [UInt8] {
        let size = Self.headSize + pieces.reduce(0) { $0 + Self.rectSize + $1.data.count }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size)
        func put(_ value: some FixedWidthInteger) { withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) } }
        put(UInt8(1))
        put(effectiveInput.map { UInt8(clamping: Int64(inputNumber) - Int64($0) + 1) } ?? 0)
        put(UInt16(pieces.count) | (isExact ? 0 : Self.losses))
        put(number)
        put(time.bitPattern)
        put(inputTime.bitPattern)
        put(inputNumber)
        put(UInt16(width))
        put(UInt16(height))
        put(Float(scale).bitPattern)
        for piece in pieces {
            put(UInt16(piece.rect.x))
            put(UInt16(piece.rect.y))
            put(UInt16(piece.rect.width))
            put(UInt16(piece.rect.height))
            put(UInt32(piece.kind.rawValue))
            put(piece.value)
        }
        for piece in pieces { bytes.append(contentsOf: piece.data) }
        return bytes
    }
}
