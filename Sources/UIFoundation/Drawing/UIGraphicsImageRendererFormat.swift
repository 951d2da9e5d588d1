import CoreGraphics

/// The format of an image renderer's images.
///
/// Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point; the main screen's by default (1 without a screen), and if not positive and finite.
    open var scale: CGFloat = mainScreenScale()
    /// Whether the image has no alpha; it then starts black. False by default.
    open var opaque = false

    /// Returns a format for the main screen.
    open class func `default`() -> Self { Self() }

    /// Returns the best format for the main screen: the default one.
    open class func preferred() -> Self { Self() }

    public required override init() {
        super.init()
    }

    /// Returns the renderer's own copy, independent of later changes.
    func copied(bounds: CGRect) -> UIGraphicsImageRendererFormat {
        let copy = UIGraphicsImageRendererFormat()
        copy.bounds = bounds
        copy.scale = scale > 0 && scale.isFinite ? scale : mainScreenScale()
        copy.opaque = opaque
        return copy
    }
}
