import Foundation

extension CGImage {
    /// The image with its alpha multiplied by a mask stretched over it.
    ///
    /// - Parameter mask: An image mask, whose dark samples keep the image, or a gray image, whose light samples do.
    /// - Returns: Nil if this image is a mask, or `mask` is neither of these.
    ///
    /// Differs from UIKit: the result has this image's pixel size, even if the mask is finer.
    ///
    /// Source: [masking(_:)](https://developer.apple.com/documentation/coregraphics/cgimage/masking(_:)).
    ///
    /// - Complexity: O(*p* + *s*), where *p* is the number of pixels of this image and *s* that of the mask's.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard kind != .mask, let coverage = mask.coverage(width: width, height: height) else { return nil }
        return CGImage(width: width, height: height, isOpaque: false, shouldInterpolate: shouldInterpolate) { target in
            withPixels { source in
                for index in source.indices {
                    target[index] = PixelArithmetic.scaledPixel(source[index], by: UInt32(coverage[index]))
                }
            }
        }
    }

    /// The mask coverage of each pixel at a given size, 0 to 255, rows from the top; nil for an image that is not a mask.
    func coverage(width: Int, height: Int) -> [UInt8]? {
        guard kind != .color else { return nil }
        let isGray = kind == .gray
        func values(_ image: CGImage) -> [UInt8] {
            image.withPixels { $0.map { UInt8(truncatingIfNeeded: isGray ? $0 : $0 &>> 24) } }
        }
        if width == self.width, height == self.height { return values(self) }
        guard let context = CGContext(uiKitSize: CGSize(width: width, height: height), scale: 1, isOpaque: isGray) else { return nil }
        context.setFillColor(.black)
        context.drawUpright(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        return context.makeImage().map(values)
    }
}
