import UIKit

/// Gives an article pager its pages.
///
/// Source: effects, section 9.
@preconcurrency @MainActor
public protocol ArticlePagerDataSource: AnyObject {
    /// How many pages there are; asked whenever a page has come to be shown. Less than 1 shows nothing.
    func numberOfPages(in pager: ArticlePagerView) -> Int

    /// The view of a page, which the pager gives its own size. Asked before the page is needed, and again once it was three pages away.
    func pager(_ pager: ArticlePagerView, viewForPageAt index: Int) -> UIView
}
