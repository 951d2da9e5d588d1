import UIKit

/// The scroll view delegate of an article pager: notifies the pager, and forwards everything to the app's delegate.
@MainActor
final class ArticlePagerForwarder: NSObject, UIScrollViewDelegate {
    weak var pager: ArticlePagerView?
    // Objective-C declares `responds(to:)` nonisolated; UIKit calls it on the main thread alone.
    nonisolated(unsafe) weak var app: (any UIScrollViewDelegate)?

    // On iOS, delegate methods are optional; calls not listed here are forwarded to the app's delegate.
    #if canImport(ObjectiveC)
        nonisolated override func responds(to selector: Selector!) -> Bool {
            super.responds(to: selector) || app?.responds(to: selector) == true
        }

        nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { app }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            pager?.updateLoaded()
            app?.scrollViewDidScroll?(scrollView)
        }

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
            pager?.dragBegan()
            app?.scrollViewWillBeginDragging?(scrollView)
        }

        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            pager?.dragEnded()
            app?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
            if !decelerate { pager?.settleWithTurn() }
        }

        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
            app?.scrollViewWillBeginDecelerating?(scrollView)
            pager?.settleWithTurn()
        }
    #else
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            pager?.updateLoaded()
            app?.scrollViewDidScroll(scrollView)
        }

        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
            pager?.dragBegan()
            app?.scrollViewWillBeginDragging(scrollView)
        }

        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            pager?.dragEnded()
            app?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
            if !decelerate { pager?.settleWithTurn() }
        }

        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
            app?.scrollViewWillBeginDecelerating(scrollView)
            pager?.settleWithTurn()
        }

        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            app?.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        }

        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { app?.scrollViewDidEndDecelerating(scrollView) }

        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { app?.scrollViewDidEndScrollingAnimation(scrollView) }

        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { app?.scrollViewShouldScrollToTop(scrollView) ?? true }

        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { app?.scrollViewDidScrollToTop(scrollView) }

        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
            app?.scrollViewDidChangeAdjustedContentInset(scrollView)
        }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { app?.viewForZooming(in: scrollView) }

        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            app?.scrollViewWillBeginZooming(scrollView, with: view)
        }

        func scrollViewDidZoom(_ scrollView: UIScrollView) { app?.scrollViewDidZoom(scrollView) }

        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            app?.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
        }
    #endif
}
