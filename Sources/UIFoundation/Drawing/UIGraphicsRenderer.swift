import CoreGraphics

/// The base class of renderers: an area to draw and a format.
///
/// Source: https://developer.apple.com/documentation/uikit/uigraphicsrenderer
open class UIGraphicsRenderer: NSObject {
    /// The renderer's own copy of its format, with `bounds` set.
    public let format: UIGraphicsRendererFormat

    init(ownFormat: UIGraphicsRendererFormat) {
        format = ownFormat
        super.init()
    }
}
