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

    private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

    /// Has an object load the URLs of a scheme, for the web views that are created with the settings afterwards.
    ///
    /// Schemes count without regard to case. One that is no scheme (RFC 3986), that the engine handles itself, or that has a handler
    /// already is an exception on iOS, and fails the running test here.
    ///
    /// - Parameters:
    ///   - urlSchemeHandler: the object, which is retained; nil for none.
    ///   - urlScheme: the scheme, without a colon.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        let scheme = urlScheme.lowercased()
        let fault: String
        if scheme.wholeMatch(of: #/[a-z][a-z0-9+.\-]*/#) == nil {
            fault = "is not a valid URL scheme"
        } else if WKWebView.handlesURLScheme(scheme) {
            fault = "is a URL scheme that WKWebView handles natively"
        } else if schemeHandlers[scheme] != nil {
            fault = "already has a registered URL scheme handler"
        } else {
            return schemeHandlers[scheme] = urlSchemeHandler
        }
        reportOnce("setURLSchemeHandler \(scheme)", as: .exception("NSInvalidArgumentException"), "'\(urlScheme)' \(fault)")
    }

    /// Returns the object that loads the URLs of a scheme; nil without one.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { schemeHandlers[urlScheme.lowercased()] }

    /// The schemes with handlers.
    var handledSchemes: [String] { schemeHandlers.keys.sorted() }

    func copied() -> WKWebViewConfiguration {
        let copy = WKWebViewConfiguration()
        copy.preferences = preferences
        copy.defaultWebpagePreferences = defaultWebpagePreferences
        copy.userContentController = userContentController
        copy.websiteDataStore = websiteDataStore
        copy.applicationNameForUserAgent = applicationNameForUserAgent
        copy.schemeHandlers = schemeHandlers
        return copy
    }
}
