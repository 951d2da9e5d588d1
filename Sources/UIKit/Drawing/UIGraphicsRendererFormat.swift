import CoreGraphics

/// What a renderer draws for: the base of the formats of the single kinds of renderers.
///
/// Source: https://developer.apple.com/documentation/uikit/uigraphicsrendererformat
open class UIGraphicsRendererFormat: NSObject {
    /// The rectangle that is drawn, in points of the drawing's coordinates; a renderer sets it on its own copy.
    open internal(set) var bounds: CGRect = .zero

    public override init() {
        super.init()
    }
}
