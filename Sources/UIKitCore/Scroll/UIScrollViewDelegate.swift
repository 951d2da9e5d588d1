import CoreGraphics

/// Methods that respond to a scroll view's movements and can change where it rests. All are optional. Offsets are in points of the content.
///
/// Source: Apple, [UIScrollViewDelegate](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate);
/// `Documentation/Behavior.md#scrolling`.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// Notifies of every change of the content offset, by touch or by code.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Notifies that the user began to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Notifies that the drag is about to end. `velocity` is in points per **millisecond**; `targetContentOffset` is the offset at which
    /// the content will rest and may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// Notifies that the drag ended; `decelerate` is whether the content continues to move.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Notifies that the content begins to decelerate.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Notifies that deceleration ended or that the app stopped it. A touch that stops it and drags begins a new drag instead.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Notifies that an animation requested by the app ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Whether a tap on the status bar scrolls to the top; true if not implemented. Not called while the content is at its top.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// Notifies that the content reached its top after a tap on the status bar.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// Notifies of a change of `adjustedContentInset`.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    /// Returns the view to scale when zooming; none if nil or not implemented.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Notifies that a zoom by touch began.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Notifies of a change of the zoom scale.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Notifies that zooming ended, including its bounce or animation.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
