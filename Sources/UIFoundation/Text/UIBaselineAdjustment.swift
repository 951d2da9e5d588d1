/// The baseline of a label's line whose font has shrunk to fit.
///
/// Source: https://developer.apple.com/documentation/uikit/uibaselineadjustment
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline of the full size.
    case alignBaselines
    /// Centered on the full-size line.
    case alignCenters
    /// The top of the full-size line.
    case none
}
