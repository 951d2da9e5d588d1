import UIKit

/// Provides the pages of an article pager.
///
/// Source: `Documentation/Effects.md#article-pager`.
@preconcurrency @MainActor
public protocol ArticlePagerDataSource: AnyObject {
    /// Returns the number of pages; called after each page change. Less than 1 shows nothing.
    func numberOfPages(in pager: ArticlePagerView) -> Int

    /// Returns the view of a page, which the pager resizes to its own size. Called before the page is needed, and again once it was
    /// three pages away.
    func pager(_ pager: ArticlePagerView, viewForPageAt index: Int) -> UIView
}
