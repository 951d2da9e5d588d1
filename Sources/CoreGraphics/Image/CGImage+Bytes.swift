import Foundation

extension CGImage {
    /// Creates an image from bytes in one of the common layouts.
    ///
    /// Supported layouts, all with eight bits per component: 32 bits per pixel with alpha or a skipped component first or last, in
    /// default, 32-bit big or 32-bit little order, premultiplied or not; 24 bits of RGB; 8 bits of gray, or of alpha alone. They are
    /// converted to premultiplied sRGB immediately; a premultiplied color component above alpha is clamped to it.
    ///
    /// - Parameters:
    ///   - width: In pixels.
    ///   - height: In pixels.
    ///   - bitsPerComponent: 8.
    ///   - bitsPerPixel: 8, 24 or 32.
    ///   - bytesPerRow: Bytes between the starts of two rows.
    ///   - space: The color space; its number of components must fit the layout.
    ///   - bitmapInfo: The position of alpha, and the byte order.
    ///   - provider: The bytes, top row first.
    ///   - decode: Nil; decode arrays are not supported.
    ///   - shouldInterpolate: False for nearest-neighbor scaling in a ``CGContext``.
    ///   - intent: Has no effect.
    /// - Returns: Nil, with one line in the log, for an unsupported layout, a size that is not positive or too large, or too few bytes.
    ///   Differs from UIKit: there an image with too few bytes is created, and shows garbage.
    ///
    /// Source: [CGImage.init](https://developer.apple.com/documentation/coregraphics/cgimage/init(width:height:bitspercomponent:bitsperpixel:bytesperrow:space:bitmapinfo:provider:decode:shouldinterpolate:intent:)).
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        func refuse(_ reason: String) {
            reportOnce("CGImage.init " + reason, "CGImage: \(reason). No image was made.")
        }
        guard
            decode == nil,
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, componentCount: space.numberOfComponents,
                bitmapInfo: bitmapInfo)
        else {
            refuse(
                "a layout of \(bitsPerPixel) bits per pixel, \(bitsPerComponent) per component, bitmap info \(bitmapInfo.rawValue)"
                    + (decode == nil ? "" : " and a decode array") + " is not supported")
            return nil
        }
        guard width > 0, height > 0, width <= CGImage.maximumPixelCount, height <= CGImage.maximumPixelCount / width else {
            refuse("a size of \(width) x \(height) pixels is not positive, or more than \(CGImage.maximumPixelCount) pixels")
            return nil
        }
        let usedBytesPerRow = width * layout.bytesPerPixel
        let byteCount = provider.data?.count ?? 0
        guard bytesPerRow >= usedBytesPerRow, byteCount >= usedBytesPerRow,
            height == 1 || (byteCount - usedBytesPerRow) / bytesPerRow >= height - 1
        else {
            refuse("\(byteCount) bytes in rows of \(bytesPerRow) are too few for \(width) x \(height) pixels")
            return nil
        }
        self.init(width: width, height: height, isOpaque: layout.alpha == nil, shouldInterpolate: shouldInterpolate, kind: layout.kind) {
            pixels in
            provider.data?.withUnsafeBytes { bytes in
                guard let target = pixels.baseAddress, let source = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
                for row in 0..<height {
                    layout.convertRow(source + row * bytesPerRow, to: target + row * width, count: width)
                    space.convertToStandardRGB(target + row * width, count: width)
                }
            }
        }
        if bitsPerPixel == 32 { giveSamples(bitmapInfo) }
    }

    /// Creates an image from the bytes of a PNG file.
    ///
    /// - Parameters:
    ///   - source: The file's bytes.
    ///   - decode: Nil; decode arrays are not supported.
    ///   - shouldInterpolate: False for nearest-neighbor scaling in a ``CGContext``.
    ///   - intent: Has no effect.
    /// - Returns: Nil, with the reason in the log, if the bytes are not a valid PNG.
    ///
    /// Source: [CGImage.init(pngDataProviderSource:…)](https://developer.apple.com/documentation/coregraphics/cgimage/init(pngdataprovidersource:decode:shouldinterpolate:intent:)).
    ///
    /// - Complexity: O(*p* + *n*), where *p* is the number of pixels and *n* that of the file's bytes.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard decode == nil else {
            reportOnce("CGImage.init decode", "CGImage: a decode array is not supported. No image was made.")
            return nil
        }
        do {
            try self.init(pngData: source.data ?? Data(), shouldInterpolate: shouldInterpolate)
        } catch {
            reportOnce("CGImage.init \(error)", "CGImage: \(error). No image was made.")
            return nil
        }
    }
}
