import Foundation

extension CGImage {
    /// Bits per component of a pixel: 8.
    public var bitsPerComponent: Int { 8 }

    /// Bits per pixel: 32.
    public var bitsPerPixel: Int { 32 }

    /// Bytes from one row to the next: `4 * width`, rows have no padding.
    public var bytesPerRow: Int { width * 4 }

    /// Premultiplied alpha first, or none with a component skipped for an image known to be opaque.
    public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }

    /// The order of the bytes in memory: 32 bits, the lowest first (blue, green, red, alpha).
    public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }

    /// ``alphaInfo`` and ``byteOrderInfo`` in one number.
    public var bitmapInfo: CGBitmapInfo { [CGBitmapInfo(rawValue: alphaInfo.rawValue), .byteOrder32Little] }

    /// The space of the colours: sRGB for every image.
    public var colorSpace: CGColorSpace? { .standardRGB }

    /// The part of this image inside `rect`.
    ///
    /// - Parameter rect: in pixels, y down from the top left corner; widened to whole pixels, then cut to the image.
    /// - Returns: an image of its own with a copy of the pixels; this image when the part is all of it; nil when `rect` holds none of its
    ///   pixels, or NaN.
    ///
    /// Source: [cropping(to:)](https://developer.apple.com/documentation/coregraphics/cgimage/cropping(to:)).
    public func cropping(to rect: CGRect) -> CGImage? {
        // Foundation's intersection traps on NaN.
        guard [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite), !rect.isEmpty else { return nil }
        let left = Int(min(max(rect.minX.rounded(.down), 0), CGFloat(width)))
        let top = Int(min(max(rect.minY.rounded(.down), 0), CGFloat(height)))
        let columns = Int(min(max(rect.maxX.rounded(.up), 0), CGFloat(width))) - left
        let rows = Int(min(max(rect.maxY.rounded(.up), 0), CGFloat(height))) - top
        guard columns > 0, rows > 0 else { return nil }
        if columns == width, rows == height { return self }
        return CGImage(width: columns, height: rows, isOpaque: isOpaque, shouldInterpolate: shouldInterpolate) { target in
            withPixels { source in
                guard let from = source.baseAddress, let to = target.baseAddress else { return }
                for row in 0..<rows {
                    (to + row * columns).update(from: from + (top + row) * width + left, count: columns)
                }
            }
        }
    }
}
