import Foundation
import FoundationNetworking

/// The answer of a server, before its content is shown.
///
/// Source: Apple, [WKNavigationResponse](https://developer.apple.com/documentation/webkit/wknavigationresponse).
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    /// Whether the answer is for the page itself, not for a frame in it.
    open private(set) var isForMainFrame: Bool
    /// The answer; an `HTTPURLResponse` for HTTP.
    open private(set) var response: URLResponse
    /// Whether a web view can show content of its type.
    open private(set) var canShowMIMEType: Bool

    init(_ response: URLResponse, isForMainFrame: Bool, canShowMIMEType: Bool) {
        self.response = response
        self.isForMainFrame = isForMainFrame
        self.canShowMIMEType = canShowMIMEType
        super.init()
    }
}
