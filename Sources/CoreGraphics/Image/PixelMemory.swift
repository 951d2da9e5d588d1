import Foundation
import Synchronization

/// The pixels of an image, `0xAARRGGBB` premultiplied, top row first, and its copies of smaller sizes.
final class PixelMemory: @unchecked Sendable {
    let pixels: UnsafeMutablePointer<UInt32>
    let width: Int
    let height: Int
    private let storedLevels = Mutex<ImageLevels?>(nil)

    /// Zeroed pixels, transparent black; nil where there is no memory for them.
    init?(width: Int, height: Int) {
        // Zeroed lazily by the kernel, page by page: cheaper than clearing memory that is written next.
        guard let memory = calloc(width * height, 4) else { return nil }
        pixels = memory.bindMemory(to: UInt32.self, capacity: width * height)
        (self.width, self.height) = (width, height)
    }

    deinit { free(pixels) }

    var count: Int { width * height }
    var byteCount: Int { count * 4 }

    /// Copies at half size, quarter size and so on, created on first use.
    var levels: ImageLevels {
        storedLevels.withLock { stored in
            let levels = stored ?? ImageLevels(of: pixels, width: width, height: height)
            stored = levels
            return levels
        }
    }
}
