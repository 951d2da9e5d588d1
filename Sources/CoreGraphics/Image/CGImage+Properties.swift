import Foundation

extension CGImage {
    /// Bits per component of a pixel: 8.
    public var bitsPerComponent: Int { 8 }

    /// Bits per pixel: 32 for colors; 8 for grays, image masks and alpha alone.
    public var bitsPerPixel: Int { kind == .color ? 32 : 8 }

    /// Bytes between rows of ``dataProvider``; rows have no padding.
    public var bytesPerRow: Int { width * bitsPerPixel / 8 }

    /// The position of alpha, or of a skipped component for an image known to be opaque: first for images that UIKit draws, last for
    /// those of files; none for grays and image masks.
    public var alphaInfo: CGImageAlphaInfo {
        if let given = givenLayout?.info.alphaInfo { return given }
        return switch kind {
        case .color: isOpaque ? .noneSkipFirst : .premultipliedFirst
        case .gray, .mask: .none
        case .alphaOnly: .alphaOnly
        }
    }

    /// The byte order: 32-bit little (blue, green, red, alpha) for images that UIKit draws, the default for those of files and for pixels
    /// of one byte.
    public var byteOrderInfo: CGImageByteOrderInfo {
        if let given = givenLayout?.info.byteOrder { return CGImageByteOrderInfo(rawValue: given.rawValue) ?? .orderDefault }
        return kind == .color ? .order32Little : .orderDefault
    }

    /// ``alphaInfo`` and ``byteOrderInfo`` in one number.
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue | byteOrderInfo.rawValue) }

    /// The color space: sRGB, or gray; nil for image masks and alpha alone.
    public var colorSpace: CGColorSpace? {
        switch kind {
        case .color: .standardRGB
        case .gray: CGColorSpaceCreateDeviceGray()
        case .mask, .alphaOnly: nil
        }
    }

    /// Whether this is an image mask, for use with the fill color or ``masking(_:)``.
    public var isMask: Bool { kind == .mask }

    /// Always nil: samples are decoded when the image is created.
    public var decode: UnsafePointer<CGFloat>? { nil }

    /// A copy of the samples in the layout described by the properties above. Never nil here.
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels.
    public var dataProvider: CGDataProvider? {
        withPixels { pixels in
            switch kind {
            case .color: CGDataProvider(data: givenLayout.map { samples(pixels, in: $0.layout) } ?? Data(buffer: pixels))
            case .gray: CGDataProvider(data: Data(pixels.lazy.map { UInt8(truncatingIfNeeded: $0) }))
            case .mask: CGDataProvider(data: Data(pixels.lazy.map { 255 - UInt8(truncatingIfNeeded: $0 &>> 24) }))
            case .alphaOnly: CGDataProvider(data: Data(pixels.lazy.map { UInt8(truncatingIfNeeded: $0 &>> 24) }))
            }
        }
    }

    private func samples(_ pixels: UnsafeBufferPointer<UInt32>, in layout: PixelLayout) -> Data {
        guard let source = pixels.baseAddress else { return Data() }
        var data = Data(count: pixels.count * layout.bytesPerPixel)
        data.withUnsafeMutableBytes { bytes in
            guard let target = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
            layout.writeRow(source, to: target, count: pixels.count)
        }
        return data
    }

    /// The part of this image inside `rect`.
    ///
    /// - Parameter rect: In pixels, y down from the top left corner; rounded outward to whole pixels and clipped to the image.
    /// - Returns: A new image with a copy of the pixels; this image if `rect` contains all of it; nil if `rect` contains no pixels, or
    ///   NaN.
    ///
    /// Source: [cropping(to:)](https://developer.apple.com/documentation/coregraphics/cgimage/cropping(to:)).
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels of the part; O(1) for the whole image.
    public func cropping(to rect: CGRect) -> CGImage? {
        // Foundation's intersection traps on NaN.
        guard [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite), !rect.isEmpty else { return nil }
        let left = Int(min(max(rect.minX.rounded(.down), 0), CGFloat(width)))
        let top = Int(min(max(rect.minY.rounded(.down), 0), CGFloat(height)))
        let columns = Int(min(max(rect.maxX.rounded(.up), 0), CGFloat(width))) - left
        let rows = Int(min(max(rect.maxY.rounded(.up), 0), CGFloat(height))) - top
        guard columns > 0, rows > 0 else { return nil }
        if columns == width, rows == height { return self }
        let part = CGImage(
            width: columns, height: rows, isOpaque: isOpaque, shouldInterpolate: shouldInterpolate, kind: kind
        ) { target in
            withPixels { source in
                guard let from = source.baseAddress, let to = target.baseAddress else { return }
                for row in 0..<rows {
                    (to + row * columns).update(from: from + (top + row) * width + left, count: columns)
                }
            }
        }
        part.giveSamples(givenLayout?.info)
        return part
    }
}
