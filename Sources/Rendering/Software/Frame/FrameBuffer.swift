import CoreGraphics

/// Pixels of the last frame, retained so that the next one repaints only the damage.
final class FrameBuffer {
    let width: Int
    let height: Int
    let pixels: UnsafeMutablePointer<UInt32>

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        pixels = .allocate(capacity: width * height)
    }

    deinit { pixels.deallocate() }

    /// A copy of the current pixels as an image.
    func image(isOpaque: Bool) -> CGImage {
        CGImage(width: width, height: height, isOpaque: isOpaque) { buffer in
            buffer.baseAddress?.update(from: pixels, count: width * height)
        }
    }
}
