import CoreGraphics

extension UIImage {
    /// Returns the image as PNG data, with the orientation applied; nil for an empty image.
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels.
    public func pngData() -> Data? {
        try? uprightPixels?.pngData()
    }

    /// Returns the image as JPEG data, with the orientation as metadata; transparent pixels become white.
    ///
    /// - Parameter compressionQuality: 0 (smallest) to 1 (best), clamped; NaN counts as 1.
    /// - Returns: nil for an empty image, and for one with a dimension above 65,500 pixels.
    ///
    /// Differs from UIKit: the quality maps to libjpeg's 1…100, so file sizes differ.
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        try? cgImage?.jpegData(quality: compressionQuality, exifOrientation: imageOrientation.exif)
    }

    /// Returns the image decoded for display: this one, since images are decoded on creation. nil for an empty image.
    ///
    /// Source: https://developer.apple.com/documentation/uikit/uiimage/preparingfordisplay()
    public func preparingForDisplay() -> UIImage? {
        cgImage == nil ? nil : self
    }

    /// Same as `preparingForDisplay()`.
    public func byPreparingForDisplay() async -> UIImage? {
        preparingForDisplay()
    }

    /// Returns a smaller upright image with the same aspect ratio that fits into `size` points at this one's scale; never a larger one.
    ///
    /// nil for an empty image, and for a size that is not positive and finite. Source:
    /// https://developer.apple.com/documentation/uikit/uiimage/preparingthumbnail(of:)
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels of this image.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let own = self.size
        guard let upright = uprightPixels, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        let factor = min(size.width / own.width, size.height / own.height, 1)
        if factor == 1 { return self }
        let width = max(1, (CGFloat(upright.width) * factor).rounded())
        let height = max(1, (CGFloat(upright.height) * factor).rounded())
        guard let context = CGContext(uiKitSize: CGSize(width: width, height: height), scale: 1, isOpaque: upright.isOpaque) else {
            return nil
        }
        context.interpolationQuality = .high
        context.drawUpright(upright, in: CGRect(x: 0, y: 0, width: width, height: height))
        guard let pixels = context.makeImage() else { return nil }
        var changed = traits
        changed.orientation = .up
        return UIImage(pixels: pixels, traits: changed)
    }

    /// Same as `preparingThumbnail(of:)`.
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels of this image.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }
}
