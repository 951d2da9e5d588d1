import CoreGraphics

/// The base of the renderers: a rectangle to draw and a format to draw it in.
///
/// Source: https://developer.apple.com/documentation/uikit/uigraphicsrenderer
open class UIGraphicsRenderer: NSObject {
    /// The renderer's own copy of the format it was made with, its `bounds` set.
    public let format: UIGraphicsRendererFormat

    init(ownFormat: UIGraphicsRendererFormat) {
        format = ownFormat
        super.init()
    }
}
