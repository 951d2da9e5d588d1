import Foundation
import FoundationNetworking

/// Methods that follow and decide the navigations of a web view.
///
/// Differs from UIKit: the variants with preferences, with `async` and for downloads are not declared. Source: Apple,
/// [WKNavigationDelegate](https://developer.apple.com/documentation/webkit/wknavigationdelegate).
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Decides whether a navigation begins; also asked for each redirect, and for frames. Allows it by default. A handler that is dropped
    /// without a call cancels.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)

    /// Decides whether the answer of a server is shown. By default it is, if the view can show its type.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)

    /// Called when a load has begun.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)

    /// Called when the server has redirected the load.
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)

    /// Called when a load fails before its content arrives.
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)

    /// Asks for the user and the password of a server. By default the server gets none (`performDefaultHandling`), and its answer without
    /// one is shown. `useCredential` with a credential sends it, and asks again if the server refuses it; `cancelAuthenticationChallenge`
    /// ends the load. The handler may be called later; one that is dropped without a call gives none. Only Basic and Digest are asked:
    /// certificates are checked by the engine, and invalid ones refused.
    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)

    /// Called when content begins to arrive; the page before is gone.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)

    /// Called when a load is complete.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)

    /// Called when a load fails after `didCommit`.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)

    /// Called when the process of the page has ended: by a crash, for its memory, or because it gave no answer for ten seconds. The view
    /// is empty; `reload()` loads its page again.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        decisionHandler(.allow)
    }

    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) {
        decisionHandler(navigationResponse.canShowMIMEType ? .allow : .cancel)
    }

    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {}
    public func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        completionHandler(.performDefaultHandling, nil)
    }

    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}
