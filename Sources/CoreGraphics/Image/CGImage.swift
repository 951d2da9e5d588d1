import Foundation
import Synchronization

/// An immutable bitmap image.
///
/// Every image is stored in one layout: eight bits per component, premultiplied, sRGB, blue first in memory (each pixel is the number
/// `0xAARRGGBB`), rows without padding, top row first. Sizes are in pixels; an image has no scale. Two images are equal if they are the
/// same object. Safe to share between threads.
///
/// Source: [CGImage](https://developer.apple.com/documentation/coregraphics/cgimage).
///
/// Differs from UIKit: an image created from another layout is converted once on creation, so ``bitmapInfo`` and ``bytesPerRow``
/// describe the stored pixels, not the given ones.
public final class CGImage: @unchecked Sendable {
    /// The maximum number of pixels of an image decoded from data: 67 108 864, which is 256 MiB.
    package static let maximumPixelCount = 1 << 26

    /// The width in pixels, at least 1.
    public let width: Int
    /// The height in pixels, at least 1.
    public let height: Int
    /// Whether scaling this image in a ``CGContext`` may blend neighboring pixels; false uses the nearest pixel.
    public let shouldInterpolate: Bool
    /// Whether every pixel's alpha is known to be 255, as promised by the image's creator.
    package let isOpaque: Bool
    /// The external meaning of the samples.
    package let kind: ImageKind

    private let pixels: UnsafeMutablePointer<UInt32>
    private let storedLevels = Mutex<ImageLevels?>(nil)

    /// Creates an image whose pixels `body` writes.
    ///
    /// - Parameters:
    ///   - width: Pixels per row, at least 1; less traps.
    ///   - height: Number of rows, at least 1; less traps.
    ///   - isOpaque: Promises that every written pixel has alpha 255.
    ///   - body: Receives `width * height` zeroed pixels (transparent black), top row first; it must not leave a color component above
    ///     its alpha. The buffer is valid inside the closure only. Errors are rethrown, and no image is created.
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
        // Zeroed lazily by the kernel, page by page: cheaper than clearing memory that `body` is about to write.
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

    /// Calls `body` with the pixels: `width * height`, each `0xAARRGGBB` premultiplied, top row first.
    package func withPixels<R>(_ body: (UnsafeBufferPointer<UInt32>) throws -> R) rethrows -> R {
        try body(UnsafeBufferPointer(start: pixels, count: width * height))
    }

    /// Copies at half size, quarter size and so on, created on first use and cached with the image.
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
