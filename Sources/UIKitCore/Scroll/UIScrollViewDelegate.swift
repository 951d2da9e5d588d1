import CoreGraphics
import ObjectiveCRuntime

/// Methods that respond to a scroll view's movements and can change where it rests. All are optional. Offsets are in points of the content.
///
/// Source: Apple, [UIScrollViewDelegate](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate);
/// `Documentation/Behavior.md#scrolling`.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
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
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        target("scrollViewDidScroll:")?.scrollViewDidScroll(scrollView)
    }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        target("scrollViewWillBeginDragging:")?.scrollViewWillBeginDragging(scrollView)
    }
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        target("scrollViewWillEndDragging:withVelocity:targetContentOffset:")?.scrollViewWillEndDragging(
            scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        target("scrollViewDidEndDragging:willDecelerate:")?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        target("scrollViewWillBeginDecelerating:")?.scrollViewWillBeginDecelerating(scrollView)
    }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        target("scrollViewDidEndDecelerating:")?.scrollViewDidEndDecelerating(scrollView)
    }
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        target("scrollViewDidEndScrollingAnimation:")?.scrollViewDidEndScrollingAnimation(scrollView)
    }
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        target("scrollViewShouldScrollToTop:").map { $0.scrollViewShouldScrollToTop(scrollView) } ?? true
    }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        target("scrollViewDidScrollToTop:")?.scrollViewDidScrollToTop(scrollView)
    }
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        target("scrollViewDidChangeAdjustedContentInset:")?.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        target("viewForZoomingInScrollView:").map { $0.viewForZooming(in: scrollView) } ?? nil
    }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        target("scrollViewWillBeginZooming:withView:")?.scrollViewWillBeginZooming(scrollView, with: view)
    }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        target("scrollViewDidZoom:")?.scrollViewDidZoom(scrollView)
    }
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        target("scrollViewDidEndZooming:withView:atScale:")?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }

    /// The object that a delegate names for a method that it does not implement.
    private func target(_ name: StaticString) -> (any UIScrollViewDelegate)? { _forwardingTarget(of: name) }
}
