/// Settings of web views.
///
/// Source: Apple, [WKPreferences](https://developer.apple.com/documentation/webkit/wkpreferences).
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    /// Creates the default settings.
    public override init() { super.init() }

    /// The smallest size of text in points; 0 by default.
    open var minimumFontSize: CGFloat = 0 { didSet { onChange() } }

    /// Whether scripts open windows without a touch of the user; false by default.
    open var javaScriptCanOpenWindowsAutomatically = false { didSet { onChange() } }

    /// Whether scripts of pages run; true by default. Scripts of the app run in any case.
    open var javaScriptEnabled = true { didSet { onChange() } }

    /// Called by changes, for the web views that share the settings.
    private var observers: [() -> Bool] = []

    /// Adds a closure that is called after changes until it returns false.
    func observe(_ observer: @escaping () -> Bool) { observers.append(observer) }

    private func onChange() { observers.removeAll { !$0() } }
}

/// Settings of the pages that are loaded.
///
/// Source: Apple, [WKWebpagePreferences](https://developer.apple.com/documentation/webkit/wkwebpagepreferences).
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// Creates the default settings.
    public override init() { super.init() }

    /// Whether scripts of pages run; true by default.
    open var allowsContentJavaScript = true
}
