import Foundation
import UIKit
import WebKit

/// The page of a sign-in, below a bar with a button that cancels.
final class WebAuthenticationController: UIViewController, WKNavigationDelegate {
    private let url: URL
    private let scheme: String?
    private let end: (URL?) -> Void
    private let webView: WKWebView
    private let bar = UINavigationBar()
    private var hasEnded = false

    /// - Parameters:
    ///   - url: the page.
    ///   - scheme: the scheme of the address that ends the sign-in; nil for none.
    ///   - isEphemeral: whether the page has cookies of its own.
    ///   - end: takes that address, or nil when the user cancels.
    init(_ url: URL, scheme: String?, isEphemeral: Bool, end: @escaping (URL?) -> Void) {
        (self.url, self.scheme, self.end) = (url, scheme, end)
        let configuration = WKWebViewConfiguration()
        if isEphemeral { configuration.websiteDataStore = .nonPersistent() }
        webView = WKWebView(frame: .zero, configuration: configuration)
        super.init(nibName: nil, bundle: nil)
        // A swipe would end the sign-in without an answer.
        isModalInPresentation = true
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for child in [webView, bar] as [UIView] { view.addSubview(child) }
        webView.navigationDelegate = self
        let item = UINavigationItem(title: url.host ?? "")
        item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish(nil) })
        bar.items = [item]
        webView.load(URLRequest(url: url))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 44)
        let top = bar.frame.maxY
        webView.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: max(view.bounds.height - top, 0))
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        guard let scheme, let target = navigationAction.request.url, target.scheme?.lowercased() == scheme else {
            return decisionHandler(.allow)
        }
        decisionHandler(.cancel)
        finish(target)
    }

    private func finish(_ result: URL?) {
        guard !hasEnded else { return }
        hasEnded = true
        end(result)
    }
}
