/// What gives way where a pattern's steps are no whole pixels.
///
/// Source: [CGPatternTiling](https://developer.apple.com/documentation/coregraphics/cgpatterntiling).
///
/// Differs from UIKit: a cell is always drawn in whole pixels and then stretched, by less than one, to its exact step.
public enum CGPatternTiling: Int32, Sendable {
    /// The spacing, by less than a pixel.
    case noDistortion = 0
    /// The cell, by less than a pixel, for speed.
    case constantSpacingMinimalDistortion = 1
    /// The cell.
    case constantSpacing = 2
}
