import Foundation

extension CALayer {
    struct Flags {
        var needsLayout = false
        var subtreeNeedsLayout = false
        /// Whether the delegate prepares the layout of the subtree before the next one.
        var needsLayoutPreparation = false
        var needsDisplay = false
        var subtreeNeedsDisplay = false
        var isDirty = false
        var needsDisplayOnBoundsChange = false
        var isOpaque = false
        /// Whether redrawing keeps the previous drawing underneath.
        var keepsContentsBeforeDrawing = false
        /// Whether display was requested while the layer had no size.
        var awaitsSize = false
        /// Whether the delegate's `draw(_:in:)` is known to be the default.
        var delegateDrawsNothing = false
        /// Whether the layer is a `CATiledLayer`.
        var isTiled = false
        /// Whether a property has been observed.
        var isObserved = false
        /// The color properties that were set to a gray.
        var grayColors = PropertySet()

        /// Whether the layer or one below it needs layout.
        var awaitsLayout: Bool { needsLayout || subtreeNeedsLayout }
    }

    struct Extras {
        var actions: [String: any CAAction]?
        var style: [AnyHashable: Any]?
        var custom: [String: Any] = [:]
        var drawsAsynchronously = false
        var name: String?
        /// Set if assigned as an object.
        var compositingFilter: CIFilter?
        /// Image of the layer's last drawing.
        var drawnContents: CGImage?
        /// Part requested by `setNeedsDisplay(_:)`; nil if the whole layer is marked.
        var dirtyRect: CGRect?
        /// The part being displayed.
        var redrawnRect: CGRect?
        /// The superlayer of a tiled layer's tiles.
        var tileHost: CALayer?
    }
}
