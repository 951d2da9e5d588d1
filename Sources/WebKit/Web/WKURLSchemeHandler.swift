import Foundation
import FoundationNetworking

/// Loads the URLs of a scheme that the app has chosen, such as `app://page`, for the pages of a web view.
///
/// A page's load of such a URL is a task, which the handler answers with a response, data and the end, at once or later. Source: Apple,
/// [WKURLSchemeHandler](https://developer.apple.com/documentation/webkit/wkurlschemehandler).
///
/// ```swift
/// final class Notes: NSObject, WKURLSchemeHandler {
///     func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
///         guard let url = urlSchemeTask.request.url else { return }
///         let page = Data("<h1>\(url.path)</h1>".utf8)
///         urlSchemeTask.didReceive(
///             URLResponse(url: url, mimeType: "text/html", expectedContentLength: page.count, textEncodingName: "utf-8"))
///         urlSchemeTask.didReceive(page)
///         urlSchemeTask.didFinish()
///     }
///
///     func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
/// }
///
/// let configuration = WKWebViewConfiguration()
/// configuration.setURLSchemeHandler(Notes(), forURLScheme: "notes")
/// let view = WKWebView(frame: .zero, configuration: configuration)
/// view.load(URLRequest(url: URL(string: "notes://today")!))
/// ```
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// Called when a page loads a URL of the scheme.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)

    /// Called when the page does not need the answer any more. The handler does not call the task afterwards.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A page's load of a URL that the app handles.
///
/// Its methods are called in this order: the response, data in any number of parts, the end; or at any time a failure. Another order, and
/// calls after the end or after the task was stopped, are exceptions on iOS and fail the running test here. Source: Apple,
/// [WKURLSchemeTask](https://developer.apple.com/documentation/webkit/wkurlschemetask).
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
    /// The request for the URL, with the page's headers and body.
    var request: URLRequest { get }

    /// Gives the page the response; an `HTTPURLResponse` has a status and headers. Each further one replaces the last as long as there is
    /// no data. Differs from UIKit: only the first counts.
    func didReceive(_ response: URLResponse)

    /// Gives the page the next part of the data.
    func didReceive(_ data: Data)

    /// Ends the load.
    func didFinish()

    /// Fails the load. That of a page fails with the same error.
    func didFailWithError(_ error: any Error)
}
