import CoreGraphics

/// The size that a label's text takes in a width, all in points.
struct MeasuredLabel {
    var width: CGFloat
    var numberOfLines: Int
    /// Pixels per point of the screen for which it was rounded up.
    var scale: CGFloat
    var size: CGSize

    /// Layout asks for few widths.
    static let limit = 4
}
