import Foundation

extension CGImage {
    /// Makes an image from bytes in one of the common layouts.
    ///
    /// Layouts that are understood, all with eight bits per component: 32 bits per pixel with alpha or a skipped component first or last,
    /// in default, 32-bit big or 32-bit little order, premultiplied or not; 24 bits of RGB; 8 bits of grey, or of alpha alone. They are converted to
    /// premultiplied sRGB at once; a premultiplied colour above its alpha is lowered to it.
    ///
    /// - Parameters:
    ///   - width: in pixels.
    ///   - height: in pixels.
    ///   - bitsPerComponent: 8.
    ///   - bitsPerPixel: 8, 24 or 32.
    ///   - bytesPerRow: bytes from one row's start to the next's.
    ///   - space: how the components are meant; its number of components must fit the layout.
    ///   - bitmapInfo: where alpha is, and the byte order.
    ///   - provider: the bytes, the top row first.
    ///   - decode: nil; remapping of components is not supported.
    ///   - shouldInterpolate: false to draw hard pixels when a ``CGContext`` scales the image.
    ///   - intent: has no effect.
    /// - Returns: nil, with one line in the log, for a layout that is not understood, a size that is not positive or too large, or too few
    ///   bytes. Differs from UIKit: there an image with too few bytes is made, and shows garbage.
    ///
    /// Source: [CGImage.init](https://developer.apple.com/documentation/coregraphics/cgimage/init(width:height:bitspercomponent:bitsperpixel:bytesperrow:space:bitmapinfo:provider:decode:shouldinterpolate:intent:)).
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
                }
            }
        }
    }

    /// Makes an image from the bytes of a PNG file.
    ///
    /// - Parameters:
    ///   - source: the file's bytes.
    ///   - decode: nil; remapping of components is not supported.
    ///   - shouldInterpolate: false to draw hard pixels when a ``CGContext`` scales the image.
    ///   - intent: has no effect.
    /// - Returns: nil, with one line in the log that names what is wrong, when the bytes are no sound PNG.
    ///
    /// Source: [CGImage.init(pngDataProviderSource:…)](https://developer.apple.com/documentation/coregraphics/cgimage/init(pngdataprovidersource:decode:shouldinterpolate:intent:)).
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
