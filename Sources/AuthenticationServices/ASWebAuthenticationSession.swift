import DeviceServices
import Foundation
import UIKit
import WebKit

/// An error of a sign-in on a page.
public struct ASWebAuthenticationSessionError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The domain of the errors.
    public static let errorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

    /// The cause of an error.
    public enum Code: Int, Sendable {
        /// The user has cancelled.
        case canceledLogin = 1
        /// There is no object that names the window.
        case presentationContextNotProvided = 2
        /// The window shows nothing.
        case presentationContextInvalid = 3
    }

    /// The cause.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    public var errorCode: Int { code.rawValue }
    public var errorDescription: String? { "The sign-in failed: \(code)." }

    /// The user has cancelled.
    public static var canceledLogin: Code { .canceledLogin }
    /// There is no object that names the window.
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    /// The window shows nothing.
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

/// Signs the user in on a page, which ends by opening an address of the app.
///
/// The user is asked first, unless the session is ephemeral. The page is shown by a `WKWebView`, which needs WebKit's helper. Source:
/// Apple,
/// [ASWebAuthenticationSession](https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsession).
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
    /// Receives the address of the app that the page has opened, or the error.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    private let url: URL
    private let scheme: String?
    private var completion: CompletionHandler?
    private var hasStarted = false
    private weak var shown: UIViewController?

    /// Creates a session.
    ///
    /// - Parameters:
    ///   - URL: The page, of the schemes http and https.
    ///   - callbackURLScheme: The scheme of the app's address, without a colon; nil for none.
    ///   - completionHandler: Takes the app's address, or the error; called once.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        (url, scheme, completion) = (URL, callbackURLScheme?.lowercased(), completionHandler)
        super.init()
    }

    /// The object that names the window, held weakly; a session without one does not start.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?

    /// Whether the page shares no cookies with the browser; false by default. The user is then not asked.
    open var prefersEphemeralWebBrowserSession = false

    /// Whether the session can start: it has not, and there is an object that names the window.
    open var canStart: Bool { !hasStarted && presentationContextProvider != nil }

    /// Starts the session. Returns whether it has; a session starts once.
    @discardableResult
    open func start() -> Bool {
        guard !hasStarted else { return false }
        guard let provider = presentationContextProvider else {
            fail(.presentationContextNotProvided)
            return false
        }
        guard let presenter = Self.presenter(in: provider.presentationAnchor(for: self)) else {
            fail(.presentationContextInvalid)
            return false
        }
        hasStarted = true
        if prefersEphemeralWebBrowserSession { showPage(on: presenter) } else { ask(on: presenter) }
        return true
    }

    /// Ends the session: the page is dismissed, and the handler is called with `canceledLogin`. Without one that has started it does
    /// nothing.
    open func cancel() { if hasStarted { end(nil, ASWebAuthenticationSessionError(.canceledLogin)) } }

    private static func presenter(in window: UIWindow) -> UIViewController? {
        var at = window.rootViewController
        while let next = at?.presentedViewController, !next.isBeingDismissed { at = next }
        return at
    }

    private func fail(_ code: ASWebAuthenticationSessionError.Code) {
        DeviceServices.later { MainActor.assumeIsolated { self.end(nil, ASWebAuthenticationSessionError(code)) } }
    }

    private func ask(on presenter: UIViewController) {
        let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? ProcessInfo.processInfo.processName
        let alert = UIAlertController(
            title: "“\(name)” Wants to Use “\(url.host ?? "")” to Sign In",
            message: "This allows the app and website to share information about you.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: SystemWord.text("Cancel"), style: .cancel) { _ in self.cancel() })
        alert.addAction(
            UIAlertAction(title: SystemWord.text("Continue"), style: .default) { [weak presenter] _ in
                if let presenter, self.completion != nil { self.showPage(on: presenter) }
            })
        shown = alert
        presenter.present(alert, animated: true)
    }

    private func showPage(on presenter: UIViewController) {
        let page = WebAuthenticationController(url, scheme: scheme, isEphemeral: prefersEphemeralWebBrowserSession) { result in
            if let result { self.end(result, nil) } else { self.cancel() }
        }
        shown = page
        presenter.present(page, animated: true)
    }

    private func end(_ result: URL?, _ error: (any Error)?) {
        guard let completion else { return }
        self.completion = nil
        if let shown, shown.presentingViewController != nil, !shown.isBeingDismissed { shown.dismiss(animated: true) }
        completion(result, error)
    }
}

/// Names the window that shows a sign-in on a page.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// Returns the window.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
