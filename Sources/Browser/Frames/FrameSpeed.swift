import Foundation
import Rendering

/// The speed at which this machine encodes frames.
enum FrameSpeed {
    /// Width and height of the image that is encoded, in pixels.
    private static let length = 512
    /// Seconds in which a whole frame is to be encoded: two frames of the screen, because the app is drawn on another processor meanwhile.
    private static let limit = 2.0 / 60

    /// Whether whole frames of a size take longer than the screen has time for. Encodes an image with photographic noise three times.
    static func isTooSlow(width: Double, height: Double) -> Bool {
        let count = length * length
        let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        defer { pixels.deallocate() }
        var seed: UInt32 = 1
        for index in 0..<count {
            seed = seed &* 1_664_525 &+ 1_013_904_223
            let (x, y) = (UInt32(index % length), UInt32(index / length))
            pixels[index] = 0xFF00_0000 | (x / 2) << 16 | (y / 2) << 8 | (x + y) / 8 + seed >> 29
        }
        let encoder = RectEncoder()
        defer { encoder.dispose() }
        let rect = PixelRect(x: 0, y: 0, width: length, height: length)
        let seconds = (0..<3).map { _ in
            let start = DispatchTime.now().uptimeNanoseconds
            _ = encoder.encode(rect, of: pixels, stride: length, quality: .lossless)
            return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        }
        return (seconds.min() ?? 0) / Double(count) * width * height > limit
    }
}
