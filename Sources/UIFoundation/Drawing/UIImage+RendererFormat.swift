import CoreGraphics

extension UIImage {
    /// A renderer format matching the image's scale and opacity.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage?.isOpaque ?? false
        return format
    }
}
