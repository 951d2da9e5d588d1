import Foundation
import FoundationNetworking

/// A navigation that a page or the app asks for.
///
/// Differs from UIKit: source and target frames are not declared. Source: Apple,
/// [WKNavigationAction](https://developer.apple.com/documentation/webkit/wknavigationaction).
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    /// The cause of the navigation.
    open private(set) var navigationType: WKNavigationType
    /// The request, without its body.
    open private(set) var request: URLRequest
    let opensNewWindow: Bool
    let isByUser: Bool

    init(_ type: WKNavigationType, _ request: URLRequest, opensNewWindow: Bool, isByUser: Bool) {
        navigationType = type
        self.request = request
        self.opensNewWindow = opensNewWindow
        self.isByUser = isByUser
        super.init()
    }
}
