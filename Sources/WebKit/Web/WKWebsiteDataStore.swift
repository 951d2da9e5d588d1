/// The cookies and caches of web views, in memory.
///
/// Differs from UIKit: the store on disk and records by site are not declared. Source: Apple,
/// [WKWebsiteDataStore](https://developer.apple.com/documentation/webkit/wkwebsitedatastore).
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    /// The helper's number of the store; 0 for the one that views have by default.
    let number: UInt32

    private init(number: UInt32) {
        self.number = number
        super.init()
    }

    static let common = WKWebsiteDataStore(number: 0)

    /// Returns a new store, which shares nothing with others and ends with the process.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(number: HelperConnection.newNumber()) }

    /// Whether the store is kept on disk; false.
    open var isPersistent: Bool { false }

    /// The cookies.
    open private(set) lazy var httpCookieStore = WKHTTPCookieStore(store: number)
}
