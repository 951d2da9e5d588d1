import AuthenticationServices
import Kinora
import WebKit
import XCTest

/// A sign-in on a page, whose redirect to the app's scheme ends it.
final class WebSignInTests: XCTestCase {
    @MainActor
    private final class Anchor: NSObject, ASWebAuthenticationPresentationContextProviding {
        let window: UIWindow

        init(_ window: UIWindow) { self.window = window }

        func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { window }
    }

    @MainActor
    func testARedirectToTheAppsSchemeEndsTheSession() async throws {
        if let missing = WKWebView.missingPackages { throw XCTSkip(missing) }
        let server = LoopbackServer { path in
            path == "/login"
                ? .page(
                    "<body style='margin:0;font:20px sans-serif'><a href='/allow' style='display:block;background:#cfc;padding:60px'>Allow")
                : .redirect("APP://done?code=7")
        }
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = UIViewController()
        stage.window.rootViewController?.view.backgroundColor = .systemTeal
        let anchor = Anchor(stage.window)
        var results: [String] = []
        let session = ASWebAuthenticationSession(url: server.url("/login"), callbackURLScheme: "app") { url, error in
            results.append("\(url?.absoluteString ?? "-") \(error.map { "\($0)" } ?? "-")")
        }
        session.presentationContextProvider = anchor
        session.prefersEphemeralWebBrowserSession = true
        XCTAssertTrue(session.start())
        await stage.settle()
        let page = try XCTUnwrap(stage.window.rootViewController?.presentedViewController)
        let web = try XCTUnwrap(page.view.subviews.compactMap { $0 as? WKWebView }.first)
        XCTAssertEqual(results, [])
        await stage.tap(at: web.convert(CGPoint(x: 100, y: 60), to: nil))
        let end = ProcessInfo.processInfo.systemUptime + 10
        while results.isEmpty, ProcessInfo.processInfo.systemUptime < end { await stage.advance(by: 0.05) }
        XCTAssertEqual(results, ["app://done?code=7 -"])
        await stage.settle()
        XCTAssertNil(stage.window.rootViewController?.presentedViewController)
        session.cancel()
        XCTAssertEqual(results.count, 1)
    }
}
