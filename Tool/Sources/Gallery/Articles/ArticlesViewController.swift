import Components
import UIKit

/// Articles; a pull past the end of one turns to the next.
final class ArticlesViewController: UIViewController, ArticlePagerDataSource, ArticlePagerDelegate {
    private let articles: [AppArticle]
    private let icons: AppIcons
    let start: Int
    /// The web views of the articles; nil for articles that are drawn.
    let pages: ArticlePages?

    init(articles: [AppArticle], icons: AppIcons, startingAt start: Int, pages: ArticlePages? = nil) {
        self.pages = pages
        self.articles = articles
        self.icons = icons
        self.start = start
        super.init(nibName: nil, bundle: nil)
        edgesForExtendedLayout = []
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        super.loadView()
        view.backgroundColor = .paper
        for end in [header, footer] { (end.maximumColumnWidth, end.margin) = ArticleView.column }
        didTurn(to: start)
    }

    // snippet: article-pager
    private let header = ArticlePullView(role: .header)
    private let footer = ArticlePullView(role: .footer)
    private(set) var pager: ArticlePagerView? { didSet { pager?.scrollsToTop = false } }

    override func viewDidLoad() {
        super.viewDidLoad()
        let pager = ArticlePagerView(
            frame: view.bounds, headerView: header, footerView: footer, startingAt: start, dataSource: self)
        pager.pagerDelegate = self
        pager.contentInsetAdjustmentBehavior = .never
        pager.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pager)
        self.pager = pager
    }
    // end

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        pager?.accessibilityIdentifier = "articles"
    }

    func numberOfPages(in pager: ArticlePagerView) -> Int { articles.count }

    func pager(_ pager: ArticlePagerView, viewForPageAt index: Int) -> UIView {
        guard let pages else { return ArticleView(article: articles[index], icons: icons) }
        return ArticleWebPage(article: articles[index], icons: icons, pages: pages)
    }

    /// From a release on the title fades with the page turn: at its end nothing changes in one frame, nor does the back button, whose
    /// length depends on the title.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if let pager { showTitle(of: pager.currentPage) }
    }

    func didTurn(to page: Int) {
        showTitle(of: page)
        header.title = page > 0 ? articles[page - 1].name : nil
        footer.title = page + 1 < articles.count ? articles[page + 1].name : nil
    }

    private func showTitle(of page: Int) {
        let name = articles[page].name
        guard title != name else { return }
        guard let bar = navigationController?.navigationBar, viewIfLoaded?.window != nil else { return title = name }
        UIView.transition(
            with: bar, duration: 0.2, options: [.transitionCrossDissolve, .allowUserInteraction], animations: { self.title = name })
    }
}
