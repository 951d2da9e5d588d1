import Foundation
import Synchronization

/// An immutable picture of pixels.
///
/// Every image is held in one layout: eight bits per component, premultiplied, sRGB, blue first in memory (each pixel is the
/// number `0xAARRGGBB`), rows without padding, the top row first. Sizes are in pixels; an image knows no scale and no points.
/// Two images are equal when they are the same object. Safe to share between threads.
///
/// Source: [CGImage](https://developer.apple.com/documentation/coregraphics/cgimage).
///
/// Differs from UIKit: an image made from another layout is converted once when it is made, so ``bitmapInfo`` and
/// ``bytesPerRow`` describe the pixels that are held and not those that were given.
public final class CGImage: @unchecked Sendable {
    /// The largest number of pixels that an image read from data may have: 67 108 864, which is 256 MiB.
    package static let maximumPixelCount = 1 << 26

    /// The width in pixels, at least 1.
    public let width: Int
    /// The height in pixels, at least 1.
    public let height: Int
    /// Whether scaling this image in a ``CGContext`` may blend neighbouring pixels; false draws hard squares.
    public let shouldInterpolate: Bool
    /// True when every pixel's alpha is known to be 255; a promise of whoever made the image.
    package let isOpaque: Bool
    /// What the samples mean that are shown outside.
    package let kind: ImageKind

    private let pixels: UnsafeMutablePointer<UInt32>
    private let storedLevels = Mutex<ImageLevels?>(nil)

    /// Makes an image whose pixels `body` writes.
    ///
    /// - Parameters:
    ///   - width: pixels per row, at least 1; less traps.
    ///   - height: number of rows, at least 1; less traps.
    ///   - isOpaque: the promise that every pixel written has the alpha 255.
    ///   - body: gets `width * height` pixels, all zero (transparent black), the top row first; it must leave no colour component above
    ///     its alpha. The buffer is valid inside the closure only. What it throws is thrown on, and no image is made.
    package convenience init(
        width: Int, height: Int, isOpaque: Bool, initializingPixelsWith body: (UnsafeMutableBufferPointer<UInt32>) throws -> Void
    ) rethrows {
        try self.init(width: width, height: height, isOpaque: isOpaque, shouldInterpolate: true, initializingPixelsWith: body)
    }

    init(
        width: Int, height: Int, isOpaque: Bool, shouldInterpolate: Bool, kind: ImageKind = .color,
        initializingPixelsWith body: (UnsafeMutableBufferPointer<UInt32>) throws -> Void
    ) rethrows {
        let (count, overflows) = width.multipliedReportingOverflow(by: height)
        guard width > 0, height > 0, !overflows, count <= Int.max / 4 else {
            trap(object: "CGImage", value: "a size of \(width) x \(height) pixels", remedy: "give it at least one pixel each way")
        }
        self.width = width
        self.height = height
        self.isOpaque = isOpaque
        self.shouldInterpolate = shouldInterpolate
        self.kind = kind
        // Zeroed by the kernel page by page: cheaper than a pass over memory that `body` is about to write.
        guard let memory = calloc(count, 4) else {
            trap(object: "CGImage", value: "a size of \(width) x \(height) pixels, more than there is memory", remedy: "make it smaller")
        }
        pixels = memory.bindMemory(to: UInt32.self, capacity: count)
        // A throw from here on still runs `deinit`, because every property is set.
        try body(UnsafeMutableBufferPointer(start: pixels, count: count))
    }

    deinit {
        free(pixels)
    }

    /// Lends the pixels to `body`: `width * height` of them, each `0xAARRGGBB` premultiplied, the top row first.
    package func withPixels<R>(_ body: (UnsafeBufferPointer<UInt32>) throws -> R) rethrows -> R {
        try body(UnsafeBufferPointer(start: pixels, count: width * height))
    }

    /// Its copies of half the size, a quarter and so on, made when they are first asked for and kept with the image.
    package var levels: ImageLevels {
        storedLevels.withLock { stored in
            let levels = stored ?? ImageLevels(of: pixels, width: width, height: height)
            stored = levels
            return levels
        }
    }
}

extension CGImage: Hashable {
    /// Whether both are the same object; equal pixels in two images do not make them equal.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
        lhs === rhs
    }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
