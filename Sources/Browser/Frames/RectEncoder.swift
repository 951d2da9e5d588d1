import CJPEGFile
import CPixels
import Foundation
import Rendering

/// Encodes rectangles of a frame for a message: one color, PNG, or JPEG.
struct RectEncoder {
    enum Quality: Hashable {
        /// The very pixels.
        case lossless
        /// JPEG for large areas.
        case lossy
        /// JPEG at half the resolution.
        case half
    }

    enum Kind: UInt8 {
        case color = 0
        case png = 1
        case jpeg = 2
    }

    /// A rectangle in a message.
    struct Piece {
        let rect: PixelRect
        let kind: Kind
        /// The color 0xFFRRGGBB, or the count of bytes.
        let value: UInt32
        let data: Data
    }

    private let tables = UnsafeMutablePointer<kinora_png_tables>.allocate(capacity: 1)
    private static let jpegQuality: Int32 = 80

    init() { kinora_png_prepare(tables) }

    func dispose() { tables.deallocate() }

    /// - Parameter stride: Pixels from one row to the next.
    func encode(_ rect: PixelRect, of pixels: UnsafePointer<UInt32>, stride: Int, quality: Quality) -> Piece {
        let base = pixels + rect.y * stride + rect.x
        if let color = Self.onlyColor(base, stride, rect) { return Piece(rect: rect, kind: .color, value: color, data: Data()) }
        if quality != .lossless, let data = jpeg(base, stride, rect, halves: quality == .half) {
            return Piece(rect: rect, kind: .jpeg, value: UInt32(data.count), data: data)
        }
        let data = png(base, stride, rect)
        return Piece(rect: rect, kind: .png, value: UInt32(data.count), data: data)
    }

    private static func onlyColor(_ base: UnsafePointer<UInt32>, _ stride: Int, _ rect: PixelRect) -> UInt32? {
        let first = base[0]
        guard base[rect.width - 1] == first, base[(rect.height - 1) * stride] == first else { return nil }
        for x in 0..<rect.width where base[x] != first { return nil }
        for y in 1..<max(rect.height, 1)
        where memcmp(base, base + y * stride, rect.width * MemoryLayout<UInt32>.stride) != 0 { return nil }
        return first
    }

    private func png(_ base: UnsafePointer<UInt32>, _ stride: Int, _ rect: PixelRect) -> Data {
        var data = Data(count: kinora_png_bound(rect.width, rect.height, false))
        let count = data.withUnsafeMutableBytes { output in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: rect.width) { zeros in
                zeros.initialize(repeating: 0)
                return kinora_png_write(
                    tables, base, stride, rect.width, rect.height, false, zeros.baseAddress,
                    output.baseAddress?.assumingMemoryBound(to: UInt8.self))
            }
        }
        data.removeSubrange(count...)
        return data
    }

    private func jpeg(_ base: UnsafePointer<UInt32>, _ stride: Int, _ rect: PixelRect, halves: Bool) -> Data? {
        let (width, height) = halves ? ((rect.width + 1) / 2, (rect.height + 1) / 2) : (rect.width, rect.height)
        return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width * height) { copy in
            guard let to = copy.baseAddress else { return nil }
            if halves {
                Self.halve(base, stride, rect, into: to)
            } else {
                for y in 0..<height { (to + y * width).initialize(from: base + y * stride, count: width) }
            }
            var bytes: UnsafeMutablePointer<UInt8>?
            var count = 0
            var message = [CChar](repeating: 0, count: Int(KINORA_JPEG_MESSAGE_SIZE))
            guard kinora_jpeg_write(to, UInt32(width), UInt32(height), Self.jpegQuality, 1, &bytes, &count, &message), let bytes
            else { return nil }
            return Data(bytesNoCopy: bytes, count: count, deallocator: .free)
        }
    }

    /// The mean of each two by two pixels; the last column and row stand for those that are lacking.
    private static func halve(_ base: UnsafePointer<UInt32>, _ stride: Int, _ rect: PixelRect, into to: UnsafeMutablePointer<UInt32>) {
        let width = (rect.width + 1) / 2
        let low: UInt32 = 0x00FF_00FF
        for y in 0..<(rect.height + 1) / 2 {
            let upper = base + 2 * y * stride
            let lower = base + min(2 * y + 1, rect.height - 1) * stride
            for x in 0..<width {
                let (left, right) = (2 * x, min(2 * x + 1, rect.width - 1))
                var (even, odd): (UInt32, UInt32) = (0x0002_0002, 0x0002_0002)
                for pixel in [upper[left], upper[right], lower[left], lower[right]] {
                    even += pixel & low
                    odd += (pixel >> 8) & low
                }
                to[y * width + x] = (even >> 2) & low | ((odd >> 2) & low) << 8
            }
        }
    }
}
