import CoreGraphics

/// Hears what a scroll view does, and may change where it comes to rest. Every method is optional. Offsets are in points of the content.
///
/// Source: Apple, [UIScrollViewDelegate](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate); `behaviour.md` 3.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// The content offset has changed, by whomever: once for each change.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// A finger has begun to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// The finger lets go. `velocity` is in points per **millisecond**; `targetContentOffset` is where the content will rest, and may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// The finger has let go; `decelerate` tells whether the content goes on by itself.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// The content begins to go on by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// The content has come to rest by itself, or was stopped by the app. A finger that stops it and drags on begins a new drag instead.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// An animation that the app asked for has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The status bar was tapped: whether the content goes to its top. True where this is not implemented. Not asked while it is there.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// The content has come to its top after a tap on the status bar.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// `adjustedContentInset` has changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    /// The view that is scaled by zooming; nil, or no such method, for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Fingers have begun to zoom.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// The zoom scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Zooming has ended, its bounce or animation included.
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
