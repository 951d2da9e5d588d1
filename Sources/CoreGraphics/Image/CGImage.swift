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

    /// The pixels; of an image of the past, which may be compressed, none.
    private let pixels: UnsafeMutablePointer<UInt32>?
    private let storage: Storage

    private enum Storage {
        case memory(PixelMemory)
        case kept(KeptPixels)
    }

    /// The layout of the samples that ``dataProvider`` gives; nil for the stored one. Set while only its creator has the image.
    private(set) var givenLayout: (info: CGBitmapInfo, layout: PixelLayout)?

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
        guard let memory = PixelMemory(width: width, height: height) else {
            trap(object: "CGImage", value: "a size of \(width) x \(height) pixels, more than there is memory", remedy: "make it smaller")
        }
        (pixels, storage) = (memory.pixels, .memory(memory))
        try body(UnsafeMutableBufferPointer(start: memory.pixels, count: count))
    }

    private init(_ image: CGImage, _ kept: KeptPixels) {
        (width, height, kind) = (image.width, image.height, image.kind)
        (isOpaque, shouldInterpolate) = (image.isOpaque, image.shouldInterpolate)
        (pixels, storage) = (nil, .kept(kept))
        givenLayout = image.givenLayout
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
        if let pixels { return try body(UnsafeBufferPointer(start: pixels, count: width * height)) }
        let memory = memory
        return try withExtendedLifetime(memory) { try body(UnsafeBufferPointer(start: memory.pixels, count: memory.count)) }
    }

    /// Copies at half size, quarter size and so on, created on first use and cached with the image.
    package var levels: ImageLevels { memory.levels }

    private var memory: PixelMemory {
        switch storage {
        case .memory(let memory): memory
        case .kept(let kept): kept.memory
        }
    }
}

// Images of the past: see `CommitHistory`.
extension CGImage {
    /// An image with the same pixels, and without memory of its own as long as this one lives: then `own()` and `pack()` are called.
    ///
    /// - Parameter total: Counts the bytes that the result has alone.
    package func kept(countedIn total: ByteTotal) -> CGImage { CGImage(self, KeptPixels(memory, countedIn: total)) }

    /// Whether the image is a result of `kept`.
    package var isKept: Bool { pixels == nil }

    /// Takes over the pixels of the image that this one was made of and that lives no longer; nothing for other images.
    package func own() { if case .kept(let kept) = storage { kept.own() } }

    /// Compresses the pixels that this image has alone, without loss, where that saves memory; nothing for other images. On any thread: it
    /// takes a hundredth of a second for a million pixels, and so does the first reading after it.
    package func pack() { if case .kept(let kept) = storage { kept.pack() } }

    /// Bytes of packed images that are unpacked because they were read last.
    package static var unpackedByteCount: Int { RecentPixels.byteCount }
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
