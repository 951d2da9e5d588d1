import UIKit

/// Receives the events of an article pager and of its scroll view. Every method is optional.
///
/// Source: `Documentation/Effects.md#article-pager`.
@preconcurrency @MainActor
public protocol ArticlePagerDelegate: UIScrollViewDelegate {
    /// Called when the header is pulled out further than its height: a release now turns to the previous page.
    func headerLoaded(in pager: ArticlePagerView)

    /// Called when the header was pushed back, or the previous page is in place.
    func headerUnloaded(in pager: ArticlePagerView)

    /// Called when the footer is pulled out further than its height: a release now turns to the next page.
    func footerLoaded(in pager: ArticlePagerView)

    /// Called when the footer was pushed back, or the next page is in place.
    func footerUnloaded(in pager: ArticlePagerView)

    /// Called when a pull has turned to a page and it is in place. Not called when the app sets `currentPage`.
    func didTurn(to page: Int)
}

extension ArticlePagerDelegate {
    public func headerLoaded(in pager: ArticlePagerView) {}
    public func headerUnloaded(in pager: ArticlePagerView) {}
    public func footerLoaded(in pager: ArticlePagerView) {}
    public func footerUnloaded(in pager: ArticlePagerView) {}
    public func didTurn(to page: Int) {}
}
