import UIKit
import WebKit

/// Shows a page with the system's controls: a button that closes it, its host, and buttons that go back, reload and open the browser.
///
/// The page is shown by a `WKWebView`, which needs WebKit's helper. Source: Apple,
/// [SFSafariViewController](https://developer.apple.com/documentation/safariservices/sfsafariviewcontroller).
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController, WKNavigationDelegate {
    /// The settings of a controller, copied as it is made.
    open class Configuration: NSObject {
        /// Whether the reader opens where a page has one. Differs from UIKit: there is no reader.
        open var entersReaderIfAvailable = false
        /// Whether the bars shrink as the page scrolls. Differs from UIKit: they stay.
        open var barCollapsingEnabled = true
    }

    /// The title of the button that closes the controller.
    public enum DismissButtonStyle: Int, Sendable {
        /// Done.
        case done
        /// Close.
        case close
        /// Cancel.
        case cancel
    }

    private let url: URL
    private let webView = WKWebView(frame: .zero)
    private let topBar = UINavigationBar()
    private let bottomBar = UIToolbar()
    private let item = UINavigationItem(title: "")

    /// The settings.
    open private(set) var configuration: Configuration

    /// Creates a controller of a page of the schemes http and https; another one raises an exception on iOS.
    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    /// Creates a controller of a page, with settings.
    public init(url URL: URL, configuration: Configuration) {
        url = URL
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        if !["http", "https"].contains(URL.scheme?.lowercased() ?? "") {
            reportOnce(
                "safari scheme", as: .exception("NSInvalidArgumentException"),
                "SFSafariViewController: the URL \(URL) has another scheme than http and https")
        }
    }

    /// nil: the controller is in no storyboard.
    public required init?(coder: NSCoder) { nil }

    /// The object that is notified, held weakly.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The color of the bars; nil for the system's.
    open var preferredBarTintColor: UIColor? { didSet { if isViewLoaded { style() } } }
    /// The color of the buttons; nil for the system's.
    open var preferredControlTintColor: UIColor? { didSet { if isViewLoaded { style() } } }
    /// The button that closes the controller; Done by default.
    open var dismissButtonStyle = DismissButtonStyle.done { didSet { if isViewLoaded { style() } } }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for child in [webView, topBar, bottomBar] as [UIView] { view.addSubview(child) }
        webView.navigationDelegate = self
        item.title = url.host
        topBar.items = [item]
        let space = UIBarButtonItem(systemItem: .flexibleSpace)
        bottomBar.items = [
            button("chevron.backward", "Back") { [weak self] in _ = self?.webView.goBack() }, space,
            button("chevron.forward", "Forward") { [weak self] in _ = self?.webView.goForward() }, space,
            button("arrow.clockwise", "Reload") { [weak self] in _ = self?.webView.reload() }, space,
            button("safari", "Open in Safari") { [weak self] in if let self { UIApplication.shared.open(url) } },
        ]
        style()
        webView.load(URLRequest(url: url))
    }

    private func button(_ symbol: String, _ label: String, _ action: @escaping () -> Void) -> UIBarButtonItem {
        let button = UIBarButtonItem(image: UIImage(systemName: symbol), primaryAction: UIAction { _ in action() })
        button.accessibilityLabel = label
        return button
    }

    private func style() {
        let close = UIAction { [weak self] _ in self?.finish() }
        let kinds: [DismissButtonStyle: UIBarButtonItem.SystemItem] = [.done: .done, .close: .close, .cancel: .cancel]
        item.leftBarButtonItem = UIBarButtonItem(systemItem: kinds[dismissButtonStyle] ?? .done, primaryAction: close)
        for bar in [topBar, bottomBar] as [UIView] { bar.tintColor = preferredControlTintColor }
        topBar.barTintColor = preferredBarTintColor
        bottomBar.barTintColor = preferredBarTintColor
    }

    private func finish() {
        dismiss(animated: true)
        delegate?.safariViewControllerDidFinish(self)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let (bounds, safe) = (view.bounds, view.safeAreaInsets)
        topBar.frame = CGRect(x: 0, y: safe.top, width: bounds.width, height: 44)
        bottomBar.frame = CGRect(x: 0, y: bounds.height - safe.bottom - 44, width: bounds.width, height: 44)
        webView.frame = CGRect(
            x: 0, y: topBar.frame.maxY, width: bounds.width, height: max(bottomBar.frame.minY - topBar.frame.maxY, 0))
    }

    open func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        item.title = webView.url?.host ?? url.host
        delegate?.safariViewController(self, didCompleteInitialLoad: true)
    }

    open func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
        delegate?.safariViewController(self, didCompleteInitialLoad: false)
    }
}

/// Methods that are notified of a page.
///
/// Source: Apple, [SFSafariViewControllerDelegate](https://developer.apple.com/documentation/safariservices/sfsafariviewcontrollerdelegate).
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Called when the user closes the controller, which is being dismissed.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// Called when the page has loaded, or cannot be loaded.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {}
}
