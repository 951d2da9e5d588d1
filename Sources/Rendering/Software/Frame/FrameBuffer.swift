import CoreGraphics

/// The pixels of the last frame, kept so that the next one need only paint what has changed.
final class FrameBuffer {
    let width: Int
    let height: Int
    let pixels: UnsafeMutablePointer<UInt32>

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        pixels = .allocate(capacity: width * height)
    }

    deinit { pixels.deallocate() }

    /// A picture of what it shows now.
    func image(isOpaque: Bool) -> CGImage {
        CGImage(width: width, height: height, isOpaque: isOpaque) { room in
            room.baseAddress?.update(from: pixels, count: width * height)
        }
    }
}
