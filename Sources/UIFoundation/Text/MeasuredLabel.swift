import CoreGraphics

/// The size of a label's text for a width, in points.
package struct MeasuredLabel {
    package var width: CGFloat
    package var numberOfLines: Int
    /// Pixels per point of the screen for which it was rounded up.
    package var scale: CGFloat
    package var size: CGSize

    /// Layouts request few different widths.
    package static let limit = 4
}
