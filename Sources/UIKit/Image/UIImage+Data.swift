import CoreGraphics

extension UIImage {
    /// The picture as a PNG file's bytes, the orientation applied; nil without a picture.
    public func pngData() -> Data? {
        try? uprightPixels?.pngData()
    }

    /// The picture as a JPEG file's bytes, its orientation written into the file; what is transparent becomes white.
    ///
    /// - Parameter compressionQuality: 0 (smallest) to 1 (best), limited to that range; NaN counts as 1.
    /// - Returns: nil without a picture, and for one with a side of more than 65,500 pixels.
    ///
    /// Differs from UIKit: the quality's number means libjpeg's, of 1…100; a file is not of the same size as there.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        try? cgImage?.jpegData(quality: compressionQuality, exifOrientation: imageOrientation.exif)
    }

    /// The picture, ready to be shown without delay: this one, since pictures are decoded when they are made. nil without a picture.
    ///
    /// Source: https://developer.apple.com/documentation/uikit/uiimage/preparingfordisplay()
    public func preparingForDisplay() -> UIImage? {
        cgImage == nil ? nil : self
    }

    /// As `preparingForDisplay()`.
    public func byPreparingForDisplay() async -> UIImage? {
        preparingForDisplay()
    }

    /// A smaller picture of the same proportions that fits into `size` points at this one's scale, upright; never a larger one.
    ///
    /// nil without a picture, and for a size that is not positive and finite.
    /// Source: https://developer.apple.com/documentation/uikit/uiimage/preparingthumbnail(of:)
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

    /// As `preparingThumbnail(of:)`.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }

    /// A format for drawing pictures like this one: its scale, and whether it has transparency.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage?.isOpaque ?? false
        return format
    }
}
