/// Settings with which web views are created, which copy it.
///
/// Source: Apple, [WKWebViewConfiguration](https://developer.apple.com/documentation/webkit/wkwebviewconfiguration).
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
    /// Creates the default settings, and starts the process that runs web views.
    public override init() {
        super.init()
        WKWebView.warmUp()
    }

    /// The settings; shared by the web views of a configuration.
    open var preferences = WKPreferences()

    /// The settings of pages.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()

    /// The scripts and message handlers; shared by the web views of a configuration.
    open var userContentController = WKUserContentController()

    /// The cookies and caches. Differs from UIKit: the default is one store for the process, which is not kept on disk.
    open var websiteDataStore = WKWebsiteDataStore.common

    /// A name that is added to the user agent; nil by default.
    open var applicationNameForUserAgent: String?

    func copied() -> WKWebViewConfiguration {
        let copy = WKWebViewConfiguration()
        copy.preferences = preferences
        copy.defaultWebpagePreferences = defaultWebpagePreferences
        copy.userContentController = userContentController
        copy.websiteDataStore = websiteDataStore
        copy.applicationNameForUserAgent = applicationNameForUserAgent
        return copy
    }
}
