/// A message that a page posts to the app, with `window.webkit.messageHandlers.name.postMessage(body)`.
///
/// Source: Apple, [WKScriptMessage](https://developer.apple.com/documentation/webkit/wkscriptmessage).
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// A number, a string, an array or dictionary of such, or `NSNull`. Differs from UIKit: a date comes as a string.
    open private(set) var body: Any
    /// The name of the handler.
    open private(set) var name: String
    /// The web view of the page; nil once it is gone.
    open private(set) weak var webView: WKWebView?
    /// The frame of the page.
    open private(set) var frameInfo: WKFrameInfo
    /// The world of the script.
    open private(set) var world: WKContentWorld

    init(body: Any, name: String, webView: WKWebView, world: WKContentWorld) {
        self.body = body
        self.name = name
        self.webView = webView
        self.world = world
        frameInfo = WKFrameInfo(of: webView)
        super.init()
    }
}

/// An object that replies to messages of pages: `postMessage` returns a promise of the reply.
///
/// Source: Apple, [WKScriptMessageHandlerWithReply](https://developer.apple.com/documentation/webkit/wkscriptmessagehandlerwithreply).
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    /// Called for each message.
    ///
    /// - Parameters:
    ///   - userContentController: The controller with which the handler is registered.
    ///   - message: The message.
    ///   - replyHandler: Called once, also later: with a value of which the promise is fulfilled (nil: `undefined`), or with the message
    ///     of the error with which it is rejected. A value that JSON cannot have, and a handler that is dropped without a call, reject it.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping (Any?, String?) -> Void)
}

/// An object that receives messages of pages.
///
/// Source: Apple, [WKScriptMessageHandler](https://developer.apple.com/documentation/webkit/wkscriptmessagehandler).
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// Called for each message.
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
