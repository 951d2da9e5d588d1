import CoreGraphics

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
