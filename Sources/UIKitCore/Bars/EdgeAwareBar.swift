import CoreGraphics

/// A bar with a scroll edge appearance.
@MainActor
protocol EdgeAwareBar: UIView {
    /// 0 while the content is scrolled to the bar's edge or nothing scrolls; 1 once content is under the bar.
    var edgeProgress: CGFloat { get set }
}
