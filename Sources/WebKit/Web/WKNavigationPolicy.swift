/// Whether a navigation goes on.
///
/// Differs from UIKit: downloads are not declared. Source: Apple,
/// [WKNavigationActionPolicy](https://developer.apple.com/documentation/webkit/wknavigationactionpolicy).
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
}

/// Whether the answer of a server is shown.
///
/// Differs from UIKit: downloads are not declared. Source: Apple,
/// [WKNavigationResponsePolicy](https://developer.apple.com/documentation/webkit/wknavigationresponsepolicy).
public enum WKNavigationResponsePolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
}
