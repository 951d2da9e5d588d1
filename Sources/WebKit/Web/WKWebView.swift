import CWebHelper
import Foundation
import FoundationNetworking

/// A view that shows web pages, with WebKitGTK in a process of its own.
///
/// Needs the Debian packages libwebkitgtk-6.0-dev, libxtst-dev and xvfb when it is used; without them loads fail with an error that says
/// so. Pages reach the network once the app loads an `http` or `https` URL, gives one as base URL, or lets the user follow a link to one.
/// Where the sandbox of web pages cannot start, pages from other machines are refused. Touches reach pages as a mouse: a tap clicks, a long
/// press selects the word.
///
/// Differs from UIKit: a page's `viewport` element has no effect, pages are as wide as the view, and pinching does not zoom. Elements that
/// scroll inside a page do not scroll by touch. 3D transforms are flat, and video has no sound. Source: Apple,
/// [WKWebView](https://developer.apple.com/documentation/webkit/wkwebview).
///
/// ```swift
/// let webView = WKWebView(frame: CGRect(x: 0, y: 0, width: 390, height: 700), configuration: WKWebViewConfiguration())
/// webView.loadHTMLString("<h1>Hello</h1>", baseURL: nil)
/// ```
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// A copy of the configuration with which the view was created.
    open private(set) var configuration: WKWebViewConfiguration
    /// The scroll view of the page. Its content is as large as the page.
    open private(set) var scrollView: UIScrollView
    let content: PageContentView
    private var storedEngine: WebEngine!
    final var engine: WebEngine { storedEngine }

    /// Creates a view with settings, which are copied.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration.copied()
        let scrollView = PageScrollView()
        self.scrollView = scrollView
        content = PageContentView()
        super.init(frame: frame)
        setUp(scrollView)
    }

    /// Creates a view with default settings.
    public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        let scrollView = PageScrollView()
        self.scrollView = scrollView
        content = PageContentView()
        super.init(coder: coder)
        setUp(scrollView)
    }

    private func setUp(_ scrollView: PageScrollView) {
        let engine = WebEngine(view: self, tiles: PageTiles(in: content.layer, scale: WebEngine.screenScale))
        storedEngine = engine
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.onScroll = { [unowned engine] in engine.scrolled() }
        scrollView.onLayout = { [unowned engine] in engine.layOut() }
        content.engine = engine
        scrollView.addSubview(content)
        addSubview(scrollView)
        updateBackground()
        configuration.userContentController.add(self)
        configuration.preferences.observe { [weak self] in
            self?.engine.sendSettings()
            return self != nil
        }
        engine.connected()
    }

    deinit { storedEngine.end() }

    /// Starts the process that runs web views.
    static func warmUp() { _ = HelperConnection.shared(scale: WebEngine.screenScale) }

    /// A sentence that names the packages that web views need and that are not installed; nil if all are there. Found once in a process,
    /// in some 10 ms; on any thread. Not in UIKit.
    public nonisolated static var missingPackages: String? { HelperProgram.missingPackages }

    /// Whether the engine loads the URLs of a scheme by itself, so that no app can handle them.
    open class func handlesURLScheme(_ urlScheme: String) -> Bool {
        ["about", "blob", "data", "file", "ftp", "http", "https", "javascript", "ws", "wss"].contains(urlScheme.lowercased())
    }

    /// Ends the process of the page, as a crash does; for tests.
    package func endWebProcess() { engine.send(KINORA_WEB_TERMINATE) }

    // MARK: Delegates

    /// The object that follows and decides navigations.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// The object that shows windows and dialogs of pages.
    open weak var uiDelegate: (any WKUIDelegate)?

    // MARK: State

    /// The page's title; empty if it has none, nil before the first page. Observable, as are the properties below.
    open internal(set) var title: String? {
        willSet { if newValue != title { _willSet("title") } }
        didSet { if oldValue != title { _didSet("title") } }
    }

    /// The URL of the page, or of the one that is loaded.
    open internal(set) var url: URL? {
        willSet { if newValue != url { for key in ["URL", "url"] { _willSet(key) } } }
        didSet { if oldValue != url { for key in ["URL", "url"] { _didSet(key) } } }
    }

    /// Whether a page is loading.
    open internal(set) var isLoading = false {
        willSet { if newValue != isLoading { for key in ["loading", "isLoading"] { _willSet(key) } } }
        didSet { if oldValue != isLoading { for key in ["loading", "isLoading"] { _didSet(key) } } }
    }

    /// The estimated fraction of the page that has been loaded, from 0 to 1.
    open internal(set) var estimatedProgress: Double = 0 {
        willSet { if newValue != estimatedProgress { _willSet("estimatedProgress") } }
        didSet { if oldValue != estimatedProgress { _didSet("estimatedProgress") } }
    }

    /// Whether there is a page before this one.
    open internal(set) var canGoBack = false {
        willSet { if newValue != canGoBack { _willSet("canGoBack") } }
        didSet { if oldValue != canGoBack { _didSet("canGoBack") } }
    }

    /// Whether there is a page after this one.
    open internal(set) var canGoForward = false {
        willSet { if newValue != canGoForward { _willSet("canGoForward") } }
        didSet { if oldValue != canGoForward { _didSet("canGoForward") } }
    }

    /// The pages that were visited.
    open private(set) var backForwardList = WKBackForwardList()

    // MARK: Loading

    /// Loads a request; nil without a URL. Differs from UIKit: a request with a body is sent as GET. Files are loaded by `loadFileURL`.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { engine.load(request) }

    /// Loads a text of HTML. Relative URLs are those of the base URL; if it is that of a file, the page reads the files of its folder.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text; the page loads meanwhile.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        engine.load(Data(string.utf8), type: "text/html", encoding: "UTF-8", base: baseURL)
    }

    /// Loads a file, which must be in a folder (or be that file) from which alone the page may read. Differs from UIKit: a symbolic link in
    /// the folder is followed.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        engine.loadFile(URL, folder: readAccessURL)
    }

    /// Loads data of a type.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes; the page loads meanwhile.
    @discardableResult
    open func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation? {
        engine.load(data, type: MIMEType, encoding: characterEncodingName, base: baseURL)
    }

    /// Loads the page again; after its process has ended, what the app loaded last. Nil if there is none.
    @discardableResult
    open func reload() -> WKNavigation? { engine.reload(fromOrigin: false) }

    /// Loads the page again, without caches.
    @discardableResult
    open func reloadFromOrigin() -> WKNavigation? { engine.reload(fromOrigin: true) }

    /// Stops loading.
    open func stopLoading() { engine.send(KINORA_WEB_STOP) }

    /// Goes to the page before; nil if there is none.
    @discardableResult
    open func goBack() -> WKNavigation? { engine.go(-1) }

    /// Goes to the page after; nil if there is none.
    @discardableResult
    open func goForward() -> WKNavigation? { engine.go(1) }

    /// Whether swipes from the left and the right edge go back and forward; false by default.
    ///
    /// Differs from UIKit: the page does not follow the finger. A swipe over half of the width, or a fast one, goes when it ends.
    open var allowsBackForwardNavigationGestures = false {
        didSet { if allowsBackForwardNavigationGestures != oldValue { updateSwipes() } }
    }

    private var swipes: [PageSwipeRecognizer] = []

    private func updateSwipes() {
        for swipe in swipes { removeGestureRecognizer(swipe) }
        swipes = []
        guard allowsBackForwardNavigationGestures else { return }
        swipes = [
            PageSwipeRecognizer(from: .left) { [weak self] in self?.goBack() },
            PageSwipeRecognizer(from: .right) { [weak self] in self?.goForward() },
        ]
        for swipe in swipes { addGestureRecognizer(swipe) }
    }

    /// Goes to a page of the back-forward list; nil for the current one and for one of another list.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items in the list.
    @discardableResult
    open func go(to item: WKBackForwardListItem) -> WKNavigation? { backForwardList.distance(of: item).flatMap(engine.go) }

    // MARK: Scripts

    /// Runs a script in the page. The result is a number, a string, an array or dictionary of such, `NSNull`, or nil for `undefined`.
    /// Differs from UIKit: a date comes as a string.
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
        engine.evaluate(javaScriptString, in: .page) { result in
            switch result {
            case .success(let value): completionHandler?(value, nil)
            case .failure(let error): completionHandler?(nil, error)
            }
        }
    }

    // MARK: Appearance

    /// The user agent; nil, the default, for the engine's own with the configuration's application name.
    open var customUserAgent: String? {
        didSet { if customUserAgent != oldValue { engine.set(KINORA_WEB_SET_USER_AGENT, 0, customUserAgent ?? "") } }
    }

    /// Whether the user can find text in the page by the find interaction; false by default.
    ///
    /// Differs from UIKit: the find navigator shows the number of matches alone, diacritics count, and whole words are found at the
    /// beginnings of words.
    open var isFindInteractionEnabled = false {
        didSet {
            guard isFindInteractionEnabled != oldValue else { return }
            finding?.end()
            finding = isFindInteractionEnabled ? PageFinding(self) : nil
        }
    }

    /// The interaction that finds text; nil while `isFindInteractionEnabled` is false.
    open var findInteraction: UIFindInteraction? { finding?.interaction }

    private var finding: PageFinding?

    /// The factor by which the page is enlarged and laid out again; 1 by default. Values that are not positive are ignored.
    open var pageZoom: CGFloat = 1 {
        didSet {
            guard pageZoom > 0, pageZoom.isFinite else { return pageZoom = oldValue }
            if pageZoom != oldValue { engine.set(KINORA_WEB_SET_ZOOM, Double(pageZoom)) }
        }
    }

    /// Whether pages have a white background where they draw none; true by default. With false and a clear background color what is behind
    /// the view shows.
    open override var isOpaque: Bool {
        didSet {
            // A file of Interface Builder is read before there is an engine.
            guard isOpaque != oldValue, storedEngine != nil else { return }
            engine.set(KINORA_WEB_SET_OPAQUE, isOpaque ? 1 : 0)
            updateBackground()
        }
    }

    /// The color around the page; by default the page's background, or white.
    open var underPageBackgroundColor: UIColor! {
        get { storedUnderPageColor ?? pageColor ?? .white }
        set {
            storedUnderPageColor = newValue
            updateBackground()
        }
    }
    private var storedUnderPageColor: UIColor?
    /// The background of the page; nil if it has none.
    final var pageColor: UIColor? { didSet { updateBackground() } }

    private func updateBackground() {
        scrollView.backgroundColor = isOpaque || storedUnderPageColor != nil ? underPageBackgroundColor : nil
    }

    /// Makes an image of the page, or of a rectangle of the view.
    ///
    /// - Complexity: O(*p*), where *p* is the number of pixels, after the engine has drawn them.
    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping (UIImage?, (any Error)?) -> Void
    ) {
        snapshot(snapshotConfiguration ?? WKSnapshotConfiguration(), completionHandler)
    }
}
