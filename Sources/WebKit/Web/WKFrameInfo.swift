/// The frame of a page from which something comes.
///
/// Differs from UIKit: only the web view is known. Source: Apple,
/// [WKFrameInfo](https://developer.apple.com/documentation/webkit/wkframeinfo).
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
    /// The web view of the frame; nil once it is gone.
    open private(set) weak var webView: WKWebView?

    init(of webView: WKWebView) {
        self.webView = webView
        super.init()
    }
}
