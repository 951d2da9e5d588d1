import CWebHelper
import Kinora
import WebKit
import XCTest

/// A stage with a web view that fills it, and a record of its delegate's calls.
@MainActor
final class WebStage {
    let stage = Stage(device: Device(name: "Web", size: CGSize(width: 390, height: 844), scale: 2))
    let controller = UIViewController()
    let view: WKWebView
    let recorder = NavigationRecorder()

    init(_ configuration: WKWebViewConfiguration? = nil) throws {
        if let missing = WKWebView.missingPackages { throw XCTSkip(missing) }
        view = WKWebView(frame: controller.view.bounds, configuration: configuration ?? WKWebViewConfiguration())
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.navigationDelegate = recorder
        controller.view.addSubview(view)
        stage.window.rootViewController = controller
    }

    /// Loads a text and waits for it.
    func show(_ html: String, base: URL? = nil) async {
        view.loadHTMLString(html, baseURL: base)
        let open = await stage.settle()
        XCTAssertEqual(open, [])
    }

    /// Waits in real time for calls that should not come.
    func pause(_ seconds: Double) async {
        let end = kinora_web_seconds() + seconds
        while kinora_web_seconds() < end {
            usleepInRealTime()
            await stage.advance(by: 0)
        }
    }

    /// Waits in real time for a condition.
    func wait(_ seconds: Double, _ condition: () -> Bool) async {
        let end = kinora_web_seconds() + seconds
        while !condition(), kinora_web_seconds() < end { await pause(0.05) }
    }

    var realSeconds: Double { kinora_web_seconds() }

    /// Ends the helper as a crash does.
    func killHelper() {
        for process in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
            guard let number = Int32(process), let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8),
                status.contains("PPid:\t\(getpid())\n"), status.hasPrefix("Name:\tweb-helper")
            else { continue }
            kill(number, SIGKILL)
        }
    }

    private func usleepInRealTime() { poll(nil, 0, 10) }

    /// The result of a script, as text.
    func evaluate(_ script: String) async throws -> String {
        let value = try await view.evaluateJavaScript(script)
        return value.map { "\($0)" } ?? "nil"
    }

    /// The color of a point of the screen: red, green, blue.
    func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
        let image = stage.image()
        return image.withPixels { pixels in
            let pixel = pixels[Int(y * 2) * image.width + Int(x * 2)]
            return [Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255)]
        }
    }
}

/// Records the calls of a navigation delegate in short words, and acts on them.
@MainActor
final class NavigationRecorder: NSObject, WKNavigationDelegate {
    var events: [String] = []
    var errors: [any Error] = []
    var cancels: Set<String> = []
    /// Actions at the first event of a name.
    var actions: [String: (WKWebView) -> Void] = [:]

    private func note(_ event: String, _ view: WKWebView) {
        events.append(event)
        actions.removeValue(forKey: event)?(view)
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
        let event = "action \(navigationAction.navigationType)"
        note(event, webView)
        decisionHandler(cancels.contains("action") ? .cancel : .allow)
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) {
        let status = (navigationResponse.response as? HTTPURLResponse).map { " \($0.statusCode)" } ?? ""
        note("response\(status)", webView)
        decisionHandler(cancels.contains("response") || !navigationResponse.canShowMIMEType ? .cancel : .allow)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { note("start", webView) }
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {
        note("redirect", webView)
    }
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
        errors.append(error)
        note("failProvisional \((error as NSError).code)", webView)
    }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { note("commit", webView) }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { note("finish", webView) }
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {
        errors.append(error)
        note("fail \((error as NSError).code)", webView)
    }
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { note("terminate", webView) }
}
