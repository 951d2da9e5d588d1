import CoreGraphics

/// How an image renderer's pictures are stored.
///
/// Source: https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels per point of the picture; the main screen's unless set (1 without a screen). Not positive or not finite: the main screen's.
    open var scale: CGFloat = mainScreenScale()
    /// Whether the picture has no transparency; it then starts black. False unless set.
    open var opaque = false

    /// A format for the main screen.
    open class func `default`() -> Self { Self() }

    /// The best format for the main screen: the same as the default one.
    open class func preferred() -> Self { Self() }

    public required override init() {
        super.init()
    }

    /// The format a renderer keeps: later changes of the one it was given do not reach it.
    func copied(bounds: CGRect) -> UIGraphicsImageRendererFormat {
        let copy = UIGraphicsImageRendererFormat()
        copy.bounds = bounds
        copy.scale = scale > 0 && scale.isFinite ? scale : mainScreenScale()
        copy.opaque = opaque
        return copy
    }
}
