import Foundation

extension CALayer {
    struct Flags {
        var needsLayout = false
        var subtreeNeedsLayout = false
        var needsDisplay = false
        var subtreeNeedsDisplay = false
        var isDirty = false
        var needsDisplayOnBoundsChange = false
        var isOpaque = false
        /// What was drawn before stays under what is drawn anew.
        var keepsContentsBeforeDrawing = false
        /// It was to be displayed while it had no size.
        var awaitsSize = false
        /// The delegate's `draw(_:in:)` was found to be the one that draws nothing.
        var delegateDrawsNothing = false

        /// The layer or one below it is to be laid out.
        var awaitsLayout: Bool { needsLayout || subtreeNeedsLayout }
    }

    struct Extras {
        var actions: [String: any CAAction]?
        var style: [AnyHashable: Any]?
        var custom: [String: Any] = [:]
        var name: String?
        /// Where it was set as an object.
        var compositingFilter: CIFilter?
        /// The picture that the layer drew last.
        var drawnContents: CGImage?
        /// What `setNeedsDisplay(_:)` has asked for; nil while the whole layer is to be displayed.
        var dirtyRect: CGRect?
        /// The same while the layer is displayed.
        var redrawnRect: CGRect?
    }
}
