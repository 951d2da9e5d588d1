import UIKit
import WebKit

/// Web views for articles, three at most: the article that is shown, and those before and after it. A view is used again once its page is
/// gone.
@MainActor
final class ArticlePages {
    static let limit = 3

    private struct Use {
        let view: WKWebView
        weak var page: ArticleWebPage?
    }

    private var uses: [Use] = []

    /// Number of web views.
    var count: Int { uses.count }

    /// A view for a page; nil if all are used by others.
    func view(for page: ArticleWebPage) -> WKWebView? {
        if let index = uses.firstIndex(where: { $0.page == nil }) {
            uses[index].page = page
            return uses[index].view
        }
        guard uses.count < Self.limit else { return nil }
        let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
        view.scrollView.contentInsetAdjustmentBehavior = .never
        uses.append(Use(view: view, page: page))
        return view
    }
}
