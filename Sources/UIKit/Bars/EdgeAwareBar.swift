import CoreGraphics

/// A bar that looks different while the content under it is scrolled to its edge.
@MainActor
protocol EdgeAwareBar: UIView {
    /// 0 while the content is at the bar's edge, or there is none that scrolls; 1 once it is under the bar.
    var edgeProgress: CGFloat { get set }
}
