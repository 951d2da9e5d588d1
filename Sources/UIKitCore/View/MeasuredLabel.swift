import CoreGraphics

/// The size of a label's text for a width, in points.
struct MeasuredLabel {
    var width: CGFloat
    var numberOfLines: Int
    /// Pixels per point of the screen for which it was rounded up.
    var scale: CGFloat
    var size: CGSize

    /// Layouts request few different widths.
    static let limit = 4
}
