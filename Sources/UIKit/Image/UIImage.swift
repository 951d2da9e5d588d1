import CoreGraphics

/// A picture with the scale and orientation it is shown in: immutable, safe to use on any thread.
///
/// Sizes are points. Only PNG files are read so far.
/// Source: https://developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject, @unchecked Sendable {
    /// Whether a picture is shown in its own colours or as a stencil for a tint colour.
    public enum RenderingMode: Int, Sendable {
        /// As the context of use decides; views show the picture's own colours.
        case automatic
        /// The picture's own colours.
        case alwaysOriginal
        /// A stencil: only its opacity counts, the colour is the tint.
        case alwaysTemplate
    }

    /// The stored pixels, before the orientation is applied; nil for an image without a picture.
    public let cgImage: CGImage?
    /// Stored pixels per point; positive.
    public let scale: CGFloat
    /// How the stored pixels are turned to be shown.
    public let imageOrientation: Orientation
    /// Whether the picture is shown in its own colours.
    public let renderingMode: RenderingMode

    /// An image without a picture, of size zero.
    public override init() {
        cgImage = nil
        scale = 1
        imageOrientation = .up
        renderingMode = .automatic
        super.init()
    }

    /// A picture shown at one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// A picture of `scale` pixels per point (1 instead of one that is not positive and finite), turned by `orientation`.
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.cgImage = cgImage
        self.scale = Self.accepted(scale)
        imageOrientation = orientation
        renderingMode = .automatic
        super.init()
    }

    /// The picture of a PNG file's bytes at one pixel per point; nil for other or damaged bytes.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// The picture of a PNG file's bytes at `scale` pixels per point; nil for other or damaged bytes.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? CGImage(pngData: data) else { return nil }
        self.init(cgImage: image, scale: scale, orientation: .up)
    }

    init(pixels: CGImage?, scale: CGFloat, orientation: Orientation, renderingMode: RenderingMode) {
        cgImage = pixels
        self.scale = Self.accepted(scale)
        imageOrientation = orientation
        self.renderingMode = renderingMode
        super.init()
    }

    /// The size in points as shown, the orientation applied; zero without a picture.
    open var size: CGSize {
        guard let cgImage else { return .zero }
        let stored = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        return imageOrientation.swapsSides ? CGSize(width: stored.height, height: stored.width) : stored
    }

    /// The same picture, shown in its own colours or as a stencil.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(pixels: cgImage, scale: scale, orientation: imageOrientation, renderingMode: renderingMode)
    }

    /// The picture as a PNG file's bytes, the orientation applied; nil without a picture.
    open func pngData() -> Data? {
        try? uprightPixels?.pngData()
    }

    open override var description: String {
        "<UIImage: \(size.width) x \(size.height) points @\(scale)>"
    }

    private static func accepted(_ scale: CGFloat) -> CGFloat {
        scale > 0 && scale.isFinite ? scale : 1
    }
}
