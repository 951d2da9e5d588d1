import AuthenticationServices
import Kinora
import XCTest

/// Sign in with Apple, and on pages.
@preconcurrency @MainActor
final class AuthenticationTests: XCTestCase {
    private final class Delegate: NSObject, ASAuthorizationControllerDelegate, ASAuthorizationControllerPresentationContextProviding,
        ASWebAuthenticationPresentationContextProviding
    {
        let window: UIWindow
        var credentials: [ASAuthorizationAppleIDCredential] = []
        var errors: [Int] = []

        init(_ window: UIWindow) {
            self.window = window
            super.init()
        }
        func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor { window }
        func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { window }
        func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) {
            if let credential = authorization.credential as? ASAuthorizationAppleIDCredential { credentials.append(credential) }
        }
        func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
            errors.append((error as? ASAuthorizationError)?.code.rawValue ?? 0)
        }
    }

    private var stage: Stage?

    override func tearDown() { stage = nil }

    private func made() -> (Stage, Delegate) {
        let stage = Stage(device: .iPhone15)
        self.stage = stage
        stage.window.rootViewController = UIViewController()
        stage.settle()
        return (stage, Delegate(stage.window))
    }

    private func signIn(_ delegate: Delegate, _ change: (ASAuthorizationAppleIDRequest) -> Void = { _ in }) {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        change(request)
        let controller = ASAuthorizationController(authorizationRequests: [request])
        (controller.delegate, controller.presentationContextProvider) = (delegate, delegate)
        controller.performRequests()
        controller.performRequests()
        stage?.advance(by: 0.1)
    }

    private func state(of user: String) -> Int? {
        nonisolated(unsafe) var state: Int?
        ASAuthorizationAppleIDProvider().getCredentialState(forUserID: user) { found, _ in state = found.rawValue }
        stage?.advance(by: 0.1)
        return state
    }

    func testWithoutAnAccountItIsCancelled() {
        let (stage, delegate) = made()
        signIn(delegate)
        XCTAssertEqual(delegate.errors, [ASAuthorizationError.canceled.rawValue], "once")
        for requests in [[], [ASAuthorizationPasswordProvider().createRequest()]] {
            let controller = ASAuthorizationController(authorizationRequests: requests)
            controller.delegate = delegate
            controller.performRequests()
            stage.advance(by: 0.1)
        }
        XCTAssertEqual(delegate.errors, [1001, 1003, 1001], "nothing to do is not handled; there are no passwords")
        let controller = ASAuthorizationController(authorizationRequests: [ASAuthorizationAppleIDProvider().createRequest()])
        controller.delegate = delegate
        controller.performRequests()
        controller.cancel()
        stage.advance(by: 0.1)
        XCTAssertEqual(delegate.errors.count, 4, "the end comes once")
        XCTAssertEqual(delegate.errors.last, 1001)
        XCTAssertTrue(delegate.credentials.isEmpty)
    }

    func testTheAccountOfATestSignsIn() throws {
        let (stage, delegate) = made()
        stage.setAppleAccount(user: "001.ada", email: "ada@example.com", givenName: "Ada", familyName: "Lovelace")
        XCTAssertEqual(state(of: "001.ada"), ASAuthorizationAppleIDProvider.CredentialState.notFound.rawValue)
        signIn(delegate) { ($0.state, $0.nonce) = ("s", "n") }
        let first = try XCTUnwrap(delegate.credentials.first)
        XCTAssertEqual(first.user, "001.ada")
        XCTAssertEqual(first.email, "ada@example.com")
        XCTAssertEqual(first.fullName?.givenName, "Ada")
        XCTAssertEqual(first.fullName?.familyName, "Lovelace")
        XCTAssertEqual(first.state, "s")
        XCTAssertEqual(first.realUserStatus, .likelyReal)
        let token = try XCTUnwrap(first.identityToken.flatMap { String(data: $0, encoding: .utf8) }).split(separator: ".")
        var claims = token[1].replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        while claims.count % 4 != 0 { claims += "=" }
        let object = try JSONSerialization.jsonObject(with: XCTUnwrap(Data(base64Encoded: claims))) as? [String: Any]
        XCTAssertEqual(object?["sub"] as? String, "001.ada")
        XCTAssertEqual(object?["nonce"] as? String, "n")
        XCTAssertEqual(state(of: "001.ada"), ASAuthorizationAppleIDProvider.CredentialState.authorized.rawValue)
        // Apple: the name and the mail address come with the first sign-in alone.
        signIn(delegate)
        XCTAssertEqual(delegate.credentials.count, 2)
        XCTAssertNil(delegate.credentials[1].email)
        XCTAssertNil(delegate.credentials[1].fullName)
        XCTAssertEqual(delegate.credentials[1].user, "001.ada")
        signIn(delegate) { $0.user = "other" }
        XCTAssertEqual(delegate.errors, [ASAuthorizationError.notHandled.rawValue])
    }

    func testSigningOutRevokesTheCredential() {
        let (stage, delegate) = made()
        nonisolated(unsafe) var posts = 0
        let observer = NotificationCenter.default.addObserver(
            forName: ASAuthorizationAppleIDProvider.credentialRevokedNotification, object: nil, queue: nil
        ) { _ in posts += 1 }
        defer { NotificationCenter.default.removeObserver(observer) }
        stage.setAppleAccount(user: "a")
        signIn(delegate)
        stage.setAppleAccount(user: "a", email: "new@example.com")
        stage.advance(by: 0.1)
        XCTAssertEqual(posts, 0)
        stage.removeAppleAccount()
        stage.removeAppleAccount()
        stage.advance(by: 0.1)
        XCTAssertEqual(posts, 1)
        XCTAssertEqual(state(of: "a"), ASAuthorizationAppleIDProvider.CredentialState.revoked.rawValue)
    }

    func testTheButtonFillsItsHeightWithItsTitle() throws {
        let (stage, _) = made()
        let button = ASAuthorizationAppleIDButton(type: .continue, style: .white)
        XCTAssertEqual(button.intrinsicContentSize.height, 30)
        XCTAssertGreaterThanOrEqual(button.intrinsicContentSize.width, 140)
        button.frame = CGRect(x: 40, y: 100, width: 300, height: 50)
        button.cornerRadius = 100
        stage.window.rootViewController?.view.addSubview(button)
        stage.settle()
        let label = try XCTUnwrap(button.subviews.compactMap { $0 as? UILabel }.first)
        XCTAssertEqual(label.font.pointSize, 0.43 * 50, accuracy: 1e-9)
        XCTAssertEqual(label.text, "Continue with Apple")
        XCTAssertEqual(button.layer.cornerRadius, 25, "at most half of the height")
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.tap(at: CGPoint(x: 190, y: 125))
        XCTAssertEqual(taps, 1)
        XCTAssertEqual(button.accessibilityLabel, "Continue with Apple")
    }

    // MARK: Pages

    private func session(_ delegate: Delegate?, _ log: @escaping (String) -> Void) throws -> ASWebAuthenticationSession {
        let session = ASWebAuthenticationSession(url: try XCTUnwrap(URL(string: "https://example.com/login")), callbackURLScheme: "app") {
            log("\($0?.absoluteString ?? "-") \(($1 as? ASWebAuthenticationSessionError)?.code.rawValue ?? 0)")
        }
        session.presentationContextProvider = delegate
        return session
    }

    func testAPageAsksFirstAndCanBeCancelled() throws {
        let (stage, delegate) = made()
        var log: [String] = []
        let lost = try session(nil) { log.append($0) }
        XCTAssertFalse(lost.canStart)
        XCTAssertFalse(lost.start())
        stage.advance(by: 0.1)
        XCTAssertEqual(log, ["- 2"], "no window")
        let session = try session(delegate) { log.append($0) }
        XCTAssertTrue(session.canStart)
        XCTAssertTrue(session.start())
        XCTAssertFalse(session.start(), "once")
        stage.settle()
        let alert = try XCTUnwrap(stage.window.rootViewController?.presentedViewController as? UIAlertController)
        XCTAssertTrue(alert.title?.hasSuffix("Wants to Use “example.com” to Sign In") == true, alert.title ?? "")
        session.cancel()
        session.cancel()
        stage.settle()
        XCTAssertEqual(log, ["- 2", "- 1"])
        XCTAssertNil(stage.window.rootViewController?.presentedViewController)
    }
}
