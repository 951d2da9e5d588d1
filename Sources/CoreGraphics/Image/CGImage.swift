import Foundation
import Synchronization

/// An immutable bitmap image.
///
/// Every image is stored in one layout: eight bits per component, premultiplied, sRGB, blue first in memory (each pixel is the number
/// `0xAARRGGBB`), rows without padding, top row first. Its properties and ``dataProvider`` tell of the layout that it has on a device:
/// that of the bytes or of the context from which it was made, red first for an image of a file, and the stored one for what UIKit draws.
/// Sizes are in pixels; an image has no scale. Two images are equal if they are the same object. Safe to share between threads.
///
/// Source: [CGImage](https://developer.apple.com/documentation/coregraphics/cgimage).
///
/// Differs from UIKit: an image created from another layout is converted once on creation, so its bytes are rounded like premultiplied
/// ones, its rows have no padding, and three bytes per pixel become four.
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

    /// The layout of the samples that ``dataProvider`` gives; nil for the stored one. Set while only its creator has the image.
    private(set) var givenLayout: (info: CGBitmapInfo, layout: PixelLayout)?

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

    /// Gives the samples of an image that was just made a layout of 32 bits; nil, and one of other pixels, changes nothing.
    func giveSamples(_ info: CGBitmapInfo?) {
        guard kind == .color, let info,
            let layout = PixelLayout(bitsPerComponent: 8, bitsPerPixel: 32, componentCount: 3, bitmapInfo: info)
        else { return }
        givenLayout = layout.isNative && (layout.alpha == nil) == isOpaque ? nil : (info, layout)
    }

    /// Gives the samples of an image of a file their layout: red first, and alpha or a skipped component last, not premultiplied.
    func giveSamplesOfFile() {
        giveSamples(CGBitmapInfo(rawValue: (isOpaque ? CGImageAlphaInfo.noneSkipLast : .last).rawValue))
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
