import CoreGraphics

/// Properties of an image that determine how its pixels are drawn.
package struct ImageTraits: Equatable {
    package struct Caps: Equatable {
        package var insets: UIEdgeInsets
        package var mode: UIImage.ResizingMode
    }

    /// Pixels per point; positive and finite.
    let scale: CGFloat
    var orientation: UIImage.Orientation
    var renderingMode = UIImage.RenderingMode.automatic
    /// nil for an image that is stretched as a whole.
    package var caps: Caps?
    var flipsForRightToLeft = false
    var alignmentRectInsets = UIEdgeInsets.zero

    init(scale: CGFloat = 1, orientation: UIImage.Orientation = .up) {
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.orientation = orientation
    }

    /// Returns insets with 0 for non-finite values, and at least the bound.
    static func accepted(_ insets: UIEdgeInsets, atLeast bound: CGFloat = -.greatestFiniteMagnitude) -> UIEdgeInsets {
        func accepted(_ inset: CGFloat) -> CGFloat {
            if inset.isFinite { return max(inset, bound) }
            reportOnce("UIImage insets", "UIImage: an inset of \(inset) points is not finite; it counts as 0.")
            return 0
        }
        return UIEdgeInsets(
            top: accepted(insets.top), left: accepted(insets.left), bottom: accepted(insets.bottom), right: accepted(insets.right))
    }
}
