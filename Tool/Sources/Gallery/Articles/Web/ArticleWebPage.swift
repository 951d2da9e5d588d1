import UIKit
import WebKit

/// An article as a web page. Until it has loaded, and if it cannot be, the article is drawn; then a line at the bottom says why.
final class ArticleWebPage: UIView, WKNavigationDelegate {
    private let article: AppArticle
    private let icons: AppIcons
    private let drawn: ArticleView
    private(set) var web: WKWebView?
    private let note = UILabel("", size: 13, color: .softInk, lines: 0)
    private let icon = AppIconView()
    /// The icon's image in the page; nil for a generated one.
    private var pageImage: UIImage?

    init(article: AppArticle, icons: AppIcons, pages: ArticlePages) {
        self.article = article
        self.icons = icons
        drawn = ArticleView(article: article, icons: icons)
        super.init(frame: .zero)
        backgroundColor = .card
        addSubview(drawn)
        note.textAlignment = .center
        note.backgroundColor = .card
        note.isHidden = true
        addSubview(note)
        guard let web = pages.view(for: self) else { return }
        self.web = web
        web.isHidden = true
        web.navigationDelegate = self
        insertSubview(web, at: 0)
        icon.frame.size = CGSize(width: ArticleView.icon.most, height: ArticleView.icon.most)
        icon.show(article, from: icons)
        icon.onImage = { [weak self] in self?.updateIcon() }
        load()
        registerForTraitChanges([
            UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
        ]) { (page: ArticleWebPage, _) in page.load() }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The view that scrolls the article.
    var scrollView: UIScrollView { web.flatMap { $0.isHidden ? nil : $0.scrollView } ?? drawn }

    private func load() {
        web?.underPageBackgroundColor = .card
        pageImage = icon.image
        load(ArticleDocument(article: article, icon: icon, traits: traitCollection).html)
    }

    /// Loads HTML in place of the article's.
    func load(_ html: String) { web?.loadHTMLString(html, baseURL: nil) }

    /// Puts an icon into a page that was made before the icon came from its server.
    private func updateIcon() {
        guard let web, !web.isHidden, icon.image !== pageImage else { return }
        pageImage = icon.image
        web.evaluateJavaScript("document.images[0].src = '\(ArticleDocument.source(of: icon))'")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let window, let web else { return }
        web.scrollView.contentInset.bottom = window.safeAreaInsets.bottom
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = bounds
        web?.frame = bounds
        drawn.frame = bounds
        let width = max(bounds.width - 32, 0)
        let height = note.height(atWidth: width)
        note.frame = CGRect(x: 16, y: bounds.height - height - 8 - (window?.safeAreaInsets.bottom ?? 0), width: width, height: height)
    }

    // MARK: Loading

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        guard webView === web else { return }
        webView.isHidden = false
        drawn.isHidden = true
        note.isHidden = true
        updateIcon()
    }

    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
        showDrawn(because: "This page was not loaded: \(error.localizedDescription).")
    }

    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        showDrawn(because: "This page was not loaded: \(error.localizedDescription).")
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        showDrawn(because: "The process of this page has ended.")
    }

    /// The reason why the article is drawn; nil if none is shown.
    var sentence: String? { note.isHidden ? nil : note.text }

    private func showDrawn(because sentence: String) {
        web?.isHidden = true
        drawn.isHidden = false
        note.text = sentence
        note.isHidden = false
        setNeedsLayout()
    }
}
