/// Where the baseline of a label's line stands when the font has shrunk to fit.
///
/// Source: https://developer.apple.com/documentation/uikit/uibaselineadjustment
public enum UIBaselineAdjustment: Int, Sendable {
    /// Where it is in the full size.
    case alignBaselines
    /// The smaller line is centred where the larger one was.
    case alignCenters
    /// The top of the smaller line is where that of the larger one was.
    case none
}
