/// The adaptation of pattern steps that are not whole pixels.
///
/// Source: [CGPatternTiling](https://developer.apple.com/documentation/coregraphics/cgpatterntiling).
///
/// Differs from UIKit: a cell is always drawn in whole pixels and then stretched, by less than one, to its exact step.
public enum CGPatternTiling: Int32, Sendable {
    /// Adjusts the spacing, by less than a pixel.
    case noDistortion = 0
    /// Distorts the cell, by less than a pixel, for speed.
    case constantSpacingMinimalDistortion = 1
    /// Distorts the cell.
    case constantSpacing = 2
}
