/// Whether a navigation goes on.
///
/// Differs from UIKit: downloads are not declared. Source: Apple,
/// [WKNavigationActionPolicy](https://developer.apple.com/documentation/webkit/wknavigationactionpolicy).
public enum WKNavigationActionPolicy: Int, Sendable {
    /// The navigation does not begin.
    case cancel = 0
    /// The navigation begins.
    case allow = 1
}

/// Whether the answer of a server is shown.
///
/// Differs from UIKit: downloads are not declared. Source: Apple,
/// [WKNavigationResponsePolicy](https://developer.apple.com/documentation/webkit/wknavigationresponsepolicy).
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// The response is not loaded.
    case cancel = 0
    /// The response is loaded.
    case allow = 1
}
