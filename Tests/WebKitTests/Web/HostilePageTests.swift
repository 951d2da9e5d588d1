import Kinora
import WebKit
import XCTest

/// Pages that crash, hang, and ask for too much: the app goes on.
final class HostilePageTests: XCTestCase {
    @MainActor
    private final class Dialogs: NSObject, WKUIDelegate {
        var messages: [String] = []
        var windows = 0
        weak var controller: UIViewController?

        func webView(
            _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
            completionHandler: @escaping () -> Void
        ) {
            messages.append(message)
            guard let controller else { return completionHandler() }
            let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in completionHandler() })
            controller.present(alert, animated: true)
        }

        func webView(
            _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
            completionHandler: @escaping (Bool) -> Void
        ) {
            messages.append(message)
            completionHandler(true)
        }

        func webView(
            _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
            initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (String?) -> Void
        ) {
            messages.append("\(prompt) \(defaultText ?? "")")
            completionHandler("typed")
        }

        func webView(
            _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
            windowFeatures: WKWindowFeatures
        ) -> WKWebView? {
            windows += 1
            return nil
        }
    }

    @MainActor
    private func label(_ text: String, in view: UIView) -> UIView? {
        if (view as? UILabel)?.text == text { return view }
        return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
    }

    @MainActor
    func testDialogsAreTheApps() async throws {
        let web = try WebStage()
        let dialogs = Dialogs()
        web.view.uiDelegate = dialogs
        await web.show("<script>alert('a'); r = [confirm('b'), prompt('c', 'd')]; document.title = r</script>")
        XCTAssertEqual(dialogs.messages, ["a", "b", "c d"])
        XCTAssertEqual(web.view.title, "true,typed")
        dialogs.controller = web.controller
        web.view.evaluateJavaScript("alert('shown'); document.title = 'after'", completionHandler: nil)
        await web.pause(0.3)
        await web.stage.advance(by: 1)
        XCTAssertTrue(web.controller.presentedViewController is UIAlertController)
        XCTAssertEqual(web.view.title, "true,typed")
        await web.stage.tap(at: try XCTUnwrap(web.controller.presentedViewController.flatMap { label("OK", in: $0.view) }))
        await web.stage.settle()
        // The script goes on in another process.
        for _ in 0..<50 where web.view.title != "after" { await web.pause(0.1) }
        XCTAssertEqual(web.view.title, "after")
    }

    @MainActor
    func testWithoutADelegateDialogsAreAnswered() async throws {
        let web = try WebStage()
        await web.show("<script>alert('a'); document.title = [confirm('b'), prompt('c', 'd')]</script>")
        XCTAssertEqual(web.view.title, "false,")
    }

    @MainActor
    func testAnAlertStormEndsAlone() async throws {
        let web = try WebStage()
        let dialogs = Dialogs()
        web.view.uiDelegate = dialogs
        web.view.loadHTMLString("<script>while (true) alert('again')</script>", baseURL: nil)
        await web.stage.settle()
        await web.wait(30) { web.recorder.events.contains("terminate") }
        XCTAssertTrue(web.recorder.events.contains("terminate"), "\(web.recorder.events)")
        XCTAssertLessThan(dialogs.messages.count, 200)
        await web.show("<title>alive</title>")
        XCTAssertEqual(web.view.title, "alive")
    }

    @MainActor
    func testAPopupStormOpensNothing() async throws {
        let web = try WebStage()
        let dialogs = Dialogs()
        web.view.uiDelegate = dialogs
        await web.show("<script>for (let i = 0; i < 500; i++) window.open('about:blank'); document.title = 'done'</script>")
        XCTAssertEqual(web.view.title, "done")
        XCTAssertEqual(dialogs.windows, 0)
    }

    @MainActor
    func testAnEndlessLoopEndsItsProcess() async throws {
        let web = try WebStage()
        await web.show("<body style='background:#0f0'>")
        web.view.evaluateJavaScript("while (true) {}", completionHandler: nil)
        await web.wait(30) { web.recorder.events.contains("terminate") }
        XCTAssertEqual(web.recorder.events.last, "terminate")
        web.view.reload()
        let open = await web.stage.settle()
        XCTAssertEqual(open, [])
        XCTAssertEqual(web.color(200, 400), [0, 255, 0])
    }

    @MainActor
    func testALoopThatBeginsWhileLoadingIsNotAwaitedForever() async throws {
        let web = try WebStage()
        let begin = web.realSeconds
        web.view.loadHTMLString("<script>while (true) {}</script>", baseURL: nil)
        await web.stage.settle()
        XCTAssertLessThan(web.realSeconds - begin, 20)
        await web.wait(30) { web.recorder.events.contains("terminate") }
        XCTAssertEqual(web.recorder.events.last, "terminate")
    }

    @MainActor
    func testAKilledHelperIsReplaced() async throws {
        let web = try WebStage()
        await web.show("<title>one</title>")
        web.killHelper()
        await web.wait(10) { web.recorder.events.contains("terminate") }
        XCTAssertEqual(web.recorder.events.last, "terminate")
        web.recorder.events = []
        await web.show("<title>two</title><body style='background:#00f'>")
        XCTAssertEqual(web.view.title, "two")
        XCTAssertEqual(web.color(200, 400), [0, 0, 255])
        XCTAssertEqual(web.recorder.events, ["action other", "start", "commit", "finish"])
    }

    @MainActor
    func testWithoutAHelperALoadFailsWithASentence() async throws {
        setenv("KINORA_WEB_HELPER", "/nowhere/helper", 1)
        defer { unsetenv("KINORA_WEB_HELPER") }
        // Another scale has another helper; no other test has this one.
        let stage = Stage(device: Device(name: "Web", size: CGSize(width: 390, height: 844), scale: 4))
        let recorder = NavigationRecorder()
        let view = WKWebView(frame: stage.window.bounds)
        view.navigationDelegate = recorder
        stage.window.addSubview(view)
        view.loadHTMLString("x", baseURL: nil)
        let open = await stage.settle()
        XCTAssertEqual(open, [])
        XCTAssertEqual(recorder.events, ["start", "failProvisional 2"])
        XCTAssertEqual(
            recorder.errors.first?.localizedDescription, "the web helper is not run: /nowhere: No such file or directory")
        XCTAssertFalse(view.isLoading)
    }

    @MainActor
    func testHugePagesAreBounded() async throws {
        let web = try WebStage()
        await web.show("<canvas id=c width=30000 height=30000></canvas><div style='height:500000px'></div><title>huge</title>")
        XCTAssertEqual(web.view.title, "huge")
        web.view.scrollView.contentOffset.y = 400_000
        let open = await web.stage.settle()
        XCTAssertEqual(open, [])
    }
}
