import UIKit

/// Hears what an article pager does, and all that a scroll view's delegate hears. Every method is optional.
///
/// Source: effects, section 9.
@preconcurrency @MainActor
public protocol ArticlePagerDelegate: UIScrollViewDelegate {
    /// The header is pulled out further than it is high: released now, the previous page comes.
    func headerLoaded(in pager: ArticlePagerView)

    /// The header was pushed back, or the previous page is in place.
    func headerUnloaded(in pager: ArticlePagerView)

    /// The footer is pulled out further than it is high: released now, the next page comes.
    func footerLoaded(in pager: ArticlePagerView)

    /// The footer was pushed back, or the next page is in place.
    func footerUnloaded(in pager: ArticlePagerView)

    /// A pull has turned to a page, which is in place. Not sent where the app sets `currentPage`.
    func didTurn(to page: Int)
}

extension ArticlePagerDelegate {
    public func headerLoaded(in pager: ArticlePagerView) {}
    public func headerUnloaded(in pager: ArticlePagerView) {}
    public func footerLoaded(in pager: ArticlePagerView) {}
    public func footerUnloaded(in pager: ArticlePagerView) {}
    public func didTurn(to page: Int) {}
}
