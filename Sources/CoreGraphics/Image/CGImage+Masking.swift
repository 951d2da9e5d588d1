import Foundation

extension CGImage {
    /// Creates an image mask: a sample of 0 paints, the maximum one does not.
    ///
    /// - Parameters:
    ///   - width: In pixels.
    ///   - height: In pixels.
    ///   - bitsPerComponent: 1, 2, 4 or 8; samples are packed from a byte's highest bit.
    ///   - bitsPerPixel: The same.
    ///   - bytesPerRow: Bytes between the starts of two rows, each of which starts a byte.
    ///   - provider: The samples, top row first.
    ///   - decode: The values of the lowest and the highest sample, 0 to paint and 1 not to; nil for `[0, 1]`.
    ///   - shouldInterpolate: False for nearest-neighbor scaling in a ``CGContext``.
    /// - Returns: Nil, with one line in the log, for other layouts, a size that is not positive or too large, or too few bytes.
    ///
    /// Source: [CGImage.init(maskWidth:…)](https://developer.apple.com/documentation/coregraphics/cgimage/init(maskwidth:height:bitspercomponent:bitsperpixel:bytesperrow:provider:decode:shouldinterpolate:)).
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        func refuse(_ reason: String) {
            reportOnce("CGImage.mask " + reason, "CGImage: \(reason). No image mask was made.")
        }
        guard [1, 2, 4, 8].contains(bitsPerComponent), bitsPerPixel == bitsPerComponent else {
            refuse("\(bitsPerPixel) bits per pixel, \(bitsPerComponent) per component, are not those of a mask; 1, 2, 4 or 8 are")
            return nil
        }
        guard width > 0, height > 0, width <= CGImage.maximumPixelCount, height <= CGImage.maximumPixelCount / width else {
            refuse("a size of \(width) x \(height) pixels is not positive, or more than \(CGImage.maximumPixelCount) pixels")
            return nil
        }
        let usedBytesPerRow = (width * bitsPerPixel + 7) / 8
        let byteCount = provider.data?.count ?? 0
        guard bytesPerRow >= usedBytesPerRow, byteCount >= usedBytesPerRow,
            height == 1 || (byteCount - usedBytesPerRow) / bytesPerRow >= height - 1
        else {
            refuse("\(byteCount) bytes in rows of \(bytesPerRow) are too few for \(width) x \(height) pixels")
            return nil
        }
        let highest = (1 << bitsPerPixel) - 1
        let (low, high) = decode.map { ($0[0].native, $0[1].native) } ?? (0, 1)
        guard low.isFinite, high.isFinite else {
            refuse("a decode array of NaN or infinity")
            return nil
        }
        // The pixel value of each sample.
        let pixelOfSample = (0...highest).map { sample in
            let blocked = min(max(low + (high - low) * Double(sample) / Double(highest), 0), 1)
            return UInt32((255 * (1 - blocked)).rounded()) &<< 24
        }
        self.init(width: width, height: height, isOpaque: false, shouldInterpolate: shouldInterpolate, kind: .mask) { pixels in
            provider.data?.withUnsafeBytes { bytes in
                for row in 0..<height {
                    for column in 0..<width {
                        let bit = column * bitsPerPixel
                        let byte = Int(bytes[row * bytesPerRow + bit / 8])
                        pixels[row * width + column] = pixelOfSample[byte >> (8 - bitsPerPixel - bit % 8) & highest]
                    }
                }
            }
        }
    }

    /// The image with pixels made transparent if all their components are within given ranges.
    ///
    /// - Parameter components: The minimum and maximum of each component, 0 to 255: six numbers for colors, two for grays.
    /// - Returns: Nil for a mask, an image with alpha, another count of numbers, or NaN.
    ///
    /// Source: [copy(maskingColorComponents:)](https://developer.apple.com/documentation/coregraphics/cgimage/copy(maskingcolorcomponents:)).
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        let isGray = kind == .gray
        guard isOpaque, kind == .color || isGray, components.count == (isGray ? 2 : 6), !components.contains(where: \.isNaN)
        else { return nil }
        let ranges = isGray ? components + components + components : components
        func isInside(_ pixel: UInt32) -> Bool {
            let (red, green, blue) = (CGFloat(pixel &>> 16 & 0xFF), CGFloat(pixel &>> 8 & 0xFF), CGFloat(pixel & 0xFF))
            return red >= ranges[0] && red <= ranges[1] && green >= ranges[2] && green <= ranges[3] && blue >= ranges[4]
                && blue <= ranges[5]
        }
        return CGImage(width: width, height: height, isOpaque: false, shouldInterpolate: shouldInterpolate) { target in
            withPixels { source in
                for index in source.indices where !isInside(source[index]) { target[index] = source[index] }
            }
        }
    }

    /// The image in another color space with as many components, all of which share one curve here; nil for a mask or another count.
    public func copy(colorSpace: CGColorSpace) -> CGImage? {
        guard let own = self.colorSpace, own.model == colorSpace.model else { return nil }
        return self
    }

    /// The same image; never nil here.
    public func copy() -> CGImage? { self }
}
