import CoreGraphics

/// The base class of renderers: an area to draw and a format.
///
/// Source: https://developer.apple.com/documentation/uikit/uigraphicsrenderer
open class UIGraphicsRenderer: NSObject {
    /// The renderer's own copy of its format, with `bounds` set.
    open private(set) var format: UIGraphicsRendererFormat

    init(ownFormat: UIGraphicsRendererFormat) {
        format = ownFormat
        super.init()
    }
}

/// The base class of renderer formats.
///
/// Source: https://developer.apple.com/documentation/uikit/uigraphicsrendererformat
open class UIGraphicsRendererFormat: NSObject {
    /// The drawn area in points; a renderer sets it on its own copy.
    open internal(set) var bounds: CGRect = .zero

    public override init() {
        super.init()
    }
}
